import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { openTestMill } from '../../tests/fixture.ts'
import { orderAfter, orderNow, perform } from '../../tests/orders.ts'
import { openTestServer } from '../../tests/server.ts'
import type { Action } from '../rules/steps.ts'

const mill = await openTestMill()
const server = await openTestServer()

const INVOICED: Action[] = ['submit', 'approve', 'confirm', 'receive', 'receive', 'invoice']
const KTB = { SysBankName: 'กรุงไทย', SysBookBankNumber: '939-2-04391-3' }

const change = async (POHeaderUUID: string, payee: object) => {
  const { status, body } = await server.post('po/changePayee', { POHeaderUUID, ...payee }, 91)
  return { status, ...body }
}
const payees = (orderId: string) =>
  db()
    .selectFrom('payable_lines')
    .select(['bank_name', 'bank_account', 'paid'])
    .where('order_id', '=', orderId)
    .orderBy('ticket_id')
    .execute()

test('the account of a payable is put right, or cash, until its order is finalized', async () => {
  const order = await orderAfter(mill, INVOICED)
  const { paid } = (await payees(order))[0]!
  expect(await change(order, KTB)).toMatchObject({ status: 200 })
  const account = { bank_name: 'กรุงไทย', bank_account: '9392043913', paid }
  expect(await payees(order)).toEqual([account, account])
  expect(await change(order, { Cash: 1 })).toMatchObject({ status: 200 })
  const cash = { bank_name: null, bank_account: null, paid }
  expect(await payees(order)).toEqual([cash, cash])
  await perform(mill, 'confirmPayee', order)
  await perform(mill, 'finalize', order)
  expect(await change(order, KTB)).toMatchObject({ status: 400, code: 'po.finalized' })
  expect(await payees(order)).toEqual([cash, cash])
})

test('its history tells from which account to which, by whom', async () => {
  const order = await orderAfter(mill, INVOICED)
  await change(order, KTB)
  await change(order, KTB)
  await change(order, { Cash: 1 })
  const { body } = await server.post('po/getHistory', { POHeaderUUID: order }, 51)
  const changes = body.result.data.filter(
    ({ Action }: { Action: string }) => Action === 'changePayee',
  )
  const ktb = { SysBankName: 'กรุงไทย', SysBookBankNumber: '9392043913' }
  const cash = { SysBankName: null, SysBookBankNumber: null }
  expect(changes).toMatchObject([
    { OfficerName: 'เจ้าหน้าที่ 91', PayeeBefore: ktb, PayeeAfter: cash },
    { PayeeBefore: { SysBookBankNumber: '012345678901' }, PayeeAfter: ktb },
  ])
})

test('a wrong bank or number, none at all, a stale version and an order without payable are refused', async () => {
  const order = await orderAfter(mill, INVOICED)
  const { Version } = await orderNow(order)
  for (const [payee, code] of [
    [{ SysBankName: 'ไม่มีธนาคารนี้', SysBookBankNumber: '1234567890' }, 'v.bank'],
    [{ ...KTB, SysBookBankNumber: '123' }, 'v.account'],
    [{ SysBankName: '', SysBookBankNumber: '' }, 'v.account'],
    [{ ...KTB, Version: Version - 1 }, 'sys.stale'],
  ] as const)
    expect(await change(order, payee)).toMatchObject({ code })
  const waiting = await orderAfter(mill, INVOICED.slice(0, -1))
  expect(await change(waiting, KTB)).toMatchObject({ code: 'po.notInvoiced' })
})

test('two who change it at once: who saw the other version learns of it', async () => {
  const order = await orderAfter(mill, INVOICED)
  const { Version } = await orderNow(order)
  const both = await Promise.all([
    change(order, { ...KTB, Version }),
    change(order, { Cash: 1, Version }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})
