import { afterEach, describe, expect, test } from 'vitest'
import { checkData } from '../../../check-data/check-data.ts'
import { addDays, businessDay, dayBegins } from '../../platform/thai-date.ts'
import { isCheckNeeded } from '../../pricing/reads/board.ts'
import { ladderNow } from '../../pricing/reads/ladders-now.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { buildMill, weighTicket } from '../../tests/fixture.ts'
import { type Answer, openImports } from '../../tests/imports.ts'
import { run } from './statements.ts'

await openTestDatabase()
const { server, preview, look, imports, undo } = await openImports()
const mill = await buildMill()

async function as(role: 0 | 1 | 50 | 51 | 52, path: string, body: object): Promise<Answer> {
  const { body: answer } = await server.post(path, body, role)
  return answer.status === 200 ? answer.result : answer
}
const faultsOf = ({ Rows }: Answer) =>
  Rows.flatMap(({ Line, Faults }: Answer) =>
    Faults.map(({ Field, Code, Params }: Answer) => [Line, Field, Code, Params]),
  )

const today = businessDay(new Date())
/** Noon of a day so many days from today. */
const noon = (days: number) => new Date(dayBegins(addDays(today, days)).getTime() + 12 * 3600_000)
const from = (days: number) => addDays(today, days)

const PRICES = 'รหัสสินค้า,วันที่มีผล,เกรด 17,เกรด 18,เพิ่ม,ลด'
/** A ladder whose grade 18 costs so much, from a day so many days from today. */
const ladderOf = (code: string, days: number | null, price: number) =>
  `${code},${days === null ? '' : from(days)},${(price - 0.25).toFixed(2)},${price.toFixed(2)},0.25,0.30`
const ladders = (...lines: string[]) => preview({ 'ราคา.csv': [PRICES, ...lines] })

async function bring(seen: Promise<Answer>): Promise<Answer> {
  const one = await seen
  expect(faultsOf(one)).toEqual([])
  expect(await imports(one)).toMatchObject({ Counts: { Faulty: 0 } })
  return one
}

const productFile = (code: string) => ['รหัสสินค้า,ชื่อสินค้า,กลุ่มสินค้า', `${code},${code},FFB`]

/** A product of its own, so that no test meets the prices of another. */
async function product(code: string): Promise<string> {
  await bring(preview({ 'สินค้า.csv': productFile(code) }))
  return code
}

await bring(preview({ 'กลุ่มสินค้า.csv': ['รหัสกลุ่มสินค้า,ชื่อกลุ่มสินค้า', 'FFB,ปาล์มทะลาย'] }))
afterEach(() => isCheckNeeded.set(false))

async function idOfPlate(plate: string): Promise<number> {
  const [ticket] = await run<{ id: number }>(
    'select id from weigh_tickets where registration = $1',
    [plate],
  )
  return ticket!.id
}

async function weighed(productCode: string, days: number): Promise<number> {
  const { customerId } = mill.vendor
  return weighTicket({ customerId, productCode, timeIn: noon(days) })
}

/** Grades a ticket 18 and prices it, by the ladder of its day or of now; what the server answers. */
async function priced(SSWeightID: number, price: number, LadderOfDay: 0 | 1): Promise<Answer> {
  await as(52, 'po/evaluate', { SSWeightID, SysProductGrade: 18, SysPalmReturn: 0 })
  const terms = { SysValuationPrice: price, SysValuationLevelPrice: 0, SysValuationPremium: 0 }
  return as(52, 'po/valuation', { SSWeightID, ...terms, LadderOfDay })
}

const effects = async (code: string) => {
  const rows = await run<{ from: Date | null; price: string }>(
    `select effective_from as "from", price_per_kg as price from ladder_versions
    join products on products.id = product_id join ladder_rows on ladder_version_id = ladder_versions.id
    where code = $1 and grade_percent = 18 order by number`,
    [code],
  )
  return rows.map(({ from, price }) => [from && businessDay(from), Number(price)])
}
const priceNow = async (code: string) =>
  (await ladderNow(code, new Date()))?.rows.find(({ gradePercent }) => gradePercent === 18)?.price
const savesOf = async (code: string) => {
  const { data } = await as(50, 'management/getPriceSaves', { page: 0 })
  return data.filter(({ Products }: Answer) => Products.some(({ Name }: Answer) => Name === code))
}

