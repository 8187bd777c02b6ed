import { useMediaQuery } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { mayOpen } from '../../../platform/client.ts'
import { formatInstant } from '../../../platform/thai-date.ts'
import { kilograms, money } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { CodeAndName, ProgressBar } from '../../../ui/table/cells.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { OrderBadge } from '../OrderBadge.tsx'
import { badgeOf, type Order } from '../order.ts'
import css from './order-columns.module.css'

/** Width in pixels of the longest state. */
const STATE_WIDTH = 208

/** Whether the window is too narrow for every column, as on a tablet. */
function useNarrow(): boolean {
  return useMediaQuery('(max-width: 1100px)') ?? false
}

/**
 * The columns that lists of orders share, by name; each list picks some and orders them. Optional columns are hidden
 * before the vendor column gets narrower than `minVendorWidth` pixels.
 */
export function useOrderColumns<Row extends Order>(minVendorWidth = 140) {
  return { ...useOrigin<Row>(minVendorWidth), ...useStatusColumns<Row>() }
}

/** Number, vendor, and when and by whom the order was made. */
function useOrigin<Row extends Order>(minVendorWidth: number) {
  const { t } = useTranslation()
  const language = useLanguage()
  const narrow = useNarrow()
  return {
    number: column<Row>({
      key: 'PONumber',
      header: t('po.number'),
      width: 172,
      tone: 'key',
      sortable: true,
      value: (order) => order.PONumber,
      cell: (order) => <OrderNumber order={order} />,
    }),
    vendor: column<Row>({
      key: 'VendorOrganizationName',
      header: t('term.vendor'),
      minWidth: narrow ? 120 : minVendorWidth,
      sortable: true,
      value: (order) => order.VendorOrganizationName,
      cell: (order) => vendor(order, narrow),
    }),
    avl: column<Row>({
      key: 'avl',
      sortable: true,
      sortField: 'AVL',
      header: t('term.avl.short'),
      width: 74,
      dropOrder: 2,
      tone: 'support',
      value: (order) => order.AVL,
    }),
    created: column<Row>({
      key: 'Created',
      header: t('po.created'),
      width: 144,
      dropOrder: 4,
      card: 'hide',
      sortable: true,
      cell: (order) => formatInstant(order.Created, 'table', language),
    }),
    creator: column<Row>({
      key: 'creator',
      sortable: true,
      sortField: 'OfficerName',
      header: t('po.createdBy'),
      width: 160,
      dropOrder: 1,
      tone: 'support',
      value: (order) => `${order.OfficerName} ${order.OfficerLastname}`,
    }),
  }
}

/** State, progress and totals. */
function useStatusColumns<Row extends Order>() {
  const { t } = useTranslation()
  return {
    received: column<Row>({
      key: 'received',
      sortable: true,
      sortField: 'TotalReceipt',
      header: t('po.received'),
      width: 98,
      right: true,
      dropOrder: 5,
      cell: (order) => <ProgressBar done={order.TotalReceipt} of={order.TotalLine} />,
    }),
    net: column<Row>({
      key: 'net',
      sortable: true,
      sortField: 'TotalWeight',
      header: t('term.netWeight'),
      unit: t('term.kg'),
      width: 120,
      right: true,
      dropOrder: 3,
      cell: (order) => kilograms(order.TotalWeight),
    }),
    amount: column<Row>({
      key: 'amount',
      sortable: true,
      sortField: 'TotalAmount',
      header: t('term.amount'),
      unit: t('term.baht'),
      width: 116,
      right: true,
      tone: 'figure',
      cell: (order) => money(order.TotalAmount),
    }),
    state: column<Row>({
      key: 'state',
      sortable: true,
      sortField: 'State',
      header: t('ui.state'),
      width: STATE_WIDTH,
      dropOrder: 6,
      under: 'VendorOrganizationName',
      cell: (order) => <OrderBadge short badge={badgeOf(order)} />,
    }),
  }
}

function column<Row>(given: Column<Row>): Column<Row> {
  return given
}

/** The number of an order, a link to its page. Not a Tab stop, so that Tab goes from row to row. */
function OrderNumber({ order: { UUID, PONumber } }: { order: Order }) {
  if (!mayOpen('order')) return PONumber
  return (
    <ScreenLink className={css.number} tabIndex={-1} to={addresses.order(UUID)}>
      {PONumber}
    </ScreenLink>
  )
}

function vendor(order: Order, narrow: boolean) {
  if (narrow) return order.VendorOrganizationName
  return <CodeAndName code={order.VendorAccountNumber} name={order.VendorOrganizationName} />
}
