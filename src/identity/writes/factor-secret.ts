import { decrypt, encrypt } from '../../platform/encryption.ts'
import { refuseField } from '../../platform/errors.ts'

/** The secret of an officer's second factor as it is kept. */
export function encryptSecret(secret: Buffer, officerId: string): Buffer {
  return encrypt(secret, ownerOf(officerId))
}

/** The secret of an officer's second factor; refuses the field `Code` as `auth.factorUnreadable` where the server has not the key for it. */
export function decryptSecret(encrypted: Buffer | null, officerId: string): Buffer {
  return findSecret(encrypted, officerId)?.plain ?? refuseField('Code', 'auth.factorUnreadable')
}

/** The same, and whether a former key encrypted it; nothing where the server has not the key. */
export function findSecret(encrypted: Buffer | null, officerId: string) {
  return encrypted ? decrypt(encrypted, ownerOf(officerId)) : undefined
}

function ownerOf(officerId: string): string {
  return `second_factors ${officerId}`
}
