import { useMediaQuery } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
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

/** Minimum width in pixels of the vendor column beside the button of each row. */
export const VENDOR_WIDTH = 170
/** Width in pixels of the longest state. */
const STATE_WIDTH = 208

/**
 * The columns that lists of orders share, by name; each list picks some and orders them. Optional columns are hidden
 * before the vendor column gets narrower than `minVendorWidth` pixels.
 */
export function useOrderColumns<Row extends Order>(minVendorWidth: number) {
  const { t } = useTranslation()
  // As on a tablet.
  const narrow = useMediaQuery('(max-width: 1100px)') ?? false
  const column = useSortedColumns()
  return {
    number: column('PONumber', 'PONumber', {
      width: 172,
      tone: 'key',
      cell: (order) => <OrderNumber order={order} />,
    }),
    vendor: column('VendorOrganizationName', 'VendorOrganizationName', {
      minWidth: narrow ? 120 : minVendorWidth,
      cell: (order) => vendor(order, narrow),
    }),
    avl: column('avl', 'AVL', { width: 74, dropOrder: 2, tone: 'support' }),
    created: column('Created', 'Created', { width: 144, dropOrder: 4, card: 'hide' }),
    creator: column('creator', 'OfficerName', {
      width: 160,
      dropOrder: 1,
      tone: 'support',
      value: officerOf,
    }),
    received: column('received', 'TotalReceipt', {
      width: 98,
      dropOrder: 5,
      cell: (order) => <ProgressBar done={order.TotalReceipt} of={order.TotalLine} />,
    }),
    net: column('net', 'TotalWeight', { header: t('term.netWeight'), width: 120, dropOrder: 3 }),
    amount: column('amount', 'TotalAmount', { width: 116, tone: 'figure' }),
    state: column('state', 'State', {
      width: STATE_WIDTH,
      dropOrder: 6,
      under: 'VendorOrganizationName',
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
    more: Partial<Column<Row>>,
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
