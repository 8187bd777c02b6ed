import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { addVendor, buildMill, readyTicket, saveVehicle } from '../../tests/fixture.ts'
import { draftOrder, orderAfter, orderNow, perform } from '../../tests/orders.ts'
import { updateRows } from '../../tests/rows.ts'
import { openTestServer } from '../../tests/server.ts'
import { ALL_BADGES, badge, type PurchaseState, type State } from '../rules/states.ts'
import type { Action } from '../rules/steps.ts'

await openTestDatabase()
const CONFIRMED: Action[] = ['submit', 'approve', 'confirm']
const RECEIVED: Action[] = [...CONFIRMED, 'receive', 'receive']
const made: Record<string, string> = {}

const server = await openTestServer()
const mill = await buildMill()
const other = await addVendor('2')
for (let n = 0; n < 26; n += 1) await draftOrder(mill, other)
made.CF = await orderAfter(mill, CONFIRMED)
made.RC = await orderAfter(mill, RECEIVED)
made.IV = await orderAfter(mill, [...RECEIVED, 'invoice'])
made.CC = await orderAfter(mill, [...CONFIRMED, 'cancel'])
made.D = await orderAfter(mill, [])

type Listed = Record<'UUID' | 'AVL' | 'OfficerName' | 'State' | 'StatePurchase', string> &
  Record<'TotalReceipt' | 'TotalWeight' | 'TotalAmount', number>

function badgeOf({ State, StatePurchase }: Listed) {
  return badge({ state: State as State, purchaseState: (StatePurchase || null) as PurchaseState })
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' ? a - Number(b) : a < String(b) ? -1 : Number(a > String(b))
}

async function list(path: string, body: object = {}) {
  const answer = await server.post(`po/${path}`, body, 51)
  expect(answer).toMatchObject({ status: 200 })
  return answer.body.result
}

describe('the list of orders', () => {
  test('has 25 a page, the newest first, and counts every badge', async () => {
    const first = await list('getPOFilterLists')
    expect(first).toMatchObject({ index_page: 0, total_page: 2, total_record: 31 })
    expect(first.count_by_state).toMatchObject({ D: 27, CF: 1, RC: 1, IV: 1, CC: 1, S: 0, F: 0 })
    expect(first.data).toHaveLength(25)
    expect(first.data[0].UUID).toBe(made.D)
    const second = await list('getPOFilterLists', { page: 1 })
    expect(second.data).toHaveLength(6)
    const beyond = await list('getPOFilterLists', { page: 9 })
    expect(beyond).toMatchObject({ data: [], total_record: 31 })
  })

  test('filters by number, vendor, AVL, day and the badge shown', async () => {
    const { PONumber } = await orderNow(made.RC!)
    const rows = async (filters: object) => (await list('getPOFilterLists', filters)).total_record
    expect(await rows({ filterPONumber: PONumber.slice(-5) })).toBe(1)
    expect(await rows({ filterPONumber: PONumber.toLowerCase().replaceAll('-', ' ') })).toBe(1)
    const [ticket] = await db()
      .selectFrom('lines_in_force')
      .innerJoin('weigh_tickets', 'weigh_tickets.id', 'ticket_id')
      .select(['slip_number', 'scale_id_in', 'weigh_tickets.id'])
      .where('order_id', '=', made.RC!)
      .execute()
    const registration = 'ยข 7068 ระนอง'
    await saveVehicle(registration)
    await updateRows('weigh_tickets', { id: ticket!.id }, { registration })
    const found = { total_record: 1, data: [{ PONumber }] }
    for (const path of ['getPOFilterLists', 'getFilterPOStateCanInvoice'] as const) {
      expect(await list(path, { filterPONumber: ticket!.slip_number })).toMatchObject(found)
      expect(await list(path, { filterPONumber: 'ยข7068' })).toMatchObject(found)
    }
    expect(await rows({ filterVendor: other.name })).toBe(26)
    expect(await rows({ filterVendor: mill.vendor.avl })).toBe(5)
    expect(await rows({ filterVendor: '%' })).toBe(0)
    expect(await rows({ filterCreated: businessDay(new Date()) })).toBe(31)
    expect(await rows({ filterCreated: '2001-01-01' })).toBe(0)
    expect(await rows({ filterState: 'RC' })).toBe(1)
    const shown = await list('getPOFilterLists', { filterState: 'RC', filterVendor: other.avl })
    expect(shown).toMatchObject({
      total_record: 0,
      total_page: 0,
      count_by_state: { D: 26, RC: 0 },
    })
  })

  test('sorts as asked', async () => {
    const sort = { field: 'PONumber', direction: 'asc' }
    const { data } = await list('getPOFilterLists', { sort })
    const numbers = data.map(({ PONumber }: { PONumber: string }) => PONumber)
    expect(numbers).toEqual([...numbers].sort())
    const byVendor = { field: 'VendorOrganizationName', direction: 'desc' }
    expect((await list('getPOFilterLists', { sort: byVendor })).data).toHaveLength(25)
  })

  test('shows weight, value and what is received of each order', async () => {
    const { data } = await list('getPOFilterLists', { filterState: 'CF' })
    expect(data).toMatchObject([
      { TotalLine: 2, TotalReceipt: 0, TotalWeight: 18_440, TotalAmount: 95_888, State: 'CF' },
    ])
  })
})

