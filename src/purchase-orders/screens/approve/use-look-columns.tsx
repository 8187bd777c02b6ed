import { useTranslation } from 'react-i18next'
import { decimal } from '../../../platform/money.ts'
import { difference, money } from '../../../ui/format.ts'
import type { Column } from '../../../ui/table/column.ts'
import { useFieldColumns } from '../../../ui/table/field-columns.ts'
import { LINE_FIELDS } from '../../rules/listed-fields.ts'
import { useLineColumns } from '../lines/line-columns.tsx'
import css from './Approve.module.css'
import type { ApprovalLine } from './approvals.ts'
import { lineNotes } from './line-notes.ts'

/** The columns of an order's lines as its approver looks at them, with the products of mixed ones. */
export function useLookColumns(lines: readonly ApprovalLine[]): Column<ApprovalLine>[] {
  const { t } = useTranslation()
  const column = useFieldColumns(LINE_FIELDS)
  const { ticket, plate, goods, timeOut, net, grade, price, amount } = useLineColumns(lines)
  return [
    { ...ticket, width: 124, tone: 'key' },
    { ...plate, width: 168, dropOrder: 3 },
    ...goods.map((product) => ({ ...product, dropOrder: 0, card: 'hide' as const })),
    { ...timeOut, dropOrder: 2 },
    {
      key: 'notes',
      header: t('approve.notes'),
      minWidth: 150,
      card: 'line',
      cell: (line) => <LineNotes line={line} />,
    },
    net,
    grade,
    column('LadderPrice', {
      key: 'ladder',
      unit: undefined,
      width: 92,
      dropOrder: 1,
      card: 'hide',
      cell: (line) => <span className="muted">{money(line.LadderPrice)}</span>,
    }),
    { ...price, width: 128, cell: (line) => <PriceBeside line={line} /> },
    { ...amount, width: 122, tone: 'figure' },
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
    <span className={`${css.price} ${css.off}`}>
      <span>{difference(decimal(SysPrice).minus(LadderPrice))}</span>
      {money(SysPrice)}
    </span>
  )
}
