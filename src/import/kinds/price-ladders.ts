import { auditAll } from '../../platform/audit.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { laddersInForce } from '../../pricing/reads/ladders-now.ts'
import { isCheckNeeded } from '../../pricing/reads/price-check.ts'
import { saveLadder } from '../../pricing/writes/save-ladder.ts'
import { plainDecimal } from './decimals.ts'
import type { Bar, Change, Field, Kind, Values } from './kind.ts'
import { undoEntriesOf } from './plain.ts'
import { run } from './statements.ts'
import { code, price, required } from './values.ts'

/** The grades that most ladders have; a form has them all. */
const USUAL_GRADES = { from: 16, to: 24 }

/** One row a product, with a column for each grade. A row is a whole ladder, of which absent columns stay as they are. */
export const priceLadders: Kind = {
  fileNames: ['price_ladder', 'ladder', 'price', 'ราคา', 'ตารางราคา'],
  fields: {
    ProductCode: {
      ...required,
      th: ['รหัสสินค้า', 'สินค้า'],
      en: ['Product code', 'Product'],
      parse: code(50),
      refersTo: { kind: 'products' },
      example: 'FFB-RAMP',
    },
    IncrementPrice: { ...step('เพิ่ม', 'Increment'), example: '0.25' },
    DecrementPrice: { ...step('ลด', 'Decrement'), example: '0.30' },
    PremiumPrice: {
      ...price,
      th: ['พรีเมียม', 'ราคาพรีเมียม'],
      en: ['Premium', 'Premium price'],
      example: '0.20',
    },
    ...Object.fromEntries(
      Array.from({ length: 101 }, (_, grade) => [`Grade${grade}`, ofGrade(grade)]),
    ),
  },
  key: ['ProductCode'],
  name: 'ProductCode',
  read: async ({ now }) => {
    const ladders = await laddersInForce(now).execute()
    return new Map(
      ladders.map(({ code: ProductCode, incrementPrice, decrementPrice, premiumPrice, rows }) => [
        ProductCode,
        {
          ProductCode,
          IncrementPrice: plainDecimal(incrementPrice),
          DecrementPrice: plainDecimal(decrementPrice),
          PremiumPrice: plainDecimal(premiumPrice),
          ...Object.fromEntries(
            rows.map((row) => [`Grade${row.gradePercent}`, plainDecimal(String(row.price))]),
          ),
        },
      ]),
    )
  },
  lock: async (keys) => {
    await run('select 1 from products where code = any ($1) order by id for no key update', [keys])
  },
  write: async (changes, ctx, importId) => {
    const ids = await productIds(changes)
    for (const { key, after } of changes) {
      const ladder = { productId: ids.get(key) as string, ...ladderOf(after) }
      await saveLadder(ladder, ctx, { saveId: importId, needsCheck: isCheckNeeded() })
    }
    return ids
  },
  undo,
  changedSince,
  defaults: { IncrementPrice: '0', DecrementPrice: '0' },
}

function step(th: string, en: string) {
  const names = { th: [`ขั้น${th}`, th, `ราคา${th}`], en: [en, `${en} price`] } as const
  return { ...names, ...price, filled: true } as const
}

function ofGrade(grade: number): Field {
  return {
    th: [`เกรด ${grade}`, `${grade}`, `ราคา ${grade}`],
    en: [`Grade ${grade}`],
    ...price,
    example: '5.20',
    ...((grade < USUAL_GRADES.from || grade > USUAL_GRADES.to) && { isRare: true }),
  }
}

/** The prices by grade of what a row says. */
export function gradesOf(values: Values): { gradePercent: number; price: string }[] {
  return Object.entries(values).flatMap(([field, price]) => {
    const [, grade] = /^Grade(\d+)$/.exec(field) ?? []
    return grade && price ? [{ gradePercent: Number(grade), price }] : []
  })
}

/** The ladder of what a row says. */
export function ladderOf(values: Values) {
  return {
    rows: gradesOf(values),
    incrementPrice: values.IncrementPrice || '0',
    decrementPrice: values.DecrementPrice || '0',
    premiumPrice: values.PremiumPrice || null,
  }
}

async function productIds(changes: readonly Change[]): Promise<Map<string, string>> {
  const rows = await run<{ id: string; key: string }>(
    'select id::text, code as key from products where code = any ($1)',
    [changes.map(({ key }) => key)],
  )
  return new Map(rows.map(({ id, key }) => [key, id]))
}

/** The versions of the import go; no ticket was priced by them, which `changedSince` has asked. */
async function undo(
  changes: readonly Change[],
  ctx: CallContext,
  { importId, at }: { importId: string; at: Date },
): Promise<void> {
  const ids = await productIds(changes)
  await run(
    'delete from ladder_rows where ladder_version_id in (select id from ladder_versions where save_id = $1)',
    [importId],
  )
  await run('delete from ladder_versions where save_id = $1', [importId])
  await run(
    'update products set modified_at = $2, version = version + 1 where id = any ($1::uuid[])',
    [[...ids.values()], ctx.now],
  )
  await auditAll(ctx, undoEntriesOf('product', changes, ids, at))
  publishChange('prices', ids.values())
}

/** A ticket that was priced by an import's prices, or a product that has newer ones. */
async function changedSince(importId: string): Promise<Bar | undefined> {
  const [first] = await run<Bar>(
    `select products.code as key, used.by from ladder_versions as version
    join products on products.id = product_id
    cross join lateral (
      (select ticket_name as by from valuations join weigh_tickets on weigh_tickets.id = ticket_id
        where ladder_version_id = version.id limit 1)
      union all select null from ladder_versions as newer
        where newer.product_id = version.product_id and newer.number > version.number) used
    where save_id = $1 limit 1`,
    [importId],
  )
  return first
}
