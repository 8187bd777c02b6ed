import type { Locator, Page } from 'playwright-core'
import { db } from '../../platform/db.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { type TicketFacts, type Vendor, weighTicket } from '../fixture.ts'
import { rowOf } from '../rows.ts'
import { t } from './translate.ts'
import { openDialog, visit } from './visit.ts'

export interface Truck {
  /** Of its ticket. */
  id: number
  slip: string
  plate: string
  vendor: Vendor
}

let came = 0

/** A truck of `vendor`, weighed in and out, today; of two, the first one came in first. */
export async function weighTruck(vendor: Vendor, facts: Partial<TicketFacts> = {}): Promise<Truck> {
  came += 1
  const midnight = Date.parse(`${businessDay(new Date())}T00:00:00+07:00`)
  const timeIn = new Date(Math.max(Date.now() - 3 * 3600_000, midnight) + came * 1000)
  const id = await weighTicket({ customerId: vendor.customerId, timeIn, ...facts })
  return truckOf(id, vendor)
}

async function truckOf(id: number, vendor: Vendor): Promise<Truck> {
  const { slip_number, registration } = await rowOf('weigh_tickets', { id })
  return { id, slip: slip_number!, plate: registration, vendor }
}

/** The address of the list of the trucks of one seller. */
export function listAddress(vendor: Vendor): string {
  return `/Controller/palmEvaluate?search=${vendor.avl}`
}

/** Opens an address of the list, with change events. */
export async function visitTickets(page: Page, address: string): Promise<void> {
  const listening = page.waitForResponse('**/live/listen')
  await visit(page, address)
  await listening
}

/** Opens it without change events, so that the page does not see what others do meanwhile. */
export async function visitWithoutEvents(page: Page, address: string): Promise<void> {
  await page.route('**/live/**', (route) => route.abort('aborted'))
  await visit(page, address)
}

export function gradeDialog(page: Page, { slip: ticket }: Truck): Locator {
  return page.getByRole('dialog', { name: t('evaluation.grade.title', { ticket }) })
}

export function priceDialog(page: Page, { slip: ticket }: Truck): Locator {
  return page.getByRole('dialog', { name: t('evaluation.price.title', { ticket }) })
}

/** Answers the question about a blank composition: it is saved so. */
export async function saveBlank(page: Page): Promise<void> {
  const question = await openDialog(page, t('evaluation.doubt.blank'))
  await question.getByRole('button', { name: t('evaluation.doubt.blank.yes') }).press('Enter')
}

/** The gradings of a ticket in the database, the first one first. */
export function gradingsOf({ id }: Truck) {
  return db().selectFrom('gradings').selectAll().where('ticket_id', '=', id).orderBy('id').execute()
}

/** The valuations of a ticket in the database, the first one first. */
export function valuationsOf({ id }: Truck) {
  return db()
    .selectFrom('valuations')
    .selectAll()
    .where('ticket_id', '=', id)
    .orderBy('id')
    .execute()
}
