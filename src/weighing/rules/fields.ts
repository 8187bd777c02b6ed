import { listed, type RecordFields } from '../../platform/fields.ts'

/**
 * All that a weighing says, by column: what the wire and screens call each and the kind of its values. A 'name' is always
 * there, a 'text' may be empty.
 */
export const WEIGHING_FIELDS = {
  slip_number: { wire: 'SequenceWeightOut', word: 'term.slip', kind: 'text' },
  registration: { wire: 'CarRegister', word: 'term.plate', kind: 'name' },
  customer_code: { wire: 'CustomerDataID', word: 'term.avl', kind: 'name' },
  product_code: { wire: 'ProductDataID', word: 'term.product', kind: 'name' },
  product_type_name: { wire: 'ProductTypeName', word: 'term.productName', kind: 'name' },
  weight_in_kg: { wire: 'WeightIn', word: 'term.weightIn', kind: 'kg' },
  time_in: { wire: 'WeightTimeIn', word: 'term.timeIn', kind: 'instant' },
  weight_out_kg: { wire: 'WeightOut', word: 'term.weightOut', kind: 'kg' },
  time_out: { wire: 'WeightTimeOut', word: 'term.timeOut', kind: 'instant' },
  weighed_by: { wire: 'UserLogInDataIDIn', word: 'term.weigher', kind: 'text' },
  remark: { wire: 'Remark1', word: 'term.remarks', kind: 'text' },
} as const satisfies RecordFields

const { customer_code: _, ...ownFields } = WEIGHING_FIELDS

/** What a row of a ticket, a reading or a correction says itself: the customer's code stands in the customer's own row. */
export const OWN_FIELDS = ownFields

/** All that a scale sends of a ticket, by the names of the wire. */
export const SENT_FIELDS = {
  WeightScaleIDIn: { word: 'term.scaleId', kind: 'code' },
  ...listed(WEIGHING_FIELDS),
  CustomerName: { word: 'term.avlName', kind: 'name' },
} as const
