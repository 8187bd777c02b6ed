import type { TFunction } from 'i18next'
import { type RefObject, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses.ts'
import { mayOpen } from '../../platform/client.ts'
import { sum } from '../../platform/money.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { counted, kilograms, money } from '../../ui/format.ts'
import { EmptyState } from '../../ui/States.tsx'
import type { ListQuery, Sort, TableProps, Totals } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { useNavigateTo } from '../../ui/use-navigate-to.ts'
import { payeeKeyOf } from '../rules/payees.ts'
import type { EstateGroup } from '../rules.ts'
import type { PaymentView, SortField } from './address.ts'
import { payeeGroups } from './payment/payee-groups.tsx'
import { usePaymentColumns } from './payment/payment-columns.tsx'
import type { ShownPayment } from './payment/shown-payment.ts'
import { isSortField } from './payment/sort-payment.ts'
import type { PaidTicket, PaymentReport } from './payment/ticket.ts'
import { useRowsOnScroll } from './use-rows-on-scroll.ts'

interface Props {
  day: string
  group: EstateGroup
  view: PaymentView
  shown: ShownPayment
  query: ListQuery<PaymentReport>
  sort: Sort | '' | undefined
  onSort: (field: SortField, desc: boolean) => void
  /** Shows the whole day again. */
  onClear: () => void
}

/** The day's payment, by payee with subtotals or ticket by ticket, with totals of what is shown. */
export function PaymentTable({ day, group, view, shown, query, ...props }: Props) {
  const { t } = useTranslation()
  const frame = useRef<HTMLDivElement>(null)
  const sort = props.sort || undefined
  const list = `${day} ${group} ${view} ${shown.bank} ${sort?.field} ${sort?.direction}`
  const arranged = useArranged(view, group, shown, frame, list)
  const openTicket = useOpenTicket()
  const unpriced = query.data?.total.NotPriced ?? 0
  return (
    <DataTable
      label={t(`report.group.${group}`)}
      {...arranged}
      sort={sort}
      onSort={({ field, direction }) => {
        if (isSortField(field)) props.onSort(field, direction === 'desc')
      }}
      watched={frame}
      rowKey={(ticket) => String(ticket.SSWeightID)}
      rowName={(ticket) => ticket.CustomerName}
      onOpen={openTicket}
      totals={query.data && totalsOf(t, shown)}
      pending={query.isPending}
      stale={query.isPlaceholderData}
      error={query.error}
      retry={query.refetch}
      empty={
        shown.isFiltered ? (
          <EmptyState filtered onClear={props.onClear} />
        ) : (
          <EmptyState words={emptyWords(t, day, unpriced)} />
        )
      }
    />
  )
}

type Arranged = Pick<TableProps<PaidTicket>, 'columns' | 'groups' | 'groupOf' | 'numbered'> & {
  rows: readonly PaidTicket[]
}

/** The rows in the order of the view, under the heads of their payees where it is by payee. */
function useArranged(
  view: PaymentView,
  group: EstateGroup,
  { payees, tickets }: ShownPayment,
  frame: RefObject<HTMLDivElement | null>,
  list: string,
): Arranged {
  const isPhone = useIsPhone()
  const isByPayee = view === 'payee'
  const all = useMemo(
    () => (isByPayee ? payees.flatMap((payee) => payee.tickets) : tickets),
    [isByPayee, payees, tickets],
  )
  const rows = useRowsOnScroll(all, frame, list)
  const columns = usePaymentColumns(view, group)
  if (!isByPayee) return { columns, rows }
  const groups = payeeGroups(payees, isPhone)
  return { columns, rows, groups, groupOf: payeeKeyOf, numbered: false }
}

/** Opens the sheet of a ticket; for officers who see no tickets, its order in the list of orders. */
function useOpenTicket() {
  const navigateTo = useNavigateTo()
  if (mayOpen('tickets')) {
    return ({ SSWeightID }: PaidTicket) => navigateTo(addresses.tickets({ ticket: SSWeightID }))
  }
  return ({ PONumber }: PaidTicket) => {
    if (PONumber) navigateTo(addresses.orders({ number: PONumber }))
  }
}

function totalsOf(t: TFunction, { total, tickets, isFiltered }: ShownPayment): Totals {
  const setUp = tickets.filter(({ PayState }) => PayState === 'payable')
  const paid = money(sum(setUp.map(({ Paid }) => Paid)))
  const parts = [
    t('report.owners', counted(total.Owners)),
    t('report.tickets', counted(total.Tickets)),
    ...(setUp.length > 0 ? [t('payment.setUp', { ...counted(setUp.length), sum: paid })] : []),
  ]
  return {
    label: `${t(isFiltered ? 'payment.filtered' : 'term.total')} ${parts.join(' · ')}`,
    cells: {
      WeightNet: kilograms(total.WeightNet),
      SysPrice: money(total.AveragePrice),
      Amount: money(total.Amount),
      Tax: money(total.Tax),
      Paid: money(total.Paid),
    },
  }
}

function emptyWords(t: TFunction, date: string, unpriced: number): string {
  if (date > businessDay(new Date())) return t('report.toCome', { date })
  return unpriced > 0 ? t('report.notPriced', counted(unpriced)) : t('report.noData', { date })
}
