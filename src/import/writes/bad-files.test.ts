import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/database.ts'
import { windows874, workbook } from '../../tests/files.ts'
import { buildMill } from '../../tests/fixture.ts'
import { type Answer, openImports } from '../../tests/imports.ts'
import { run } from '../kinds/statements.ts'

await openTestDatabase()
const { preview, imports, choose, leaveOut } = await openImports()
await buildMill()

const vendorsOf = (...accounts: string[]) =>
  run(
    'select account_number, name, distance_km from vendors where account_number = any ($1) order by account_number',
    [accounts],
  )

test('a list as an old program writes it: Windows-874, semicolons, Thai digits, a line break in quotes', async () => {
  const seen = await preview({
    'ผู้ขาย.csv': windows874(
      'รายชื่อผู้ขาย;;\r\nรหัสผู้ขาย;ชื่อผู้ขาย;ระยะทาง\r\nV95001;"ลานเท\r\nสวนเก่า";๓๘.๕\r\n',
    ),
  })
  expect(seen.Tables[0]).toMatchObject({ Encoding: 'Windows-874', Kind: 'vendors', Faults: [] })
  expect(await imports(seen)).toMatchObject({ Counts: { New: 1, Faulty: 0 } })
  expect(await vendorsOf('V95001')).toEqual([
    { account_number: 'V95001', name: 'ลานเท สวนเก่า', distance_km: '38.50' },
  ])
})

test('a quote in a name, one that is never closed, and a sum below the list: the rows that are wrong may be left out', async () => {
  const seen = await preview({
    'ผู้ขาย.csv': Buffer.from('รหัสผู้ขาย,ชื่อผู้ขาย\nV95021,สวน "ใน"\nV95022,"สวนนอก\nรวม,2\n'),
  })
  expect(
    seen.Rows.filter((row: Answer) => row.Faults.length > 0).map(({ Line, Faults }: Answer) => [
      Line,
      Faults.at(-1)?.Code,
    ]),
  ).toEqual([
    [3, 'broken'],
    [4, 'totalRow'],
  ])
  await imports(await leaveOut(seen, 'ผู้ขาย.csv', 3, 4))
  expect(await vendorsOf('V95021', 'V95022', 'รวม')).toMatchObject([{ name: 'สวน "ใน"' }])
})

test('a workbook with merged cells and formulas: results are read, what has none is a fault of its row', async () => {
  const cell = (value: string) => ({ value })
  const bytes = await workbook(
    {
      ผู้ขาย: [
        [cell('รหัสผู้ขาย'), cell('ชื่อผู้ขาย'), cell('ระยะทาง')],
        [cell('V95011'), cell('ลานเทรวม'), cell('5')],
        [cell('V95012'), cell(''), cell('6')],
        [cell('V95013'), cell('ลานเทสาม'), cell('7')],
      ],
    },
    (xml) =>
      xml
        .replace(
          '</sheetData>',
          '</sheetData><mergeCells count="1"><mergeCell ref="B2:B3"/></mergeCells>',
        )
        .replace(/<c r="C2"[^>]*>.*?<\/c>/, '<c r="C2"><f>2*19</f><v>38</v></c>')
        .replace(/<c r="C4"[^>]*>.*?<\/c>/, '<c r="C4" t="e"><f>1/0</f><v>#DIV/0!</v></c>'),
  )
  const seen = await preview({ 'vendors.xlsx': bytes })
  expect(seen.Rows.filter(({ Outcome }: Answer) => Outcome === 'faulty')).toMatchObject([
    { Line: 4, Faults: [{ Field: 'ValueDistanceFactory', Code: 'errorCell' }] },
  ])
  expect(await imports(seen)).toMatchObject({ status: 400, code: 'import.faulty' })
  expect(await vendorsOf('V95011', 'V95012', 'V95013')).toEqual([])
  await imports(await choose(seen, { LeftOut: [{ File: 'vendors.xlsx', Sheet: 'ผู้ขาย', Line: 4 }] }))
  expect(await vendorsOf('V95011', 'V95012', 'V95013')).toEqual([
    { account_number: 'V95011', name: 'ลานเทรวม', distance_km: '38.00' },
    { account_number: 'V95012', name: 'ลานเทรวม', distance_km: '6.00' },
  ])
})

