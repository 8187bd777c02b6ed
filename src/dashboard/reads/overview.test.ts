import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { palmRecords } from '../../evaluation/reads/palm-records.ts'
import { db } from '../../platform/db.ts'
import { sum } from '../../platform/money.ts'
import { addDays } from '../../platform/thai-date.ts'
import { orderList, receivingList } from '../../purchase-orders/reads/lists.ts'
import { countToOrder } from '../../purchase-orders/reads/to-order/tickets.ts'
import type { Badge } from '../../purchase-orders/rules/states.ts'
import type { Action } from '../../purchase-orders/rules/steps.ts'
import { dailyPayment } from '../../reports/reads/daily-payment.ts'
import { palmReport } from '../../reports/reads/palm-report.ts'
import { openTestDatabase } from '../../tests/database.ts'
import {
  addVendor,
  buildMill,
  gradeTicket,
  leftAt,
  type Mill,
  readyTicket,
  valueTicket,
  weighTicket,
} from '../../tests/fixture.ts'
import { orderAfter } from '../../tests/orders.ts'
import { updateRows } from '../../tests/rows.ts'
import { calls } from '../contract.ts'
import { overview } from './overview.ts'

await openTestDatabase()
let mill: Mill
let day = '2026-06-01'

// Each test has a day of its own.
beforeEach(() => {
  day = addDays(day, 2)
})

const at = (time: string, on = day) => new Date(`${on}T${time}+07:00`)
const noon = () => at('12:00')

const outAt = (time: string) => leftAt(at(time))

test('a mill without anything has an overview', async () => {
  const empty = calls.getOverview.output.parse(await overview(noon()))
  expect(empty.Today).toMatchObject({ TrucksIn: 0, TotalWeight: 0, AVGGrade: null, Payable: 0 })
  expect(empty.Waiting.Grade).toEqual({ Count: 0, Capped: false, Since: null })
  expect(empty.Waiting.ToInvoice).toMatchObject({ Count: 0, Amount: 0 })
  expect([empty.Hours, empty.Grades, empty.Largest, empty.Latest]).toEqual([[], [], [], []])
})

