import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import {
  buildMill,
  gradeTicket,
  keepPresentNames,
  type Mill,
  readyTicket,
  weighTicket,
} from '../fixture.ts'
import { draftOrder, orderAfter, orderWithLines } from '../orders.ts'

export interface BusyMill extends Mill {
  /** The draft with a line, whose vendor has free tickets too. */
  draft: string
  /** An order whose payable is set up. */
  invoiced: string
  /** The group of its product. */
  group: string
}

const HOUR = 3600_000

/** A mill where every screen has something to show: trucks at each step, and orders in most states. */
export async function buildBusyMill(): Promise<BusyMill> {
  const mill = await buildMill()
  const truck = { customerId: mill.vendor.customerId, timeIn: new Date(Date.now() - 2 * HOUR) }
  await weighTicket({ ...truck, weightOut: null })
  await weighTicket(truck)
  await gradeTicket(mill, await weighTicket(truck))
  await readyTicket(mill, truck)
  const draft = await orderWithLines(mill, 1)
  await draftOrder(mill)
  await orderAfter(mill, ['submit'])
  await orderAfter(mill, ['submit', 'reject'])
  await orderAfter(mill, ['submit', 'approve'])
  await orderAfter(mill, ['submit', 'approve', 'confirm', 'receive'])
  await orderAfter(mill, ['submit', 'approve', 'confirm', 'receive', 'receive'])
  const steps = ['submit', 'approve', 'confirm', 'receive', 'receive', 'invoice'] as const
  const invoiced = await orderAfter(mill, steps)
  return { ...mill, draft, invoiced, group: await groupOfProducts() }
}

async function groupOfProducts(): Promise<string> {
  const { id } = await db().selectFrom('product_groups').select('id').executeTakeFirstOrThrow()
  return id
}

/** Writes every name of the mill in Latin letters, so that Thai on the screen is the screen's own. */
export async function nameInLatin(): Promise<void> {
  await sql`update officers set first_name = 'Officer ' || role, last_name = 'Test'`.execute(db())
  await sql`update customers set name = 'Estate ' || code, bank_name = 'BAAC'`.execute(db())
  await keepPresentNames()
  await sql`update payable_lines set bank_name = 'BAAC'`.execute(db())
  await sql`update vendors set name = 'Vendor ' || account_number`.execute(db())
  await sql`update purchase_orders set vendor_name = 'Vendor ' || vendor_account_number`.execute(
    db(),
  )
  await sql`insert into vehicles (registration) select '80-' || id from weigh_tickets`.execute(db())
  await sql`update weigh_tickets set registration = '80-' || id, product_type_name = 'FFB'`.execute(
    db(),
  )
  await sql`update products set name = 'Fruit ' || code`.execute(db())
  await sql`update product_groups set name = 'Fruit'`.execute(db())
  await sql`update warehouses set name = 'Yard'`.execute(db())
}
