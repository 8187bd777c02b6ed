import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * What leaves the browser in place of a password: lower-case hex SHA-256 of 'SS' + password. Not
 * crypto.subtle, which browsers refuse on the plain http of a mill's own network.
 */
export function passwordHash(password: string): string {
  return bytesToHex(sha256(utf8ToBytes(`SS${password}`)))
}
