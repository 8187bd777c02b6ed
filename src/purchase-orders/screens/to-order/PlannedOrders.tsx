import { useTranslation } from 'react-i18next'
import { kilograms, money, whole } from '../../../ui/format.ts'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { usePlannedColumns } from './columns.tsx'
import { nameOf, type PlannedOrder, totalsOf } from './rows.ts'

/** One line an order that is about to be made. */
export function PlannedOrders({ orders }: { orders: readonly PlannedOrder[] }) {
  const { t } = useTranslation()
  const { vendor, group, days, tickets, net, amount } = usePlannedColumns()
  const ofHead: Column<PlannedOrder>[] = [
    { key: 'd7', header: 'D7', value: ({ palm }) => palm.FD7Value },
    {
      key: 'warehouse',
      header: t('new.warehouse'),
      cell: ({ palm: { Head } }) => <span title={Head.WarehouseName}>{Head.Warehouse ?? '–'}</span>,
    },
  ]
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
      columns={[vendor, group, days, tickets, net, amount, ...ofHead]}
      rows={orders}
      rowKey={({ key }) => key}
      rowName={({ palm }) => nameOf(palm)}
      totals={{ label: t('term.total'), cells }}
    />
  )
}
