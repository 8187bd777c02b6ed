import { createHash } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** argon2id with OWASP's second parameter set: 19 MiB, 2 passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
let decoy: Promise<string> | undefined

/** What the browser sends for `password`: hex SHA-256 of 'SS' + password. */
export function browserHash(password: string): string {
  return createHash('sha256').update(`SS${password}`).digest('hex')
}

/** The argon2id hash, to be stored, of what the browser sent. */
export function hashPassword(sent: string): Promise<string> {
  return hash(sent, COST)
}

/** Whether `sent` matches the `stored` hash; false, in the same time, for an unknown officer without one. */
export async function verifyPassword(stored: string | undefined, sent: string): Promise<boolean> {
  decoy ??= hashPassword('nobody')
  return (await verify(stored ?? (await decoy), sent)) && stored !== undefined
}