test('goods are received on orders that are confirmed and not yet owed', async () => {
  const { data } = await list('getFilterPOStateConfirm')
  expect(data.map(({ UUID }: { UUID: string }) => UUID)).toEqual([made.RC, made.CF])
  expect(data[1].POLineSet).toMatchObject([{ LineNo: 1, IsReceipt: 0 }, { LineNo: 2 }])
})

test('receiving can be narrowed to what is not received in full, and counts the rest all the same', async () => {
  const waiting = await list('getFilterPOStateConfirm', { filterReceipt: 'waiting' })
  expect(waiting).toMatchObject({ data: [{ UUID: made.CF }], total_record: 1 })
  expect(waiting.count_by_state).toEqual({ CF: 1, C: 0, RC: 1 })
  const both = { filterReceipt: 'waiting', filterState: 'RC' }
  expect((await list('getFilterPOStateConfirm', both)).total_record).toBe(0)
})

describe('the lists of one step', () => {
  test('count and filter by the badges that they hold', async () => {
    const receiving = await list('getFilterPOStateConfirm')
    expect(receiving).toMatchObject({ total_record: 2, states_capped: [] })
    expect(receiving.count_by_state).toEqual({ CF: 1, C: 0, RC: 1 })
    const received = await list('getFilterPOStateConfirm', { filterState: 'RC' })
    expect(received).toMatchObject({ data: [{ UUID: made.RC }], total_record: 1 })
    expect(received.count_by_state).toEqual(receiving.count_by_state)
    const invoicing = await list('getFilterPOStateCanInvoice', { filterState: 'IV' })
    expect(invoicing).toMatchObject({ data: [{ UUID: made.IV }], total_record: 1 })
    expect(invoicing.count_by_state).toEqual({ CF: 1, C: 0, RC: 1, IV: 1, F: 0 })
  })

  test('hold nothing of another badge', async () => {
    for (const path of ['getFilterPOStateConfirm', 'getFilterPOStateCanInvoice']) {
      const drafts = await list(path, { filterState: 'D' })
      expect(drafts).toMatchObject({ data: [], total_record: 0, total_page: 0 })
      expect(drafts.count_by_state).not.toHaveProperty('D')
    }
    expect(await list('getFilterPOStateConfirm', { filterVendor: other.avl })).toMatchObject({
      data: [],
      count_by_state: { CF: 0, C: 0, RC: 0 },
    })
  })

  test('sort as asked', async () => {
    const sort = { field: 'PONumber', direction: 'asc' }
    const { data } = await list('getFilterPOStateConfirm', { sort })
    expect(data.map(({ UUID }: { UUID: string }) => UUID)).toEqual([made.CF, made.RC])
  })
})

