import { sql } from 'kysely'
import type { Input } from '../../platform/call.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import type {
  calls,
  KeptPreferences,
  Preferences,
  SavedView,
  Views,
} from '../contract/preferences.ts'
import { preferencesOf } from '../reads.ts'

/** Keeps what an officer sets for themselves beside what they set before; returns all of it. The audit trail has none of it. */
export function savePreferences(set: Preferences, ctx: OfficerContext): Promise<KeptPreferences> {
  return transaction(async () => {
    const { id } = ctx.officer
    refuseFull(await mergePreferences(id, set))
    return preferencesOf(id)
  })
}

/** Bytes that the preferences of an officer may have, saved views among them: every screen begins by reading them. */
const MAX_PREFERENCES_BYTES = 128 * 1024

/** Keeps `set` beside the other preferences of an officer; returns how many bytes they have now. */
async function mergePreferences(id: string, set: KeptPreferences): Promise<number> {
  const { bytes } = await db()
    .updateTable('officers')
    .set({ preferences: sql`preferences || ${JSON.stringify(set)}::jsonb` })
    .where('id', '=', id)
    .returning(sql<number>`octet_length(preferences::text)`.as('bytes'))
    .executeTakeFirstOrThrow()
  return bytes
}

/** Refuses `profile.preferencesFull` where preferences have grown too large. */
function refuseFull(bytes: number): void {
  if (bytes > MAX_PREFERENCES_BYTES) refuse('profile.preferencesFull')
}

/** How many views a list keeps for one officer. */
export const MAX_VIEWS = 20

/** Keeps a view of a list for its officer, or changes the one named `Former`; returns all of theirs. */
export function saveView(
  { List, Former, ...view }: Input<typeof calls.saveView>,
  ctx: OfficerContext,
): Promise<Views> {
  return changeViews(List, ctx, (views) => {
    const at = Former === undefined ? views.length : indexOf(views, Former)
    if (views.some(({ Name }, n) => n !== at && isSame(Name, view.Name))) refuse('view.nameTaken')
    if (at >= MAX_VIEWS) refuse('view.tooMany', { n: MAX_VIEWS })
    return views.toSpliced(at, 1, view)
  })
}

/** Forgets a view of a list; returns all that are left. */
export function deleteView(
  { List, Name }: Input<typeof calls.deleteView>,
  ctx: OfficerContext,
): Promise<Views> {
  return changeViews(List, ctx, (views) => views.toSpliced(indexOf(views, Name), 1))
}

/** Changes the views of one list, one change after another. */
function changeViews(
  list: string,
  ctx: OfficerContext,
  change: (views: SavedView[]) => SavedView[],
): Promise<Views> {
  return transaction(async () => {
    const { id } = ctx.officer
    const { preferences } = await db()
      .selectFrom('officers')
      .select('preferences')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const before = (preferences as KeptPreferences).Views ?? {}
    // A list may be called as what every object inherits.
    const former = Object.hasOwn(before, list) ? before[list]! : []
    const after = change(former)
    const Views = { ...before, [list]: after }
    const bytes = await mergePreferences(id, { Views })
    if (after.length >= former.length) refuseFull(bytes)
    return Views
  })
}

function indexOf(views: readonly SavedView[], name: string): number {
  const at = views.findIndex(({ Name }) => isSame(Name, name))
  return at === -1 ? refuse('view.notFound') : at
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
