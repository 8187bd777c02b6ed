import { expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/database.ts'
import { buildMill } from '../../tests/fixture.ts'
import { type Answer, openImports, vendorNow, vendorsCsv } from '../../tests/imports.ts'

await openTestDatabase()
const { ask, preview, look, imports, choose } = await openImports()
await buildMill()

test('a draft takes what is fixed and leaves out what is left out', async () => {
  const csv = vendorsCsv('V90030,ก,,D7-O01,,,,,,,', ',ข,,,,,,,,,', 'V90031,ค,,,,,,,,,')
  const seen = await preview({ 'vendors.csv': csv })
  expect(seen.Counts).toMatchObject({ Faulty: 2, New: 1 })
  const Choices = {
    Mended: [{ File: 'vendors.csv', Line: 2, Field: 'ValueFD7', Value: 'D7-001' }],
    LeftOut: [{ File: 'vendors.csv', Sheet: null, Line: 3 }],
  }
  const fixed = await choose(seen, Choices)
  expect(fixed).toMatchObject({ Counts: { Faulty: 0, LeftOut: 1, New: 2 }, Choices })
  expect(fixed.Version).toBeGreaterThan(seen.Version)
  expect(await imports(seen)).toMatchObject({ status: 409, code: 'import.changed' })
  expect(await imports(fixed)).toMatchObject({ Counts: { New: 2 } })
  expect(await vendorNow('V90030')).toMatchObject({ dimension_7: 'D7-001' })
})

test('a draft keeps what each of two officers chose: a choice upon an older draft is refused with what is there', async () => {
  const csv = vendorsCsv(',ก,,,,,,,,,', ',ข,,,,,,,,,')
  const seen = await preview({ 'vendors.csv': csv })
  const leavesOut = (Line: number, { ImportUUID, Version }: Answer) => {
    const Choices = { LeftOut: [{ File: 'vendors.csv', Line }] }
    return ask('PreviewImport', { ImportUUID, Version, Choices })
  }
  const first = await leavesOut(2, seen)
  expect(await leavesOut(3, seen)).toMatchObject({
    status: 409,
    code: 'import.othersChose',
    present: { Version: first.Version, Choices: first.Choices },
  })
  expect(await look(seen)).toMatchObject({
    Counts: { Faulty: 1, LeftOut: 1 },
    Choices: { LeftOut: [{ Line: 2 }] },
  })
  expect(await leavesOut(3, first)).toMatchObject({ Choices: { LeftOut: [{ Line: 3 }] } })
})

test('a draft matches columns by hand, and remembers them', async () => {
  const csv = 'เลขที่,ใคร,อะไร\nV90040,ลานเท ๔๐,x\n'
  const seen = await preview({ 'พันธมิตร.csv': csv })
  expect(seen.Tables[0]).toMatchObject({ Kind: null })
  expect(seen.Counts.All).toBe(0)
  const Columns = [
    { Header: 'เลขที่', Field: 'VendorAccountNumber' },
    { Header: 'ใคร', Field: 'VendorOrganizationName' },
    { Header: 'อะไร', Field: null },
  ]
  const Choices = { Tables: [{ File: 'พันธมิตร.csv', Kind: 'vendors', Columns }] }
  const matched = await choose(seen, Choices)
  expect(matched.Tables[0].Columns).toMatchObject([{ By: 'hand' }, { By: 'hand' }, { By: 'hand' }])
  await imports(matched)
  const next = await preview({ 'vendors.csv': csv.replace('V90040', 'V90041') })
  expect(next.Tables[0].Columns).toMatchObject([
    { Field: 'VendorAccountNumber', By: 'remembered', Sample: ['V90041'] },
    { Field: 'VendorOrganizationName', By: 'remembered' },
    { Field: null, By: 'remembered' },
  ])
  expect(next.Counts).toMatchObject({ New: 1 })
})

test('a draft says which columns are missing, and what cannot be read at all', async () => {
  const seen = await preview({
    'vendors.csv': 'รหัสผู้ขาย\nV90050\n',
    'ผู้ขายเก่า.csv': 'ชื่อผู้ขาย,โทร\nลานเทเก่า,077-123456\n',
    'sites.csv': 'SiteID,SiteName\n',
    'old.xls': 'x',
    'report.pdf': '%PDF',
    'empty.csv': '',
    'bomb.xlsx': 'PK\u0003\u0004',
  })
  expect(
    seen.Tables.map(({ File, Missing, Faults }: Answer) => [File, Missing, Faults[0]?.Code]),
  ).toEqual([
    ['vendors.csv', ['VendorOrganizationName'], undefined],
    ['ผู้ขายเก่า.csv', ['VendorAccountNumber'], undefined],
    ['sites.csv', [], 'empty'],
    ['old.xls', [], 'oldExcel'],
    ['report.pdf', [], 'type'],
    ['empty.csv', [], 'empty'],
    ['bomb.xlsx', [], 'unreadable'],
  ])
  expect(await imports(seen)).toMatchObject({ status: 400, code: 'import.unreadable' })
})

test('a draft has to be there, and its files are not too large together', async () => {
  const ImportUUID = '5f0c8f6e-8f5e-4c55-9d1e-3a1b7c9d0e2f'
  const calls = ['PreviewImport', 'Import', 'GetImport', 'GetImportRows', 'GetImportProgress']
  for (const path of [...calls, 'DiscardImport', 'UndoImport'])
    expect(await ask(path, { ImportUUID })).toMatchObject({ code: 'import.notFound' })
  expect(await ask('PreviewImport', {})).toMatchObject({ code: 'import.noFiles' })
  expect(await ask('Import', {})).toMatchObject({ code: 'import.noFiles' })
  const large = new Uint8Array(31 * 1024 * 1024).fill(65)
  expect(await preview({ 'a.csv': large, 'b.csv': large })).toMatchObject({
    code: 'import.tooLarge',
  })
  const seen = await preview({ 'sites.csv': 'SiteID,SiteName\nN,x\n' })
  expect(await ask('DiscardImport', { ImportUUID: seen.ImportUUID })).toEqual({})
  expect(await look(seen)).toMatchObject({
    code: 'import.notFound',
  })
})
