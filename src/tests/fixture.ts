import { sql } from 'kysely'
import { db } from '../platform/db.ts'
import type { Role } from '../platform/roles.ts'
import { addDays, businessDay, dayBegins } from '../platform/thai-date.ts'
import { openTestDatabase } from './database.ts'
import { insertRow, updateRows } from './rows.ts'
import { type SignedIn, signInEveryRole } from './server.ts'

/** A small mill on the open test database. */
export interface Mill {
  officers: Record<Role, SignedIn>
  vendor: Vendor
}

export interface Vendor {
  id: string
  account: string
  name: string
  customerId: number
  avl: string
}

/** The ladder of every product: grade 16–20, 4.70–5.70 baht per kg, 0.25 up and 0.30 down a percent. */
const LADDER = ['4.70', '4.95', '5.20', '5.45', '5.70']
const PRODUCTS = ['FFB-ESTATE', 'FFB-PPEP', 'FFB-RAMP']
const DIMENSIONS = ['00000', 'ZZ_ZZ', 'ZZZZZ', 'NBD_RM01', 'ZZZZ', 'ZZZZZ', 'D7-001']

/** The vendors of this file’s mill: names and numbers are the same whichever file came before. */
let count = 0

/** Fills the open test database with officers of every role, reference data, priced products and one linked vendor. */
export async function buildMill(): Promise<Mill> {
  count = 0
  const officers = await signInEveryRole()
  await addReferences()
  await addProducts()
  return { officers, vendor: await addVendor() }
}

/** Opens a database of this test file’s own with such a mill in it. */
export async function openTestMill(): Promise<Mill> {
  await openTestDatabase()
  return buildMill()
}

/** A vendor linked to a customer of its own, whose code begins with `group`. */
export async function addVendor(group = '1'): Promise<Vendor> {
  count += 1
  const avl = `${group}${String(count).padStart(4, '0')}`
  const name = `บริษัท สวนปาล์ม ${count} จำกัด`
  const account = `V${String(count).padStart(5, '0')}`
  const vendor = { account_number: account, name, dimension_7: 'D7-001' }
  const { id } = await insertRow('vendors', vendor)
  const customerId = await addCustomer(avl)
  await insertRow('vendor_links', { vendor_id: id, customer_id: customerId, linked_at: new Date() })
  return { id, account, name, customerId, avl }
}

/** Leaves a customer without a bank account. */
export async function removeAccount(customerId: number): Promise<void> {
  await updateRows('customers', { id: customerId }, { bank_name: null, bank_account: null })
}

/** A customer of level Normal, taxed 3 %, with a bank account. */
export async function addCustomer(code: string): Promise<number> {
  const { id } = await insertRow('customers', {
    code,
    name: `สวน ${code}`,
    bank_name: 'ธ.ก.ส.',
    bank_account: '012345678901',
  })
  return id
}

export interface TicketFacts {
  customerId: number
  productCode?: string
  /** Kilograms. */
  weightIn?: number
  /** Kilograms; null while the truck is still in the yard. */
  weightOut?: number | null
  timeIn?: Date
  timeOut?: Date
}

/** The times of a truck that left then and had come an hour before. */
export function leftAt(timeOut: Date) {
  return { timeOut, timeIn: new Date(timeOut.getTime() - 3600_000) }
}

/** A ticket as the bridge sends it, weighed in and out an hour later: by default yesterday, 9,220 kg net. */
export async function weighTicket(facts: TicketFacts): Promise<number> {
  count += 1
  // Tickets are also made side by side.
  const n = count
  const timeIn = facts.timeIn ?? new Date(Date.now() - 24 * 3600_000)
  const timeOut = facts.timeOut ?? outOf(timeIn, facts.timeIn === undefined)
  const weightOut = facts.weightOut === undefined ? 6010 : facts.weightOut
  const registration = `80-${1000 + n} สุราษฎร์ธานี`
  await saveVehicle(registration)
  const { id } = await insertRow('weigh_tickets', {
    scale_id_in: `IN-${n}`,
    slip_number: `691120-${String(n).padStart(4, '0')}`,
    registration,
    customer_id: facts.customerId,
    product_code: facts.productCode ?? 'FFB-RAMP',
    product_type_name: 'ปาล์มทะลาย ลานเท',
    weight_in_kg: facts.weightIn ?? 15230,
    time_in: timeIn,
    weight_out_kg: weightOut,
    time_out: weightOut === null ? null : timeOut,
  })
  return id
}

/** An hour later; of a truck of yesterday not today. */
function outOf(timeIn: Date, isOfYesterday: boolean): Date {
  const hourLater = timeIn.getTime() + 3600_000
  const nextDay = dayBegins(addDays(businessDay(timeIn), 1)).getTime()
  return new Date(isOfYesterday ? Math.min(hourLater, nextDay - 1000) : hourLater)
}

