import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { formatInstant } from '../../../platform/thai-date.ts'
import { useLanguage } from '../../../ui/language.ts'
import type { Column, RowAction } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { calls } from '../../contract.ts'
import { sharedProduct } from '../../rules.ts'
import { useLineColumns } from '../lines/line-columns.tsx'
import { isOpen, type Order, type OrderLine, offered, officerOf, slipOf } from '../order.ts'
import { ReleaseQuestion } from '../steps/questions.tsx'
import css from './OrderLines.module.css'
import { ReceivedCell } from './ReceivedCell.tsx'

/** A date with the button that receives on it, beside it or below. */
const RECEIPT_WIDTH = { wide: 168, narrow: 96 }

interface Props<Line> {
  order: Order
  /** The lines, where the list already has them; else they are loaded when the row is opened. */
  lines: readonly Line[] | undefined
  /** Columns that only this list has, after the amount. */
  figures: readonly Column<Line>[] | undefined
  /** For whoever receives: plate, product, weights and times stay in a narrow window, and prices give way. */
  forReceipt: boolean
  /** Opens the dialog to receive a line. */
  onReceive: (line: Line) => void
}

/** The expanded row of an order: who made and approved it, and a table of its lines. */
export function OrderLines<Line extends OrderLine>({
  order,
  lines,
  figures,
  forReceipt,
  onReceive,
}: Props<Line>) {
  const { t } = useTranslation()
  const [released, setReleased] = useState<Line>()
  const query = useCall(
    calls.getPOLineByPOHeader,
    { POHeaderUUID: order.UUID },
    { enabled: !lines, keepPrevious: false },
  )
  const shown = lines ?? (query.data as Line[] | undefined) ?? []
  const all = useColumns(order, shown, figures, onReceive)
  const columns = forReceipt ? all.map(keptForReceipt) : all
  const release = (line: Line): RowAction[] => [
    {
      key: 'release',
      label: t('po.release'),
      danger: true,
      run: () => setReleased(line),
    },
  ]
  const mayRelease = offered('release', order)
  return (
    <>
      <Caption order={order} lines={shown} />
      <DataTable
        kind="inner"
        label={`${t('record.lines')} ${order.PONumber}`}
        columns={columns}
        rows={shown}
        rowKey={(line) => line.UUID}
        rowName={slipOf}
        numbered={false}
        pending={!lines && query.isPending}
        error={query.error}
        retry={query.refetch}
        actionsShown
        actions={mayRelease ? (line) => (isOpen(line) ? release(line) : []) : undefined}
      />
      {released && (
        <ReleaseQuestion order={order} line={released} onClose={() => setReleased(undefined)} />
      )}
    </>
  )
}

/** Where receiving has no room, product and times stand under others first, then prices leave, then the ticket goes under. */
const FOR_RECEIPT: Readonly<
  Record<string, Pick<Column<never>, 'dropOrder' | 'under' | 'widthUnder'>>
> = {
  product: { dropOrder: 1, under: 'plate' },
  timeIn: { dropOrder: 2, under: 'in', widthUnder: 92 },
  timeOut: { dropOrder: 2, under: 'out', widthUnder: 92 },
  LineNo: { dropOrder: 3 },
  grade: { dropOrder: 4 },
  amount: { dropOrder: 5 },
  price: { dropOrder: 6 },
  ticket: { dropOrder: 7, under: 'plate' },
}

function keptForReceipt<Line>(column: Column<Line>): Column<Line> {
  return { ...column, dropOrder: undefined, under: undefined, ...FOR_RECEIPT[column.key] }
}

function Caption({ order, lines }: { order: Order; lines: readonly OrderLine[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { ApprovedByName, ApprovedAt, RejectReason, AVL } = order
  const officer = officerOf(order)
  const parts = [t('po.caption', { officer, avl: AVL ?? '–' }), ...sharedProduct(lines)]
  if (ApprovedByName && ApprovedAt) {
    const at = formatInstant(ApprovedAt, 'table', language)
    parts.push(t('po.caption.approved', { officer: ApprovedByName, at }))
  }
  if (RejectReason) parts.push(t('term.rejected', { reason: RejectReason }))
  return <p className={`${css.caption} num`}>{parts.join(' · ')}</p>
}

function useColumns<Line extends OrderLine>(
  order: Order,
  lines: readonly OrderLine[],
  more: readonly Column<Line>[] = [],
  onReceive: (line: Line) => void,
): Column<Line>[] {
  const { t } = useTranslation()
  const isNarrow = useMediaQuery('(max-width: 900px)')
  const received: Column<Line> = {
    key: 'recDate',
    header: t('term.recDate'),
    width: isNarrow && offered('release', order) ? RECEIPT_WIDTH.narrow : RECEIPT_WIDTH.wide,
    cell: (line) => (
      <ReceivedCell
        order={order}
        line={line}
        isAside={lines.some(isOpen)}
        onReceive={() => onReceive(line)}
      />
    ),
  }
  const { number, ticket, plate, goods, timeIn, timeOut, ...figures } = useLineColumns(lines)
  const { weightIn, weightOut, net, grade, price, amount } = figures
  const weights = [weightIn, weightOut, net]
  const quality = more.length > 0 ? { ...grade, dropOrder: 3 } : grade
  return [
    number,
    ticket,
    plate,
    ...goods,
    timeIn,
    timeOut,
    ...weights,
    quality,
    price,
    amount,
    ...more,
    received,
  ]
}
