import { ActionIcon, Popover, TextInput, Tooltip } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { type Ref, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withoutInvisible } from '../../platform/invisible.ts'
import { formatDay, parseThaiDate } from '../../platform/thai-date.ts'
import { useLanguage } from '../language.ts'
import { lazyPart } from '../lazy-part.tsx'
import type { CalendarProps } from './Calendar.tsx'
import type { Labelled } from './fields.tsx'
import type { FieldProps } from './use-form.ts'

interface Props extends Omit<FieldProps<string | null>, 'onChange'>, Omit<Labelled, 'label'> {
  /** A day, or null for what is none: nothing, and with its `fault` what is no date of the calendar. */
  onChange: (day: string | null, fault?: 'v.date') => void
  /** In a filter line the label is only read aloud, and no line stands below. */
  label: string
  compact?: boolean
  /** Pixels of a compact one; 126 where nothing is said. */
  width?: number
  /** Where the screen says what is wrong with a compact one; else a tooltip does. */
  errorId?: string
  ref?: Ref<HTMLInputElement>
  min?: string
  max?: string
}

/**
 * A day 'YYYY-MM-DD' or null, typed in any form that the mill writes or picked from the calendar;
 * below it stands the day as understood.
 */
export function DateField(props: Props) {
  const { value, onChange, compact, width = 126, label, error, errorId, ...rest } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const shown = value ? formatDay(value, 'table', language) : ''
  const [typed, setTyped] = useState(shown)
  const [typing, setTyping] = useState(false)
  useEffect(() => {
    // What is no date stays to be fixed.
    setTyped((typed) => (value === null && !parseThaiDate(typed) ? typed : shown))
  }, [shown, value])
  const day = parseThaiDate(typed)
  const take = () => {
    setTyping(false)
    // Who only passes through chooses nothing.
    if (typed === shown && !error) return
    onChange(day, !day && typed.trim() ? 'v.date' : undefined)
    if (day && day === value) setTyped(shown)
  }
  const wrong = !typing && typed.trim() !== '' && !day && typed !== shown
  const fault = wrong ? t('v.date') : error
  const field = (
    <TextInput
      placeholder={compact ? label : t('ui.datePlaceholder')}
      {...rest}
      {...(compact ? { 'aria-label': label, w: width, className: 'day-field' } : { label })}
      withAsterisk={props.required}
      data-autofocus={props.autoFocus || undefined}
      error={compact ? Boolean(fault) : fault}
      aria-errormessage={fault && errorId}
      description={compact || !day ? undefined : formatDay(day, 'heading', language)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={typed}
      onChange={(event) => {
        setTyping(true)
        setTyped(withoutInvisible(event.currentTarget.value))
      }}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
      rightSectionPointerEvents="all"
      rightSectionWidth={compact ? 28 : undefined}
      rightSection={<Picker {...props} day={day ?? value} />}
    />
  )
  if (!compact || errorId) return field
  return (
    <Tooltip label={fault} opened={Boolean(fault)} position="bottom-start">
      {field}
    </Tooltip>
  )
}

/** Fetched once somebody points at the button that opens it. */
const Calendar = lazyPart<CalendarProps & { onClose: () => void }>(
  async () => (await import('./Calendar.tsx')).Calendar,
  { close: ({ onClose }) => onClose() },
)

function Picker(props: Props & { day: string | null }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const show = async () => {
    await Calendar.preload()
    setOpen(true)
  }
  const pick = (day: string) => {
    props.onChange(day)
    close()
  }
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position={props.compact ? 'bottom-start' : 'bottom-end'}
      withinPortal
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          className="in-field"
          size={24}
          disabled={props.disabled}
          aria-label={`${t('ui.chooseDate')} ${props.label}`}
          onPointerEnter={Calendar.preload}
          onFocus={Calendar.preload}
          onClick={() => (open ? close() : show())}
        >
          <IconCalendar size={14} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('ui.chooseDate')}>
        <Calendar day={props.day} min={props.min} max={props.max} onPick={pick} onClose={close} />
      </Popover.Dropdown>
    </Popover>
  )
}
