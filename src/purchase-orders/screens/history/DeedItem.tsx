import { useTranslation } from 'react-i18next'
import { formatInstant, formatPast } from '../../../platform/thai-date.ts'
import { useLanguage } from '../../../ui/language.ts'
import { About } from './About.tsx'
import { type Deed, officerOf } from './gather.ts'
import css from './History.module.css'

/** One deed, or several of one go: what, to which, why, who and when. */
export function DeedItem({ deeds, now }: { deeds: readonly Deed[]; now: Date }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const newest = deeds[0]!
  const { Action, HappenedAt, Reason } = newest
  return (
    <li className={css.deed} data-action={Action}>
      <div className={css.head}>
        <strong>{t(`history.${Action}`)}</strong>
        <time
          className="num"
          dateTime={HappenedAt}
          title={formatInstant(HappenedAt, 'audit', language)}
        >
          {formatPast(HappenedAt, now, language)}
        </time>
      </div>
      <About deeds={deeds} />
      {Reason && <q className={css.reason}>{Reason}</q>}
      <div className={css.who}>{officerOf(newest) || t('history.system')}</div>
    </li>
  )
}