test('a mill moves in with the ladders of three months, and its opening tickets are paid by those of their days', async () => {
  const code = 'PALM-3M'
  const known = await checkData(2)
  const seen = await preview({
    'สินค้า.csv': productFile(code),
    'ราคา.csv': [
      PRICES,
      ladderOf(code, -20, 5.6),
      ladderOf(code, -80, 5.2),
      ladderOf(code, -50, 5.4),
    ],
  })
  expect(faultsOf(seen)).toEqual([])
  await imports(seen)
  expect(await effects(code)).toEqual([
    [from(-80), 5.2],
    [from(-50), 5.4],
    [from(-20), 5.6],
  ])
  expect(await priceNow(code)).toBe('5.60')
  const ticketOf = (n: number, days: number) =>
    `${n},88-300${n} กระบี่,30300,สวนลุงเฉลิม,${code},15230,${from(days)} 08:05,6010,${from(days)} 08:40`
  await bring(
    preview({
      'ใบชั่งยกมา.csv': [
        'เลขที่ชั่ง,ทะเบียนรถ,รหัส AVL,ชื่อลูกค้า,รหัสสินค้า,น้ำหนักเข้า,เวลาเข้า,น้ำหนักออก,เวลาออก',
        ticketOf(1, -60),
        ticketOf(2, -50),
        ticketOf(3, -1),
      ],
    }),
  )
  for (const [n, price, day] of [
    [1, 5.2, -60],
    [2, 5.4, -50],
    [3, 5.6, -1],
  ] as const) {
    const SSWeightID = await idOfPlate(`88-300${n} กระบี่`)
    const { LadderDay, Ladder } = await as(52, 'po/getLadderOfDay', { SSWeightID })
    expect([LadderDay, Ladder.oProduct_price[1].Price]).toEqual([from(day), price])
    expect(await priced(SSWeightID, price, 1)).toMatchObject({ SysPrice: price })
  }
  expect(await checkData(2)).toEqual(known)
  const again = await ladders(ladderOf(code, -50, 5.4), ladderOf(code, -80, 5.2))
  expect(again.Counts).toMatchObject({ Unchanged: 2 })
})

describe('a day of the past', () => {
  test('is refused where a ticket of its days is priced, or a price was set by what stood then', async () => {
    const code = await product('PALM-FIX')
    await bring(ladders(ladderOf(code, -40, 5), ladderOf(code, -10, 5.2)))
    await priced(await weighed(code, -30), 5, 1)
    const again = await ladders(ladderOf(code, -35, 5.1))
    expect(faultsOf(again)).toEqual([
      [2, 'ValidFrom', 'pricedDay', { ticket: expect.stringContaining('691120') }],
    ])
    expect(again.Rows[0]).toMatchObject({ Key: code, Outcome: 'faulty' })
    expect(await imports(again)).toMatchObject({ code: 'import.faulty' })
    expect(await effects(code)).toHaveLength(2)
    // Before and after the days of that ticket nothing is fixed.
    await bring(ladders(ladderOf(code, -60, 4.8), ladderOf(code, -29, 5.1)))
    // A ticket of an earlier day that is priced by what is in force now fixes that.
    await priced(await weighed(code, -70), 5.2, 0)
    expect(faultsOf(await ladders(ladderOf(code, -5, 5.3)))).toMatchObject([
      [2, 'ValidFrom', 'pricedDay', expect.anything()],
    ])
    await bring(ladders(ladderOf(code, null, 5.3)))
    expect(await checkData(2)).toEqual([])
  })

  test('waits no longer once the price that blocked it is taken back', async () => {
    const code = await product('PALM-BACK')
    await bring(ladders(ladderOf(code, -40, 5)))
    const id = await weighed(code, -10)
    await priced(id, 5, 1)
    const seen = await ladders(ladderOf(code, -20, 5.2))
    expect(seen.Counts).toMatchObject({ Faulty: 1 })
    await run('update valuations set voided_at = now() where ticket_id = $1', [id])
    const { Counts } = await look(seen)
    expect(Counts).toMatchObject({ Faulty: 0, Changed: 1 })
  })

  test('is refused where it falls into a closed day, or reaches over one', async () => {
    const code = await product('PALM-SHUT')
    const Day = from(-90)
    const { Hash } = await as(50, 'days/GetDay', { Day })
    expect(await as(50, 'days/Close', { Day, Hash })).toMatchObject({ IsClosed: true })
    for (const days of [-90, -95]) {
      const seen = await ladders(ladderOf(code, days, 5))
      expect(faultsOf(seen)).toEqual([[2, 'ValidFrom', 'dayClosed', { date: Day }]])
    }
    // Until the day nothing is changed in it.
    await bring(ladders(ladderOf(code, -89, 5)))
    await bring(
      ladders(ladderOf(code, -95, 4.9), ladderOf(code, -90, 5)).then(async (seen) => {
        expect(faultsOf(seen)).toMatchObject([[3, 'ValidFrom', 'dayClosed', expect.anything()]])
        return ladders(ladderOf(code, -88, 5.1))
      }),
    )
  })

  test('whose prices are there is changed in their place while nothing goes by them', async () => {
    const code = await product('PALM-SAME')
    await bring(ladders(ladderOf(code, -30, 5), ladderOf(code, -20, 5.2)))
    const seen = await ladders(ladderOf(code, -30, 5.05), ladderOf(code, -20, 5.2))
    expect(seen.Counts).toMatchObject({ Changed: 1, Unchanged: 1 })
    await bring(Promise.resolve(seen))
    const id = await weighed(code, -25)
    const { Ladder } = await as(52, 'po/getLadderOfDay', { SSWeightID: id })
    expect(Ladder.oProduct_price[1].Price).toBe(5.05)
    // What says the same as the prices before it is no version.
    expect((await ladders(ladderOf(code, -10, 5.2))).Counts).toMatchObject({ Unchanged: 1 })
  })
})

