import { expect, test } from 'vitest'
import { openTestMill } from '../../tests/fixture.ts'
import { orderAfter, perform } from '../../tests/orders.ts'
import { updateRows } from '../../tests/rows.ts'
import { toReceive } from './to-receive.ts'

const mill = await openTestMill()

test('shows the orders that are not received in full, the oldest first, and those that are kept', async () => {
  const confirmed = ['submit', 'approve', 'confirm'] as const
  const first = await orderAfter(mill, confirmed)
  const second = await orderAfter(mill, [...confirmed, 'receive'])
  await createdAt(first, '2026-01-01')
  await createdAt(second, '2026-01-02')
  await orderAfter(mill, ['submit', 'approve'])
  const ids = async (keep: string[] = []) => (await toReceive(keep)).data.map(({ UUID }) => UUID)
  expect(await ids()).toEqual([first, second])
  await perform(mill, 'receive', second)
  expect(await ids()).toEqual([first])
  expect(await ids([second])).toEqual([first, second])
  const { data, received } = await toReceive([second])
  expect(received).toBe(1)
  expect(data[1]?.POLineSet.map(({ IsReceipt }) => Number(IsReceipt))).toEqual([1, 1])
})

/** Two orders made one after the other can have times the other way round: a clock may be set back. */
async function createdAt(order: string, day: string) {
  await updateRows('purchase_orders', { id: order }, { created_at: new Date(day) })
}
