import { IconCheck, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import css from './RecordTrack.module.css'

const STEPS = ['draft', 'review', 'approved', 'confirmed', 'received', 'payable'] as const

/** The steps that are past in a state of an order. */
const PAST: Record<string, number> = {
  D: 0,
  RJ: 0,
  S: 1,
  IR: 1,
  A: 3,
  CF: 4,
  C: 4,
  RC: 5,
  IV: 6,
  F: 6,
}

/**
 * The slim way of an order, from draft to payable, with the step where it stands. A canceled one went as
 * far as `state` and ends there.
 */
export function RecordTrack({ state, canceled }: { state: string; canceled?: boolean }) {
  const { t } = useTranslation()
  const past = PAST[state] ?? -1
  const steps = canceled ? STEPS.slice(0, past) : STEPS
  return (
    <ol className={`${css.track} no-print`} aria-label={t('track.label')}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-past={index < past || undefined}
          aria-current={index === past ? 'step' : undefined}
        >
          <span className={css.dot} aria-hidden="true">
            {index < past ? <IconCheck size={12} stroke={2.2} /> : index + 1}
          </span>
          {t(`track.${step}`)}
        </li>
      ))}
      {canceled && (
        <li aria-current="step" data-canceled>
          <span className={css.dot} aria-hidden="true">
            <IconX size={12} stroke={2.2} />
          </span>
          {t('state.CC')}
        </li>
      )}
    </ol>
  )
}
