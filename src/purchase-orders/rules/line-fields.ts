import type { ListedFields } from '../../platform/fields.ts'
import { TERM_FIELDS } from '../../platform/term-fields.ts'

/** What lists show of a line and its ticket, and of a ticket that can become one, by the names of the wire. */
export const LINE_FIELDS = {
  ...TERM_FIELDS,
  WeightSequenceWeightOut: TERM_FIELDS.SequenceWeightOut,
  WeightCarRegister: TERM_FIELDS.CarRegister,
  SysProductGrade: { word: 'line.grade', kind: 'grade' },
  SysPrice: { word: 'term.price', kind: 'bahtPerKg' },
  SysPriceTon: { word: 'line.pricePerTon', kind: 'baht' },
  LadderPrice: { word: 'approve.ladder', kind: 'bahtPerKg' },
  ProductGrade: { word: 'line.gradeWhenAdded', kind: 'grade' },
  ProductPrice: { word: 'line.ladderWhenAdded', kind: 'bahtPerKg' },
  Tax: { word: 'line.tax', kind: 'baht' },
  Paid: { word: 'line.paid', kind: 'baht' },
} as const satisfies ListedFields