test('a day to come is scheduled as on the board, where it is withdrawn, and lies 31 days ahead at most', async () => {
  const code = await product('PALM-NEXT')
  await bring(ladders(ladderOf(code, null, 5), ladderOf(code, 3, 5.2), ladderOf(code, -3, 4.9)))
  expect(await priceNow(code)).toBe('5.00')
  const saves = await savesOf(code)
  expect(saves.map(({ State }: Answer) => State)).toEqual(['scheduled', 'inForce', 'past'])
  const prices = ({ Before, oProduct_price }: Answer) =>
    [Before?.oProduct_price[1].Price, oProduct_price[1].Price] as const
  expect(saves.map(({ Products }: Answer) => prices(Products[0]))).toEqual([
    [5, 5.2],
    [4.9, 5],
    [undefined, 4.9],
  ])
  const { SaveUUID, EffectiveFrom } = saves[0]
  expect(new Date(EffectiveFrom)).toEqual(dayBegins(from(3)))
  await as(50, 'management/withdrawPrices', { SaveUUID })
  expect((await savesOf(code))[0].State).toBe('withdrawn')
  expect(faultsOf(await ladders(ladderOf(code, 32, 5)))).toEqual([
    [2, 'ValidFrom', 'tooFarAhead', { max: 31 }],
  ])
})

test('from today is at once, the same day twice is a duplicate, and a day that cannot be read is said so', async () => {
  const code = await product('PALM-DAY')
  const before = Date.now()
  await bring(ladders(ladderOf(code, 0, 5)))
  const latest = 'select scheduled_for, created_at from ladder_versions order by id desc limit 1'
  const [version] = await run<{ scheduled_for: Date | null; created_at: Date }>(latest)
  expect(version!.scheduled_for).toBeNull()
  expect(version!.created_at.getTime()).toBeGreaterThanOrEqual(before)
  const [first, second] = [ladderOf(code, -9, 5), ladderOf(code, -9, 5.1)]
  expect(faultsOf(await ladders(first, second))).toMatchObject([
    [3, 'ProductCode', 'duplicate', {}],
  ])
  const wrong = ladderOf(code, null, 5).replace(',,', ',ต้นเดือน,')
  expect(faultsOf(await ladders(wrong))).toMatchObject([[2, 'ValidFrom', 'day', {}]])
})

test('a leap is asked about against the prices before the day, in the file or in the mill', async () => {
  const code = await product('PALM-LEAP')
  await bring(ladders(ladderOf(code, null, 5.2)))
  const step = await ladders(ladderOf(code, 6, 5.7), ladderOf(code, 3, 5.45))
  expect(faultsOf(step)).toEqual([])
  const leap = await ladders(ladderOf(code, 6, 5.7))
  expect(faultsOf(leap)).toMatchObject([[2, 'Grade17', 'priceLeap', expect.anything()]])
  await bring(Promise.resolve(step))
  expect(faultsOf(await ladders(ladderOf(code, 8, 5.95)))).toEqual([])
  expect(faultsOf(await ladders(ladderOf(code, 2, 5.7)))).toMatchObject([
    [2, 'Grade17', 'priceLeap', {}],
  ])
})

