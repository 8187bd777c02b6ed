/**
 * What a row of a ticket, a reading or a correction says of one truck, by column: what the wire calls each and the kind
 * of its values. A 'name' is always there, a 'text' may be empty.
 */
export const OWN_FIELDS = {
  slip_number: { wire: 'SequenceWeightOut', kind: 'text' },
  registration: { wire: 'CarRegister', kind: 'name' },
  product_code: { wire: 'ProductDataID', kind: 'name' },
  product_type_name: { wire: 'ProductTypeName', kind: 'name' },
  weight_in_kg: { wire: 'WeightIn', kind: 'kg' },
  time_in: { wire: 'WeightTimeIn', kind: 'instant' },
  weight_out_kg: { wire: 'WeightOut', kind: 'kg' },
  time_out: { wire: 'WeightTimeOut', kind: 'instant' },
  weighed_by: { wire: 'UserLogInDataIDIn', kind: 'text' },
  remark: { wire: 'Remark1', kind: 'text' },
} as const

/** All that a weighing says: the customer's code stands in the customer's own row. */
export const WEIGHING_FIELDS = {
  ...OWN_FIELDS,
  customer_code: { wire: 'CustomerDataID', kind: 'name' },
} as const

/** What screens call each field of the wire. */
export const FIELD_NAMES = {
  WeightScaleIDIn: 'term.scaleId',
  SequenceWeightOut: 'term.slip',
  CarRegister: 'term.plate',
  CustomerDataID: 'term.avl',
  CustomerName: 'term.avlName',
  ProductDataID: 'term.product',
  ProductTypeName: 'term.productName',
  WeightIn: 'term.weightIn',
  WeightTimeIn: 'term.timeIn',
  WeightOut: 'term.weightOut',
  WeightTimeOut: 'term.timeOut',
  UserLogInDataIDIn: 'term.weigher',
  Remark1: 'term.remarks',
} as const
