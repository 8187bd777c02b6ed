import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import type { Output } from '../../../platform/call.ts'
import { mayOpen } from '../../../platform/client.ts'
import { businessDay } from '../../../platform/thai-date.ts'
import { written } from '../../../ui/field.ts'
import { count, kilograms, money, percent } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import { BrowserList } from '../../../ui/table/BrowserList.tsx'
import type { Column, ListQuery } from '../../../ui/table/column.ts'
import { useFieldColumns } from '../../../ui/table/field-columns.ts'
import type { ListView } from '../../../ui/table/list-view.ts'
import { useNavigateTo } from '../../../ui/use-navigate-to.ts'
import type { calls } from '../../contract.ts'
import { PALM_FIELDS } from '../../rules/fields.ts'

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
      rowName={(ticket) => slipOf(ticket)}
      numbered={false}
      onOpen={mayOpen('tickets') ? (ticket) => void go(sheetOf(ticket)) : undefined}
      totals={query.data && totals(t, query.data.Stats)}
      empty={!query.isPlaceholderData && <EmptyState words={emptyWords(t, day)} />}
    />
  )
}

export function slipOf({
  SequenceWeightOut,
  SSWeightID,
}: Pick<PalmTicket, 'SequenceWeightOut'> & { SSWeightID?: number }): string {
  return SequenceWeightOut ?? `#${SSWeightID}`
}

function sheetOf({ SSWeightID }: PalmTicket) {
  return addresses.tickets({ ticket: SSWeightID })
}

/** All of the day's tickets are here, so that every column sorts; those that go without a value stand last. */
function useColumns(): Column<PalmTicket>[] {
  const language = useLanguage()
  const column = useFieldColumns(PALM_FIELDS)
  const columns: Column<PalmTicket>[] = [
    column('SequenceWeightOut', {
      tone: 'key',
      value: (ticket) => slipOf(ticket),
      cell: (ticket) =>
        mayOpen('tickets') ? (
          <ScreenLink className="link" tabIndex={-1} to={sheetOf(ticket)}>
            {slipOf(ticket)}
          </ScreenLink>
        ) : (
          slipOf(ticket)
        ),
    }),
    column('WeightTimeOut', {
      right: true,
      tone: 'support',
      search: ({ WeightTimeOut }) => written('time', WeightTimeOut, language),
    }),
    column('AVL'),
    column('CustomerName', { name: true }),
    column('CarRegister'),
    column('ProductTypeName', { value: productOf }),
    column('WeightNet', { tone: 'figure', card: 'figure' }),
    column('SysPalmReturnWeight'),
    column('SysProductGrade', { card: 'figure' }),
    column('SysPrice', { card: 'figure' }),
    column('Amount', { card: 'figure', stays: true }),
  ]
  return columns.map((column) => ({ ...column, sortable: true }))
}

function productOf({ ProductTypeName, ProductDataID }: PalmTicket): string {
  return ProductTypeName || ProductDataID
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
