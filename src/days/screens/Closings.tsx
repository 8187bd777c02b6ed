import { IconLock, IconLockOpen } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../platform/thai-date.ts'
import { useLanguage } from '../../ui/language.ts'
import css from './DayClose.module.css'
import type { Closing, Day } from './day.ts'

/** Every time that the day was closed, with its seal and how it was reopened; nothing of a day that never was. */
export function Closings({ day }: { day: Day | undefined }) {
  const { t } = useTranslation()
  const heading = useId()
  if (!day || day.Closings.length === 0) return null
  return (
    <section className={css.panel} aria-labelledby={heading}>
      <h2 id={heading} className={css.title}>
        {t('day.closings')}
      </h2>
      <ol className={css.closings}>
        {day.Closings.map((closing) => (
          <li key={closing.ID}>
            <ClosingText closing={closing} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Who closed the day, its seal, and how it was reopened. */
function ClosingText({ closing }: { closing: Closing }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const timeOf = (instant: string | null) => instant && formatInstant(instant, 'table', language)
  const { ReopeningAskedBy: asker, ReopeningReason: reason, ReopenedBy: officer } = closing
  return (
    <>
      {closing.ReopenedAt && (
        <p className={css.reopened}>
          <IconLockOpen size={14} stroke={1.7} aria-hidden="true" />
          {t('day.reopenedBy', { time: timeOf(closing.ReopenedAt), asker, reason, officer })}
        </p>
      )}
      <p className={css.sealed}>
        <IconLock size={14} stroke={1.7} aria-hidden="true" />
        {t('day.closedBy', { officer: closing.ClosedBy, time: timeOf(closing.ClosedAt) })}
      </p>
      <p className={css.hash} title={t('day.sealAbout')}>
        {t('day.seal')} {closing.Hash}
      </p>
    </>
  )
}
