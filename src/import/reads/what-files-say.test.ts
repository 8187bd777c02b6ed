import { expect, test } from 'vitest'
import { createTranslate } from '../../platform/i18n.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { buildMill } from '../../tests/fixture.ts'
import { type Answer, faultsOf, openImports, valuesOf } from '../../tests/imports.ts'
import { words } from '../words.ts'

await openTestDatabase()
const { preview, imports, choose, leaveOut, fix } = await openImports()
await buildMill()

const translate = createTranslate(words)
const said = ({ Code, Params }: Answer) =>
  translate(`import.fault.${Code}` as keyof typeof words, Params, 'th')
const TICKETS = 'เลขที่ชั่งเข้า,ทะเบียนรถ,รหัสลูกค้า,ชื่อลูกค้า,รหัสสินค้า,น้ำหนักเข้า,เวลาเข้า,น้ำหนักออก,เวลาออก'
const ticket = (id: string, came: string, left: string) =>
  `${id},80-7777 ตรัง,10001,สวน 10001,FFB-RAMP,24150,${came},9080,${left}`
const tickets = (...lines: string[]) => preview({ [TICKETS_FILE]: [TICKETS, ...lines] })
const TICKETS_FILE = 'opening_tickets.csv'

test('a name cut in a letter is a fault of its cell, which one may leave out or type anew', async () => {
  const lines = ['U1', 'U2', 'U3'].map((id) => ticket(id, '24/10/2569 08:00', '24/10/2569 08:30'))
  const whole = Buffer.from([TICKETS, ...lines].join('\n').replace('สวน 10001', 'สวนตัวอย่า'))
  const at = whole.indexOf(',FFB-RAMP')
  const cut = Buffer.concat([whole.subarray(0, at - 1), whole.subarray(at)])
  const seen = await preview({ [TICKETS_FILE]: cut })
  expect(faultsOf(seen)).toEqual([[2, 'CustomerName', 'letters', null]])
  expect(seen.Counts).toMatchObject({ All: 3, New: 2, Faulty: 1 })
  const left = await leaveOut(seen, TICKETS_FILE, 2)
  expect(left.Counts).toMatchObject({ Faulty: 0, LeftOut: 1 })
  const typed = await fix(seen, TICKETS_FILE, 2, 'CustomerName', 'สวนตัวอย่าง')
  expect(typed.Counts).toMatchObject({ Faulty: 0, New: 3 })
})

test.each([
  [
    'month first',
    ['03/24/2026 08:00', '03/04/2026 08:00'],
    ['2026-03-24 08:00:00', '2026-03-04 08:00:00'],
  ],
  [
    'the year first in two figures',
    ['25-11-30 08:00', '26-10-26 08:00'],
    ['2025-11-30 08:00:00', '2026-10-26 08:00:00'],
  ],
  [
    'the month by name',
    ['24-Oct-26 08:00', '24-ต.ค.-69 09:00'],
    ['2026-10-24 08:00:00', '2026-10-24 09:00:00'],
  ],
  [
    'runs of figures',
    ['24102569 08:00', '20261024 090000'],
    ['2026-10-24 08:00:00', '2026-10-24 09:00:00'],
  ],
  [
    'before and after noon',
    ['24/10/2569 8:00:00 ก่อนเที่ยง', '24/10/2569 1:30:00 หลังเที่ยง'],
    ['2026-10-24 08:00:00', '2026-10-24 13:30:00'],
  ],
])('days in opening tickets, %s', async (_how, times, read) => {
  const seen = await tickets(
    ...times.map((time, at) => ticket(`D${at}`, time, '').replace(',9080,', ',,')),
  )
  expect(faultsOf(seen)).toEqual([])
  expect(valuesOf(seen, 'WeightTimeIn')).toEqual(read)
})

test('a day that may be two is asked about, with the Thai reading proposed, which is then read', async () => {
  const seen = await tickets(ticket('Q1', '03/04/2026 08:00', '03/04/2026 08:30'))
  expect(faultsOf(seen)).toEqual([
    [2, 'WeightTimeIn', 'dayOrder', '3 เม.ย. 2569 08:00'],
    [2, 'WeightTimeOut', 'dayOrder', '3 เม.ย. 2569 08:30'],
  ])
  const fixed = await choose(seen, {
    Mended: ['In', 'Out'].map((way, at) => ({
      File: TICKETS_FILE,
      Line: 2,
      Field: `WeightTime${way}`,
      Value: `3 เม.ย. 2569 08:${at * 3}0`,
    })),
  })
  expect(faultsOf(fixed)).toEqual([])
  expect(valuesOf(fixed, 'WeightTimeIn')).toEqual(['2026-04-03 08:00:00'])
})

