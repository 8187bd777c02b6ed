import { type Fields, listed, type RecordFields } from '../../platform/fields.ts'

/**
 * The conditions that an order is bought on, by column, in the order in which forms and documents name them: of quality in
 * percent, iodine value, the index of bleachability and Lovibond, 0 being no limit, then in words. `max` is the most that
 * each may be, of words their length. Contract, reads, saves, the history and the audit trail have them from here.
 */
export const CONDITION_FIELDS = {
  ffa_max: { wire: 'FFAMax', word: 'new.FFAMax', kind: 'measure', max: 100 },
  moisture_max: { wire: 'MIMax', word: 'new.MIMax', kind: 'measure', max: 100 },
  iodine_min: { wire: 'IVMin', word: 'new.IVMin', kind: 'measure', max: 200 },
  iodine_max: { wire: 'IVMax', word: 'new.IVMax', kind: 'measure', max: 200 },
  dobi_min: { wire: 'DobiMin', word: 'new.DobiMin', kind: 'measure', max: 10 },
  colour_red: { wire: 'ColorR', word: 'new.ColorR', kind: 'measure', max: 100 },
  colour_yellow: { wire: 'ColorY', word: 'new.ColorY', kind: 'measure', max: 100 },
  colour_blue: { wire: 'ColorB', word: 'new.ColorB', kind: 'measure', max: 100 },
  receive_criteria: {
    wire: 'CriteriaReceive',
    word: 'new.CriteriaReceive',
    kind: 'note',
    max: 500,
  },
  deliver_quantity: { wire: 'QTYDeliver', word: 'new.QTYDeliver', kind: 'note', max: 200 },
  delivery: { wire: 'Delivery', word: 'new.Delivery', kind: 'note', max: 500 },
  payment: { wire: 'Payment', word: 'new.Payment', kind: 'note', max: 500 },
  condition: { wire: 'Condition', word: 'new.Condition', kind: 'note', max: 1000 },
} as const satisfies Readonly<Record<string, RecordFields[string] & { max: number }>>

type Condition = (typeof CONDITION_FIELDS)[keyof typeof CONDITION_FIELDS]
const CONDITIONS: readonly Condition[] = Object.values(CONDITION_FIELDS)
/** What is measured of the quality. */
export const THRESHOLDS = CONDITIONS.flatMap(({ kind, wire }) => (kind === 'measure' ? [wire] : []))
/** What is agreed in words. */
export const TERMS = CONDITIONS.flatMap(({ kind, wire }) => (kind === 'note' ? [wire] : []))

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
