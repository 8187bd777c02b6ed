import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { audit } from '../../platform/audit.ts'
import type { CallContext, OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuseField } from '../../platform/errors.ts'
import { insertMany } from '../../platform/insert-many.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import type { Decimal } from '../../platform/money.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { NEXT_VERSION } from '../../platform/version.ts'
import { isCheckNeeded } from '../reads/board.ts'
import { ladderAtEndOf, ladderInForce, ladderOfVersion } from '../reads/ladders-now.ts'
import type { Ladder } from '../rules.ts'
import { notifyCheckers } from './notify-of-prices.ts'

export interface NewLadder extends Ladder {
  productId: string
  /** That in force where nothing is said. */
  premiumPrice?: Decimal | null
}

/** How prices are published that are saved. */
export interface Publishing {
  /** Shared by all that are saved together. */
  saveId?: string
  /** Null: at once. A time before now: it was in force from then on. */
  scheduledFor?: Date | null
  /** Whether a second officer has to check them first. */
  needsCheck?: boolean
}

/**
 * Saves these prices together, a version of each product, at once or from `scheduledFor` on; where a second officer has to
 * check them, notifies those who may.
 */
export async function saveTogether(
  ladders: readonly NewLadder[],
  ctx: OfficerContext,
  scheduledFor: Date | null = null,
): Promise<void> {
  const publishing = { saveId: randomUUID(), scheduledFor, needsCheck: isCheckNeeded() }
  for (const ladder of ladders) await saveLadder(ladder, ctx, publishing)
  if (ladders.length > 0 && publishing.needsCheck) {
    await notifyCheckers(publishing.saveId, ladders.length, ctx)
  }
}

/** Refuses `v.ladderDuplicate` at the row of `field` whose grade another one has. */
export function refuseTwice(rows: readonly { ProductGrade: number }[], field: string): void {
  const grades = rows.map(({ ProductGrade }) => ProductGrade)
  const twice = grades.findIndex((grade, index) => grades.indexOf(grade) < index)
  if (twice < 0) return
  refuseField(`${field}.${twice}.ProductGrade`, 'v.ladderDuplicate', { g: grades[twice]! })
}

/** Saves a whole ladder as the product's next version and returns its id and number; prices in baht per kg. */
export async function saveLadder(ladder: NewLadder, ctx: CallContext, publishing: Publishing = {}) {
  const { productId } = ladder
  return transaction(async () => {
    await nextState(productId, ctx)
    const before = await ladderBefore(productId, publishing, ctx)
    const { premiumPrice = before?.premiumPrice } = ladder
    const version = await insertVersion({ ...ladder, premiumPrice }, publishing, ctx)
    const { scheduledFor } = publishing
    const after = {
      ...(await ladderOfVersion(version.id)),
      ...(scheduledFor && { valid_from: businessDay(scheduledFor) }),
    }
    await audit(ctx, { action: 'price.save', entity: 'product', id: productId, before, after })
    publishChange('prices', [productId])
    return version
  })
}

/** The prices that a version follows: of one that reaches back those of its day. */
function ladderBefore(productId: string, { scheduledFor }: Publishing, { now }: CallContext) {
  return scheduledFor && scheduledFor < now
    ? ladderAtEndOf(productId, businessDay(scheduledFor))
    : ladderInForce(productId, now)
}

/** The product's row is held meanwhile: of two who save at once, the second makes the version after. */
async function nextState(productId: string, ctx: CallContext): Promise<void> {
  await db()
    .updateTable('products')
    .set({ modified_at: ctx.now, version: NEXT_VERSION })
    .where('id', '=', productId)
    .returning('id')
    .executeTakeFirstOrThrow()
}

async function insertVersion(ladder: NewLadder, publishing: Publishing, ctx: CallContext) {
  const { productId, incrementPrice, decrementPrice, premiumPrice } = ladder
  const version = await db()
    .insertInto('ladder_versions')
    .values({
      product_id: productId,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from ladder_versions where product_id = ${productId})`,
      increment_price: String(incrementPrice),
      decrement_price: String(decrementPrice),
      premium_price: premiumPrice == null ? null : String(premiumPrice),
      created_at: ctx.now,
      created_by: ctx.officer?.id,
      save_id: publishing.saveId ?? randomUUID(),
      scheduled_for: publishing.scheduledFor ?? null,
      needs_check: publishing.needsCheck ?? false,
      follows: sql<Date | null>`(select effective_from from ladder_in_force(${productId}, ${ctx.now}))`,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
  const rows = ladder.rows.map(({ gradePercent, price }) => ({
    ladder_version_id: version.id,
    grade_percent: gradePercent,
    price_per_kg: String(price),
  }))
  await insertMany('ladder_rows', rows)
  return version
}
