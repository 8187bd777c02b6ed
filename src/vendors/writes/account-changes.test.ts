import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { noticesOf } from '../../notices/reads/notices.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { approvals } from '../../purchase-orders/reads/approvals.ts'
import type { Action } from '../../purchase-orders/rules/steps.ts'
import { dailyPayment } from '../../reports/reads/daily-payment.ts'
import { auditEntriesOf, recordHandling } from '../../tests/audit-entries.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { addVendor, buildMill, readyTicket, type Vendor } from '../../tests/fixture.ts'
import { addTicket, draftOrder, perform } from '../../tests/orders.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { rowOf } from '../../tests/rows.ts'
import { contextOf, signInAs } from '../../tests/server.ts'
import { accountConfirm } from '../reads/account-confirm.ts'
import { vendorNow } from '../reads/vendor.ts'
import { confirmAccount } from './account-changes.ts'
import { updateFinance } from './customers.ts'

await openTestDatabase()
let vendor: Vendor

const mill = await buildMill()
beforeEach(async () => {
  await db().deleteFrom('notices').execute()
  vendor = await addVendor()
})
afterEach(() => accountConfirm.set('tell'))

const by = (role: Role) => contextOf(mill.officers[role])
const now = () => vendorNow(vendor.id, { now: new Date() })
/** Changes the account as an officer of purchasing, or of another role. */
const change = (role: Role = 51, values: object = {}) =>
  updateFinance(
    {
      VendorUUID: vendor.id,
      SysBankName: 'ธ.ก.ส.',
      SysBookBankNumber: '020111222333',
      SysTaxDeduction: 3,
      ...values,
    },
    by(role),
  )
/** Where the customer of the vendor is paid, as a call is sent it. */
const account = async () => {
  const vendor = await now()
  return {
    SysBankName: vendor.CustomerSysBankName,
    SysBookBankNumber: vendor.CustomerSysBookBankNumber,
    SysTaxDeduction: Number(vendor.CustomerSysTaxDeduction),
  }
}
const confirmIn = async (ctx: OfficerContext) =>
  confirmAccount({ CustomerID: vendor.customerId, ...(await account()) }, ctx)
const confirm = (role: Role) => confirmIn(by(role))
const noticesFor = async (role: Role) =>
  (await noticesOf({ Tab: 'all', page: 0 }, by(role))).data.map(({ Kind, Settled }) => [
    Kind,
    Settled,
  ])

