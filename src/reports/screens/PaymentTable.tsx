import { IconAlertTriangle } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses.ts'
import type { Output } from '../../platform/call.ts'
import { mayOpen } from '../../platform/client.ts'
import { businessDay, formatDay, type Language } from '../../platform/thai-date.ts'
import { counted, kilograms, money, NO_VALUE } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { EmptyState } from '../../ui/States.tsx'
import type { Column, ListQuery } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { groupAccount } from '../../vendors/rules.ts'
import type { calls } from '../contract.ts'
import { type EstateGroup, estateGroupOf } from '../rules.ts'
import css from './DailyPayment.module.css'
import { useRowsOnScroll } from './use-rows-on-scroll.ts'

type Report = Output<typeof calls.reportDailyPalmPayment>
type Ticket = Report['payment'][number]

interface Props {
  day: string
  group: EstateGroup
  query: ListQuery<Report>
}

/** The tickets of the day's payment, with totals. */
export function PaymentTable({ day, group, query }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const total = query.data?.total
  const frame = useRef<HTMLDivElement>(null)
  const rows = useRowsOnScroll(query.data?.payment ?? none, frame, `${day} ${group}`)
  return (
    <DataTable
      label={t(`report.group.${group}`)}
      columns={columns(t, language, group)}
      rows={rows}
      watched={frame}
      rowKey={(ticket) => String(ticket.SSWeightID)}
      rowName={(ticket) => ticket.CustomerName}
      totals={total && totals(t, total)}
      pending={query.isPending}
      stale={query.isPlaceholderData}
      error={query.error}
      retry={query.refetch}
      empty={<EmptyState words={emptyWords(t, day, total)} />}
    />
  )
}

const none: Ticket[] = []

function columns(t: TFunction, language: Language, group: EstateGroup): Column<Ticket>[] {
  const baht = t('term.baht')
  const both = group === 'all'
  const ofGroup: Column<Ticket> = {
    key: 'group',
    header: t('report.group.short'),
    width: 48,
    value: ({ CustomerID }) => estateGroupOf(CustomerID),
  }
  // In print and Excel only; on the screen the room is needed.
  const remarks: Column<Ticket> = {
    key: 'remarks',
    header: t('term.remarks'),
    width: 79,
    dropOrder: 1,
    cell: () => NO_VALUE,
  }
  return [
    {
      key: 'WeightDateOut',
      header: t('report.saleDate.short'),
      width: 96,
      dropOrder: 2,
      tone: 'support',
      cell: (ticket) => formatDay(ticket.WeightDateOut, 'table', language),
    },
    {
      key: 'CustomerID',
      header: t('report.vendorStatistic.short'),
      width: 84,
      dropOrder: 3,
      value: (ticket) => ticket.CustomerID,
    },
    ...(both ? [ofGroup] : []),
    { key: 'CustomerName', header: t('report.owner'), value: (ticket) => ticket.CustomerName },
    {
      key: 'WeightNet',
      header: t('report.quantity'),
      unit: t('term.kg'),
      width: 90,
      right: true,
      cell: (ticket) => kilograms(ticket.WeightNet),
    },
    {
      key: 'SysPrice',
      header: t('term.price'),
      unit: t('term.bahtPerKg'),
      width: 98,
      right: true,
      cell: (ticket) => money(ticket.SysPrice),
    },
    {
      key: 'Amount',
      header: t('term.amount'),
      unit: baht,
      width: 112,
      right: true,
      cell: (ticket) => money(ticket.Amount),
    },
    {
      key: 'Tax',
      header: t('term.tax'),
      width: 128,
      right: true,
      cell: (ticket) => <Tax ticket={ticket} />,
    },
    {
      key: 'Paid',
      header: t('term.paid'),
      unit: baht,
      width: 123,
      right: true,
      tone: 'figure',
      cell: (ticket) => money(ticket.Paid),
    },
    {
      key: 'SysBankName',
      header: t('term.bank'),
      width: 84,
      dropOrder: both ? 4 : undefined,
      value: (ticket) => ticket.SysBankName,
    },
    {
      key: 'SysBookBankNumber',
      header: t('term.account'),
      width: 150,
      cell: (ticket) => <Account ticket={ticket} />,
    },
    ...(both ? [] : [remarks]),
  ]
}

function Tax({ ticket }: { ticket: Ticket }) {
  return (
    <span className={css.tax}>
      <span className={css.percent}>{ticket.SysTaxDeduction}%</span>
      {money(ticket.Tax)}
    </span>
  )
}

/** The bank account; where it is missing, a link to the customer's vendor, for officers who may enter it. */
function Account({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation()
  const { SysBookBankNumber, SysBankName, CustomerID } = ticket
  if (SysBookBankNumber) return groupAccount(SysBookBankNumber, SysBankName)
  const missing = (
    <span className={css.missing}>
      <IconAlertTriangle size={14} stroke={1.7} aria-hidden="true" />
      {t('term.noAccount')}
    </span>
  )
  if (!mayOpen('vendors')) return missing
  return (
    <ScreenLink
      className={css.toVendor}
      to={addresses.vendors({ avl: CustomerID })}
      title={t('po.toVendor')}
    >
      {missing}
    </ScreenLink>
  )
}

function totals(t: TFunction, total: Report['total']) {
  const tickets = t('report.tickets', counted(total.Tickets))
  return {
    label: `${t('term.total')} ${tickets}`,
    cells: {
      WeightNet: kilograms(total.WeightNet),
      SysPrice: money(total.AveragePrice),
      Amount: money(total.Amount),
      Tax: money(total.Tax),
      Paid: money(total.Paid),
    },
  }
}

function emptyWords(t: TFunction, date: string, total: Report['total'] | undefined): string {
  if (date > businessDay(new Date())) return t('report.toCome', { date })
  const n = total?.NotPriced ?? 0
  return n > 0 ? t('report.notPriced', counted(n)) : t('report.noData', { date })
}
