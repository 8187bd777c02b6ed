import { db } from '../../platform/db.ts'
import { statement } from '../../platform/statement.ts'
import { YIELD_PRODUCTS } from '../rules.ts'

const [CRUDE_PALM_OIL] = YIELD_PRODUCTS

/** A day and what it is the yield of. */
export interface YieldKey {
  RecordDate: string
  ProductKey: string
}

/** The recorded yield with who recorded it; nulls and version 0 where there is none. */
export async function recordedYield({ RecordDate, ProductKey }: YieldKey) {
  const recorded = await db()
    .selectFrom('yields')
    .innerJoin('officers', 'officers.id', 'yields.recorded_by')
    .select([
      'yield_percent as YieldPercent',
      'yields.version as Version',
      'full_name as RecordedBy',
      'recorded_at as RecordedAt',
    ])
    .where('day', '=', RecordDate)
    .where('product_key', '=', ProductKey)
    .executeTakeFirst()
  return recorded ?? { YieldPercent: null, Version: 0, RecordedBy: null, RecordedAt: null }
}

/** Percent of crude palm oil by day, where it was recorded from day `from` to day `to`. */
export async function yieldsOf(from: string, to: string): Promise<Map<string, string>> {
  const yields = await recordedYields({ from, to })
  return new Map(yields.map(({ day, yield_percent }) => [day, yield_percent]))
}

const recordedYields = statement(({ from, to }: { from: string; to: string }) =>
  db()
    .selectFrom('yields')
    .select(['day', 'yield_percent'])
    .where('product_key', '=', CRUDE_PALM_OIL)
    .where('day', '>=', from)
    .where('day', '<=', to),
)
