import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../platform/thai-date.ts'
import { kilograms, money, percent, whole } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import type { Column } from '../../../ui/table/column.ts'
import { content } from '../../../ui/table/TableCell.tsx'
import type { Flag } from '../../rules/flags.ts'
import type { LineNote } from '../approve/line-notes.ts'
import { useLineColumns } from '../lines/line-columns.tsx'
import type { OrderLine } from '../order.ts'
import type { totalsOf } from './totals.ts'

interface Choice {
  /** Show the day of receipt. */
  receivable?: boolean
  /** What the approver should look at in a line. */
  notesOf?: ((line: OrderLine) => readonly LineNote[]) | undefined
}

/** The columns of a record's lines. */
export function useRecordColumns(
  lines: readonly OrderLine[],
  { receivable, notesOf }: Choice,
): Column<OrderLine>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const { number, ticket, plate, goods, timeIn, timeOut, ...figures } = useLineColumns(lines)
  const { weightIn, weightOut, net, grade, price } = figures
  const amount = { ...figures.amount, stays: true }
  const received: Column<OrderLine> = {
    key: 'recDate',
    header: t('term.recDate'),
    stays: true,
    value: ({ RecDate }) => RecDate && formatDay(RecDate, 'table', language),
  }
  const key: Column<OrderLine> = { ...ticket, tone: 'key' }
  const load = [plate, ...goods, { ...timeIn, hidden: true }, timeOut, weightIn, weightOut, net]
  const columns = [number, key, ...load, grade, price, ...useChoosable(), amount]
  if (receivable) columns.push(received)
  return notesOf ? columns.map((column) => noted(column, notesOf)) : columns
}

/** What is shown only where it is chosen: the price per ton, and what the ladder gave on the day on which a line was added. */
function useChoosable(): Column<OrderLine>[] {
  const { t } = useTranslation()
  const figure = { right: true, hidden: true }
  return [
    {
      ...figure,
      key: 'ton',
      header: t('line.pricePerTon'),
      unit: t('term.baht'),
      value: ({ SysPriceTon }) => money(SysPriceTon),
    },
    {
      ...figure,
      key: 'gradeWhenAdded',
      header: t('line.gradeWhenAdded'),
      unit: '%',
      value: ({ ProductGrade }) => whole(ProductGrade),
    },
    {
      ...figure,
      key: 'ladderWhenAdded',
      header: t('line.ladderWhenAdded'),
      unit: t('term.bahtPerKg'),
      value: ({ ProductPrice }) => money(ProductPrice),
    },
  ]
}

/** The totals under those columns. */
export function totalCells(totals: ReturnType<typeof totalsOf>) {
  return {
    in: kilograms(totals.weightIn),
    out: kilograms(totals.weightOut),
    net: kilograms(totals.net),
    grade: percent(totals.grade),
    price: money(totals.price),
    amount: money(totals.amount),
  }
}

/** The column that a note is about. */
const COLUMN_OF_FLAG: Partial<Record<Flag, string>> = {
  override: 'price',
  offLadder: 'price',
  correctionOpen: 'net',
  weightCorrected: 'net',
  mixedProducts: 'product',
  oldTickets: 'timeOut',
}

/** The column with what is to be looked at in it in orange, and said to who points at it or listens. */
function noted(
  column: Column<OrderLine>,
  notesOf: (line: OrderLine) => readonly LineNote[],
): Column<OrderLine> {
  if (!Object.values(COLUMN_OF_FLAG).includes(column.key)) return column
  const cell = (line: OrderLine) => {
    const notes = notesOf(line).filter(({ flag }) => COLUMN_OF_FLAG[flag] === column.key)
    if (notes.length === 0) return content(column, line)
    // The sign of a price set by hand has its words itself.
    const unsaid = notes.filter(({ flag }) => flag !== 'override')
    const words = unsaid.map((note) => note.words).join(' · ')
    return (
      <span className="attention medium" title={words || undefined}>
        {content(column, line)}
        {words && <span className="sr-only">{words}</span>}
      </span>
    )
  }
  return { ...column, cell }
}
