import { db } from '../../platform/db.ts'
import { KNOWN_PLACE_MS, senderOf } from '../rules/throttle.ts'

/** Remembers that an officer signed in from `address`. */
export async function rememberPlace(officerId: string, address: string, now: Date): Promise<void> {
  await db()
    .insertInto('sign_in_places')
    .values({ officer_id: officerId, sender: senderOf(address), signed_in_at: now })
    .onConflict((on) => on.columns(['officer_id', 'sender']).doUpdateSet({ signed_in_at: now }))
    .execute()
}

/** Whether the officer of `email` signed in from the network `sender` lately. */
export async function isKnownPlace(email: string, sender: string, now: Date): Promise<boolean> {
  const place = await db()
    .selectFrom('sign_in_places')
    .innerJoin('officers', 'officers.id', 'officer_id')
    .select('officer_id')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('sender', '=', sender)
    .where('signed_in_at', '>', new Date(now.getTime() - KNOWN_PLACE_MS))
    .executeTakeFirst()
  return place !== undefined
}

/** Deletes the places from which nobody signed in lately. */
export async function deleteOldPlaces(now: Date): Promise<void> {
  await db()
    .deleteFrom('sign_in_places')
    .where('signed_in_at', '<', new Date(now.getTime() - KNOWN_PLACE_MS))
    .execute()
}
