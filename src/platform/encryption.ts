import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Of a key of AES-256. */
export const KEY_BYTES = 32

/** The key that `text` is in base64, if it is one. */
export function keyOf(text: string): Buffer | undefined {
  const key = Buffer.from(text, 'base64')
  return key.length === KEY_BYTES && key.toString('base64') === text ? key : undefined
}

let keys: readonly Buffer[] = []

/** Sets the keys for what is kept encrypted: the first encrypts, and each of them decrypts. */
export function setEncryptionKeys(to: readonly Buffer[]): void {
  keys = to
}

/**
 * `plain` encrypted by AES-256-GCM with the current key: nonce, ciphertext and tag. It is decrypted for the same `owner`
 * only, so that it is worth nothing in another one's row.
 */
export function encrypt(plain: Buffer, owner: string): Buffer {
  const [current] = keys
  if (!current) throw new Error('No key to encrypt with was set')
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, current, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(owner))
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** What `encrypt` was given, and whether a former key did it; nothing where it is not that owner's, or of none of the keys. */
export function decrypt(
  encrypted: Buffer,
  owner: string,
): { plain: Buffer; byFormerKey: boolean } | undefined {
  for (const [n, key] of keys.entries()) {
    const plain = decryptWith(key, encrypted, owner)
    if (plain) return { plain, byFormerKey: n > 0 }
  }
  return undefined
}

function decryptWith(key: Buffer, encrypted: Buffer, owner: string): Buffer | undefined {
  try {
    const nonce = encrypted.subarray(0, NONCE_BYTES)
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(owner))
    decipher.setAuthTag(encrypted.subarray(-TAG_BYTES))
    const text = encrypted.subarray(NONCE_BYTES, -TAG_BYTES)
    return Buffer.concat([decipher.update(text), decipher.final()])
  } catch {
    return undefined
  }
}
