import { describe, expect, test } from 'vitest'
import type { Parsed } from '../../platform/call.ts'
import { db } from '../../platform/db.ts'
import { holdsTyped } from '../../platform/search-key.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { addVendor, buildMill, gradeTicket, valueTicket, weighTicket } from '../../tests/fixture.ts'
import { addTicket, draftOrder } from '../../tests/orders.ts'
import { updateRows } from '../../tests/rows.ts'
import type { calls } from '../contract.ts'
import { SORT_FIELDS, type SortField } from '../rules.ts'
import { filteringOf } from './matching.ts'
import { palmRecords } from './palm-records.ts'
import { recordsOf } from './records.ts'
import { readByIndex, sortInMemory } from './sorting.ts'

type Filters = Parsed<typeof calls.getWeightProcess>
type Row = Awaited<ReturnType<typeof recordsOf>>[number]

await openTestDatabase()
const TODAY = '2026-11-23'
const mill = await buildMill()
const rows = await aBusyYard()

const THAI = new Intl.Collator('th')
const NAMES: readonly SortField[] = [
  'CarRegister',
  'CustomerName',
  'SysOfficerEvaluate',
  'SysOfficerValuation',
  'UserLogInDataIDIn',
  'Remark1',
]
const NUMBERS: readonly SortField[] = [
  'WeightIn',
  'WeightOut',
  'WeightNet',
  'SysPalmReturnWeight',
  'SysProductGrade',
  'SysPrice',
  'SysPalmReturnPercent',
  'State',
]
const WINDOW = 9

/** Filters, and what they mean of a row. */
const FILTERS: [Partial<Filters>, (row: Row) => boolean][] = [
  [{}, () => true],
  [{ filterStatus: 'W' }, (row) => row.SysPrice === null],
  [{ filterStatus: 'C' }, (row) => row.SysPrice !== null],
  [{ filterStatus: 'O' }, (row) => row.WeightOut === null],
  [{ filterStatus: 'G' }, (row) => row.SysPrice === null && row.SysProductGrade === null],
  [{ filterStatus: 'P' }, (row) => row.SysPrice === null && row.SysProductGrade !== null],
  [{ filterGrade: 18 }, (row) => row.SysProductGrade === 18],
  [
    { filterGrade: 18, filterStatus: 'W' },
    (row) => row.SysProductGrade === 18 && row.SysPrice === null,
  ],
  [{ filterSearch: 'กข' }, (row) => row.CarRegister.startsWith('กข')],
  // Signs that mean something in a pattern or in SQL stand for themselves.
  ...['%', '_', '\\', "'", '๑๒', '%Y_'].map((typed): [Partial<Filters>, (row: Row) => boolean] => [
    { filterSearch: typed },
    (row) => holdsTyped(typed, [row.CarRegister, row.AVL, row.CustomerName]),
  ]),
  [{ filterSearch: mill.vendor.avl }, (row) => row.AVL === mill.vendor.avl],
  [
    { filterSearch: mill.vendor.avl, filterGrade: 19, filterDateIn: '2026-11-20' },
    (row) =>
      row.AVL === mill.vendor.avl &&
      row.SysProductGrade === 19 &&
      row.WeightTimeIn.toISOString().startsWith('2026-11-20'),
  ],
]

describe.each(SORT_FIELDS)('sorted by %s', (field) => {
  test.each(['asc', 'desc'] as const)(
    '%s, every page shows what JavaScript sorts',
    async (direction) => {
      for (const [filters, passes] of FILTERS) {
        const expected = sort(rows.filter(passes), field, direction).map(({ ID }) => ID)
        const filtering = await filteringOf(all(filters), TODAY)
        for (const read of [sortInMemory, readByIndex]) {
          const pages = await Promise.all(
            Array.from({ length: Math.ceil(rows.length / WINDOW) }, (_, page) =>
              read(filtering, { field, direction }, { limit: WINDOW, offset: page * WINDOW }),
            ),
          )
          const ids = pages.flatMap((page) => page.ids.map(Number))
          expect(ids, `${JSON.stringify(filters)}, ${read.name}`).toEqual(expected)
          if (read === sortInMemory) expect(pages[0]?.found).toBe(expected.length)
        }
      }
    },
  )
})

test('the list is sorted as it is asked', async () => {
  const lightest = { field: 'WeightNet', direction: 'asc' } as const
  const expected = sort(rows, 'WeightNet', 'asc').map(({ ID }) => ID)
  const pages = [
    await palmRecords(all({ sort: lightest }), { now: new Date() }),
    await palmRecords(all({ sort: lightest, page: 1 }), { now: new Date() }),
  ]
  expect(pages.flatMap(({ data }) => data.map(({ ID }) => ID))).toEqual(expected.slice(0, 50))
})

