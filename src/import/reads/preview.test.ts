import { expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/database.ts'
import { buildMill, gradeTicket, weighTicket } from '../../tests/fixture.ts'
import { type Answer, openImports } from '../../tests/imports.ts'
import { draftOrder } from '../../tests/orders.ts'
import { run } from '../kinds/statements.ts'
import { getImport } from './preview.ts'

await openTestDatabase()
const { ask, preview, look, rows, imports } = await openImports()
const mill = await buildMill()

const TICKETS =
  'WeightScaleIDIn,CarRegister,CustomerDataID,CustomerName,ProductDataID,WeightIn,WeightTimeIn,WeightOut,WeightTimeOut'
const ticket = (id: string, weightOut = 6010) =>
  `${id},80-7001,30001,สวนยายมี,FFB-RAMP,15230,2025-11-15 08:05,${weightOut},2025-11-15 08:40`
const tickets = (...lines: string[]) => preview({ 'ใบชั่งยกมา.csv': [TICKETS, ...lines] })

test('a draft of which nothing has changed is as it was, and its rows are turned over by pages', async () => {
  const draft = await tickets(ticket('K1'), ticket('K2', -1), ticket('K3'))
  expect(await look(draft)).toEqual(draft)
  expect(await rows(draft, { Outcome: 'new', Offset: 1 })).toMatchObject({
    Rows: [{ Key: 'K3', Line: 4 }],
    Total: 2,
  })
  expect(await rows(draft, { Outcome: 'faulty' })).toEqual({
    Rows: draft.Rows.filter(({ Key }: Answer) => Key === 'K2'),
    Total: 1,
  })
  const found = await rows(draft, { Kind: 'tickets', Search: 'ทะเบียน 80 7001', Limit: 2 })
  expect(found).toMatchObject({ Rows: [{ Key: 'K1' }, { Key: 'K2' }], Total: 3 })
  expect(await rows(draft, { Kind: 'vendors' })).toEqual({ Rows: [], Total: 0 })
})

test('what is in has its rows, and what is thrown away has none', async () => {
  const [taken, thrown] = [await tickets(ticket('K4')), await tickets(ticket('K5'))]
  await imports(taken)
  await ask('DiscardImport', { ImportUUID: thrown.ImportUUID })
  expect(await rows(taken)).toMatchObject({ Rows: [{ Key: 'K4', Outcome: 'new' }] })
  expect(await rows(thrown)).toMatchObject({ code: 'import.notFound' })
})

test('each look shows what became of its tickets, of orders that block and of the language', async () => {
  const its = await weighTicket({ customerId: mill.vendor.customerId })
  const draft = await tickets(ticket('K10'))
  expect((await rows(draft)).Rows).toMatchObject([{ Outcome: 'new' }])
  const brought = `update weigh_tickets set scale_id_in = 'K10', time_in = '2025-11-15 08:05+07' where id = $1`
  await run(brought, [its])
  expect((await rows(draft)).Rows).toMatchObject([{ Outcome: 'changed' }])
  expect((await look(draft)).Version).toBeGreaterThan(draft.Version)
  await gradeTicket(mill, its)
  expect((await rows(draft)).Rows[0].Faults).toMatchObject([{ Code: 'ticketInUse' }])

  await draftOrder(mill)
  const { account } = mill.vendor
  const link = await preview({
    'vendors.csv': `รหัสผู้ขาย,รหัส AVL,ระดับ\n${account},39999,โกลด์\n`,
  })
  expect(link.Rows[0].Faults).toMatchObject([{ Code: 'openOrders' }])
  await run("update purchase_orders set purchase_state = 'CC'")
  const levels = ({ Rows }: Answer) =>
    Rows[0].Changes.find(({ Field }: Answer) => Field === 'CustomerLevel').After
  expect((await rows(link)).Rows[0].Faults).toEqual([])
  expect(levels(await look(link))).toBe('โกลด์')
  expect(levels(await getImport(link, { now: new Date(), language: 'en' }))).toBe('Gold')
})
