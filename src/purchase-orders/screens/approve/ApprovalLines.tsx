import { Box, Group } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { useCall } from '../../../platform/client.ts'
import { decimal } from '../../../platform/money.ts'
import { difference, money } from '../../../ui/format.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { useFieldColumns } from '../../../ui/table/field-columns.ts'
import { levelWords } from '../../../vendors/rules/level.ts'
import { calls } from '../../contract.ts'
import { LINE_FIELDS } from '../../rules/listed-fields.ts'
import { useLineColumns } from '../lines/line-columns.tsx'
import { slipOf } from '../order.ts'
import { type ApprovalLine, type WaitingOrder, wasOpened } from './approvals.ts'
import { lineNotes } from './line-notes.ts'

const NONE: readonly ApprovalLine[] = []

/** The opened row of an order: whose it is, and its lines beside the ladder of their days. */
export function ApprovalLines(props: { order: WaitingOrder; onOpened: () => void }) {
  const { t } = useTranslation()
  const { order, onOpened } = props
  const query = useCall(
    calls.getApprovalLines,
    { POHeaderUUID: order.UUID },
    { keepPrevious: false },
  )
  const isShown = query.data !== undefined
  useEffect(() => {
    if (isShown && !wasOpened(order)) onOpened()
  }, [isShown, order, onOpened])
  const columns = useColumns(query.data ?? NONE)
  return (
    <>
      <Caption order={order} />
      <DataTable
        kind="inner"
        label={`${t('record.lines')} ${order.PONumber}`}
        columns={columns}
        rows={query.data ?? []}
        rowKey={(line) => line.UUID}
        rowName={slipOf}
        numbered={false}
        pending={query.isPending}
        error={query.error}
        retry={query.refetch}
      />
    </>
  )
}

function Caption({ order }: { order: WaitingOrder }) {
  const { t } = useTranslation()
  const level = `${levelWords(t, order.CustomerLevelName)} ${difference(order.CustomerLevelPrice)}`
  const account = [order.SysBankName, order.SysBookBankNumber].filter(Boolean).join(' ')
  const officer = order.SubmittedByName ?? '–'
  const parts = [
    order.VendorAccountNumber,
    `AVL ${order.AVL ?? '–'}`,
    order.ProductTypeName,
    level,
    account || t('approve.note.noAccount'),
    t('approve.sentBy', { officer }),
  ]
  return (
    <Box component="p" p="6px 0" className="num text muted">
      {parts.filter(Boolean).join(' · ')} ·{' '}
      <ScreenLink className="link accent medium" to={addresses.order(order.UUID)}>
        {t('term.openOrder')}
      </ScreenLink>
    </Box>
  )
}

/** The columns of an order's lines as its approver looks at them, with the products of mixed ones. */
function useColumns(lines: readonly ApprovalLine[]): Column<ApprovalLine>[] {
  const { t } = useTranslation()
  const column = useFieldColumns(LINE_FIELDS)
  const { ticket, plate, goods, timeOut, net, grade, price, amount } = useLineColumns(lines)
  return [
    { ...ticket, tone: 'key' },
    plate,
    ...goods,
    timeOut,
    {
      key: 'notes',
      header: t('approve.notes'),
      name: true,
      card: 'line',
      cell: (line) => <LineNotes line={line} />,
    },
    net,
    grade,
    column('LadderPrice', {
      key: 'ladder',
      unit: undefined,
      cell: (line) => <span className="muted">{money(line.LadderPrice)}</span>,
    }),
    { ...price, cell: (line) => <PriceBeside line={line} /> },
    { ...amount, tone: 'figure' },
  ]
}

function LineNotes({ line }: { line: ApprovalLine }) {
  const { t } = useTranslation()
  const words = lineNotes(t, line).map(({ words }) => words)
  if (words.length === 0) return null
  const all = words.join(' · ')
  return (
    <span className="attention medium" title={all}>
      {all}
    </span>
  )
}

/** The price, and how far it is from that of the ladder. */
function PriceBeside({ line }: { line: ApprovalLine }) {
  const { SysPrice, LadderPrice } = line
  if (SysPrice === null || LadderPrice === null || SysPrice === LadderPrice) return money(SysPrice)
  return (
    <Group
      component="span"
      gap={10}
      justify="flex-end"
      wrap="nowrap"
      fw={600}
      className="attention"
    >
      <span>{difference(decimal(SysPrice).minus(LadderPrice))}</span>
      {money(SysPrice)}
    </Group>
  )
}