test('a unit in a header counts: tonnes, baht per tonne and miles come in as the mill counts', async () => {
  const line = ticket('TN1', '24/10/2569 08:00', '24/10/2569 08:30')
  const seen = await preview({
    [TICKETS_FILE]: [
      TICKETS.replace('น้ำหนักเข้า', 'น้ำหนักเข้า (ตัน)').replace('น้ำหนักออก', 'น้ำหนักออก (ตัน)'),
      line.replace('24150', '24.15').replace('9080', '9.080'),
    ],
    'vendors.csv': [
      'รหัสผู้ขาย,ชื่อผู้ขาย,D7,ระยะทาง (ไมล์),ค่าขนส่ง (บาท/ตัน)',
      'V70001,สวนไกล,D7-001,20,100',
    ],
  })
  expect(faultsOf(seen)).toEqual([])
  const fields = ['WeightIn', 'WeightOut', 'ValueDistanceFactory', 'ValueShippingCost']
  expect(fields.map((field) => valuesOf(seen, field)[0])).toEqual(['24150', '9080', '32.19', '0.1'])
})

test('a unit that is not known keeps its file from coming in, with the column by name', async () => {
  const column = 'ค่าขนส่ง (บาท/เที่ยว)'
  const seen = await preview({
    'vendors.csv': [`รหัสผู้ขาย,ชื่อผู้ขาย,D7,${column}`, 'V70002,สวนใกล้,D7-001,100'],
  })
  expect(seen.Tables[0].Faults).toEqual([{ Line: null, Code: 'unknownUnit', Params: { column } }])
  expect(await imports(seen)).toMatchObject({ code: 'import.unreadable' })
})

const LADDER = 'price_ladders.csv'
const ladder = (columns: string, values: string) => ({
  [LADDER]: [`รหัสสินค้า,${columns}`, `FFB-RAMP,${values}`],
})
const weighed = (from: string, to: string) => ({
  [TICKETS_FILE]: [TICKETS, ticket('W1', '24/10/2569 08:00', '24/10/2569 08:30').replace(from, to)],
})
const vendor = (columns: string, values: string) => ({
  'vendors.csv': [`รหัสผู้ขาย,ชื่อผู้ขาย,D7,${columns}`, `V70003,สวนแพง,D7-001,${values}`],
})

test.each([
  ['a dot for thousands', weighed('24150', '24.150'), 'WeightIn dotThousands 24150', '24150'],
  ['tonnes without a unit', weighed('24150', '24.15'), 'WeightIn tooLight 24150', '24150'],
  ['an odd weight', weighed('9080', '60'), 'WeightOut tooLight 60000', '60'],
  ['a cost per tonne', vendor('ค่าขนส่ง', '100'), 'ValueShippingCost perTonne 0.1', '6.5'],
  ['a price that leaps', ladder('18,19,20', '5.30,65.00,5.80'), 'Grade19 priceLeap 65', '5.55'],
  ['a step that leaps', ladder('เพิ่ม', '25'), 'IncrementPrice priceLeap 25', '25'],
  ['a premium that leaps', ladder('พรีเมียม', '20.00'), 'PremiumPrice oddPremium 20', '20'],
])('%s is asked about, and what is said to be right is taken', async (_, files, fault, right) => {
  const seen = await preview(files)
  expect(faultsOf(seen).map(([, ...said]) => said.join(' '))).toEqual([fault])
  const [field = ''] = fault.split(' ')
  const [file = ''] = Object.keys(files)
  const fixed = await fix(seen, file, 2, field, right)
  expect([faultsOf(fixed), valuesOf(fixed, field)]).toEqual([[], [right]])
})

test('what is typed for a value counts in the unit of its column; what is proposed in the mill’s', async () => {
  const fixedAs = async (first: string, ...values: string[]) => {
    const seen = await preview({ [LADDER]: ['รหัสสินค้า,18 (บาท/ตัน)', `FFB-RAMP,${first}`] })
    return fix(seen, LADDER, 2, 'Grade18', ...values)
  }
  const typed = await fixedAs('5255', '5260')
  expect([faultsOf(typed), valuesOf(typed, 'Grade18')]).toEqual([[], ['5.26']])
  const leap = await fixedAs('5255', '57000')
  expect(faultsOf(leap)).toEqual([[2, 'Grade18', 'priceLeap', '57000']])
  const again = await fixedAs('5255', '57000', '57000')
  expect([faultsOf(again), valuesOf(again, 'Grade18')]).toEqual([[], ['57']])
})

