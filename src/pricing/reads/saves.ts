import { type RawBuilder, sql } from 'kysely'
import { standingOf } from '../../identity/reads/second-officer.ts'
import type { Matter, Standing } from '../../identity/rules/independence.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { idRows } from '../../platform/id-rows.ts'
import { asPage, count, windowOf } from '../../platform/paging.ts'
import { PURCHASING } from '../../platform/roles.ts'
import { type SaveState, saveMatter } from '../rules/save-states.ts'
import { rowsOfVersion, type WireRow } from './products.ts'

type Reader = Pick<OfficerContext, 'officer' | 'now'>

/** One page of what was saved together, the newest effect first, as the officer sees it. */
export async function priceSaves(page: number, { officer, now }: Reader) {
  const { limit, offset } = windowOf(page)
  const saves = db().selectFrom('ladder_versions').select('save_id').groupBy('save_id')
  const found = await count(saves)
  const ids = await saves
    .orderBy(sql`coalesce(max(effective_from), max(scheduled_for), max(created_at))`, 'desc')
    .orderBy(sql`max(id)`, 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const order = ids.map(({ save_id }) => save_id)
  const versions = await versionsOfSaves(order, now)
  const standing = await standingOf(officer, PURCHASING)
  return asPage(
    page,
    found,
    order.map((id) =>
      asSave(
        versions.filter((one) => one.SaveUUID === id),
        standing,
      ),
    ),
  )
}

type SavedVersion = Awaited<ReturnType<typeof versionsOfSaves>>[number]

function asSave(versions: readonly SavedVersion[], standing: (matter: Matter) => Standing) {
  const [{ SaveUUID, EffectiveFrom, Made, MadeBy, CheckedBy, Reason }] = versions as [SavedVersion]
  const State = versions.find(({ State }) => State === 'inForce')?.State ?? versions[0]!.State
  return {
    SaveUUID,
    State,
    EffectiveFrom,
    Made,
    MadeBy,
    ...(State === 'waiting' && { Check: standing(saveMatter(versions)) }),
    CheckedBy,
    Reason,
    Products: versions.map(({ ProductUUID, Name, PriceVersion, Prices, Before }) => ({
      ProductUUID,
      Name,
      PriceVersion,
      ...Prices,
      Before,
    })),
  }
}

interface WirePrices {
  IncrementPrice: string
  DecrementPrice: string
  PremiumPrice: string | null
  oProduct_price: WireRow[]
}

function versionsOfSaves(ids: readonly string[], now: Date) {
  return db()
    .selectFrom('ladder_versions as saved')
    .innerJoin('products', 'products.id', 'saved.product_id')
    .leftJoin('officers as maker', 'maker.id', 'saved.created_by')
    .leftJoin('officers as checker', (join) =>
      join.on(sql<boolean>`checker.id = coalesce(saved.checked_by, saved.sent_back_by)`),
    )
    .select([
      'save_id as SaveUUID',
      'saved.product_id as ProductUUID',
      'products.name as Name',
      'saved.number as PriceVersion',
      'saved.created_at as Made',
      'maker.full_name as MadeBy',
      'saved.created_by',
      'checker.full_name as CheckedBy',
      'saved.sent_back_reason as Reason',
      sql<Date | null>`coalesce(saved.effective_from, saved.scheduled_for)`.as('EffectiveFrom'),
      stateAt(now).as('State'),
      pricesOf(sql`saved`).as('Prices'),
      sql<WirePrices | null>`(
        select ${pricesOf(sql`earlier`)} from ladder_versions earlier
        where earlier.product_id = saved.product_id and earlier.id <> saved.id and earlier.withdrawn_at is null
          and (earlier.effective_from, earlier.number) < (${effectOf(now)}, saved.number)
        order by earlier.effective_from desc, earlier.number desc limit 1)`.as('Before'),
    ])
    .where('save_id', 'in', idRows(ids))
    .orderBy('products.code')
    .execute()
}

/** When a version came or would come into force; what is before it then is what it changes. */
function effectOf(now: Date): RawBuilder<Date> {
  return sql`coalesce(saved.effective_from, saved.scheduled_for,
    case when saved.withdrawn_at is null and saved.sent_back_at is null then ${now} else saved.created_at end)`
}

function stateAt(now: Date): RawBuilder<SaveState> {
  return sql`case
    when saved.withdrawn_at is not null then 'withdrawn'
    when saved.sent_back_at is not null then 'sentBack'
    when saved.effective_from is null then 'waiting'
    when saved.scheduled_for > ${now} then 'scheduled'
    when saved.id = (select id from ladder_in_force(saved.product_id, ${now})) then 'inForce'
    else 'past' end`
}

/** What a version says, as the wire has it. */
export function pricesOf(version: RawBuilder<unknown>): RawBuilder<WirePrices> {
  return sql`jsonb_build_object(
    'IncrementPrice', ${version}.increment_price::text,
    'DecrementPrice', ${version}.decrement_price::text,
    'PremiumPrice', ${version}.premium_price::text,
    'oProduct_price', ${rowsOfVersion(version)})`
}
