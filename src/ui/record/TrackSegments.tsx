import { useTranslation } from 'react-i18next'
import css from './TrackSegments.module.css'

interface Props {
  label: string
  steps: readonly string[]
  /** How many of them are past. */
  past: number
}

/** The way of a record on a phone: a segment for each step, below them the present one and the next in words. */
export function TrackSegments({ label, steps, past }: Props) {
  const { t } = useTranslation()
  const present = steps[past]
  const next = steps[past + 1]
  return (
    <div className={`${css.track} no-print`}>
      <ol className={css.segments} aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={step}
            data-past={index < past || undefined}
            aria-current={index === past ? 'step' : undefined}
            aria-label={step}
          />
        ))}
      </ol>
      <div className={`${css.words} num`} aria-hidden="true">
        {present && (
          <>
            <span>{t('ui.track.place', { n: past + 1, m: steps.length })}</span>
            <b>{present}</b>
          </>
        )}
        {next && <span className={css.next}>{t('ui.track.next', { step: next })}</span>}
      </div>
    </div>
  )
}
