import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, businessDay } from '../../platform/thai-date.ts'
import { DateField } from '../../ui/form/DateField.tsx'

/** The day of a report, typed, picked or stepped to. Without a day, or with one to come, the report stays as it is. */
export function DayPicker({ day, onDay }: { day: string; onDay: (day: string) => void }) {
  const { t } = useTranslation()
  const [fault, setFault] = useState<{ words: string; over: string }>()
  if (fault && fault.over !== day) setFault(undefined)
  const today = businessDay(new Date())
  const isLast = day >= today
  const take = (typed: string | null) => {
    const words = objectionTo(typed, today)
    setFault(words ? { words, over: day } : undefined)
    if (typed && !words && typed !== day) onDay(typed)
  }
  return (
    <>
      <ActionIcon
        variant="default"
        aria-label={t('report.previousDay')}
        onClick={() => onDay(addDays(day, -1))}
      >
        <IconChevronLeft size={14} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
      <DateField
        compact
        label={t('report.date')}
        max={today}
        value={day}
        onChange={take}
        error={fault && t(fault.words)}
      />
      <ActionIcon
        variant="default"
        aria-label={t('report.nextDay')}
        // A button that is disabled under the finger loses the focus.
        aria-disabled={isLast || undefined}
        data-disabled={isLast || undefined}
        onClick={() => !isLast && onDay(addDays(day, 1))}
      >
        <IconChevronRight size={14} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
    </>
  )
}

function objectionTo(typed: string | null, today: string): string | undefined {
  if (!typed) return 'v.searchDate'
  return typed > today ? 'v.dayToCome' : undefined
}
