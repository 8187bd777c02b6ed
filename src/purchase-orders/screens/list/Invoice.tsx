import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Output } from '../../../platform/call.ts'
import { useCall } from '../../../platform/client.ts'
import { formatDay, formatInstant } from '../../../platform/thai-date.ts'
import { useAddress } from '../../../ui/address.ts'
import { counted, kilograms, money } from '../../../ui/format.ts'
import { HintIcon } from '../../../ui/HintIcon.tsx'
import { useLanguage } from '../../../ui/language.ts'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import type { Column, RowAction, Totals } from '../../../ui/table/column.ts'
import { calls } from '../../contract.ts'
import { badgeOf, isToReceive } from '../../rules/states.ts'
import css from '../lines/line-columns.module.css'
import { usePaidColumns } from '../lines/line-columns.tsx'
import { OrderBadge } from '../OrderBadge.tsx'
import { offered, type Payable } from '../order.ts'
import { useSteps } from '../steps/steps.tsx'
import { filterInput, payableFilters } from './address.ts'
import { OrderList } from './OrderList.tsx'
import { useOrderColumns, useSortedColumns } from './order-columns.tsx'
import { useInvoiceMany } from './use-invoice-many.tsx'

/** Lists confirmed orders whose payable is to be set up, then those that wait for receipt and those set up. */
export function Invoice() {
  const [view, change] = useAddress(payableFilters)
  useRefetchOnChange('orders', calls.getFilterPOStateCanInvoice)
  // Accounts of sellers are changed and confirmed there.
  useRefetchOnChange('vendors', calls.getFilterPOStateCanInvoice)
  const input = filterInput(view)
  const query = useCall(calls.getFilterPOStateCanInvoice, input)
  const { selection, question } = useInvoiceMany(input, query.data)
  const { actions, question: asked } = useActions(query.data?.data)
  return (
    <OrderList
      guise="invoice"
      query={query}
      view={view}
      onChange={change}
      columns={useColumns()}
      totals={useTotals(query.data)}
      lineFigures={usePaidColumns()}
      actionsShown
      actions={actions}
      selection={selection}
    >
      {asked}
      {question}
    </OrderList>
  )
}

/** The payable is set up; of one that stands, who it is paid to is changed, or is to be checked. */
function useActions(orders: readonly Payable[] | undefined) {
  const { t } = useTranslation()
  const { ask, question } = useSteps(orders)
  const setUp = (order: Payable): RowAction => ({
    key: 'invoice',
    label: t('po.invoice'),
    run: () => ask('invoice', order),
  })
  const toPayee = (order: Payable): RowAction => {
    const { InvoicedAt, AccountChangedAt } = order
    // One officer changed it, and no other has confirmed it.
    const isToCheck = InvoicedAt && AccountChangedAt && offered('confirmPayee', order)
    return {
      key: 'changePayee',
      label: t(isToCheck ? 'po.confirmPayee' : 'po.changePayee'),
      quiet: !isToCheck,
      run: () => ask('changePayee', order),
    }
  }
  const actions = (order: Payable) => [
    ...(offered('invoice', order) ? [setUp(order)] : []),
    ...(offered('changePayee', order) ? [toPayee(order)] : []),
  ]
  return { actions, question }
}

function useColumns(): Column<Payable>[] {
  const language = useLanguage()
  const { number, vendor, created, net, amount, state } = useOrderColumns<Payable>()
  const column = useSortedColumns()
  const createdDay: Column<Payable> = {
    ...created,
    letters: 10,
    cell: ({ Created }) => formatDay(Created, 'table', language),
  }
  const tax: Column<Payable> = column('tax', 'TotalTax')
  const paid: Column<Payable> = column('paid', 'TotalPaid', {
    tone: 'figure',
    card: 'figure',
    cell: (order) => <Paid order={order} />,
  })
  const lastReceived: Column<Payable> = column('lastReceived', 'LastRecDate', {
    cell: ({ LastRecDate }) => LastRecDate && formatDay(LastRecDate, 'table', language),
  })
  const status = {
    ...state,
    cell: (order: Payable) => <OrderStatus order={order} />,
  }
  const gross = { ...amount, tone: undefined }
  return [number, vendor, createdDay, lastReceived, net, gross, tax, paid, status]
}

/** What all orders come to that the filters let through; where they are more than are counted, the foot says so. */
function useTotals(page: Output<typeof calls.getFilterPOStateCanInvoice> | undefined) {
  const { t } = useTranslation()
  if (!page) return undefined
  const { totals, total_record } = page
  const number = counted(total_record)
  if (!totals) return { label: t('invoice.tooMany', number), cells: {} } satisfies Totals
  return {
    label: t('invoice.total', number),
    cells: {
      net: kilograms(totals.TotalWeight),
      amount: money(totals.TotalAmount),
      tax: money(totals.TotalTax),
      paid: money(totals.TotalPaid),
    },
  } satisfies Totals
}

/** How many lines are received, until all are; then the order's badge. */
function OrderStatus({ order }: { order: Payable }) {
  const { t } = useTranslation()
  const badge = badgeOf(order)
  if (!isToReceive(badge)) return <OrderBadge badge={badge} />
  const waiting = t('invoice.waiting', { n: order.TotalReceipt, m: order.TotalLine })
  return <OrderBadge badge={badge} words={waiting} />
}

/** What is paid for an order, with a mark while one officer changed where to and no other has checked it. */
function Paid({ order }: { order: Payable }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { AccountChangedAt, AccountChangedBy: officer, VendorOrganizationName: vendor } = order
  const time = AccountChangedAt && formatInstant(AccountChangedAt, 'short', language)
  const key = order.InvoicedAt ? 'payee.changed' : 'vendor.accountChanged'
  return (
    <span className={css.marked}>
      {time && (
        <HintIcon attention icon={IconAlertTriangle} words={t(key, { officer, vendor, time })} />
      )}
      {money(order.TotalPaid)}
    </span>
  )
}
