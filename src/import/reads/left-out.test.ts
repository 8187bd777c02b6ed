import { expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/database.ts'
import { buildMill } from '../../tests/fixture.ts'
import { type Answer, faultsOf, openImports } from '../../tests/imports.ts'
import { run } from '../kinds/statements.ts'

await openTestDatabase()
const { preview, look, rows, imports, choose, leaveOut } = await openImports()
const mill = await buildMill()

/** All that is said of the faults of each row. */
const saidOf = ({ Rows }: Answer) =>
  Rows.flatMap(({ Line, Faults }: Answer) => Faults.map((fault: object) => ({ Line, ...fault })))
const codesOf = (answer: Answer) => faultsOf(answer).map((fault) => fault.slice(0, 3))

const TICKETS =
  'WeightScaleIDIn,CarRegister,CustomerDataID,CustomerName,ProductDataID,WeightIn,WeightTimeIn,WeightOut,WeightTimeOut'
const ticket = (
  id: string,
  {
    product = 'FFB-RAMP',
    customer = '30001',
    name = 'สวนยายมี',
    weightIn = '15230',
    out = '6010',
  } = {},
) =>
  `${id},80-7001,${customer},${name},${product},${weightIn},2025-11-15 08:05,${out},2025-11-15 08:40`
const VENDORS = 'รหัสผู้ขาย,ชื่อผู้ขาย,รหัส AVL,D7,ธนาคาร,เลขที่บัญชี,ภาษี %'

test('rows that are left out keep every fault that they had, and stand in the way of nothing', async () => {
  const seen = await preview({
    'tickets.csv': [
      TICKETS,
      ticket('L1'),
      ticket('L2', { product: 'FFB-RAMB' }),
      ticket('L3', { out: '15230' }),
      ticket('L4', { weightIn: 'หนัก' }),
      ticket('L1', { weightIn: '15231' }),
      ticket('L6', { out: '15230' }),
      ticket('L7', { customer: '30007', name: '' }),
    ],
  })
  const before = saidOf(seen)
  expect(codesOf(seen)).toEqual([
    [3, 'ProductDataID', 'unknownRef'],
    [4, 'WeightOut', 'net'],
    [5, 'WeightIn', 'number'],
    [6, 'WeightScaleIDIn', 'duplicate'],
    [7, 'WeightOut', 'net'],
    [8, 'CustomerName', 'required'],
  ])
  const left = await leaveOut(seen, 'tickets.csv', 3, 4, 5, 6, 7, 8)
  expect(saidOf(left)).toEqual(before)
  expect(left).toMatchObject({ Counts: { Faulty: 0, LeftOut: 6, New: 1 } })
  expect(await look(left)).toEqual(left)
  expect(saidOf(await rows(left, { Outcome: 'faulty' }))).toEqual(before)
  await imports(left)
  const taken = `select scale_id_in from weigh_tickets where scale_id_in like 'L%'`
  expect(await run(taken)).toEqual([{ scale_id_in: 'L1' }])
})

test('vendors that are left out keep what is wrong with their links, accounts and taxes', async () => {
  const seen = await preview({
    'vendors.csv': [
      VENDORS,
      'V96001,ก,39601,,,,',
      'V96002,ข,39601,,,,',
      `V96003,ค,${mill.vendor.avl},,,,`,
      'V96004,ง,39604,D7-O01,,,',
      'V96005,จ,39605,,กรุงไทย,,',
      'V96006,ฉ,39606,,,,0.03',
      'V96007,ช,,,,,3',
      'V96008,,,,,,',
    ],
  })
  expect(codesOf(seen)).toEqual([
    [3, 'CustomerDataID', 'takenInFile'],
    [4, 'CustomerDataID', 'taken'],
    [5, 'ValueFD7', 'unknownD7'],
    [6, 'CustomerSysBookBankNumber', 'noAccount'],
    [7, 'CustomerSysTaxDeduction', 'taxFraction'],
    [8, 'CustomerSysTaxDeduction', 'needsAvl'],
    [9, 'VendorOrganizationName', 'required'],
  ])
  const left = await leaveOut(seen, 'vendors.csv', 3, 4, 5, 6, 7, 8, 9)
  expect(saidOf(left)).toEqual(saidOf(seen))
  expect(left.Counts).toMatchObject({ Faulty: 0, LeftOut: 7, New: 1 })
})

test('the other rows are validated as if those that are left out were not there', async () => {
  const seen = await preview({
    'products.csv': ['ProductCode,Name,ProductGroupID', `LEFT-1,ปาล์มร่วง,FFB`],
    'tickets.csv': [
      TICKETS,
      ticket('M1', { customer: '30901', name: 'สวนตาดำ' }),
      ticket('M1', { weightIn: '15231' }),
      ticket('M2', { customer: '30901', name: '' }),
      ticket('M3', { product: 'LEFT-1' }),
    ],
  })
  expect(codesOf(seen)).toEqual([[3, 'WeightScaleIDIn', 'duplicate']])
  const places = ['products.csv', 'tickets.csv'].map((File) => ({ File, Line: 2 }))
  const left = await choose(seen, { LeftOut: places })
  const outcomes = left.Rows.filter(({ Kind }: Answer) => Kind === 'tickets')
  expect(
    outcomes.map(({ Line, Outcome, Faults }: Answer) => [Line, Outcome, Faults[0]?.Code]),
  ).toEqual([
    [2, 'leftOut', 'duplicate'],
    [4, 'faulty', 'required'],
    [5, 'faulty', 'unknownRef'],
    [3, 'new', undefined],
  ])
})

test('what a row that is left out names may come with the others, in their spelling', async () => {
  const seen = await preview({
    'products.csv': ['ProductCode,Name,ProductGroupID', `LEFT-2,ปาล์มร่วง,FFB`],
    'tickets.csv': [TICKETS, ticket('N1', { product: 'left–2', out: '15230' })],
  })
  expect(codesOf(seen)).toEqual([[2, 'WeightOut', 'net']])
  const left = await leaveOut(seen, 'tickets.csv', 2)
  expect(codesOf(left)).toEqual([[2, 'WeightOut', 'net']])
})
