import type { ListedFields } from '../../platform/fields.ts'
import { TERM_FIELDS } from '../../platform/term-fields.ts'

/** The figures of a product on a day, on screen and in its document, by the names of the wire. */
export const DAY_FIELDS = {
  ProductTypeName: TERM_FIELDS.ProductTypeName,
  TotalCar: { word: 'day.trucks', kind: 'count' },
  TotalWeight: TERM_FIELDS.WeightNet,
  TotalReject: { word: 'day.returned', kind: 'kg' },
  AVGGrade: { word: 'term.grade.short', kind: 'percent' },
  AVGPrice: { word: 'term.averagePrice', kind: 'bahtPerKg' },
  Amount: TERM_FIELDS.Amount,
} as const satisfies ListedFields