test('a header of two lines, merged in Excel, is read as one, and an error stands at its own cell', async () => {
  const cell = (value: string) => ({ value })
  const lines = [
    ['ใบชั่งของลานเท', '', '', '', '', '', ''],
    ['เลขที่ชั่งเข้า', 'ทะเบียนรถ', 'รหัส AVL', 'ชื่อลูกค้า', 'รหัสสินค้า', 'น้ำหนัก', ''],
    ['', '', '', '', '', 'เข้า', 'ออก'],
    ['M1', '80-7001', '30001', 'สวนยายมี', 'FFB-RAMP', '15230', '6010'],
    ['M2', '80-7002', '30001', 'สวนยายมี', 'FFB-RAMP', '15000', '0'],
  ]
  const bytes = await workbook({ ใบชั่ง: lines.map((line) => line.map(cell)) }, (xml) =>
    xml
      .replace(
        '</sheetData>',
        '</sheetData><mergeCells count="3"><mergeCell ref="A1:G1"/><mergeCell ref="A2:A3"/><mergeCell ref="F2:G2"/></mergeCells>',
      )
      .replace(/<c r="G5"[^>]*>.*?<\/c>/, '<c r="G5" t="e"><f>1/0</f><v>#DIV/0!</v></c>'),
  )
  const seen = await preview({ 'ใบชั่ง.xlsx': bytes })
  const [table] = seen.Tables
  expect(table).toMatchObject({ Kind: 'tickets', Rows: 2 })
  expect(table.Columns.slice(-2)).toMatchObject([
    { Header: 'น้ำหนัก เข้า', Field: 'WeightIn', Sample: ['15230', '15000'] },
    { Header: 'น้ำหนัก ออก', Field: 'WeightOut' },
  ])
  expect(seen.Rows.map(({ Line }: Answer) => Line)).toEqual([4, 5])
  const [, second] = seen.Rows
  expect(second.Faults).toContainEqual(
    expect.objectContaining({ Field: 'WeightOut', Code: 'errorCell' }),
  )
})

test('an archive that unfolds without end, and a column twice, are said of the file', async () => {
  const seen = await preview({ 'vendors.xlsx': archiveOf(301 * 1024 * 1024) })
  expect(seen.Tables[0]).toMatchObject({ Rows: 0, Faults: [{ Code: 'tooLarge' }] })
  expect(await imports(seen)).toMatchObject({ code: 'import.unreadable' })
  const twice = await preview({ 'ผู้ขาย.csv': 'รหัสผู้ขาย,ชื่อผู้ขาย,ชื่อผู้ขาย\nV95021,ก,ข\n' })
  expect(twice.Tables[0].Faults).toMatchObject([{ Code: 'doubledColumn' }])
  const Columns = [
    { Header: 'ชื่อผู้ขาย', Field: null },
    { Header: 'ชื่อผู้ขาย', Nth: 2, Field: 'VendorOrganizationName' },
  ]
  const matched = await choose(twice, { Tables: [{ File: 'ผู้ขาย.csv', Kind: 'vendors', Columns }] })
  expect(matched.Tables[0]).toMatchObject({
    Columns: [{ Nth: 1 }, { Nth: 1, Field: null }, { Nth: 2, Field: 'VendorOrganizationName' }],
    Faults: [],
  })
  await imports(matched)
  expect(await vendorsOf('V95021')).toMatchObject([{ name: 'ข' }])
  // Which of two was meant says nothing of a file that has one of them.
  const one = await preview({ 'ผู้ขาย.csv': 'รหัสผู้ขาย,ชื่อผู้ขาย\nV95021,ข\n' })
  expect(one.Tables[0].Columns).toMatchObject([{ By: 'name' }, { By: 'name' }])
})

/** An archive whose directory says that a sheet of it unfolds to `size` bytes. */
function archiveOf(size: number): Uint8Array {
  const bytes = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(1) })
  const entry = Buffer.from(bytes.buffer).indexOf('PK\x01\x02', 'latin1')
  new DataView(bytes.buffer).setUint32(entry + 24, size, true)
  return bytes
}
