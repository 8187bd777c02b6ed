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
import type { Column, Totals } from '../../../ui/table/column.ts'
import { useFieldColumns } from '../../../ui/table/field-columns.ts'
import { calls } from '../../contract.ts'
import { ORDER_FIELDS } from '../../rules/listed-fields.ts'
import { badgesIn, isToReceive } from '../../rules/states.ts'
import css from '../lines/line-columns.module.css'
import { usePaidColumns } from '../lines/line-columns.tsx'
import { OrderBadge } from '../OrderBadge.tsx'
import { badgeOf, type Payable } from '../order.ts'
import { filterInput, payableFilters } from './address.ts'
import { sortedAs, useOrderColumns } from './order-columns.tsx'
import { useInvoiceMany } from './use-invoice-many.tsx'
import { VENDOR_WIDTH, WaitingOrders } from './WaitingOrders.tsx'

const STATES = badgesIn('invoicing')

/** Lists confirmed orders whose payable is to be set up, then those that wait for receipt and those set up. */
export function Invoice() {
  const { t } = useTranslation()
  const [view, change] = useAddress(payableFilters)
  useRefetchOnChange('orders', calls.getFilterPOStateCanInvoice)
  // Accounts of sellers are changed and confirmed there.
  useRefetchOnChange('vendors', calls.getFilterPOStateCanInvoice)
  const input = filterInput(view)
  const query = useCall(calls.getFilterPOStateCanInvoice, input)
  const chosen = useInvoiceMany(input, query.data)
  return (
    <WaitingOrders
      title={t('screen.invoice')}
      empty={t('invoice.empty')}
      ready={{ state: 'RC', none: t('invoice.noneReady') }}
      query={query}
      view={view}
      onChange={change}
      states={STATES}
      columns={useColumns()}
      totals={useTotals(query.data)}
      lineFigures={usePaidColumns()}
      step="invoice"
      {...chosen}
      stepWidth={useLanguage() === 'th' ? 84 : 128}
    />
  )
}

function useColumns(): Column<Payable>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const { number, vendor, created, net, amount, state } = useOrderColumns<Payable>(VENDOR_WIDTH)
  const column = useFieldColumns(ORDER_FIELDS)
  const tax: Column<Payable> = column('TotalTax', {
    ...sortedAs('tax', 'TotalTax'),
    width: 144,
    dropOrder: 3,
  })
  const paid: Column<Payable> = column('TotalPaid', {
    ...sortedAs('paid', 'TotalPaid'),
    width: 124,
    tone: 'figure',
    cell: (order) => <Paid order={order} />,
  })
  const lastReceived: Column<Payable> = column('LastRecDate', {
    ...sortedAs('lastReceived', 'LastRecDate'),
    width: language === 'th' ? 132 : 112,
    dropOrder: 2,
    card: 'hide',
    cell: ({ LastRecDate }) => LastRecDate && formatDay(LastRecDate, 'table', language),
  })
  const status = {
    ...state,
    width: language === 'th' ? 190 : 210,
    dropOrder: 5,
    under: undefined,
    cell: (order: Payable) => <OrderStatus order={order} />,
  }
  const day = { ...created, dropOrder: 1 }
  const gross = { ...amount, dropOrder: 4, under: 'paid', tone: undefined }
  const weight = { ...net, header: t('term.net'), width: 96 }
  return [number, vendor, day, lastReceived, weight, gross, tax, paid, status]
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
