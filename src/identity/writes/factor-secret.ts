import { db, transaction } from '../../platform/db.ts'
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

/**
 * Encrypts with the present key the secrets of second factors that are kept in clear, as they were once, or by a former
 * key. Returns how many are of no key that the server has.
 */
export function encryptFactors(): Promise<number> {
  return transaction(async () => {
    const factors = await db()
      .selectFrom('second_factors')
      .select(['officer_id', 'clear_secret', 'encrypted_secret'])
      .forUpdate()
      .execute()
    let unreadable = 0
    for (const { officer_id, clear_secret, encrypted_secret } of factors) {
      const found = clear_secret
        ? { plain: clear_secret, byFormerKey: true }
        : findSecret(encrypted_secret, officer_id)
      if (!found) unreadable += 1
      else if (found.byFormerKey) await keep(found.plain, officer_id)
    }
    return unreadable
  })
}

async function keep(secret: Buffer, officerId: string): Promise<void> {
  await db()
    .updateTable('second_factors')
    .set({ clear_secret: null, encrypted_secret: encryptSecret(secret, officerId) })
    .where('officer_id', '=', officerId)
    .execute()
}
