import { Box, Group } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '../use-is-phone.ts'
import css from './RecordTrack.module.css'

interface Props {
  label: string
  /** The words of the steps in their order. */
  steps: readonly string[]
  /** How many of them are past; none is known while the record is on its way. */
  past: number | undefined
  /** How a record ended before its last step: its track stops after the steps that are past. */
  ended?: string
}

/** The slim way of a record through its steps, with the one where it stands; on a phone in segments. */
export function RecordTrack({ label, steps, past = -1, ended }: Props) {
  const isPhone = useIsPhone()
  if (isPhone && ended === undefined && past >= 0) {
    return <Segments label={label} steps={steps} past={past} />
  }
  const shown = ended === undefined ? steps : steps.slice(0, past)
  return (
    <Group
      component="ol"
      gap={12}
      wrap="nowrap"
      flex="none"
      fz={13}
      h={46}
      p="0 var(--ps-edge)"
      className={`${css.track} no-print ruled muted`}
      aria-label={label}
    >
      {shown.map((step, index) => (
        <li
          key={step}
          className="line"
          data-past={index < past || undefined}
          aria-current={index === past ? 'step' : undefined}
        >
          <span className={`${css.dot} centred`} aria-hidden="true">
            {index < past ? <IconCheck size={12} stroke={2.2} /> : index + 1}
          </span>
          {step}
        </li>
      ))}
      {ended !== undefined && (
        <li className="line" aria-current="step" data-ended>
          <span className={`${css.dot} centred`} aria-hidden="true">
            <IconX size={12} stroke={2.2} />
          </span>
          {ended}
        </li>
      )}
    </Group>
  )
}

/** The way of a record on a phone: a segment for each step, below them the current one and the next in words. */
function Segments({ label, steps, past }: Pick<Props, 'label' | 'steps'> & { past: number }) {
  const { t } = useTranslation()
  const current = steps[past]
  const next = steps[past + 1]
  return (
    <Box p="8px var(--ps-edge) 6px" className="no-print">
      <Group
        component="ol"
        gap={4}
        align="stretch"
        wrap="nowrap"
        className={css.segments}
        aria-label={label}
      >
        {steps.map((step, index) => (
          <li
            key={step}
            data-past={index < past || undefined}
            aria-current={index === past ? 'step' : undefined}
            aria-label={step}
          />
        ))}
      </Group>
      <Group gap={8} align="stretch" wrap="nowrap" pt={3} className="small num" aria-hidden="true">
        {current && (
          <>
            <span>{t('ui.track.place', { n: past + 1, m: steps.length })}</span>
            <b className="accent">{current}</b>
          </>
        )}
        {next && (
          <Box component="span" ml="auto">
            {t('ui.track.next', { step: next })}
          </Box>
        )}
      </Group>
    </Box>
  )
}
