import { Box } from '@mantine/core'
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
import { ReceivedCell } from './ReceivedCell.tsx'

interface Props<Line> {
  order: Order
  /** The lines, where the list already has them; else they are loaded when the row is opened. */
  lines: readonly Line[] | undefined
  /** Columns that only this list has, after the amount. */
  figures: readonly Column<Line>[] | undefined
  /** Opens the dialog to receive a line. */
  onReceive: (line: Line) => void
}

/** The expanded row of an order: who made and approved it, and a table of its lines. */
export function OrderLines<Line extends OrderLine>({
  order,
  lines,
  figures,
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
  const columns = useColumns(order, shown, figures, onReceive)
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
  return (
    <Box component="p" fz={12} lh="26px" className="num muted">
      {parts.join(' · ')}
    </Box>
  )
}

function useColumns<Line extends OrderLine>(
  order: Order,
  lines: readonly OrderLine[],
  more: readonly Column<Line>[] = [],
  onReceive: (line: Line) => void,
): Column<Line>[] {
  const { t } = useTranslation()
  const received: Column<Line> = {
    key: 'recDate',
    stays: true,
    header: t('term.recDate'),
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
  return [
    number,
    ticket,
    plate,
    ...goods,
    timeIn,
    timeOut,
    weightIn,
    weightOut,
    net,
    grade,
    price,
    amount,
    ...more,
    received,
  ]
}
