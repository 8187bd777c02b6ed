import type { TFunction } from 'i18next'
import type { Language } from '../../../platform/thai-date.ts'
import type { Column } from '../../../ui/table/column.ts'
import type { PalmRecord } from '../record.ts'

export type Columns = Column<PalmRecord>[]

/** What the cells of the list need. */
export interface ColumnContext {
  t: TFunction
  language: Language
  now: Date
  /** Some tickets are not of today, so that days stand beside their times. */
  dated: boolean
  /** Opens the sheet of a ticket. */
  onSee: (record: PalmRecord) => void
}
