import type { Locator, Page } from 'playwright-core'
import { db } from '../../platform/db.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { addVendor, type TicketFacts, type Vendor, weighTicket } from '../fixture.ts'
import { rowOf } from '../rows.ts'
import type { TestBrowser } from './browser.ts'
import { t, type Under } from './translate.ts'
import { openDialog, visit, waitUntilIdle } from './visit.ts'

/** A text of the screens of evaluation. */
export function word(name: Under<'evaluation'>, values: object = {}): string {
  return t(`evaluation.${name}`, values)
}

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

/** The list of some trucks of a seller of their own, by what is known of each; the first one came in first. */
export async function openTrucks(
  browser: TestBrowser,
  window: Parameters<TestBrowser['open']>[0],
  facts: readonly Partial<TicketFacts>[] = [{}],
  visitList = visitTickets,
) {
  const vendor = await addVendor()
  const trucks: Truck[] = []
  for (const one of facts) trucks.push(await weighTruck(vendor, one))
  const page = await browser.open(window)
  await visitList(page, listAddress(vendor))
  return { page, trucks, truck: trucks[0]! }
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

/** Opens the dialog of a truck that comes next. */
export async function gradeNext(page: Page, truck: Truck): Promise<Locator> {
  await page.getByRole('button', { name: word('next') }).click()
  const dialog = gradeDialog(page, truck)
  await dialog.waitFor()
  await waitUntilIdle(page)
  return dialog
}

/** The field of a grade dialog for what is ripe. */
export function ripeOf(dialog: Locator): Locator {
  return dialog.getByRole('textbox', { name: word('SysPalmRipe'), exact: true })
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
