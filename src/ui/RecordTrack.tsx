import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import css from './RecordTrack.module.css'

const STEPS = ['draft', 'review', 'approved', 'confirmed', 'received', 'payable'] as const

/** The steps that are past in a state of an order; a cancelled one stands nowhere. */
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

/** The slim way of an order, from draft to payable, with the step where it stands. */
export function RecordTrack({ state }: { state: string }) {
  const { t } = useTranslation()
  const past = PAST[state] ?? -1
  return (
    <ol className={`${css.track} no-print`} aria-label={t('track.label')}>
      {STEPS.map((step, index) => (
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
    </ol>
  )
}
