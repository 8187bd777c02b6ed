import type { Flag } from '../rules/flags.ts'
import { ofOtherProducts } from '../rules/other-products.ts'
import type { FlaggedLine } from './flagged-lines.ts'
import { flaggedLines } from './flagged-lines.ts'
import { type Line, linesOfOrder } from './lines.ts'

/** The lines of an order, with what its approver should look at; refuses `po.notFound`. */
export async function approvalLines(orderId: string, now: Date) {
  const lines = await linesOfOrder(orderId)
  const flagged = new Map(
    (await flaggedLines([orderId], now)).map((line) => [line.ticket_id, line]),
  )
  const others = new Set(ofOtherProducts(lines, []))
  return lines.map((line) => withFlags(line, flagged.get(line.SSWeightID), others.has(line)))
}

function withFlags(line: Line, found: FlaggedLine | undefined, isOther: boolean) {
  const mixed: Flag[] = isOther ? ['mixedProducts'] : []
  return {
    ...line,
    LadderPrice: found?.ladder_price ?? line.ComputedSysPrice,
    WeightNetBefore: found?.flags.includes('weightCorrected') ? found.net_before : null,
    Flags: [...(found?.flags ?? []), ...mixed],
  }
}
