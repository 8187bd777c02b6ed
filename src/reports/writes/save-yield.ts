import { requireVersion } from '../../identity/reads/stale.ts'
import { audit } from '../../platform/audit.ts'
import type { Parsed } from '../../platform/call.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { decimal } from '../../platform/money.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { NEXT_VERSION } from '../../platform/version.ts'
import { calls } from '../contract.ts'
import { recordedYield } from '../reads/yields.ts'

type Input = Parsed<typeof calls.saveYield>

/**
 * Records the yield of a day, in percent, and returns it as it stands then. Refuses a day to come (`yield.future`),
 * and `sys.stale` where somebody recorded one that the officer has not seen.
 */
export async function saveYield(input: Input, ctx: OfficerContext) {
  const { RecordDate, YieldPercent } = input
  if (RecordDate > businessDay(ctx.now)) refuse('yield.future')
  return transaction(async () => {
    if (await recordFirst(input, ctx)) {
      await auditAndPublish(input, ctx)
    } else {
      const before = await lockYield(input, ctx)
      if (!decimal(before.yield_percent).eq(YieldPercent)) {
        await replace(input, ctx)
        await auditAndPublish(input, ctx, before)
      }
    }
    return recordedYield(input)
  })
}

/** Of two who record the first of a day at once, the second waits for the first and finds theirs. */
async function recordFirst(
  { RecordDate, ProductKey, YieldPercent }: Input,
  ctx: OfficerContext,
): Promise<boolean> {
  const created = await db()
    .insertInto('yields')
    .values({
      day: RecordDate,
      product_key: ProductKey,
      yield_percent: YieldPercent,
      recorded_at: ctx.now,
      recorded_by: ctx.officer.id,
    })
    .onConflict((on) => on.doNothing())
    .returning('version')
    .executeTakeFirst()
  return created !== undefined
}

/** Holds the yield for the rest of the transaction, if it is the one that the officer saw. */
async function lockYield(input: Input, ctx: OfficerContext) {
  const { version, yield_percent } = await db()
    .selectFrom('yields')
    .select(['version', 'yield_percent'])
    .where('day', '=', input.RecordDate)
    .where('product_key', '=', input.ProductKey)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const present = async () => calls.saveYield.output.parse(await recordedYield(input))
  const found = { id: nameOf(input), version, made: ctx.now, present }
  await requireVersion('yield', input.Version, found)
  return { yield_percent }
}

async function replace({ RecordDate, ProductKey, YieldPercent }: Input, ctx: OfficerContext) {
  await db()
    .updateTable('yields')
    .set({
      yield_percent: YieldPercent,
      recorded_at: ctx.now,
      recorded_by: ctx.officer.id,
      version: NEXT_VERSION,
    })
    .where('day', '=', RecordDate)
    .where('product_key', '=', ProductKey)
    .execute()
}

async function auditAndPublish(
  input: Input,
  ctx: OfficerContext,
  before?: { yield_percent: string },
) {
  const after = { yield_percent: decimal(input.YieldPercent).toFixed(2) }
  await audit(ctx, { action: 'yield.save', entity: 'yield', id: nameOf(input), before, after })
  publishChange('yields', [input.RecordDate])
}

/** Under which the audit trail knows it: '2026-11-20 CPO'. */
function nameOf({ RecordDate, ProductKey }: Input): string {
  return `${RecordDate} ${ProductKey}`
}
