import type { ListedFields } from '../../platform/fields.ts'
import { TERM_FIELDS } from '../../platform/term-fields.ts'

/** What lists show of a ticket that is or becomes a line, by the names of the wire. */
export const LINE_FIELDS = {
  ...TERM_FIELDS,
  SysProductGrade: { word: 'line.grade', kind: 'grade' },
  SysPrice: { word: 'term.price', kind: 'bahtPerKg' },
  LadderPrice: { word: 'approve.ladder', kind: 'bahtPerKg' },
} as const satisfies ListedFields
