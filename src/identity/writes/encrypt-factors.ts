import { db, transaction } from '../../platform/db.ts'
import { encryptSecret, findSecret } from './factor-secret.ts'

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
