import { useTranslation } from 'react-i18next'
import { calls } from '../../backup/contract.ts'
import { allowed, useCall } from '../../platform/client.ts'
import { formatMoment } from '../../platform/thai-date.ts'
import { Banner } from '../../ui/Banner.tsx'
import { useLanguage } from '../../ui/language.ts'
import { useNow } from '../../ui/live/use-now.ts'
import css from './Dashboard.module.css'

const TEN_MINUTES_MS = 600_000

/** Where the mill could not back itself up, or did not for days: who looks after it is told. */
export function BackupWarning() {
  const { t } = useTranslation()
  const backup = useLastBackup()
  if (!backup || !(backup.failed || backup.isLate)) return null
  const [ofFailure, ofNone] = backup.time ? ['failed', 'late'] : ['none', 'never']
  const sentence = (backup.failed ? ofFailure : ofNone) as 'failed' | 'late' | 'none' | 'never'
  return (
    <div className={css.warning}>
      <Banner attention>{t(`dashboard.backup.${sentence}`, { ...backup })}</Banner>
    </div>
  )
}

/** When the mill last backed itself up, while all is well: in the title, or below the board where that has no room. */
export function LastBackup({ inTitle }: { inTitle?: boolean }) {
  const { t } = useTranslation()
  const backup = useLastBackup()
  if (!backup?.time || backup.failed || backup.isLate) return null
  const sentence = t('dashboard.backup', { time: backup.time })
  if (inTitle) return <span className={css.wide}> · {sentence}</span>
  return <p className={css.lastBackup}>{sentence}</p>
}

function useLastBackup() {
  const language = useLanguage()
  const now = useNow()
  const options = { enabled: allowed(calls.getLastBackup), refetchMs: TEN_MINUTES_MS }
  const { data } = useCall(calls.getLastBackup, {}, options)
  if (!data) return
  const moment = (at: string | null) => (at === null ? undefined : formatMoment(at, now, language))
  return { time: moment(data.MadeAt), failed: moment(data.FailedAt), isLate: data.IsLate }
}