test.each(['sellersByPart', 'sellersByPattern'] as const)(
  'of %s, too many to be listed, the tickets are those of the listed ones',
  async (place) => {
    const filtering = await filteringOf(all({ filterSearch: mill.vendor.avl.slice(-2) }), TODAY)
    const foundIn = filtering.matching.foundIn.map((one) => (one === 'sellers' ? place : one))
    expect(foundIn).toContain(place)
    const sort = { field: 'CustomerName', direction: 'asc' } as const
    const window = { limit: 50, offset: 0 }
    const expected = await sortInMemory(filtering, sort, window)
    expect(expected.found).toBeGreaterThan(0)
    const many = { ...filtering, matching: { ...filtering.matching, foundIn } }
    expect(await sortInMemory(many, sort, window)).toEqual(expected)
    expect((await readByIndex(many, sort, window)).ids).toEqual(expected.ids)
  },
)

function all(filters: Partial<Filters>): Filters {
  return { filterStatus: 'A', page: 0, ...filters }
}

function sort(some: readonly Row[], field: SortField, direction: 'asc' | 'desc'): Row[] {
  const sign = direction === 'asc' ? 1 : -1
  return [...some].sort((a, b) => {
    const [x, y] = [keyOf(a, field), keyOf(b, field)]
    if (x === null || y === null) {
      return x === y ? sign * (a.ID - b.ID) : Number(x === null) - Number(y === null)
    }
    return sign * (compare(x, y, field) || a.ID - b.ID)
  })
}

/** A state is as far as the ticket has come. */
function keyOf(row: Row, field: SortField) {
  if (field !== 'State') return row[field]
  return Number(row.SysProductGrade !== null) + Number(row.SysPrice !== null)
}

function compare(x: string | number | Date, y: string | number | Date, field: SortField): number {
  if (NAMES.includes(field)) return THAI.compare(String(x), String(y))
  const isText = typeof x === 'string' && !NUMBERS.includes(field)
  const [a, b] = isText ? [x, y] : [Number(x), Number(y)]
  return a < b ? -1 : Number(a > b)
}

/** Tickets of every state, of which many have the same values and some none. */
async function aBusyYard(): Promise<Row[]> {
  const vendors = [mill.vendor, await addVendor('2'), await addVendor('1')]
  const plates = ['กข 1', 'ฮ-99', 'กข 2', '80-1234', 'เก 3', 'แก 1', `x%y_'`, 'x\\๑๒']
  await db()
    .insertInto('vehicles')
    .values(
      plates.map((registration, n) => ({ registration, tare_kg: n % 2 ? 4000 + n * 100 : null })),
    )
    .execute()
  const ids: number[] = []
  for (let n = 0; n < 60; n += 1) {
    const id = await weighTicket({
      customerId: vendors[n % 3]!.customerId,
      productCode: ['FFB-RAMP', 'FFB-ESTATE'][n % 2]!,
      weightIn: 15_000 + (n % 4) * 100,
      weightOut: n % 7 === 0 ? null : 6000 + (n % 5) * 50,
      timeIn: new Date(Date.UTC(2026, 10, 20, 3 + (n % 6))),
    })
    const registration = plates[n % plates.length]!
    await db()
      .updateTable('weigh_tickets')
      .set({
        registration,
        // No number that is looked for stands in it by chance.
        scale_id_in: `IN-${3000 + n}`,
        ...(n % 8 === 0 && { slip_number: null }),
        ...(n % 3 === 0 && { weighed_by: ['มานี', 'เก่ง'][n % 2]!, remark: `หมายเหตุ ${n % 4}` }),
      })
      .where('id', '=', id)
      .execute()
    await evaluate(id, n)
    ids.push(id)
  }
  for (const some of [
    [15, 6],
    [9, 18],
  ]) {
    const order = await draftOrder(mill)
    for (const n of some) await addTicket(mill, order, ids[n]!)
  }
  return recordsOf(ids)
}

/** Two in eleven are not graded, two more not priced. */
async function evaluate(id: number, n: number): Promise<void> {
  if (n % 11 < 2) return
  const grading = await gradeTicket(mill, id, 18 + (n % 3))
  if (n % 5 === 0) {
    await updateRows(
      'gradings',
      { id: grading },
      { is_return: true, return_reason: 'ปาล์มดิบ', reject_weight_kg: 100 * (n % 10) },
    )
  }
  if (n % 11 > 3) await valueTicket(mill, id, grading, (5 + (n % 4) / 10).toFixed(2))
  const { officers } = mill
  const by = [officers[50].id, officers[52].id]
  await updateRows('gradings', { id: grading }, { graded_by: by[n % 2]! })
  await updateRows('valuations', { ticket_id: id }, { valued_by: by[(n >> 1) % 2]! })
}
