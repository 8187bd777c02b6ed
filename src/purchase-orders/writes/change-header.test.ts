import { expect, test } from 'vitest'
import type { Input } from '../../platform/call.ts'
import { db } from '../../platform/db.ts'
import { openTestMill } from '../../tests/fixture.ts'
import { draftOrder, orderAfter, orderNow } from '../../tests/orders.ts'
import { contextOf } from '../../tests/server.ts'
import { calls } from '../contract.ts'
import { headerWithConditions } from '../reads/headers.ts'
import { historyOf } from '../reads/history.ts'
import { changeHeader } from './change-header.ts'

const mill = await openTestMill()

type Changed = Omit<Input<typeof calls.updatePOHeader>, 'POHeaderUUID'>
const change = (POHeaderUUID: string, header: Changed) =>
  changeHeader(
    calls.updatePOHeader.input.parse({ POHeaderUUID, ...header }),
    contextOf(mill.officers[50]),
  )

test('the header of a draft is changed; number, vendor and D7 stay, and history says which fields', async () => {
  const order = await draftOrder(mill)
  const { PONumber, VendorUUID, Version } = await orderNow(order)
  const after = await change(order, {
    Version,
    FFAMax: 4.5,
    Delivery: 'ส่งเอง',
    DateOfUse: '2026-11-20',
  })
  expect(after).toMatchObject({ PONumber, VendorUUID, Version: Version + 1 })
  expect(await headerWithConditions(order)).toMatchObject({
    FFAMax: '4.50',
    Delivery: 'ส่งเอง',
    DateOfUse: '2026-11-20',
    Site: 'NBD',
    FinDim7: 'D7-001',
  })
  const [newest] = (await historyOf(order)).data
  expect(newest).toMatchObject({ Action: 'changeHeader', OfficerName: 'เจ้าหน้าที่ 50' })
  expect(newest?.ChangedFields?.sort()).toEqual(['DateOfUse', 'Delivery', 'FFAMax'])
  const entry = await db()
    .selectFrom('audit_entries')
    .select(['before', 'after'])
    .where('action', '=', 'po.changeHeader')
    .executeTakeFirstOrThrow()
  expect(entry).toEqual({
    before: { FFAMax: '0.00', Delivery: '', DateOfUse: null },
    after: { FFAMax: '4.50', Delivery: 'ส่งเอง', DateOfUse: '2026-11-20' },
  })
})

test('it is changed of a rejected order, and refused once one is submitted, changed since or unknown', async () => {
  await change(await orderAfter(mill, ['submit', 'reject']), { MIMax: 2 })
  const submitted = await orderAfter(mill, ['submit'])
  await expect(change(submitted, {})).rejects.toMatchObject({ code: 'po.notDraft' })
  const draft = await draftOrder(mill)
  await expect(change(draft, { Version: 7 })).rejects.toMatchObject({ code: 'sys.stale' })
  await expect(change(crypto.randomUUID(), {})).rejects.toMatchObject({ code: 'po.notFound' })
})

test.each<[Changed, string]>([
  [{ Warehouse: 'NO' }, 'po.unknownReference'],
  [{ FinDim1: 'NO' }, 'po.unknownReference'],
  [{ DateOfUse: '2026-11-20', DateofExpire: '2026-11-19' }, 'po.expiresBeforeUse'],
  [{ IVMin: 50, IVMax: 40 }, 'po.iodineRange'],
])('%j is refused and changes nothing', async (header, code) => {
  const order = await draftOrder(mill)
  await expect(change(order, header)).rejects.toMatchObject({ code })
  expect(await orderNow(order)).toMatchObject({ Version: 1 })
})

test.each([
  ['FFAMax', 100],
  ['MIMax', 100],
  ['IVMin', 200],
  ['IVMax', 200],
  ['DobiMin', 10],
  ['ColorR', 100],
  ['ColorY', 100],
  ['ColorB', 100],
])('%s is %d at most', (name, max) => {
  const parse = (value: number) =>
    calls.createPOHeader.input.safeParse({ VendorUUID: mill.vendor.id, [name]: value }).success
  expect([parse(max), parse(max + 0.01), parse(-0.01)]).toEqual([true, false, false])
})
