import { audit } from '../../platform/audit.ts'
import type { Parsed } from '../../platform/call.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { type TermName, termsOf } from '../contract/header.ts'
import type { calls } from '../contract.ts'
import { headerOf, headerWithConditions } from '../reads/headers.ts'
import { CODE_NAMES, type Codes } from '../rules/order-codes.ts'
import { lockForHeader } from './lock-order.ts'
import { codesOf } from './order-codes.ts'
import { conditions } from './order-head.ts'

type ChangedOrder = Parsed<typeof calls.updatePOHeader>

/** Changes what an open order is made on; its vendor and its number stay. */
export function changeHeader(
  { POHeaderUUID, Version, ...terms }: ChangedOrder,
  ctx: OfficerContext,
) {
  return transaction(async () => {
    const { id } = await lockForHeader({ POHeaderUUID, Version })
    const base = await readTerms(id)
    const { sequence: _, ...codes } = await codesOf({
      isNumbered: true,
      asked: codesAsked(terms, base),
      site: terms.Site,
      d7: { own: base.FinDim7, asked: terms.FinDim7 },
    })
    await db()
      .updateTable('purchase_orders')
      .set({ ...conditions(terms), ...codes })
      .where('id', '=', id)
      .execute()
    await auditChange(id, base, await readTerms(id), ctx)
    publishChange('orders', [id])
    return headerOf(id)
  })
}

/** The codes that were sent, else those that the order has. */
function codesAsked(sent: Codes, base: Codes): Codes {
  const entries = CODE_NAMES.map((name) => [name, sent[name] || base[name]])
  return Object.fromEntries(entries)
}

async function readTerms(orderId: string) {
  return termsOf(await headerWithConditions(orderId))
}

type Terms = Awaited<ReturnType<typeof readTerms>>

async function auditChange(
  id: string,
  base: Terms,
  current: Terms,
  ctx: OfficerContext,
): Promise<void> {
  const names = (Object.keys(current) as TermName[]).filter((name) => current[name] !== base[name])
  if (names.length === 0) return
  const part = (terms: Terms) => Object.fromEntries(names.map((name) => [name, terms[name]]))
  const sides = { before: part(base), after: part(current) }
  await audit(ctx, { action: 'po.changeHeader', entity: 'order', id, ...sides })
}
