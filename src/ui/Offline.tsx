import { Group } from '@mantine/core'
import { IconWifiOff } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../platform/thai-date.ts'
import { useLanguage } from './language.ts'
import css from './Offline.module.css'
import { useOfflineSince } from './offline.ts'
import { showBackOnline } from './toasts.tsx'

/**
 * Stands in the top bar while there is no network, where it moves nothing, and says how old the figures are as far as
 * there is room.
 */
export function Offline() {
  const { t } = useTranslation()
  const language = useLanguage()
  const since = useOfflineSince()
  useBackOnline(since !== undefined)
  if (!since) return null
  const age = t('sys.offline.since', { time: formatInstant(since, 'time', language) })
  return (
    <Group
      gap={6}
      wrap="nowrap"
      c="var(--ps-attn)"
      flex="0 1 auto"
      fz={13}
      h={24}
      lh="24px"
      miw={80}
      className="num"
      role="status"
      data-offline
      title={`${t('sys.offline')} ${age}`}
    >
      <IconWifiOff size={16} stroke={1.7} aria-hidden="true" />
      <Group component="span" gap="0 6px" align="stretch" h={24} className={css.words}>
        <b className="medium unbroken">{t('sys.offline')}</b>{' '}
        <span className="unbroken">{age}</span>
      </Group>
    </Group>
  )
}

function useBackOnline(offline: boolean) {
  const { t } = useTranslation()
  const wasOffline = useRef(offline)
  useEffect(() => {
    if (wasOffline.current && !offline) showBackOnline(t('sys.backOnline'))
    wasOffline.current = offline
  }, [offline, t])
}
