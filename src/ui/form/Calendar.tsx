import { DatePicker } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import { useTranslation } from 'react-i18next'
import {
  businessDay,
  formatDay,
  formatMonth,
  SHORT_WEEKDAYS,
  weekdayOf,
} from '../../platform/thai-date.ts'
import { useLanguage } from '../language.ts'

export interface CalendarProps {
  day: string | null
  min?: string
  max?: string
  onPick: (day: string) => void
}

/** A month to pick a day from, its years of the Buddhist era in Thai. */
export function Calendar({ day, min, max, onPick }: CalendarProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const first = day ?? businessDay(new Date())
  const year = (at: string) => formatMonth(at, language).split(' ')[1]
  return (
    <DatePicker
      size="sm"
      styles={{ weekday: { textAlign: 'center' } }}
      value={day}
      defaultDate={first}
      minDate={min}
      maxDate={max}
      onChange={(picked) => picked && onPick(picked)}
      firstDayOfWeek={0}
      highlightToday
      monthLabelFormat={(at) => formatMonth(at, language)}
      yearLabelFormat={year}
      yearsListFormat={year}
      decadeLabelFormat={(from, to) => `${year(from)}–${year(to)}`}
      monthsListFormat={(at) => formatDay(at, 'short', language).split(' ')[1]}
      weekdayFormat={(at) => SHORT_WEEKDAYS[language][weekdayOf(at)]}
      getDayProps={(at) => (at === first ? { 'data-autofocus': true } : {})}
      getDayAriaLabel={(at) => formatDay(at, 'full', language)}
      ariaLabels={{ previousMonth: t('ui.previousMonth'), nextMonth: t('ui.nextMonth') }}
    />
  )
}
