import { CallError } from '../../../platform/client.ts'

type Code = CallError['code']

/** Refusals that concern the order as a whole: its state has changed, or it was deleted. */
const OF_THE_ORDER: readonly Code[] = [
  'po.notFound',
  'po.wrongState',
  'po.notDraft',
  'po.notConfirmed',
  'po.alreadyInvoiced',
  'po.canceled',
  'po.finalized',
]

/** Refusals that mean a stale screen: with the present order it would not have offered the action. */
const STALE: readonly Code[] = [
  ...OF_THE_ORDER,
  'po.notSubmitted',
  'po.notApproved',
  'po.notCancellable',
  'po.cancelReceived',
  'po.deleteReceived',
  'po.notFullyReceived',
  'po.payableChanged',
  'po.lineReceived',
  'po.lineNotFound',
  'po.lineGone',
]

/** Whether the other lines of the order would be refused for the same reason. */
export function isOfTheOrder(error: unknown): boolean {
  return error instanceof CallError && OF_THE_ORDER.includes(error.code)
}

/** Whether a refusal with this code means that the screen is stale. */
export function isStale(code: Code): boolean {
  return STALE.includes(code)
}