describe('of a mill', () => {
  beforeAll(async () => {
    mill = await buildMill()
  })

  test('the day is that of UTC+7, of coming in and of weighing out each', async () => {
    const midnight = at('00:00:00')
    await readyTicket(mill, { timeIn: at('22:00', addDays(day, -1)), timeOut: midnight })
    await readyTicket(mill, outAt('23:59:59'))
    await readyTicket(mill, { timeIn: at('23:59'), timeOut: at('00:30', addDays(day, 1)) })
    const { Date: date, Today, Hours } = await overview(noon())
    expect(date).toBe(day)
    expect(Today).toMatchObject({ TrucksIn: 2, TotalCar: 2 })
    expect(Hours).toEqual([
      { Hour: 0, WeightNet: '9220.00' },
      { Hour: 23, WeightNet: '9220.00' },
    ])
  })

  test('the figures are those of the palm report and of the daily payment', async () => {
    await readyTicket(mill, outAt('08:00'))
    const dear = await weighTicket({
      customerId: mill.vendor.customerId,
      weightIn: 13_780,
      ...outAt('09:00'),
    })
    await valueTicket(mill, dear, await gradeTicket(mill, dear, 21), '5.15')
    await gradeTicket(
      mill,
      await weighTicket({ customerId: mill.vendor.customerId, ...outAt('10:00') }),
      24,
    )
    const { Today } = await overview(noon())
    const { Stats } = await palmReport(day)
    const { TrucksIn, Payable, ...figures } = Today
    expect(Stats).toMatchObject(figures)
    expect(figures).toMatchObject({ TotalCar: 3, NotPriced: 1, Amount: '87959.50' })
    expect(TrucksIn).toBe(3)
    expect(Payable).toBe((await dailyPayment(day, 'all')).total.Paid)
  })

  test('a price that was voided is none', async () => {
    const id = await readyTicket(mill, outAt('08:00'))
    await updateRows('valuations', { ticket_id: id }, { voided_at: noon() })
    const { Today } = await overview(noon())
    expect(Today).toMatchObject({ NotPriced: 1, AVGPrice: null, Amount: '0.00', Payable: '0' })
  })

  test('grades are counted, and the five largest sellers named', async () => {
    const sellers = []
    for (let n = 0; n < 6; n += 1) {
      const seller = await addVendor()
      const weightIn = 10_000 + n * 1000
      const ticket = { customerId: seller.customerId, weightIn, ...outAt('08:00') }
      await gradeTicket(mill, await weighTicket(ticket), n < 4 ? 18 : 20)
      sellers.unshift(seller.avl)
    }
    const { Grades, Largest } = await overview(noon())
    expect(Grades).toEqual([
      { SysProductGrade: 18, Tickets: 4 },
      { SysProductGrade: 20, Tickets: 2 },
    ])
    expect(Largest.map(({ AVL }) => AVL)).toEqual(sellers.slice(0, 5))
    expect(Largest[0]).toMatchObject({ WeightNet: '8990.00' })
  })

  test('the latest are those that the weighbridge saw last, in or out', async () => {
    const { customerId } = mill.vendor
    const out = await weighTicket({ customerId, timeIn: at('01:00'), timeOut: at('10:00') })
    const yard = await weighTicket({ customerId, timeIn: at('10:30'), weightOut: null })
    const both = await weighTicket({ customerId, timeIn: at('10:10'), timeOut: at('11:00') })
    const { Latest } = await overview(noon())
    expect(Latest.map(({ ID }) => ID).slice(0, 3)).toEqual([both, yard, out])
    expect(Latest).toHaveLength(5)
  })

  test('tickets wait as the list of each filter counts them, since the first truck came', async () => {
    const { customerId } = mill.vendor
    const first = at('05:00', '2026-05-01')
    await weighTicket({ customerId, timeIn: first, weightOut: null })
    await gradeTicket(mill, await weighTicket({ customerId, timeIn: at('06:00', '2026-05-01') }))
    const { WeighOut, Grade, Price } = (await overview(noon())).Waiting
    const counts = async (filterStatus: 'O' | 'G' | 'P') =>
      (await palmRecords({ filterStatus, page: 0 }, { now: noon() })).total_record
    expect(WeighOut).toMatchObject({ Count: await counts('O'), Capped: false, Since: first })
    expect(Grade).toMatchObject({ Count: await counts('G'), Capped: false, Since: first })
    expect(Price).toMatchObject({ Count: await counts('P'), Since: at('06:00', '2026-05-01') })
  })

  test('orders wait as the list of each state counts them', async () => {
    const confirmed = ['submit', 'approve', 'confirm'] as const
    // Taking into review and acknowledging take every order that is ready, so these two come first.
    const paths: readonly (readonly Action[])[] = [
      ['submit', 'review'],
      [...confirmed, 'receive', 'acknowledge'],
      ['submit'],
      ['submit', 'approve'],
      confirmed,
      [...confirmed, 'receive', 'receive'],
      [...confirmed, 'receive', 'receive', 'invoice'],
    ]
    for (const path of paths) await orderAfter(mill, path)
    const { Waiting } = await overview(noon())
    const states = {
      Submitted: 'S',
      InReview: 'IR',
      Approved: 'A',
      ToReceive: 'CF',
      ToFinish: 'C',
      ToInvoice: 'RC',
    } as const satisfies Record<string, Badge>
    for (const [step, state] of Object.entries(states)) {
      const { total_record, data } = await orderList({ filterState: state, page: 0 })
      const { Count, Since } = Waiting[step as keyof typeof states]
      const reached = await Promise.all(data.map(({ UUID }) => reachedAt(UUID)))
      const first = reached.sort((one, other) => Number(one) - Number(other))[0]
      expect([step, Count, Since]).toEqual([step, total_record, first])
      expect(Count).toBeGreaterThan(0)
    }
    const { data: submitted } = await orderList({ filterState: 'S', page: 0 })
    expect(Waiting.Submitted.Amount).toBe(
      sum(submitted.map(({ TotalAmount }) => TotalAmount)).toFixed(2),
    )
    expect([Waiting.ToReceive.Lines, Waiting.ToFinish.Lines]).toEqual([2, 1])
    const { data } = await receivingList({ filterState: 'RC', page: 0 })
    expect(Waiting.ToInvoice.Amount).toBe(data[0]!.TotalAmount)
  })

  test('palm on no order waits as the menu counts it, since the first of it left', async () => {
    const { customerId } = await addVendor()
    const first = at('04:00', '2026-04-01')
    await readyTicket(mill, { customerId, timeOut: first, timeIn: first })
    const { ToOrder } = (await overview(noon())).Waiting
    const { customers, tickets } = await countToOrder()
    expect(ToOrder).toMatchObject({
      Count: customers,
      Capped: false,
      Since: first,
      Tickets: tickets,
    })
  })

  test('an order that is deleted waits no more', async () => {
    const before = (await overview(noon())).Waiting.Submitted.Count
    const id = await orderAfter(mill, ['submit'])
    await updateRows('purchase_orders', { id }, { deleted_at: noon() })
    expect((await overview(noon())).Waiting.Submitted.Count).toBe(before)
  })
})

/** When the order came so far; looking at it is no step forward. */
async function reachedAt(order_id: string): Promise<Date> {
  const steps = await db()
    .selectFrom('order_steps')
    .select(['taken_at', 'action'])
    .where('order_id', '=', order_id)
    .orderBy('id')
    .execute()
  return steps.filter(({ action }) => action !== 'review').at(-1)!.taken_at
}
