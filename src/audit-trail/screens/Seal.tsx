import { Box } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../platform/client.ts'
import { formatMoment } from '../../platform/thai-date.ts'
import { Banner } from '../../ui/Banner.tsx'
import { whole } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import { useNow } from '../../ui/live/use-now.ts'
import { calls } from '../contract.ts'

const MINUTE_MS = 60_000
/** Faults that the banner names; the command names all of them. */
const MOST = 5

/** Up to when the trail is sealed, and that the last look at its seals found nothing. */
export function SealNote() {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = useNow()
  const { data } = useCall(calls.getSeal, {}, { refetchMs: MINUTE_MS })
  if (!data?.SealedThrough) return null
  const time = formatMoment(data.SealedThrough, now, language)
  const isSound = data.CheckedAt !== null && data.Faults.length === 0
  return (
    <Box component="span" className="glyphed muted cut num" fz={12}>
      <IconShieldCheck className="accent" size={14} stroke={1.7} aria-hidden="true" />
      {t(isSound ? 'audit.sealedAndSound' : 'audit.sealed', { time })}
    </Box>
  )
}

/** That the trail was changed after it was sealed, and where. */
export function SealFaults() {
  const { t } = useTranslation()
  const { data } = useCall(calls.getSeal, {})
  if (!data || data.Faults.length === 0) return null
  const named: string[] = data.Faults.slice(0, MOST).map(({ ID, Fault }) =>
    t(`audit.fault.${Fault}`, { id: whole(ID) }),
  )
  const more = data.Faults.length - named.length
  if (more > 0) named.push(t('audit.faults.more', { n: more, count: more }))
  return <Banner attention>{t('audit.faults', { faults: named.join(', ') })}</Banner>
}
