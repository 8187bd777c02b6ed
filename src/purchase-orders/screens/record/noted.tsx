import type { Column } from '../../../ui/table/column.ts'
import { content } from '../../../ui/table/TableCell.tsx'
import type { Flag } from '../../rules/flags.ts'
import type { LineNote } from '../approve/line-notes.ts'
import type { OrderLine } from '../order.ts'
import css from './Record.module.css'

/** The column that a note is about. */
const NOTED: Partial<Record<Flag, string>> = {
  override: 'price',
  offLadder: 'price',
  correctionOpen: 'net',
  weightCorrected: 'net',
  mixedProducts: 'product',
  oldTickets: 'timeOut',
}

/** The column with what is to be looked at in it in orange, and said to who points at it or listens. */
export function noted(
  column: Column<OrderLine>,
  notesOf: (line: OrderLine) => readonly LineNote[],
): Column<OrderLine> {
  if (!Object.values(NOTED).includes(column.key)) return column
  const cell = (line: OrderLine) => {
    const notes = notesOf(line).filter(({ flag }) => NOTED[flag] === column.key)
    if (notes.length === 0) return content(column, line)
    // The sign of a price set by hand has its words itself.
    const unsaid = notes.filter(({ flag }) => flag !== 'override')
    const words = unsaid.map((note) => note.words).join(' · ')
    return (
      <span className={css.noted} title={words || undefined}>
        {content(column, line)}
        {words && <span className="sr-only">{words}</span>}
      </span>
    )
  }
  return { ...column, cell }
}
