import { requireVersion } from '../../identity/reads/stale.ts'
import { audit } from '../../platform/audit.ts'
import type { Parsed } from '../../platform/call.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { differsFrom } from '../../platform/differs-from.ts'
import { refuse } from '../../platform/errors.ts'
import { columnsOf, fromWire } from '../../platform/fields.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { NEXT_VERSION } from '../../platform/version.ts'
import { calls } from '../contract/levels.ts'
import { levels } from '../reads/levels.ts'
import { LEVEL_FIELDS } from '../rules/fields.ts'

type NewLevel = Parsed<typeof calls.saveLevel>

/** Sets what a member level is paid and what it takes, and returns it as it is then. */
export function saveLevel(input: NewLevel, ctx: CallContext) {
  return transaction(async () => {
    const before = await lockLevel(input)
    const after = await change(input)
    if (after) {
      await audit(ctx, { action: 'level.save', entity: 'memberLevel', id: input.ID, before, after })
      publishChange('vendors', [input.ID])
    }
    return levelNow(input.ID)
  })
}

/** The new values; undefined where they are those that stand. */
function change(input: NewLevel) {
  const values = fromWire(LEVEL_FIELDS, input)
  return db()
    .updateTable('member_levels')
    .set({ ...values, version: NEXT_VERSION })
    .where('id', '=', input.ID)
    .where(differsFrom(values))
    .returning(columnsOf(LEVEL_FIELDS))
    .executeTakeFirst()
}

/** Refuses `level.notFound`, and `sys.stale` with the present level where an officer saw another version. */
async function lockLevel({ ID, Version }: NewLevel) {
  const known = await db().selectFrom('member_levels').select('id').execute()
  if (!known.some(({ id }) => id === ID)) refuse('level.notFound')
  const { version, ...values } = await db()
    .selectFrom('member_levels')
    .select([...columnsOf(LEVEL_FIELDS), 'version'])
    .where('id', '=', ID)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const present = async () => calls.saveLevel.output.parse(await levelNow(ID))
  await requireVersion('memberLevel', Version, { id: ID, version, made: new Date(0), present })
  return values
}

async function levelNow(id: number) {
  return (await levels()).find(({ ID }) => ID === id) ?? refuse('level.notFound')
}
