import type { Output } from '../../platform/call.ts'
import type { calls } from '../contract.ts'

/** A vehicle of the registry; its tare may be empty. */
export type Vehicle = Output<typeof calls.saveWeight>
export type Weighed = Output<typeof calls.getWeighed>[number]
export type Unweighed = Output<typeof calls.getUnweighed>[number]

/** '10023 สวนลุงเฉลิม': whose vehicle it is; nothing where nobody knows. */
export function ownerOf({ AVL, CustomerName }: Unweighed): string {
  return [AVL, CustomerName].filter(Boolean).join(' ')
}
