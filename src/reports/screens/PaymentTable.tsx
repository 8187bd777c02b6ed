import type { TFunction } from 'i18next'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses.ts'
import { mayOpen } from '../../platform/client.ts'
import { sum } from '../../platform/money.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { counted, kilograms, money } from '../../ui/format.ts'
import { EmptyState } from '../../ui/States.tsx'
import type { ListQuery, Sort, TableProps, Totals } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Group } from '../../ui/table/groups.ts'
import { useIsPrinting } from '../../ui/table/use-is-printing.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { useNavigateTo } from '../../ui/use-navigate-to.ts'
import { type Payee, payeeKeyOf } from '../rules/payees.ts'
import type { EstateGroup } from '../rules.ts'
import type { PaymentView, SortField } from './address.ts'
import { Account } from './payment/Account.tsx'
import css from './payment/payment.module.css'
import { usePaymentColumns } from './payment/payment-columns.tsx'
import type { PaidTicket, PaymentReport, ShownPayment } from './payment/shown-payment.ts'
import { isSortField } from './payment/sort-payment.ts'

/** Enough for all rows of a usual day. */
const ROWS_PER_STEP = 400

/** More rows are added this many pixels before the end of the shown ones. */
const AHEAD_PX = 2000

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
  const tableArea = useRef<HTMLDivElement>(null)
  const sort = props.sort || undefined
  const list = `${day} ${group} ${view} ${shown.bank} ${sort?.field} ${sort?.direction}`
  const arranged = useArranged(view, group, shown, tableArea, list)
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
      watched={tableArea}
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
  tableArea: RefObject<HTMLDivElement | null>,
  list: string,
): Arranged {
  const isPhone = useIsPhone()
  const isByPayee = view === 'payee'
  const all = useMemo(
    () => (isByPayee ? payees.flatMap((payee) => payee.tickets) : tickets),
    [isByPayee, payees, tickets],
  )
  const rows = useRowsOnScroll(all, tableArea, list)
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
      {!props.isPhone && <span className={`${css.number} num`}>{props.number}</span>}
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
      WeightNet: <b className={css.subtotal}>{kilograms(total.WeightNet)}</b>,
      SysPrice: money(total.AveragePrice),
      Amount: <span className={css.sum}>{money(total.Amount)}</span>,
      Tax: <span className={css.sum}>{money(total.Tax)}</span>,
      Paid: <b className={css.subtotal}>{money(total.Paid)}</b>,
    },
  }
}

function onPhone(payee: Payee<PaidTicket>): Partial<Group> {
  return {
    below: <Account of={payee} whole />,
    end: <b className={`${css.subtotal} num`}>{money(payee.total.Paid)}</b>,
  }
}

/**
 * The rows of a long list that are drawn: the first ones, more as `tableArea` is scrolled towards their end, and all of them
 * for printing. When `list` changes, it starts again with the first ones.
 */
function useRowsOnScroll<Row>(
  rows: readonly Row[],
  tableArea: RefObject<HTMLElement | null>,
  list: string,
): readonly Row[] {
  const [shown, setShown] = useState({ list, max: ROWS_PER_STEP })
  if (shown.list !== list) setShown({ list, max: ROWS_PER_STEP })
  const printing = useIsPrinting()
  useEffect(() => {
    const scroller = tableArea.current
    const more = (max: number) => Math.min(max, rows.length) + ROWS_PER_STEP
    const onScroll = () => {
      if (scroller && pixelsLeft(scroller) < AHEAD_PX)
        setShown(({ max }) => ({ list, max: more(max) }))
    }
    scroller?.addEventListener('scroll', onScroll, { passive: true })
    // Groups that are folded may leave nothing to scroll.
    const observer = new ResizeObserver(onScroll)
    if (scroller?.firstElementChild) observer.observe(scroller.firstElementChild)
    return () => {
      scroller?.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [tableArea, list, rows.length])
  return printing || shown.max >= rows.length ? rows : rows.slice(0, shown.max)
}

function pixelsLeft({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number {
  return scrollHeight - scrollTop - clientHeight
}
