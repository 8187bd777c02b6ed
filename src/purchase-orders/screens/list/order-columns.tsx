import { useMediaQuery } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { mayOpen } from '../../../platform/client.ts'
import { formatInstant } from '../../../platform/thai-date.ts'
import { money, whole } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { CodeAndName, ProgressBar } from '../../../ui/table/cells.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { OrderBadge } from '../OrderBadge.tsx'
import { badgeOf, type Order } from '../order.ts'
import css from './order-columns.module.css'

/** Pixels that the longest state of a list needs. */
const STATE = { th: 164, en: 128 }
/** Pixels of a state where the buttons of its row stand beside it, not over it. */
const STATE_AND_BUTTONS = 208

/** Whether the window is too narrow for every column, as on a tablet. */
function useNarrow(): boolean {
  return useMediaQuery('(max-width: 1100px)') ?? false
}

/**
 * The columns that lists of orders share, by name; each list chooses its own and their order. The
 * vendor keeps `minVendorWidth` pixels before a spare column takes its room.
 */
export function useOrderColumns<Row extends Order>(minVendorWidth = 140) {
  return { ...useOrigin<Row>(minVendorWidth), ...useStatusColumns<Row>() }
}

/** Which order it is: of whom it buys, and when and by whom it was made. */
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
      cell: (order) => <Numbered order={order} />,
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
      header: t('term.avl.short'),
      width: 74,
      dropOrder: 2,
      tone: 'support',
      value: (order) => order.AVL,
    }),
    created: column<Row>({
      key: 'Created',
      header: t('po.created'),
      width: 132,
      sortable: true,
      cell: (order) => formatInstant(order.Created, 'table', language),
    }),
    creator: column<Row>({
      key: 'creator',
      header: t('po.createdBy'),
      width: 160,
      dropOrder: 1,
      tone: 'support',
      value: (order) => `${order.OfficerName} ${order.OfficerLastname}`,
    }),
  }
}

/** How far it has come, and what it comes to. */
function useStatusColumns<Row extends Order>() {
  const { t } = useTranslation()
  const language = useLanguage()
  const roomy = useMediaQuery('(min-width: 1401px)')
  return {
    received: column<Row>({
      key: 'received',
      header: t('po.received'),
      width: 98,
      right: true,
      cell: (order) => <ProgressBar done={order.TotalReceipt} of={order.TotalLine} />,
    }),
    net: column<Row>({
      key: 'net',
      header: t('term.netWeight'),
      unit: t('term.kg'),
      width: 120,
      right: true,
      dropOrder: 3,
      cell: (order) => whole(order.TotalWeight),
    }),
    amount: column<Row>({
      key: 'amount',
      header: t('term.amount'),
      unit: t('term.baht'),
      width: 116,
      right: true,
      cell: (order) => money(order.TotalAmount),
    }),
    state: column<Row>({
      key: 'state',
      header: t('ui.state'),
      width: roomy ? STATE_AND_BUTTONS : STATE[language],
      cell: (order) => <OrderBadge short badge={badgeOf(order)} />,
    }),
  }
}

function column<Row>(given: Column<Row>): Column<Row> {
  return given
}

/** The number of an order; it leads to the order's page, past which Tab goes from row to row. */
function Numbered({ order: { UUID, PONumber } }: { order: Order }) {
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