/** Inserts the vehicle of that registration unless it is there, and sets its tare where one is given. */
export async function saveVehicle(registration: string, tareKg?: number): Promise<void> {
  await db()
    .insertInto('vehicles')
    .values({ registration, tare_kg: tareKg })
    .onConflict((on) =>
      on
        .column('registration')
        .doUpdateSet({ tare_kg: sql`coalesce(excluded.tare_kg, vehicles.tare_kg)` }),
    )
    .execute()
}

/** Grades a ticket; returns the grading's id. */
export async function gradeTicket(
  mill: Mill,
  ticketId: number,
  gradePercent = 18,
): Promise<number> {
  const { id } = await insertRow('gradings', {
    ticket_id: ticketId,
    grade_percent: gradePercent,
    is_return: false,
    graded_at: new Date(),
    graded_by: mill.officers[52].id,
  })
  return id
}

/** Prices a graded ticket, in baht per kg, without level and premium. */
export async function valueTicket(
  mill: Mill,
  ticketId: number,
  gradingId: number,
  price: string | number = '5.20',
): Promise<void> {
  const { id } = await db()
    .selectFrom('ladder_versions')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const terms = { grade_price: price, level_price: 0, premium_price: 0 }
  const computed = {
    computed_grade_price: price,
    computed_level_price: 0,
    computed_premium_price: 0,
  }
  await insertRow('valuations', {
    ticket_id: ticketId,
    grading_id: gradingId,
    ladder_version_id: id,
    ...terms,
    ...computed,
    valued_at: new Date(),
    valued_by: mill.officers[52].id,
  })
}

/** Sets another price for a ticket than was computed, in baht per kg, as a manager does with a reason. */
export async function overridePrice(
  mill: Mill,
  ticketId: number,
  grade_price: string,
  override_reason: string,
): Promise<void> {
  await updateRows(
    'valuations',
    { ticket_id: ticketId },
    { grade_price, override_reason, valued_by: mill.officers[50].id },
  )
}

/** Assigns a ticket to another customer, as a correction of the scale does. */
export async function assignTicket(ticketId: number, customer_id: number): Promise<void> {
  await db().updateTable('weigh_tickets').set({ customer_id }).where('id', '=', ticketId).execute()
}

/** A ticket weighed out, graded 18 and priced 5.20: ready to be a line of the vendor's order. */
export async function readyTicket(mill: Mill, facts: Partial<TicketFacts> = {}): Promise<number> {
  const id = await weighTicket({ customerId: mill.vendor.customerId, ...facts })
  await valueTicket(mill, id, await gradeTicket(mill, id))
  return id
}

/** `howMany` tickets as `readyTicket`. */
export async function readyTickets(mill: Mill, howMany: number): Promise<number[]> {
  const ids: number[] = []
  for (let n = 0; n < howMany; n += 1) ids.push(await readyTicket(mill))
  return ids
}

async function addReferences(): Promise<void> {
  await db().insertInto('sites').values({ code: 'NBD', name: 'โรงงานหลัก' }).execute()
  await insertRow('warehouses', { code: 'CT-NN', name: 'ลานรับปาล์ม', site_code: 'NBD' })
  await insertRow('number_sequences', { code: 'NBDPO-PL', name: 'ใบสั่งซื้อปาล์ม' })
  await db()
    .insertInto('financial_dimensions')
    .values(DIMENSIONS.map((value, index) => ({ dimension: index + 1, value })))
    .execute()
}

async function addProducts(): Promise<void> {
  const { id: groupId } = await insertRow('product_groups', { code: 'FFB', name: 'ปาล์มทะลาย' })
  for (const code of PRODUCTS) await addProduct(code, groupId)
}

async function addProduct(code: string, groupId: string): Promise<void> {
  const { id: productId } = await insertRow('products', {
    code,
    name: `ปาล์มทะลาย ${code}`,
    group_id: groupId,
  })
  const version = { number: 1, increment_price: '0.25', decrement_price: '0.30' }
  const { id } = await insertRow('ladder_versions', {
    ...version,
    product_id: productId,
    created_at: new Date(),
  })
  const rows = LADDER.map((price, step) => ({
    ladder_version_id: id,
    grade_percent: 16 + step,
    price_per_kg: price,
  }))
  await db().insertInto('ladder_rows').values(rows).execute()
}

/** Gives tickets the names that their customers have by now, in the place of those that they keep. */
export async function keepPresentNames(): Promise<void> {
  await sql`
    update weigh_tickets set customer_name = customers.name
    from customers where customers.id = customer_id and customer_name <> customers.name`.execute(
    db(),
  )
}
