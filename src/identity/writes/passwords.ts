import { createHash } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** argon2id with OWASP's second parameter set: 19 MiB, 2 passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
let decoy: Promise<string> | undefined

/** What the browser sends for `password`: hex SHA-256 of 'SS' + password. */
export function browserHash(password: string): string {
  return createHash('sha256').update(`SS${password}`).digest('hex')
}

/** The argon2id hash to keep of what the browser sent. */
export function keepPassword(sent: string): Promise<string> {
  return hash(sent, COST)
}

/** Whether `sent` is the password kept; for an unknown officer it takes the same time and says no. */
export async function matches(kept: string | undefined, sent: string): Promise<boolean> {
  decoy ??= keepPassword('nobody')
  return (await verify(kept ?? (await decoy), sent)) && kept !== undefined
}
