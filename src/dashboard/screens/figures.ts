import type { TFunction } from 'i18next'
import { addDays } from '../../platform/thai-date.ts'
import { money, NO_VALUE, percent, tons, whole } from '../../ui/format.ts'
import { type Day, millions, type Overview, type Trend } from './day.ts'

type Format = (value: number | null) => string

/** A figure of the day, and what it says of itself. */
export interface Figure {
  key: string
  name: string
  unit: string
  of: (day: Day) => number | null
  format: Format
  /** A shorter format for the days that it is compared with; default `format`. */
  brief?: Format
  note?: string
  /** The exact figure, for a tooltip. */
  exact?: string
}

/** The figures of the board in the order of a desk; without notes until the overview is there. */
export function figuresOf(t: TFunction, overview: Overview | undefined): Figure[] {
  const today = overview?.Today
  const note = (key: NoteKey, n: number | undefined) =>
    n === undefined ? undefined : t(key, { n: whole(n) })
  return [
    {
      key: 'trucks',
      name: t('dashboard.trucks'),
      unit: t('term.trucks'),
      of: ({ TrucksIn }) => TrucksIn,
      format: whole,
      note: note('dashboard.inYard', overview?.Waiting.WeighOut.Count),
    },
    {
      key: 'weight',
      name: t('term.netWeight'),
      unit: t('term.tons'),
      of: ({ TotalWeight }) => TotalWeight,
      format: tons,
      brief: (kg) => whole(kg && kg / 1000),
      note: note('dashboard.weighedOut', today?.TotalCar),
    },
    {
      key: 'grade',
      name: t('term.averageGrade'),
      unit: '%',
      of: ({ AVGGrade }) => AVGGrade,
      format: percent,
      note: note('dashboard.graded', overview && ticketsOf(overview.Grades)),
    },
    {
      key: 'price',
      name: t('term.averagePrice'),
      unit: t('term.bahtPerKg'),
      of: ({ AVGPrice }) => AVGPrice,
      format: money,
      note: note('dashboard.priced', today && today.TotalCar - today.NotPriced),
    },
    {
      key: 'amount',
      name: t('term.amount'),
      unit: t('dashboard.unit.million'),
      of: ({ Amount }) => millions(Amount),
      format: money,
      note: today && t('dashboard.payable', { sum: money(millions(today.Payable)) }),
      exact: today && t('dashboard.baht', { sum: money(today.Amount) }),
    },
  ]
}

type NoteKey = `dashboard.${'inYard' | 'weighedOut' | 'graded' | 'priced'}`

function ticketsOf(grades: Overview['Grades']): number {
  return grades.reduce((all, { Tickets }) => all + Tickets, 0)
}

/** What yesterday and the average day were by this time of day, in words. */
export function compareWords(t: TFunction, figure: Figure, overview: Overview, trend: Trend) {
  const { of, format, brief = format } = figure
  const words = (day: Day | null | undefined) => (day ? brief(of(day)) : NO_VALUE)
  const { Days, Week } = trend.ByNow
  // Undefined where the trend was read before today began.
  const yesterday = Days.find(({ Date: day }) => day === addDays(overview.Date, -1))
  return t('dashboard.compare', { yesterday: words(yesterday), week: words(Week) })
}
