import type { WordKey } from '../../../platform/catalogue.ts'
import type { TermName } from '../../contract/header.ts'

/** What the form calls each term of an order; a dimension is called so in every language. */
export const TERM_WORDS: Readonly<Record<TermName, WordKey | `D${number}`>> = {
  InclTax: 'new.inclTax',
  Site: 'new.site',
  Warehouse: 'new.warehouse',
  DateOfUse: 'new.dateOfUse',
  DateofExpire: 'new.dateOfExpire',
  FFAMax: 'new.FFAMax',
  MIMax: 'new.MIMax',
  DobiMin: 'new.DobiMin',
  IVMax: 'new.IVMax',
  IVMin: 'new.IVMin',
  ColorB: 'new.ColorB',
  ColorR: 'new.ColorR',
  ColorY: 'new.ColorY',
  CriteriaReceive: 'new.CriteriaReceive',
  QTYDeliver: 'new.QTYDeliver',
  Delivery: 'new.Delivery',
  Payment: 'new.Payment',
  Condition: 'new.Condition',
  FinDim1: 'D1',
  FinDim2: 'D2',
  FinDim3: 'D3',
  FinDim4: 'D4',
  FinDim5: 'D5',
  FinDim6: 'D6',
  FinDim7: 'D7',
}
