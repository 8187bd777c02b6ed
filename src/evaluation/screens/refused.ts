import { CallError } from '../../platform/client.ts'
import { palmRecord } from '../contract/record.ts'
import type { PalmRecord } from './record.ts'

/** The ticket as a refusal brings it, since it is no longer what its officer saw. */
export function presentOf(error: unknown): PalmRecord | undefined {
  return error instanceof CallError ? palmRecord.safeParse(error.present).data : undefined
}

/** Whether a colleague was faster: the dialog then says who did what. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof CallError)) return false
  return error.code === 'ticket.alreadyGraded' || error.code === 'ticket.alreadyValued'
}

/** Whether what was sent may have been saved all the same, its answer lost on the way. */
export function isUnsure(error: unknown): boolean {
  return error instanceof CallError && error.unsure
}
