import { ActionIcon, Box } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { WordKey } from '../../platform/catalogue.ts'
import { addDays } from '../../platform/thai-date.ts'
import { DateField } from '../form/DateField.tsx'
import type { ChosenDay } from './use-chosen-day.ts'

const FAULT = 'chosen-day-fault'

/** The field for the day of a report, with buttons for the day before and after. */
export function DayPicker({ day }: { day: ChosenDay }) {
  const { t } = useTranslation()
  const { shown, today } = day
  const isLast = shown >= today
  return (
    <>
      <ActionIcon
        variant="default"
        aria-label={t('ui.previousDay')}
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
        aria-label={t('ui.nextDay')}
        // Not `disabled`: a button that is disabled while it is clicked would lose the focus.
        aria-disabled={isLast || undefined}
        data-disabled={isLast || undefined}
        onClick={() => !isLast && day.turn(addDays(shown, 1))}
      >
        <IconChevronRight size={14} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
    </>
  )
}

/** The error of the day; last in the line, so that it does not move the buttons; two lines of it are as high as the field. */
export function DayFault({ fault }: { fault: WordKey | undefined }) {
  const { t } = useTranslation()
  return (
    <Box component="p" id={FAULT} role="alert" c="var(--ps-attn)" fz={12} lh="16px" maw={244}>
      {fault && t(fault)}
    </Box>
  )
}
