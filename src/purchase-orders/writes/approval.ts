import type { Officer } from '../../platform/call-context.ts'
import { submitterAllows } from '../rules.ts'

/** Who decides on an order that was submitted: a port, so that an ERP's workflow can be a second one. */
export interface Approval {
  /** Whether `officer` may approve an order that `submittedBy` sent. */
  mayApprove(officer: Officer, submittedBy: string | null): boolean
}

/** Approval in the app: anybody whom the table of transitions lets, but not of their own order, unless role 0. */
export const approval: Approval = {
  mayApprove: (officer, submittedBy) => submitterAllows('approve', submittedBy, officer),
}
