import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/database.ts'
import { workbook } from '../../tests/files.ts'
import { buildMill } from '../../tests/fixture.ts'
import { type Answer, openImports } from '../../tests/imports.ts'

await openTestDatabase()
const { preview, choose } = await openImports()
const mill = await buildMill()

const cell = (value: string) => ({ value })
const head = [cell('รหัส AVL'), cell('ชื่อลูกค้า')]

test('a hidden sheet, hidden rows and columns are said, stay out, and come in where they are chosen', async () => {
  const hide = (xml: string) => xml.replace('<row r="3"', '<row r="3" hidden="1"')
  const seen = await preview({
    'ลูกค้า.xlsx': await workbook(
      { ลูกค้า: [head, [cell('79001'), cell('สวนเปิด')], [cell('79002'), cell('สวนซ่อน')]] },
      hide,
    ),
  })
  expect(seen.Tables[0]).toMatchObject({
    Rows: 1,
    Hidden: 1,
    Faults: [{ Code: 'hiddenRows', Params: { n: 1 } }],
  })
  expect(seen.Counts).toMatchObject({ All: 1, New: 1 })
  const Tables = [{ File: 'ลูกค้า.xlsx', Sheet: 'ลูกค้า', Kind: 'customers', Hidden: true }]
  const chosen = await choose(seen, { Tables })
  expect(chosen.Counts).toMatchObject({ All: 2, New: 2 })
  expect(chosen.Tables[0].Faults).toEqual([])
})

test('a hidden sheet changes nobody, until somebody says what it holds', async () => {
  const sheets = {
    ลูกค้า: [head, [cell('79003'), cell('สวนเปิด')]],
    เก่า: [head, [cell(mill.vendor.avl), cell('ชื่อเก่า')]],
  }
  const all = unzipSync(new Uint8Array(await workbook(sheets)))
  const book = strFromU8(all['xl/workbook.xml'] ?? new Uint8Array())
  all['xl/workbook.xml'] = strToU8(book.replace('name="เก่า"', 'name="เก่า" state="hidden"'))
  const seen = await preview({ 'ลูกค้า.xlsx': zipSync(all) })
  expect(seen.Tables.map(({ Kind, Faults }: Answer) => [Kind, Faults[0]?.Code])).toEqual([
    ['customers', undefined],
    [null, 'hiddenSheet'],
  ])
  expect(seen.Counts).toMatchObject({ All: 1, New: 1 })
  const Tables = [{ File: 'ลูกค้า.xlsx', Sheet: 'เก่า', Kind: 'customers' }]
  const chosen = await choose(seen, { Tables })
  expect(chosen.Counts).toMatchObject({ All: 2, New: 1, Changed: 1 })
})
