import { useTranslation } from 'react-i18next'
import { kilograms, money, whole } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { CodeAndName } from '../../../ui/table/cells.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { figuresOf } from '../../rules/to-order.ts'
import { daysWords, nameOf, type PlannedOrder, totalsOf } from './rows.ts'

/** One line an order that is about to be made. */
export function PlannedOrders({ orders }: { orders: readonly PlannedOrder[] }) {
  const { t } = useTranslation()
  const columns = usePlannedColumns()
  const total = totalsOf(orders)
  const cells = {
    tickets: whole(total.TotalTicket),
    net: kilograms(total.TotalWeight),
    amount: money(total.TotalAmount),
  }
  return (
    <DataTable
      kind="record"
      label={t('toOrder.preview')}
      numbered={false}
      columns={columns}
      rows={orders}
      rowKey={({ key }) => key}
      rowName={({ palm }) => nameOf(palm)}
      totals={{ label: t('term.total'), cells }}
    />
  )
}

function usePlannedColumns(): Column<PlannedOrder>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const figures = ({ tickets }: PlannedOrder) => figuresOf(tickets)
  const days = (order: PlannedOrder) =>
    daysWords(figures(order).DayFrom, figures(order).DayTo, language)
  return [
    {
      key: 'vendor',
      header: t('term.vendor'),
      value: ({ palm }) => nameOf(palm),
      cell: ({ palm }) => <CodeAndName code={palm.AVL} name={nameOf(palm)} />,
    },
    {
      key: 'group',
      header: t('toOrder.group'),
      width: 86,
      dropOrder: 2,
      value: ({ palm }) => palm.ProductGroupName,
    },
    { key: 'days', header: t('toOrder.days'), width: 124, value: days },
    {
      key: 'tickets',
      header: t('toOrder.tickets'),
      width: 56,
      right: true,
      value: ({ tickets }) => whole(tickets.length),
    },
    {
      key: 'net',
      header: t('term.net'),
      unit: t('term.kg'),
      width: 92,
      right: true,
      value: (order) => kilograms(figures(order).TotalWeight),
    },
    {
      key: 'amount',
      header: t('term.amount'),
      unit: t('term.baht'),
      width: 124,
      right: true,
      tone: 'figure',
      value: (order) => money(figures(order).TotalAmount),
    },
    { key: 'd7', header: 'D7', width: 82, dropOrder: 1, value: ({ palm }) => palm.FD7Value },
    {
      key: 'warehouse',
      header: t('new.warehouse'),
      width: 88,
      dropOrder: 1,
      cell: ({ palm: { Head } }) => <span title={Head.WarehouseName}>{Head.Warehouse ?? '–'}</span>,
    },
  ]
}
