import { Box, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses.ts'
import { mayOpen, useCall } from '../../platform/client.ts'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { calls } from '../contract.ts'
import type { NoticeTab } from '../rules.ts'
import { NoticeList } from './NoticeList.tsx'
import { ReadAllButton } from './ReadAllButton.tsx'

interface Props {
  /** How much is stuck that the officer is shown. */
  stuck?: number
  /** Called when something was pressed that leads away. */
  onLeave: () => void
}

/** What the bell opens: the newest notices, and at its foot what is stuck. */
export function NoticePanel({ stuck = 0, onLeave }: Props) {
  const { t } = useTranslation()
  const [tab, setTab] = useState<NoticeTab>('all')
  const answer = useCall(calls.getNotices, { Tab: tab })
  return (
    <Stack gap={0} mah="calc(100dvh - 60px)">
      <Group flex="none" gap={12} h={44} justify="space-between" px={16} wrap="nowrap">
        <h2 className="title">{t('notices.title')}</h2>
        <ReadAllButton />
      </Group>
      <NoticeList answer={answer} tab={tab} onTab={setTab} onLeave={onLeave} />
      <Box className="apart topped" bdrs="0 0 8px 8px" bg="var(--ps-sunken)" fz={13} p="8px 16px">
        <ScreenLink to={addresses.notices()} className="link accent" onClick={onLeave}>
          {t('notices.seeAll')}
        </ScreenLink>
        {stuck > 0 && mayOpen('stuck') && (
          <ScreenLink to={addresses.stuck()} className="link accent num" onClick={onLeave}>
            {t('notices.stuck', { n: stuck })}
          </ScreenLink>
        )}
      </Box>
    </Stack>
  )
}
