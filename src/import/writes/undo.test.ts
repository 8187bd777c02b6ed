import { describe, expect, test } from 'vitest'
import { checkData } from '../../../check-data/check-data.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { addVendor, buildMill, weighTicket } from '../../tests/fixture.ts'
import {
  type Answer,
  importedRecords,
  openImports,
  vendorNow,
  vendorsCsv,
} from '../../tests/imports.ts'
import { rowOf } from '../../tests/rows.ts'
import { run } from '../kinds/statements.ts'

await openTestDatabase()
const { server, ask, preview, look, imports, undo } = await openImports()
await buildMill()

const vendors = (...lines: string[]) => preview({ 'vendors.csv': vendorsCsv(...lines) })

describe('undoing', () => {
  test('takes back what was added and changed, links too, and nothing else', async () => {
    const { account } = await addVendor('5')
    const before = await importedRecords()
    const seen = await vendors(
      `${account},ชื่อใหม่,39050,D7-001,55,,,กรุงไทย,1627184307,1,โกลด์`,
      'V91050,ใหม่,39051,,,,,,,,',
    )
    await imports(seen)
    expect(await vendorNow(account)).toMatchObject({ avl: '39050', name: 'ชื่อใหม่' })
    const [listed] = await ask('GetImports', {})
    expect(listed).toMatchObject({
      ImportUUID: seen.ImportUUID,
      Files: ['vendors.csv'],
      State: 'imported',
      CanUndo: true,
      Why: null,
      Counts: { New: 1, Changed: 1 },
    })
    const { At, By } = await look(seen)
    expect([At, By]).toEqual([listed.At, listed.By])
    const { Rows, Total } = await ask('GetImportRows', { ImportUUID: seen.ImportUUID })
    expect(Total).toBe(2)
    expect(Rows.map(({ Kind, Outcome }: Answer) => [Kind, Outcome])).toEqual([
      ['vendors', 'changed'],
      ['vendors', 'new'],
    ])
    expect(await undo(seen)).toEqual({})
    expect(await importedRecords()).toBe(before)
    expect(await undo(seen)).toMatchObject({
      code: 'import.notImported',
    })
    expect(await look(seen)).toMatchObject({
      State: 'undone',
    })
    expect(await imports(seen)).toMatchObject({ code: 'import.notDraft' })
  })

  test('is blocked by a record that was changed since', async () => {
    const seen = await vendors('V91060,ก,39060,D7-001,,,,,,,')
    await imports(seen)
    await server.post(
      'vendor/UpdateVendorValue',
      {
        VendorUUID: (await rowOf('vendors', { account_number: 'V91060' })).id,
        ValueFD7: 'D7-001',
        ValueDistanceFactory: 1,
      },
      51,
    )
    expect(await undo(seen)).toMatchObject({
      code: 'import.builtOn',
      message: 'เลิกนำเข้าไม่ได้: V91060 ถูกแก้ไขหลังนำเข้า',
    })
    expect(await look(seen)).toMatchObject({
      CanUndo: false,
      Why: 'V91060 ถูกแก้ไขหลังนำเข้า',
    })
  })

  test('is blocked by a ticket of a customer that was added', async () => {
    const seen = await preview({ 'customers.csv': 'CustomerDataID,CustomerName\n39070,สวน\n' })
    await imports(seen)
    const [customer] = await run<{ id: number }>(`select id from customers where code = '39070'`)
    const ticket = await weighTicket({ customerId: customer!.id })
    const named = await run<{ name: string }>(
      'select ticket_name as name from weigh_tickets where id = $1',
      [ticket],
    )
    expect(await undo(seen)).toMatchObject({
      code: 'import.builtOn',
      message: `เลิกนำเข้าไม่ได้: ${named[0]?.name} ใช้ 39070 แล้ว`,
    })
  })
})

test('what is imported, and what is taken back, has its rows of the audit trail', async () => {
  const { account } = await addVendor('6')
  // What the fixtures put in by hand has no audit trail.
  const known = new Set((await checkData(5)).map((one) => JSON.stringify(one)))
  const found = async () => (await checkData(5)).filter((one) => !known.has(JSON.stringify(one)))
  const seen = await preview({
    'vendors.csv': vendorsCsv(`${account},ก,39080,,5,,,,,,`, 'V91080,ข,39081,,,,,,,,'),
    'premiums.csv': `VendorAccountNumber\n${account}\nV91080\n`,
    'ราคา.csv': 'รหัสสินค้า,18\nFFB-RAMP,5.40\n',
    'รถเบา.csv': 'ทะเบียนรถ,น้ำหนักรถเบา\n80-9998 สุราษฎร์ธานี,6000\n',
  })
  expect(await imports(seen)).toMatchObject({ Counts: { All: 6, Faulty: 0 } })
  expect(await found()).toEqual([])
  expect(await undo(seen)).toEqual({})
  expect(await found()).toEqual([])
})
