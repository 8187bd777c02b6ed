import { CallError } from '../../../platform/client.ts'

type Code = CallError['code']

/** What refuses every line of an order alike: the order itself has moved on, or is gone. */
const OF_THE_ORDER: readonly Code[] = [
  'po.notFound',
  'po.wrongState',
  'po.notDraft',
  'po.notConfirmed',
  'po.alreadyInvoiced',
  'po.canceled',
  'po.finalized',
]

/** What the screen would not have offered, had it known the present order: the screen is stale. */
const STALE: readonly Code[] = [
  ...OF_THE_ORDER,
  'po.notSubmitted',
  'po.notApproved',
  'po.notCancellable',
  'po.cancelReceived',
  'po.deleteReceived',
  'po.notFullyReceived',
  'po.lineReceived',
  'po.lineNotFound',
  'po.lineGone',
]

/** Whether what was refused so would be refused for the order's other lines too. */
export function isOfTheOrder(error: unknown): boolean {
  return error instanceof CallError && OF_THE_ORDER.includes(error.code)
}

/** Whether a refusal by this code says that the screen is behind. */
export function isStale(code: Code): boolean {
  return STALE.includes(code)
}
