import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { openTestMill, overridePrice } from '../../tests/fixture.ts'
import { orderAfter, orderWithLines, perform } from '../../tests/orders.ts'
import { rowsOf } from '../../tests/rows.ts'
import { headerOf } from '../reads/headers.ts'
import type { Action } from '../rules/steps.ts'

const mill = await openTestMill()

const NONE = [null, null, null, null, null]

/** What the order keeps: lines, received, set by hand, kg and baht. */
async function storedTotals(id: string): Promise<unknown[]> {
  const { rows } = await sql<object>`
    select line_count, received_count, overridden_count, total_weight_kg, total_amount
    from purchase_orders where id = ${id}`.execute(db())
  return Object.values(rows[0]!)
}

const two = [2, 0, 0, '18440.00', '95888.00']
const CONFIRMED: Action[] = ['submit', 'approve', 'confirm']

test.each<[string, Action[], unknown[]]>([
  ['no totals while it is a draft', [], NONE],
  ['its totals from submitting on', ['submit'], two],
  ['none once it is rejected', ['submit', 'reject'], NONE],
  ['them again when it is submitted again', ['submit', 'reject', 'submit'], two],
  [
    'them through review, approval and confirmation',
    ['submit', 'review', 'approve', 'confirm'],
    two,
  ],
  ['how many lines are received', [...CONFIRMED, 'receive'], [2, 1, 0, '18440.00', '95888.00']],
  ['what a released line leaves', [...CONFIRMED, 'release'], [1, 0, 0, '9220.00', '47944.00']],
  [
    'them when all is received and invoiced',
    [...CONFIRMED, 'receive', 'receive', 'invoice'],
    [2, 2, 0, '18440.00', '95888.00'],
  ],
  ['none once it is canceled', ['submit', 'approve', 'cancel'], NONE],
  ['none once it is deleted', ['submit', 'delete'], NONE],
])('an order keeps %s', async (_, actions, totals) => {
  expect(await storedTotals(await orderAfter(mill, actions))).toEqual(totals)
})

test('what an order shows follows its tickets while they may change', async () => {
  const id = await orderWithLines(mill, 1)
  const [line] = await rowsOf('order_lines', { order_id: id })
  const shown = async () => {
    const { TotalLine, TotalOverride, TotalAmount } = await headerOf(id)
    return [TotalLine, TotalOverride, TotalAmount]
  }
  expect(await shown()).toEqual([1, 0, '47944.00'])
  await overridePrice(mill, line!.ticket_id, '6.00', 'สัญญารายปี')
  expect(await shown()).toEqual([1, 1, '55320.00'])
  await perform(mill, 'submit', id)
  expect(await shown()).toEqual([1, 1, '55320.00'])
  expect(await storedTotals(id)).toEqual([1, 0, 1, '9220.00', '55320.00'])
})