describe('the payable', () => {
  const account = { bank_name: 'ธนาคารหนึ่ง', bank_account: '1234567890' }

  test('is the payable’s own copy once it is set up, else computed from the customer', async () => {
    const before = await db().selectFrom('customers').select(['id', 'bank_account']).execute()
    const customers = db().updateTable('customers').where('id', '=', mill.vendor.customerId)
    await customers.set({ ...account, tax_percent: '1.50' }).execute()
    const { data } = await list('getFilterPOStateCanInvoice')
    await customers.set({ tax_percent: '3.00' }).execute()
    expect(data).toMatchObject([
      {
        UUID: made.IV,
        TotalAmount: 95_888,
        SysTaxDeduction: 3,
        SysBookBankNumber: before.find(({ id }) => id === mill.vendor.customerId)?.bank_account,
        TotalTax: 2876.64,
        TotalPaid: 93_011.36,
      },
      {
        UUID: made.RC,
        SysTaxDeduction: 1.5,
        SysBankName: account.bank_name,
        SysBookBankNumber: account.bank_account,
        TotalTax: 1438.32,
        TotalPaid: 94_449.68,
        POLineSet: [
          { Tax: 719.16, Paid: 47_224.84 },
          { Tax: 719.16, Paid: 47_224.84 },
        ],
      },
      { UUID: made.CF, POLineSet: [{}, {}] },
    ])
  })

  test('is shown as the payable will be, to the satang, and stays so when the tax changes', async () => {
    const customers = db().updateTable('customers').where('id', '=', mill.vendor.customerId)
    await customers.set({ tax_percent: '0.37' }).execute()
    const order = await orderAfter(mill, RECEIVED)
    const shown = await list('getFilterPOStateCanInvoice', { filterState: 'RC' })
    await perform(mill, 'invoice', order)
    await customers.set({ tax_percent: '3.00', bank_account: null }).execute()
    const invoiced = await list('getFilterPOStateCanInvoice', { filterState: 'IV' })
    const paymentOf = ({ data }: { data: { UUID: string }[] }) => {
      const found = data.find(({ UUID }) => UUID === order) as Record<string, unknown>
      const { SysTaxDeduction, SysBookBankNumber, TotalTax, TotalPaid } = found
      const lines = found.POLineSet as { Tax: number; Paid: number }[]
      const POLineSet = lines.map(({ Tax, Paid }) => ({ Tax, Paid }))
      return { SysTaxDeduction, SysBookBankNumber, TotalTax, TotalPaid, POLineSet }
    }
    expect(paymentOf(invoiced)).toEqual(paymentOf(shown))
    const payable = await db()
      .selectFrom('payables')
      .select(['tax', 'paid'])
      .where('order_id', '=', order)
      .executeTakeFirstOrThrow()
    expect(paymentOf(invoiced)).toMatchObject({
      TotalTax: Number(payable.tax),
      TotalPaid: Number(payable.paid),
    })
    const record = await list('getEnvironmentPOLineManage', { POHeaderUUID: order })
    expect(record.po_header.SysTaxDeduction).toBe(0.37)
  })
})

describe('an order with its lines', () => {
  const manage = (POHeaderUUID?: string) => list('getEnvironmentPOLineManage', { POHeaderUUID })

  test('offers the free tickets of its AVL while it is open', async () => {
    const free = await readyTicket(mill)
    await readyTicket(mill, { customerId: other.customerId })
    const { po_header, po_line, weight } = await manage(made.D)
    expect(po_header).toMatchObject({
      AVL: mill.vendor.avl,
      InclTax: 'No',
      WarehouseName: 'ลานรับปาล์ม',
      FinDim7: 'D7-001',
    })
    expect(po_line).toHaveLength(2)
    // The canceled order's two tickets are free again.
    expect(weight).toHaveLength(3)
    expect(weight.map(({ ID }: { ID: number }) => ID)).toContain(free)
    expect((await manage(made.CF)).weight).toEqual([])
  })

  test('has no AVL, and no tickets, once its vendor is linked no longer', async () => {
    const link = db().updateTable('vendor_links').where('vendor_id', '=', mill.vendor.id)
    await link.set({ unlinked_at: new Date() }).execute()
    expect(await manage(made.D)).toMatchObject({ po_header: { AVL: null }, weight: [] })
    expect(await manage(made.CF)).toMatchObject({ po_header: { AVL: mill.vendor.avl } })
    await link.set({ unlinked_at: null }).execute()
  })

  test('is refused when there is no such order', async () => {
    for (const path of ['getEnvironmentPOLineManage', 'getPOLineByPOHeader']) {
      const answer = await server.post(`po/${path}`, { POHeaderUUID: crypto.randomUUID() }, 51)
      expect(answer).toMatchObject({ status: 400, body: { code: 'po.notFound' } })
    }
  })

  test('shows a canceled order’s lines', async () => {
    const lines = await list('getPOLineByPOHeader', { POHeaderUUID: made.CC })
    expect(lines).toHaveLength(2)
  })
})

