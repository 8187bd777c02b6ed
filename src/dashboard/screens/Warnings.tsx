import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { calls as backupCalls } from '../../backup/contract.ts'
import { addresses } from '../../platform/addresses.ts'
import { allowed, mayOpen, useCall } from '../../platform/client.ts'
import { formatMoment } from '../../platform/thai-date.ts'
import { Banner } from '../../ui/Banner.tsx'
import { useLanguage } from '../../ui/language.ts'
import { useRefetchOnChange } from '../../ui/live/use-change-events.ts'
import { useNow } from '../../ui/live/use-now.ts'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { calls as scaleCalls } from '../../weighing/contract.ts'
import css from './Dashboard.module.css'

const MINUTE_MS = 60_000

/** Where the mill could not back itself up, or did not for days: who looks after it is told. */
export function BackupWarning() {
  const { t } = useTranslation()
  const backup = useLastBackup()
  if (!backup || !(backup.failed || backup.isLate)) return null
  const [ofFailure, ofNone] = backup.time ? ['failed', 'late'] : ['none', 'never']
  const sentence = (backup.failed ? ofFailure : ofNone) as 'failed' | 'late' | 'none' | 'never'
  return <Warning>{t(`dashboard.backup.${sentence}`, { ...backup })}</Warning>
}

/** A line over the board. */
function Warning({ children }: { children: ReactNode }) {
  return (
    <Box bdrs={8} flex="none" mb={12} style={{ overflow: 'hidden' }}>
      <Banner attention>{children}</Banner>
    </Box>
  )
}

/** When the mill last backed itself up, while all is well: in the title, or below the board where that has no room. */
export function LastBackup({ inTitle }: { inTitle?: boolean }) {
  const { t } = useTranslation()
  const backup = useLastBackup()
  if (!backup?.time || backup.failed || backup.isLate) return null
  const sentence = t('dashboard.backup', { time: backup.time })
  if (inTitle) return <span className={css.wide}> · {sentence}</span>
  return <p className={`small ${css.lastBackup}`}>{sentence}</p>
}

function useLastBackup() {
  const language = useLanguage()
  const now = useNow()
  const options = { enabled: allowed(backupCalls.getLastBackup), refetchMs: 10 * MINUTE_MS }
  const { data } = useCall(backupCalls.getLastBackup, {}, options)
  if (!data) return
  const moment = (at: string | null) => (at === null ? undefined : formatMoment(at, now, language))
  return { time: moment(data.MadeAt), failed: moment(data.FailedAt), isLate: data.IsLate }
}

/** A line for each scale that is silent for longer than usual, for those who are to look after it. */
export function SilentScales() {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = useNow()
  const options = { enabled: allowed(scaleCalls.getSilent), refetchMs: MINUTE_MS }
  const { data = [] } = useCall(scaleCalls.getSilent, {}, options)
  useRefetchOnChange('silentScales', scaleCalls.getSilent)
  if (data.length === 0) return null
  return (
    <Warning>
      {data.map(({ UUID, Name, SilentSince }) => (
        <div key={UUID}>
          {t('notice.scaleSilent', {
            scale: Name,
            time: formatMoment(SilentSince, now, language),
          })}{' '}
          {mayOpen('scaleTokens') && UUID === data.at(-1)?.UUID && (
            <ScreenLink to={addresses.scaleTokens()}>{t('notice.to.scaleSilent')}</ScreenLink>
          )}
        </div>
      ))}
    </Warning>
  )
}
