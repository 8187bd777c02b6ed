import { type Fields, listed, type RecordFields } from '../../platform/fields.ts'

/**
 * The conditions that an order is bought on, by column, in the order in which forms and documents name them. Contract,
 * reads, saves, the history and the audit trail have them from here.
 */
export const CONDITION_FIELDS = {
  ffa_max: { wire: 'FFAMax', word: 'new.FFAMax', kind: 'measure' },
  moisture_max: { wire: 'MIMax', word: 'new.MIMax', kind: 'measure' },
  iodine_min: { wire: 'IVMin', word: 'new.IVMin', kind: 'measure' },
  iodine_max: { wire: 'IVMax', word: 'new.IVMax', kind: 'measure' },
  dobi_min: { wire: 'DobiMin', word: 'new.DobiMin', kind: 'measure' },
  colour_red: { wire: 'ColorR', word: 'new.ColorR', kind: 'measure' },
  colour_yellow: { wire: 'ColorY', word: 'new.ColorY', kind: 'measure' },
  colour_blue: { wire: 'ColorB', word: 'new.ColorB', kind: 'measure' },
  receive_criteria: { wire: 'CriteriaReceive', word: 'new.CriteriaReceive', kind: 'note' },
  deliver_quantity: { wire: 'QTYDeliver', word: 'new.QTYDeliver', kind: 'note' },
  delivery: { wire: 'Delivery', word: 'new.Delivery', kind: 'note' },
  payment: { wire: 'Payment', word: 'new.Payment', kind: 'note' },
  condition: { wire: 'Condition', word: 'new.Condition', kind: 'note' },
} as const satisfies RecordFields

/** The financial dimensions of an order, which are called D1 to D7 in every language. */
export const DIMENSION_FIELDS = {
  dimension_1: { wire: 'FinDim1', kind: 'code' },
  dimension_2: { wire: 'FinDim2', kind: 'code' },
  dimension_3: { wire: 'FinDim3', kind: 'code' },
  dimension_4: { wire: 'FinDim4', kind: 'code' },
  dimension_5: { wire: 'FinDim5', kind: 'code' },
  dimension_6: { wire: 'FinDim6', kind: 'code' },
  dimension_7: { wire: 'FinDim7', kind: 'code' },
} as const satisfies Fields

/** What else stands at the head of an order. */
export const HEAD_FIELDS = {
  includes_tax: { wire: 'InclTax', word: 'new.inclTax', kind: 'text' },
  site_code: { wire: 'Site', word: 'new.site', kind: 'code' },
  warehouse_code: { wire: 'Warehouse', word: 'new.warehouse', kind: 'code' },
  use_day: { wire: 'DateOfUse', word: 'new.dateOfUse', kind: 'day' },
  expire_day: { wire: 'DateofExpire', word: 'new.dateOfExpire', kind: 'day' },
} as const satisfies RecordFields

/** Both, by the names of the wire. */
export const ORDER_TERMS = { ...listed(HEAD_FIELDS), ...listed(CONDITION_FIELDS) } as const