test.each([
  ['4700', '5200', '5700'],
  ['47', '52', '57'],
  ['4.7', '5.2', '57'],
])('the first prices %s %s %s of a product are asked about', async (...prices) => {
  const seen = await preview({
    'products.csv': ['รหัสสินค้า,ชื่อสินค้า', 'NEW-PALM,ปาล์มใหม่'],
    [LADDER]: ['รหัสสินค้า,เกรด 16,เกรด 18,เกรด 20', `NEW-PALM,${prices.join(',')}`],
  })
  expect(faultsOf(seen).filter(([, , code]) => code === 'priceLeap')).toHaveLength(1)
})

test('a plate without its province is the only one of its number, whichever row says it', async () => {
  const seen = await preview({
    'vehicle_weights.csv': 'ทะเบียนรถ,น้ำหนักรถเบา\n80-5151,6010\n80-5151 ตรัง,6020\n',
  })
  expect(faultsOf(seen).map(([, , code]) => code)).toEqual(['duplicate'])
})

test('a code that lost its zeros is no new code, unless it is typed again', async () => {
  const seen = await preview({
    'financial_dimensions.csv': 'มิติ,ค่ามิติ,คำอธิบาย\n1,0,ไม่ระบุ\n2,0,ใหม่\n',
  })
  expect(faultsOf(seen)).toEqual([[2, 'DimensionValue', 'lostZeros', '00000']])
  const typed = (value: string) => fix(seen, 'financial_dimensions.csv', 2, 'DimensionValue', value)
  expect((await typed('00000')).Counts).toMatchObject({ Changed: 1, New: 1, Faulty: 0 })
  expect((await typed('0')).Counts).toMatchObject({ New: 2, Faulty: 0 })
})

test('a code that was cut short is refused, and one that only looks so is taken', async () => {
  const seen = await preview({
    'customers.csv': 'รหัส AVL;ชื่อลูกค้า\n1,2E+05;สวนหนึ่ง\n1E5;สวนสอง\n1.84394E+11;สวนสาม\n',
  })
  expect(faultsOf(seen).filter(([, , code]) => code === 'lostDigits')).toEqual([
    [2, 'CustomerDataID', 'lostDigits', null],
    [4, 'CustomerDataID', 'lostDigits', null],
  ])
  expect(seen.Rows.find(({ Line }: Answer) => Line === 3)).toMatchObject({
    Key: '1E5',
    Outcome: 'new',
  })
})

test('what is too large by its unit says what it came to, and is proposed as it is written', async () => {
  const head = TICKETS.replace('น้ำหนักเข้า', 'น้ำหนักเข้า (ตัน)')
  const line = ticket('TN2', '24/10/2569 08:00', '24/10/2569 08:30').replace('24150', '15230')
  const seen = await preview({ [TICKETS_FILE]: [head, line] })
  expect(seen.Rows[0].Faults).toEqual([
    {
      Field: 'WeightIn',
      Value: '15230',
      Code: 'tonnesTooLarge',
      Params: { typed: '15230', value: '15230000', max: 999999 },
      Proposal: '15230',
    },
  ])
  expect(said(seen.Rows[0].Faults[0])).toMatch(/^15,230 ตัน = 15,230,000 กก\. .*ไม่เกิน 999,999/)
  const fixed = await fix(seen, TICKETS_FILE, 2, 'WeightIn', '15230')
  expect([faultsOf(fixed), valuesOf(fixed, 'WeightIn')]).toEqual([[], ['15230']])
  const plain = await tickets(line.replace('15230', '15230000'))
  expect(faultsOf(plain)).toEqual([[2, 'WeightIn', 'tooLarge', null]])
  expect(said(plain.Rows[0].Faults[0])).toContain('999,999')
})

test('days of a column that are read by custom alone say how, unless the Buddhist era tells', async () => {
  const days = (...read: string[]) =>
    tickets(...read.map((day, at) => ticket(`O${at}`, `${day} 08:00`, '').replace(',9080,', ',,')))
  const christian = await days('01/02/2026', '02/02/2026', '03/02/2026')
  expect(faultsOf(christian)).toEqual([])
  expect(christian.Tables[0].Faults).toEqual([
    {
      Line: null,
      Code: 'dayFirst',
      Params: { column: 'เวลาเข้า', typed: '01/02/2026', day: '1 ก.พ. 2569' },
    },
  ])
  const buddhist = await days('01/02/2569', '02/02/2569', '03/02/2569')
  expect([faultsOf(buddhist), buddhist.Tables[0].Faults]).toEqual([[], []])
  expect((await days('01/02/2026', '13/02/2026')).Tables[0].Faults).toEqual([])
})

test('a price that leaps is said with the one before it', async () => {
  const seen = await preview({ 'price_ladders.csv': 'รหัสสินค้า,เกรด 18\nFFB-RAMP,65.00\n' })
  const [{ Faults }] = seen.Rows
  expect(Faults[0].Params.grades).toMatch(/18% \(\d\.\d\d → 65\.00, \+\d+%\)/)
})
