import { randomUUID } from 'node:crypto'
import { auditAll } from '../../platform/audit.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { type Decimal, decimal } from '../../platform/money.ts'
import { businessDay, dayBegins } from '../../platform/thai-date.ts'
import { isCheckNeeded } from '../../pricing/reads/board.ts'
import { laddersAtEndsOf, laddersInForce } from '../../pricing/reads/ladders-now.ts'
import { effectsOf } from '../../pricing/reads/past-prices.ts'
import { lastStartDay, MAX_DAYS_AHEAD } from '../../pricing/rules/start-day.ts'
import { saveLadder } from '../../pricing/writes/save-ladder.ts'
import { undoEntriesOf } from './in-table.ts'
import type { Blocker, Change, Field, Kind, Known, Parsed, Values } from './kind.ts'
import { PRODUCT_CODE } from './products.ts'
import { idsBy, run } from './statements.ts'
import { day } from './ticket-times.ts'
import { price } from './values.ts'

/** The grades that most ladders have; a form has them all. */
const USUAL_GRADES = { from: 16, to: 24 }

/**
 * One row a product, with a column for each grade; of several days one each. A row is a whole ladder, of which absent columns
 * stay as they are: as in force, or as on the day from which it holds.
 */
export const priceLadders: Kind = {
  fileNames: ['price_ladder', 'ladder', 'price', 'ราคา', 'ตารางราคา'],
  fields: {
    ProductCode: { ...PRODUCT_CODE, refersTo: { kind: 'products' } },
    ValidFrom: {
      kind: 'day',
      th: [
        'วันที่มีผล',
        'มีผลตั้งแต่วันที่',
        'มีผลตั้งแต่',
        'มีผลวันที่',
        'ตั้งแต่วันที่',
        'วันที่เริ่มใช้',
        'เริ่มใช้วันที่',
        'ใช้ตั้งแต่วันที่',
        'วันที่ราคา',
        'วันที่',
      ],
      en: [
        'Effective on',
        'Effective from',
        'Effective date',
        'Valid from',
        'Valid on',
        'Start date',
        'From date',
        'Price date',
        'From',
        'Date',
      ],
      parse: startDay,
      example: '',
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
  datedBy: 'ValidFrom',
  name: 'ProductCode',
  read: async ({ now }, keys = []) => {
    const inForce = await laddersInForce(now).execute()
    const days = [...new Set(keys.flatMap((key) => DAY_OF_KEY.exec(key)?.[1] ?? []))]
    const ofDays = days.length > 0 ? await laddersAtEndsOf(days).execute() : []
    return new Map([
      ...inForce.map((one) => [one.code, valuesOf(one, '')] as const),
      ...ofDays.map(
        (one) => [`${one.code} ${one.day}`, valuesOf(one, businessDay(one.effectiveFrom))] as const,
      ),
    ])
  },
  lock: async (keys) => {
    const codes = keys.flatMap((key) => [key, key.replace(DAY_OF_KEY, '')])
    await run('select 1 from products where code = any ($1) order by id for no key update', [codes])
  },
  write,
  undo,
  changedSince,
  defaults: { IncrementPrice: '0', DecrementPrice: '0' },
}

/** The day at the end of the key of a ladder that has one. */
const DAY_OF_KEY = / (\d{4}-\d\d-\d\d)$/

/** The day from which prices hold. From today is at once: what was priced earlier today stays. */
function startDay(typed: string, known: Known): Parsed {
  const read = day(typed, known)
  if (read.code !== undefined || read.value === '') return read
  const today = businessDay(known.now)
  if (read.value < FIRST_DAY) return { code: 'day' }
  if (read.value > lastStartDay(today)) {
    return { code: 'tooFarAhead', params: { max: MAX_DAYS_AHEAD } }
  }
  return read.value === today ? { value: '' } : read
}

/** As the intake has it, which takes no ticket of another century. */
const FIRST_DAY = '2000-01-01'

type LadderFound = Awaited<ReturnType<ReturnType<typeof laddersInForce>['execute']>>[number]

function valuesOf(found: LadderFound, ValidFrom: string): Values {
  return {
    ProductCode: found.code,
    ValidFrom,
    IncrementPrice: plainDecimal(found.incrementPrice),
    DecrementPrice: plainDecimal(found.decrementPrice),
    PremiumPrice: plainDecimal(found.premiumPrice),
    ...Object.fromEntries(
      found.rows.map((row) => [`Grade${row.gradePercent}`, plainDecimal(String(row.price))]),
    ),
  }
}

/** A decimal without superfluous zeros, as cells are read; '' for none. */
export function plainDecimal(value: Decimal | null): string {
  return value === null ? '' : decimal(value).toString()
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

/**
 * When prices of a row come into force: as the day begins, or with the version that came into force on that day last, in whose
 * place they stand. Null: at once.
 */
export function startOf({ ValidFrom: from }: Values, effects: readonly Date[] = []) {
  if (!from) return null
  return effects.findLast((effect) => businessDay(effect) === from) ?? dayBegins(from)
}

/** A version for each; those of a day are a save of their own, which can be withdrawn while the day is to come. */
async function write(changes: readonly Change[], ctx: CallContext, importId: string) {
  const products = await productIds(changes)
  const effects = await effectsOf([...products.keys()])
  const saves = new Map([['', importId]])
  const versions = new Map<string, string>()
  // In the order of their days, so that the numbers of the versions are.
  const today = businessDay(ctx.now)
  const dayOf = ({ after }: Change) => after.ValidFrom || today
  for (const { key, after } of changes.toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1))) {
    const { ProductCode = '', ValidFrom = '' } = after
    const saveId = saves.get(ValidFrom) ?? randomUUID()
    saves.set(ValidFrom, saveId)
    const { id } = await saveLadder(
      { productId: products.get(ProductCode) as string, ...ladderOf(after) },
      ctx,
      {
        saveId,
        scheduledFor: startOf(after, effects.get(ProductCode)),
        needsCheck: isCheckNeeded(),
      },
    )
    versions.set(key, String(id))
  }
  return versions
}

/** The ids of the products, by their codes. */
function productIds(changes: readonly Change[]): Promise<Map<string, string>> {
  return idsBy(
    'select id::text, code as key from products where code = any ($1)',
    changes.map(({ after }) => after.ProductCode),
  )
}

/** The versions of an import ($1): of those at once the import is the save, those of a day are kept by their ids. */
const OF_IMPORT = `select id from ladder_versions where save_id = $1 or id::text in (
  select record_id from import_changes where import_id = $1 and kind = 'price_ladders')`

/** The versions of the import go; no ticket was priced by them, which `changedSince` has asked. */
async function undo(
  changes: readonly Change[],
  ctx: CallContext,
  { importId, at }: { importId: string; at: Date },
): Promise<void> {
  const products = await productIds(changes)
  await run(`delete from ladder_rows where ladder_version_id in (${OF_IMPORT})`, [importId])
  await run(`delete from ladder_versions where id in (${OF_IMPORT})`, [importId])
  await run(
    'update products set modified_at = $2, version = version + 1 where id = any ($1::uuid[])',
    [[...products.values()], ctx.now],
  )
  const ids = new Map(
    changes.map(({ key, after }) => [key, products.get(after.ProductCode ?? '') ?? key]),
  )
  await auditAll(ctx, undoEntriesOf('product', changes, ids, at))
  publishChange('prices', products.values())
}

/** A ticket that was priced by an import's prices, or a product that has newer ones. */
async function changedSince(importId: string): Promise<Blocker | undefined> {
  const [first] = await run<Blocker>(
    `with mine as (${OF_IMPORT})
    select products.code as key, used.by from ladder_versions as version
    join products on products.id = product_id
    cross join lateral (
      (select ticket_name as by from valuations join weigh_tickets on weigh_tickets.id = ticket_id
        where ladder_version_id = version.id limit 1)
      union all select null from ladder_versions as newer
        where newer.product_id = version.product_id and newer.number > version.number
          and newer.id not in (select id from mine)) used
    where version.id in (select id from mine) limit 1`,
    [importId],
  )
  return first
}