describe('an account that one officer changed', () => {
  test('is told to 50 and 91 by the bell, until one of them confirms it', async () => {
    await change()
    expect(await now()).toMatchObject({ AccountChangedBy: 'เจ้าหน้าที่ 51 ทดสอบ' })
    expect([
      await noticesFor(50),
      await noticesFor(91),
      await noticesFor(51),
      await noticesFor(81),
    ]).toEqual([[['accountChanged', false]], [['accountChanged', false]], [], []])
    await confirm(91)
    expect(await noticesFor(50)).toEqual([['accountChanged', true]])
    expect(await now()).toMatchObject({ AccountChangedAt: null, AccountChangedBy: null })
    expect((await auditEntriesOf('customer', vendor.customerId)).at(-1)).toMatchObject({
      action: 'customer.confirmAccount',
      officer_id: mill.officers[91].id,
    })
  })

  test('is not told to whoever changed it, nor confirmed by them', async () => {
    await change(50)
    expect([await noticesFor(50), await noticesFor(91)]).toEqual([[], [['accountChanged', false]]])
    await expectRefusal(confirm(50), 'vendor.ownAccountChange')
    expect((await now()).AccountChangedAt).not.toBeNull()
    await confirm(1)
    expect((await now()).AccountChangedAt).toBeNull()
  })

  test('is not confirmed by a puppet of whoever changed it, who is told why', async () => {
    const puppet = await signInAs(91)
    await recordHandling('officer.create', puppet.id, mill.officers[50].id)
    await change(50)
    expect((await vendorNow(vendor.id, contextOf(puppet))).AccountCheck).toBe('dependent')
    expect((await vendorNow(vendor.id, by(50))).AccountCheck).toBe('own')
    expect((await vendorNow(vendor.id, by(91))).AccountCheck).toBe('independent')
    expect((await vendorNow(vendor.id, by(51))).AccountCheck).toBeUndefined()
    await expectRefusal(confirmIn(contextOf(puppet)), 'second.dependent')
    await confirm(91)
  })

  test('is told with what stood before the first change that waits', async () => {
    const FormerAccount = await account()
    expect((await now()).FormerAccount).toBeNull()
    await change()
    await change(50, { SysBookBankNumber: '020111222444', SysTaxDeduction: 1.5 })
    expect(await now()).toMatchObject({
      AccountChangedBy: 'เจ้าหน้าที่ 50 ทดสอบ',
      FormerAccount,
    })
    await confirm(91)
    expect(await now()).toMatchObject({ AccountChangedBy: null, FormerAccount: null })
  })

  test('that a second one changed again is confirmed by a third', async () => {
    await change(1)
    await change(50, { SysTaxDeduction: 0 })
    for (const role of [1, 50] as const)
      await expectRefusal(confirm(role), 'vendor.ownAccountChange')
    await confirm(91)
  })

  test('is confirmed as it was seen, or not at all', async () => {
    await change()
    const present = { CustomerID: vendor.customerId, ...(await account()) }
    const others = [
      { SysBankName: 'ธนาคารออมสิน' },
      { SysBookBankNumber: '020999999999' },
      { SysTaxDeduction: 0.75 },
    ]
    for (const other of others) {
      await expectRefusal(
        confirmAccount({ ...present, ...other }, by(91)),
        'vendor.accountChangedAgain',
      )
    }
    const none = { ...present, CustomerID: 999_999 }
    await expectRefusal(confirmAccount(none, by(91)), 'vendor.customerNotFound')
  })

  test('by the same values again, or taken away, is none', async () => {
    const same = await account()
    await change(51, same)
    await change(51, { ...same, SysBankName: null, SysBookBankNumber: null })
    expect((await now()).AccountChangedAt).toBeNull()
  })

  test('that was taken away and comes back is none, and another one than stood is told with that one', async () => {
    const back = await account()
    const { SysTaxDeduction } = back
    const away = { SysBankName: null, SysBookBankNumber: null, SysTaxDeduction }
    await change(51, away)
    await change(51, back)
    expect((await now()).AccountChangedAt).toBeNull()
    await change(51, away)
    await change(51, { SysTaxDeduction })
    expect(await now()).toMatchObject({
      AccountChangedAt: expect.any(Date),
      FormerAccount: back,
    })
  })

  test('by a tax is one as well', async () => {
    await change()
    await confirm(50)
    await change(51, { SysTaxDeduction: 0 })
    expect((await now()).AccountChangedAt).not.toBeNull()
  })

  test('is told for 30 days, unless the mill requires somebody to confirm it or says nothing', async () => {
    await change()
    await db()
      .updateTable('account_changes')
      .set({ changed_at: new Date(Date.now() - 31 * 24 * 3600_000) })
      .execute()
    expect((await now()).AccountChangedAt).toBeNull()
    accountConfirm.set('require')
    expect((await now()).AccountChangedAt).not.toBeNull()
    accountConfirm.set('off')
    await change(51, { SysTaxDeduction: 1 })
    expect((await now()).AccountChangedAt).toBeNull()
    expect(await db().selectFrom('notices').selectAll().execute()).toHaveLength(1)
  })
})

describe('an order of that seller', () => {
  const RECEIVED: Action[] = ['submit', 'approve', 'confirm', 'receive']
  const orderAfter = async (actions: readonly Action[]) => {
    const order = await draftOrder(mill, vendor)
    await addTicket(mill, order, await readyTicket(mill, { customerId: vendor.customerId }))
    for (const action of actions) await perform(mill, action, order)
    return order
  }

  test('carries a flag where it waits to be approved', async () => {
    await change()
    const order = await orderAfter(['submit'])
    const flags = async () => {
      const { data } = await approvals(contextOf(await signInAs(50)))
      return data.find(({ UUID }) => UUID === order)?.Flags.map(({ Flag }) => Flag)
    }
    expect(await flags()).toEqual(['accountChanged'])
    await confirm(91)
    expect(await flags()).toEqual([])
  })

  test('is paid where the mill only tells, and held back where it requires another to confirm', async () => {
    await change()
    const [first, second] = [await orderAfter(RECEIVED), await orderAfter(RECEIVED)]
    await perform(mill, 'invoice', first)
    accountConfirm.set('require')
    await expectRefusal(perform(mill, 'invoice', second), 'po.accountUnconfirmed', {
      params: { officer: 'เจ้าหน้าที่ 51 ทดสอบ' },
    })
    await confirm(91)
    await perform(mill, 'invoice', second)
  })

  test('has no account in the payment report before its payable, where the mill requires another to confirm', async () => {
    await change()
    await orderAfter([])
    const { day_out } = await rowOf('weigh_tickets', { customer_id: vendor.customerId })
    const paidTo = async () => {
      const { payment } = await dailyPayment(day_out!, 'all')
      const own = payment.find(({ CustomerID }) => CustomerID === vendor.avl)
      return [own?.SysBookBankNumber, own?.PayeeUnconfirmed]
    }
    expect(await paidTo()).toEqual(['020111222333', true])
    accountConfirm.set('require')
    expect(await paidTo()).toEqual([null, true])
    await confirm(91)
    expect(await paidTo()).toEqual(['020111222333', false])
  })
})
