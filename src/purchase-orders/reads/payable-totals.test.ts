import { expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/database.ts'
import { addVendor, buildMill, readyTicket } from '../../tests/fixture.ts'
import { addTicket, draftOrder, orderAfter, perform } from '../../tests/orders.ts'
import { rowOf } from '../../tests/rows.ts'
import { openTestServer } from '../../tests/server.ts'

await openTestDatabase()
const CONFIRMED = ['submit', 'approve', 'confirm'] as const
const RECEIVED = [...CONFIRMED, 'receive', 'receive'] as const

const server = await openTestServer()
const mill = await buildMill()
const other = await addVendor('2')
await orderAfter(mill, [])
await orderAfter(mill, CONFIRMED)
await orderAfter(mill, RECEIVED)
await orderAfter(mill, [...RECEIVED, 'invoice'])
const order = await draftOrder(mill, other)
await addTicket(mill, order, await readyTicket(mill, { customerId: other.customerId }))
for (const action of [...CONFIRMED, 'receive'] as const) await perform(mill, action, order)

interface Payable {
  UUID: string
  LastRecDate: string | null
  TotalReceipt: number
  TotalWeight: number
  TotalAmount: number
  TotalTax: number
  TotalPaid: number
}

async function list(filters: object): Promise<{ data: Payable[]; totals: object }> {
  const { body } = await server.post('po/getFilterPOStateCanInvoice', filters, 91)
  return body.result
}

const FIGURES = ['TotalWeight', 'TotalAmount', 'TotalTax', 'TotalPaid'] as const

function summed(orders: readonly Payable[]) {
  return Object.fromEntries(
    FIGURES.map((figure) => [figure, Number(orders.reduce((a, o) => a + o[figure], 0).toFixed(2))]),
  )
}

const twoLettersOfBoth = () => ({ filterVendor: other.name.slice(0, 2), filterState: 'RC' })

test.each([
  ['of all', {}, 4],
  ['of a state', { filterState: 'RC' }, 2],
  ['set up', { filterState: 'IV' }, 1],
  ['of a vendor', () => ({ filterVendor: other.name }), 1],
  ['of two vendors by two letters, and a state', twoLettersOfBoth, 2],
  ['of no order', { filterCreated: '2001-01-01' }, 0],
])('the totals %s are those of the orders that the filters let through', async (_, given, n) => {
  const filters = typeof given === 'function' ? given() : given
  const { data, totals } = await list(filters)
  expect(data).toHaveLength(n)
  expect(totals).toEqual(summed(data))
  expect(await list({ ...filters, page: 7 })).toMatchObject({ data: [], totals })
})

test('an order says the day on which its last line was received', async () => {
  const { data } = await list({})
  for (const { TotalReceipt, LastRecDate } of data) {
    expect(LastRecDate).toEqual(
      TotalReceipt > 0 ? expect.stringMatching(/^\d{4}-\d\d-\d\d$/) : null,
    )
  }
})

test.each(['TotalTax', 'TotalPaid'] as const)('sorts by %s', async (field) => {
  for (const filters of [{}, { filterVendor: mill.vendor.name }]) {
    for (const direction of ['asc', 'desc'] as const) {
      const { data } = await list({ ...filters, sort: { field, direction } })
      const values = data.map((order) => order[field])
      const sorted = values.toSorted((a, b) => (a < b ? -1 : Number(a > b)))
      expect(values).toEqual(direction === 'asc' ? sorted : sorted.toReversed())
    }
  }
})

test('sorts by the last receipt, those without last; what is taken back counts no more', async () => {
  const days = async (direction: 'asc' | 'desc') =>
    (await list({ sort: { field: 'LastRecDate', direction } })).data.map((one) => one.LastRecDate)
  const known = (await days('asc')).filter((day) => day !== null)
  expect(known.length).toBeGreaterThan(1)
  expect(await days('asc')).toEqual([...known.toSorted(), null])
  expect(await days('desc')).toEqual([...known.toSorted().toReversed(), null])
  const order = await orderAfter(mill, [...CONFIRMED, 'receive', 'receive'])
  const lastOf = async () => {
    const { last_receipt_day } = await rowOf('purchase_orders', { id: order })
    return last_receipt_day
  }
  const { data } = await list({})
  expect(await lastOf()).toBe(data.find(({ UUID }) => UUID === order)?.LastRecDate)
  await perform(mill, 'undoReceive', order)
  expect(await lastOf()).not.toBeNull()
  await perform(mill, 'undoReceive', order)
  expect(await lastOf()).toBeNull()
})
