import type { Given, Parsed } from '../../platform/call.ts'
import { asPage } from '../../platform/paging.ts'
import type { calls } from '../contract/weights.ts'

type Corrections = Given<typeof calls.getCorrections>

/** The corrections of every ticket: those that wait, oldest first, those that are decided, newest first, or all. */
export async function corrections({
  page,
}: Parsed<typeof calls.getCorrections>): Promise<Corrections> {
  return asPage(page, 0, [])
}

/** The corrections of one ticket, newest first. */
export async function correctionsOf(_ticketId: number): Promise<Corrections['data']> {
  return []
}
