import { type Mill, overridePrice, readyTicket } from '../fixture.ts'
import { addTicket, draftOrder, perform } from '../orders.ts'
import type { openBrowser } from './browser.ts'

export const SHEET = '/Controller/approve'
const PHONE = { width: 390, height: 844 }

/** An order of which a price was set by hand. */
export async function flaggedOrder(mill: Mill): Promise<string> {
  const ticket = await readyTicket(mill)
  await overridePrice(mill, ticket, '5.70', 'ตกลงราคากับผู้ขายไว้ล่วงหน้า')
  const order = await draftOrder(mill)
  await addTicket(mill, order, ticket)
  await perform(mill, 'submit', order)
  return order
}

/** The phone of a manager, with the sheet open. */
export function openPhone(
  browser: Awaited<ReturnType<typeof openBrowser>>,
  mill: Mill,
  at = SHEET,
) {
  return browser.open({ as: mill.officers[50], size: PHONE, at })
}
