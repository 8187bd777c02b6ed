import { type StuckKind, WAITING_WORK } from '../../notices/rules/waiting.ts'
import type { HandlerResult } from '../../platform/call.ts'
import type { calls } from '../contract.ts'

type Listed = HandlerResult<typeof calls.getStuck>['data'][number]
/** Something stuck as the officer who asks sees it. */
export type WireRow = Omit<Listed, 'RemindedAt'>
/** A stuck thing before it is known who asks. */
export type StuckRow = Omit<WireRow, 'Mine' | 'Since'> & { Since: Date }

type Fields = Pick<StuckRow, 'Subject' | 'VendorCode' | 'VendorName' | 'Since' | 'WayOut'> &
  Partial<StuckRow>

/** A row of `kind` about the record of that id; of the fields that are left out it says nothing. */
export function rowOf(kind: StuckKind, id: string | number, fields: Fields): StuckRow {
  return {
    ID: `${kind} ${id}`,
    Kind: kind,
    SSWeightID: null,
    POHeaderUUID: null,
    AVL: null,
    Details: {},
    WeightNet: null,
    TotalAmount: null,
    Desk: WAITING_WORK[kind].desk,
    ...fields,
  }
}
