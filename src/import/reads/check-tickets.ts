import type { CallContext } from '../../platform/call-context.ts'
import { yieldToEventLoop } from '../../platform/yield-to-event-loop.ts'
import { isOdd, type TicketFault } from '../../weighing/rules/faults.ts'
import { IMPORT_NUMBERING } from '../../weighing/rules/identity.ts'
import { findKnownTickets, type PartialIdentity } from '../../weighing/writes/known-tickets.ts'
import { validateTickets } from '../kinds/ticket-readings.ts'
import { identityIn } from '../kinds/tickets.ts'
import type { FaultCode } from '../words.ts'
import { addFault } from './parse-rows.ts'
import type { Records } from './present.ts'
import type { Targets } from './validation.ts'

/** Tickets are what the intake would take from a scale; of one that is graded or on an order nothing is changed. */
export async function checkTickets(
  targets: Targets,
  named: Records,
  ctx: Pick<CallContext, 'now'>,
): Promise<void> {
  const said = [...(targets.get('tickets')?.values() ?? [])]
  const whole = said.filter(({ row }) => row.faults.length === 0)
  if (whole.length === 0) return
  const products = await named.of('products')
  for (const target of whole) {
    const { ProductDataID = '', ProductTypeName } = target.after
    if (target.before || ProductTypeName) continue
    target.after = { ...target.after, ProductTypeName: products.get(ProductDataID)?.Name ?? '' }
  }
  const rows = whole.map(({ key, after, answers }) => ({ key, values: after, answers }))
  const identities: PartialIdentity[] = []
  for (const row of rows) {
    await yieldToEventLoop()
    identities.push(...identityIn(row))
  }
  const known = await findKnownTickets(identities, IMPORT_NUMBERING)
  const wasProtected = new Set(known.all().filter(({ isProtected }) => isProtected))
  const validated = await validateTickets(rows, known, ctx)
  for (const [at, { outcome, fault, of }] of validated.entries()) {
    const { row, before } = whole[at]!
    if (fault) {
      const field = fault.field ?? null
      const value = row.given[field ?? ''] ?? null
      addFault(
        row,
        field,
        value,
        CODES[fault.code],
        fault.params,
        isOdd(fault.code) ? (row.written?.[field ?? ''] ?? value) : null,
      )
    } else if (outcome === 'unchanged') whole[at]!.after = before ?? {}
    else if (of && wasProtected.has(of)) addFault(row, null, null, 'ticketInUse')
  }
}

/** What the intake calls each fault here; its own words speak to whoever stands at a scale. */
export const CODES: Record<TicketFault['code'], FaultCode> = {
  'scale.notTicket': 'text',
  'scale.missing': 'required',
  'scale.unknownField': 'text',
  'scale.kilograms': 'number',
  'scale.decimals': 'decimals',
  'scale.time': 'instant',
  'scale.tooLong': 'tooLong',
  'scale.text': 'text',
  'scale.net': 'net',
  'scale.order': 'timeOrder',
  'scale.future': 'future',
  'scale.halfOut': 'halfOut',
  'scale.voided': 'ticketVoided',
  'scale.unknownProduct': 'unknownRef',
  'scale.otherTruck': 'otherTruck',
  'scale.slipTaken': 'slipTaken',
  'scale.sameLoad': 'sameLoad',
  'scale.oddWeight': 'oddWeight',
  'scale.oldWayIn': 'instant',
  'scale.oddNet': 'oddNet',
  'day.closed': 'dayClosed',
}
