import { useMediaQuery } from '@mantine/hooks'
import { addresses } from '../../../platform/addresses.ts'
import { mayOpen } from '../../../platform/client.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { CodeAndName, ProgressBar } from '../../../ui/table/cells.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { useFieldColumns } from '../../../ui/table/field-columns.ts'
import { ORDER_FIELDS } from '../../rules/listed-fields.ts'
import { badgeOf } from '../../rules/states.ts'
import type { SORT_FIELDS } from '../../rules.ts'
import { OrderBadge } from '../OrderBadge.tsx'
import { type Order, officerOf } from '../order.ts'
import css from './order-columns.module.css'

/** The columns that lists of orders share, by name; each list picks some and orders them. */
export function useOrderColumns<Row extends Order>() {
  // As on a tablet.
  const narrow = useMediaQuery('(max-width: 1100px)') ?? false
  const column = useSortedColumns()
  return {
    number: column('PONumber', 'PONumber', {
      width: 160,
      tone: 'key',
      cell: (order) => <OrderNumber order={order} />,
    }),
    vendor: column('VendorOrganizationName', 'VendorOrganizationName', {
      name: true,
      cell: (order) => vendor(order, narrow),
    }),
    avl: column('avl', 'AVL', { tone: 'support' }),
    created: column('Created', 'Created'),
    creator: column('creator', 'OfficerName', {
      tone: 'support',
      value: officerOf,
    }),
    received: column('received', 'TotalReceipt', {
      card: 'figure',
      cell: (order) => <ProgressBar done={order.TotalReceipt} of={order.TotalLine} />,
    }),
    net: column('net', 'TotalWeight', { card: 'figure' }),
    amount: column('amount', 'TotalAmount', { tone: 'figure', card: 'figure' }),
    state: column('state', 'State', {
      cell: (order) => <OrderBadge short badge={badgeOf(order)} />,
    }),
  } satisfies Record<string, Column<Row>>
}

/** Columns that the server sorts by, each under the key by which officers' choices of columns name it. */
export function useSortedColumns() {
  const column = useFieldColumns(ORDER_FIELDS)
  return <Row extends Order, Field extends (typeof SORT_FIELDS)[number] & keyof Row>(
    key: string,
    field: Field,
    more: Partial<Column<Row>> = {},
  ): Column<Row> => column<Row, Field>(field, { key, sortable: true, sortField: field, ...more })
}

/** The number of an order, a link to its page. Not a Tab stop, so that Tab goes from row to row. */
function OrderNumber({ order: { UUID, PONumber } }: { order: Order }) {
  if (!mayOpen('order')) return PONumber
  return (
    <ScreenLink className={`link ${css.number}`} tabIndex={-1} to={addresses.order(UUID)}>
      {PONumber}
    </ScreenLink>
  )
}

function vendor(order: Order, narrow: boolean) {
  if (narrow) return order.VendorOrganizationName
  return <CodeAndName code={order.VendorAccountNumber} name={order.VendorOrganizationName} />
}
