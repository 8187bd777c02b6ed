import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import type { Output } from '../../../platform/call.ts'
import { mayOpen } from '../../../platform/client.ts'
import { businessDay, formatInstant } from '../../../platform/thai-date.ts'
import { count, kilograms, money, NO_VALUE, percent } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import { BrowserList } from '../../../ui/table/BrowserList.tsx'
import type { Column, ListQuery } from '../../../ui/table/column.ts'
import type { ListView } from '../../../ui/table/list-view.ts'
import { useNavigateTo } from '../../../ui/use-navigate-to.ts'
import type { calls } from '../../contract.ts'
import css from './PalmReport.module.css'

type Report = Output<typeof calls.reportPalm>
export type PalmTicket = Report['ReportPalm'][number]

interface Props {
  day: string
  query: ListQuery<Report>
  view: ListView
  onView: (view: Partial<ListView>) => void
}

/** The tickets of the day, searched and sorted in the browser; the totals are those of the whole day. */
export function PalmTable({ day, query, view, onView }: Props) {
  const { t } = useTranslation()
  const go = useNavigateTo()
  return (
    <BrowserList
      list="palm-report"
      label={t('screen.reportPalm')}
      columns={useColumns()}
      query={{ ...query, data: query.data?.ReportPalm }}
      view={view}
      onView={onView}
      rowKey={({ SSWeightID }) => String(SSWeightID)}
      rowName={slipOf}
      numbered={false}
      onOpen={mayOpen('tickets') ? (ticket) => void go(sheetOf(ticket)) : undefined}
      totals={query.data && totals(t, query.data.Stats)}
      empty={!query.isPlaceholderData && <EmptyState words={emptyWords(t, day)} />}
    />
  )
}

export function slipOf({ SequenceWeightOut, SSWeightID }: PalmTicket): string {
  return SequenceWeightOut ?? `#${SSWeightID}`
}

function sheetOf({ SSWeightID }: PalmTicket) {
  return addresses.tickets({ ticket: SSWeightID })
}

function useColumns(): Column<PalmTicket>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const kg = t('term.kg')
  return [
    {
      key: 'SequenceWeightOut',
      header: t('term.slip'),
      width: 116,
      tone: 'key',
      value: slipOf,
      cell: (ticket) =>
        mayOpen('tickets') ? (
          <ScreenLink className={css.slip} tabIndex={-1} to={sheetOf(ticket)}>
            {slipOf(ticket)}
          </ScreenLink>
        ) : (
          slipOf(ticket)
        ),
    },
    {
      key: 'WeightTimeOut',
      header: t('term.timeOut'),
      width: 70,
      dropOrder: 4,
      right: true,
      tone: 'support',
      value: ({ WeightTimeOut }) => formatInstant(WeightTimeOut, 'time', language),
    },
    { key: 'AVL', header: t('term.avl'), width: 72, dropOrder: 3, value: ({ AVL }) => AVL },
    {
      key: 'CustomerName',
      header: t('term.avlName'),
      value: ({ CustomerName }) => CustomerName,
    },
    {
      key: 'CarRegister',
      header: t('term.plate'),
      width: 188,
      dropOrder: 2,
      value: ({ CarRegister }) => CarRegister,
    },
    {
      key: 'ProductTypeName',
      header: t('term.product'),
      width: 156,
      dropOrder: 1,
      value: ({ ProductTypeName, ProductDataID }) => ProductTypeName || ProductDataID,
    },
    {
      key: 'WeightNet',
      header: t('term.net'),
      unit: kg,
      width: 84,
      right: true,
      tone: 'figure',
      value: ({ WeightNet }) => WeightNet,
      cell: ({ WeightNet }) => kilograms(WeightNet),
    },
    {
      key: 'SysPalmReturnWeight',
      header: t('palm.returned.short'),
      unit: kg,
      width: 80,
      dropOrder: 5,
      right: true,
      value: ({ SysPalmReturnWeight }) => SysPalmReturnWeight,
      cell: ({ SysPalmReturnWeight }) => kilograms(SysPalmReturnWeight),
    },
    {
      key: 'SysProductGrade',
      header: t('term.grade.short'),
      width: 70,
      right: true,
      value: ({ SysProductGrade }) => SysProductGrade,
      cell: ({ SysProductGrade }) => SysProductGrade ?? NO_VALUE,
    },
    {
      key: 'SysPrice',
      header: t('term.price'),
      unit: t('term.bahtPerKg'),
      width: 98,
      right: true,
      value: ({ SysPrice }) => SysPrice,
      cell: ({ SysPrice }) => money(SysPrice),
    },
    {
      key: 'Amount',
      header: t('term.amount'),
      unit: t('term.baht'),
      width: 126,
      right: true,
      value: ({ Amount }) => Amount,
      cell: ({ Amount }) => money(Amount),
    },
  ]
}

function totals(t: TFunction, stats: Report['Stats']) {
  const tickets = t('report.tickets', { n: count(stats.TotalCar), count: stats.TotalCar })
  return {
    label: `${t('palm.wholeDay')} ${tickets}`,
    cells: {
      WeightNet: kilograms(stats.TotalWeight),
      SysPalmReturnWeight: kilograms(stats.TotalReject),
      SysProductGrade: percent(stats.AVGGrade),
      SysPrice: money(stats.AVGPrice),
      Amount: money(stats.Amount),
    },
  }
}

function emptyWords(t: TFunction, date: string): string {
  return t(date > businessDay(new Date()) ? 'report.toCome' : 'report.noData', { date })
}
