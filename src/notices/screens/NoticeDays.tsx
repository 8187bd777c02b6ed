import type { UseQueryResult } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Output } from '../../platform/call.ts'
import type { CallError } from '../../platform/client.ts'
import { addDays, businessDay, formatDay, type Language } from '../../platform/thai-date.ts'
import { useLanguage } from '../../ui/language.ts'
import { useNow } from '../../ui/live/use-now.ts'
import { EmptyState, ErrorState } from '../../ui/States.tsx'
import type { calls } from '../contract.ts'
import type { Notice } from './kinds.ts'
import css from './NoticeDays.module.css'
import { NoticeItem } from './NoticeItem.tsx'

interface Props {
  answer: UseQueryResult<Output<typeof calls.getNotices>, CallError>
  /** Called when a notice was pressed. */
  onLeave?: () => void
}

/** Notices by day, the newest first. */
export function NoticeDays({ answer: { data, error, refetch }, onLeave }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = useNow()
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data) return null
  if (data.data.length === 0) return <EmptyState words={t('notices.empty')} />
  return byDay(data.data).map(({ day, notices }) => (
    <section key={day}>
      <h2 className={`${css.day} num`}>{dayWords(t, day, businessDay(now), language)}</h2>
      <ul className={css.list}>
        {notices.map((notice) => (
          <NoticeItem key={notice.ID} notice={notice} now={now} onLeave={onLeave} />
        ))}
      </ul>
    </section>
  ))
}

function byDay(notices: readonly Notice[]): { day: string; notices: Notice[] }[] {
  const days = [...new Set(notices.map(({ At }) => businessDay(At)))]
  return days.map((day) => ({
    day,
    notices: notices.filter(({ At }) => businessDay(At) === day),
  }))
}

function dayWords(t: TFunction, of: string, today: string, language: Language): string {
  const day = formatDay(of, 'short', language)
  if (of === today) return t('notices.today', { day })
  return of === addDays(today, -1) ? t('notices.yesterday', { day }) : day
}
