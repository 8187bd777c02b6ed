import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses.ts'
import { mayOpen } from '../../platform/client.ts'
import { sum } from '../../platform/money.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { counted, kilograms, money } from '../../ui/format.ts'
import { EmptyState } from '../../ui/States.tsx'
import type { ListQuery, Totals } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Group } from '../../ui/table/groups.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { useNavigateTo } from '../../ui/use-navigate-to.ts'
import { type Payee, payeeKeyOf } from '../rules/payees.ts'
import type { PaymentAddress } from './address.ts'
import { Account } from './payment/Account.tsx'
import css from './payment/payment.module.css'
import { usePaymentColumns } from './payment/payment-columns.tsx'
import type { PaidTicket, PaymentReport, ShownPayment } from './payment/shown-payment.ts'
import { sortPayment } from './payment/sort-payment.ts'
import { usePages } from './use-pages.tsx'

interface Props {
  day: string
  view: PaymentAddress
  shown: ShownPayment
  query: ListQuery<PaymentReport>
  onView: (view: Partial<PaymentAddress>) => void
  /** Shows the whole day again. */
  onClear: () => void
}

/** The day's payment, by payee with subtotals or ticket by ticket, page by page, with totals of all that is asked for. */
export function PaymentTable({ day, view, shown, query, onView, onClear }: Props) {
  const { t } = useTranslation()
  const { group, sort, desc } = view
  const isByPayee = view.view === 'payee'
  const isPhone = useIsPhone()
  const columns = usePaymentColumns(view.view, group)
  const { payees, tickets } = sortPayment(shown, columns, sort, desc)
  const all = isByPayee ? payees.flatMap((payee) => payee.tickets) : tickets
  const label = t(`report.group.${group}`)
  const { pager, ...page } = usePages(all, { list: 'daily-payment', label, view, onView })
  const byPayee = { groups: payeeGroups(payees, isPhone), groupOf: payeeKeyOf, numbered: false }
  const openTicket = useOpenTicket()
  const unpriced = query.data?.total.NotPriced ?? 0
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        {...page}
        {...(isByPayee && byPayee)}
        sort={sort ? { field: sort, direction: desc ? 'desc' : 'asc' } : undefined}
        onSort={({ field, direction }) =>
          onView({ sort: field, desc: direction === 'desc', page: 0 })
        }
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
            <EmptyState filtered onClear={onClear} />
          ) : (
            <EmptyState words={emptyWords(t, day, unpriced)} />
          )
        }
      />
      {pager}
    </>
  )
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

/** The heads of the payees: who, where the money goes, and the subtotals; on a phone only what is paid. */
function payeeGroups(payees: readonly Payee<PaidTicket>[], isPhone: boolean): Group[] {
  return payees.map((payee, index) => ({
    key: payee.key,
    title: payee.CustomerName,
    glyph: <Code number={index + 1} code={payee.CustomerID} isPhone={isPhone} />,
    ...(isPhone ? onPhone(payee) : onDesk(payee)),
  }))
}

function Code(props: { number: number; code: string; isPhone: boolean }) {
  return (
    <>
      {!props.isPhone && <span className={`${css.number} muted num`}>{props.number}</span>}
      <span className="muted num">{props.code}</span>
    </>
  )
}

function onDesk(payee: Payee<PaidTicket>): Partial<Group> {
  const { total } = payee
  return {
    spans: { PONumber: 2 },
    cells: {
      PONumber: <Account of={payee} whole />,
      WeightNet: <b className={css.sum}>{kilograms(total.WeightNet)}</b>,
      SysPrice: money(total.AveragePrice),
      Amount: <span className={`medium ${css.sum}`}>{money(total.Amount)}</span>,
      Tax: <span className={`medium ${css.sum}`}>{money(total.Tax)}</span>,
      Paid: <b className={css.sum}>{money(total.Paid)}</b>,
    },
  }
}

function onPhone(payee: Payee<PaidTicket>): Partial<Group> {
  return {
    below: <Account of={payee} whole />,
    end: <b className={`${css.sum} num`}>{money(payee.total.Paid)}</b>,
  }
}
