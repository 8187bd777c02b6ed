import { useTranslation } from 'react-i18next'
import { kilograms, money, whole } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { CodeAndName } from '../../../ui/table/cells.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { useFieldColumns } from '../../../ui/table/field-columns.ts'
import { ORDER_FIELDS } from '../../rules/listed-fields.ts'
import { daysWords, nameOf, type PlannedOrder, totalsOf } from './rows.ts'

/** One line an order that is about to be made. */
export function PlannedOrders({ orders }: { orders: readonly PlannedOrder[] }) {
  const { t } = useTranslation()
  const columns = usePlannedColumns()
  const total = totalsOf(orders)
  const cells = {
    TotalTicket: whole(total.TotalTicket),
    TotalWeight: kilograms(total.TotalWeight),
    TotalAmount: money(total.TotalAmount),
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
  const column = useFieldColumns(ORDER_FIELDS)
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
    {
      key: 'days',
      header: t('toOrder.days'),
      width: 124,
      value: ({ DayFrom, DayTo }) => daysWords(DayFrom, DayTo, language),
    },
    column('TotalTicket', { width: 56 }),
    column('TotalWeight', { width: 92 }),
    column('TotalAmount', { width: 124, tone: 'figure' }),
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
