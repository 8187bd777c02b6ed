import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { WordKey } from '../../platform/catalogue.ts'
import { addDays } from '../../platform/thai-date.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import css from './DayPicker.module.css'
import type { ReportDay } from './use-report-day.ts'

const FAULT = 'report-day-fault'

/** The day of a report, typed, picked or stepped to. */
export function DayPicker({ day }: { day: ReportDay }) {
  const { t } = useTranslation()
  const { shown, today } = day
  const isLast = shown >= today
  return (
    <>
      <ActionIcon
        variant="default"
        aria-label={t('report.previousDay')}
        onClick={() => day.turn(addDays(shown, -1))}
      >
        <IconChevronLeft size={14} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
      <DateField
        compact
        ref={day.field}
        label={t('term.date')}
        max={today}
        value={shown}
        onChange={day.take}
        error={day.fault && t(day.fault)}
        errorId={FAULT}
      />
      <ActionIcon
        variant="default"
        aria-label={t('report.nextDay')}
        // A button that is disabled under the finger loses the focus.
        aria-disabled={isLast || undefined}
        data-disabled={isLast || undefined}
        onClick={() => !isLast && day.turn(addDays(shown, 1))}
      >
        <IconChevronRight size={14} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
    </>
  )
}

/** What is wrong with the day; it stands last in the line, so that it moves nothing that is being pressed. */
export function DayFault({ fault }: { fault: WordKey | undefined }) {
  const { t } = useTranslation()
  return (
    <p id={FAULT} role="alert" className={css.fault}>
      {fault && t(fault)}
    </p>
  )
}