test('absent columns stay as on the day before, also where that comes in the same file', async () => {
  const code = await product('PALM-PART')
  await bring(ladders(ladderOf(code, -40, 5)))
  await bring(
    preview({
      'ราคา.csv': [
        'สินค้า,ตั้งแต่วันที่,เกรด 18',
        `${code},${from(-20)},5.10`,
        `${code},${from(-10)},5.20`,
      ],
    }),
  )
  const rows = (await ladderNow(code, new Date()))?.rows
  expect(rows).toEqual([
    { gradePercent: 17, price: '4.75' },
    { gradePercent: 18, price: '5.20' },
  ])
})

test('taking an import back takes every day of it back, while none of its prices is used', async () => {
  const code = await product('PALM-UNDO')
  await bring(ladders(ladderOf(code, -50, 5)))
  const seen = await bring(
    ladders(ladderOf(code, -30, 5.1), ladderOf(code, null, 5.2), ladderOf(code, 5, 5.3)),
  )
  const known = await checkData(5)
  await priced(await weighed(code, -25), 5.1, 1)
  expect((await undo(seen)).code).toBe('import.builtOn')
  await run('delete from valuations where ladder_day = $1', [from(-25)])
  expect(await undo(seen)).toEqual({})
  expect(await effects(code)).toEqual([[from(-50), 5]])
  expect((await checkData(5)).filter(({ record }) => record.startsWith('product'))).toEqual(
    known.filter(({ record }) => record.startsWith('product')),
  )
})

test('with a checker prices of a past day wait too, and are not published over what was priced meanwhile', async () => {
  const code = await product('PALM-TWO')
  await bring(ladders(ladderOf(code, -50, 5)))
  isCheckNeeded.set(true)
  await bring(ladders(ladderOf(code, -30, 5.1), ladderOf(code, -20, 5.2), ladderOf(code, -10, 5.3)))
  expect(await priceNow(code)).toBe('5.00')
  const waiting = (await savesOf(code)).filter(({ State }: Answer) => State === 'waiting')
  expect(waiting).toHaveLength(3)
  const of = (days: number) =>
    waiting.find(({ EffectiveFrom }: Answer) => businessDay(EffectiveFrom) === from(days)).SaveUUID
  expect(await as(1, 'management/publishPrices', { SaveUUID: of(-30) })).toMatchObject({
    code: 'price.ownSave',
  })
  await as(50, 'management/publishPrices', { SaveUUID: of(-20) })
  expect(await priceNow(code)).toBe('5.20')
  // The earlier ones still may come into force, for the days before.
  await as(50, 'management/publishPrices', { SaveUUID: of(-30) })
  expect(await effects(code)).toEqual([
    [from(-50), 5],
    [from(-30), 5.1],
    [from(-20), 5.2],
    [null, 5.3],
  ])
  await priced(await weighed(code, -5), 5.2, 1)
  expect(await as(50, 'management/publishPrices', { SaveUUID: of(-10) })).toMatchObject({
    code: 'price.pastPriced',
  })
  const Day = from(-2)
  const { Hash } = await as(50, 'days/GetDay', { Day })
  expect(await as(50, 'days/Close', { Day, Hash })).toMatchObject({ IsClosed: true })
  expect(await as(50, 'management/publishPrices', { SaveUUID: of(-10) })).toMatchObject({
    code: 'price.pastClosed',
  })
  expect(await priceNow(code)).toBe('5.20')
})

test.each([
  'ValidFrom',
  'วันที่มีผล',
  'ตั้งแต่วันที่',
  'มีผลตั้งแต่วันที่',
  'วันที่เริ่มใช้',
  'Effective date',
  'Valid from',
])('the column “%s” is the day', async (header) => {
  const seen = await preview({ 'ราคา.csv': [`รหัสสินค้า,${header},เกรด 18`, 'FFB-RAMP,,5.20'] })
  expect(seen.Tables[0].Columns[1].Field).toBe('ValidFrom')
})