test('a new order is chosen from vendors, warehouses, sequences and dimensions', async () => {
  const form = await list('getEnvironmentPOForm', { filterSearch: mill.vendor.avl })
  expect(form.vendor).toEqual([
    expect.objectContaining({
      UUID: mill.vendor.id,
      CustomerCustomerID: mill.vendor.avl,
      FD7Value: 'D7-001',
    }),
  ])
  expect(form).toMatchObject({
    pono_seq: [{ NumberSequenceGroup: 'NBDPO-PL' }],
    warehouse: [{ WarehouseID: 'CT-NN', OperationalSiteID: 'NBD' }],
    location: [{ SiteID: 'NBD' }],
    aFD1: [{ DimensionValue: '00000' }],
    aFD7: [{ DimensionValue: 'D7-001' }],
  })
  expect(form.product).toHaveLength(3)
})

test('a refusal names the state in the reader’s language', async () => {
  const body = { POHeaderUUID: made.CF }
  const thai = await server.post('po/confirmPO', body, 51)
  expect(thai.body.message).toContain('“ยืนยันแล้ว”')
  const english = await server.post('po/submitPO', body, 51, { 'accept-language': 'en' })
  expect(english.body.message).toContain('is “Confirm”.')
  const invoiced = await server.post('po/invoice', { POHeaderUUID: made.IV }, 51)
  expect(invoiced.body.message).toMatch(/ตั้งหนี้แล้วเมื่อ \d\d\/\d\d\/25\d\d /)
})

test('vendors whose name, code or AVL begins with what was typed come before those that contain it', async () => {
  const names = ['กมลวรรณ สุขเกื้อ', 'สุขเกื้อ บุญเรือน', 'อารีย์ 100%']
  const rows = names.map((name, index) => ({ account_number: `W${index}`, name }))
  await db().insertInto('vendors').values(rows).execute()
  const found = async (typed: string) =>
    (await list('getEnvironmentPOForm', { filterSearch: typed })).vendor.map(
      ({ VendorOrganizationName }: { VendorOrganizationName: string }) => VendorOrganizationName,
    )
  expect(await found('สุขเกื้อ')).toEqual([names[1], names[0]])
  expect(await found('w1')).toEqual([names[1]])
  expect(await found('0%')).toEqual([names[2]])
})

describe('a list sorted by what no index has in order', () => {
  // The newest order has the least of everything.
  beforeAll(() => draftOrder(mill, other))

  test.each([
    ['AVL', (order: Listed) => order.AVL],
    ['OfficerName', (order: Listed) => order.OfficerName],
    ['TotalReceipt', (order: Listed) => order.TotalReceipt],
    ['TotalWeight', (order: Listed) => order.TotalWeight],
    ['TotalAmount', (order: Listed) => order.TotalAmount],
    ['State', (order: Listed) => ALL_BADGES.indexOf(badgeOf(order))],
  ] satisfies [string, (order: Listed) => string | number][])(
    'sorts by %s either way, whatever is filtered',
    async (field, value) => {
      for (const filters of [{}, { filterVendor: mill.vendor.name }, { filterState: 'D' }]) {
        const [up, down] = [await sortedBy('asc'), await sortedBy('desc')]
        expect(up.toSorted(compare)).toEqual(up)
        expect(down.toSorted((a, b) => compare(b, a))).toEqual(down)

        async function sortedBy(direction: string) {
          const sort = { field, direction }
          const pages = [0, 1].map((page) => list('getPOFilterLists', { ...filters, sort, page }))
          const orders: Listed[] = (await Promise.all(pages)).flatMap(({ data }) => data)
          expect(new Set(orders.map(({ UUID }) => UUID)).size).toBe(orders.length)
          return orders.map((order) => value(order))
        }
      }
    },
  )
})
