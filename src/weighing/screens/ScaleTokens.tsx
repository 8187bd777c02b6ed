import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../platform/client.ts'
import { formatMoment } from '../../platform/thai-date.ts'
import { useAddress } from '../../ui/address.ts'
import { Banner } from '../../ui/Banner.tsx'
import { CallQuestion } from '../../ui/dialogs/CallQuestion.tsx'
import { useLanguage } from '../../ui/language.ts'
import { useRefetchOnChange } from '../../ui/live/use-change-events.ts'
import { useNow } from '../../ui/live/use-now.ts'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'
import { EmptyState } from '../../ui/States.tsx'
import { BrowserList } from '../../ui/table/BrowserList.tsx'
import { listView } from '../../ui/table/list-view.ts'
import { calls } from '../contract.ts'
import { CreateToken } from './CreateToken.tsx'
import { RestartsDialog } from './RestartsField.tsx'
import { type Token, useTokenColumns } from './token-columns.tsx'

const MINUTE_MS = 60_000

/** The weighbridges that may send, and the way to let one in or shut it out. */
export function ScaleTokens() {
  const { t } = useTranslation()
  const [view, change] = useAddress(listView)
  const [creating, setCreating] = useState(false)
  const [revoking, setRevoking] = useState<Token>()
  const [numbering, setNumbering] = useState<Token>()
  const query = useTokens()
  return (
    <ScreenLayout
      title={t('screen.scaleTokens')}
      count={query.data && t('ui.count', { n: query.data.length, count: query.data.length })}
      main={
        <Button leftSection={<IconPlus size={14} />} onClick={() => setCreating(true)}>
          {t('token.create')}
        </Button>
      }
    >
      <Silent tokens={query.data ?? []} />
      <BrowserList
        list="scaleTokens"
        label={t('screen.scaleTokens')}
        columns={useTokenColumns()}
        query={query}
        view={view}
        onView={change}
        rowKey={({ UUID }) => UUID}
        rowName={({ Name }) => Name}
        actions={(token) =>
          token.Revoked
            ? []
            : [
                {
                  key: 'restarts',
                  label: t('token.restarts'),
                  call: calls.setNumberRestarts,
                  run: () => setNumbering(token),
                },
                {
                  key: 'revoke',
                  label: t('ui.revoke'),
                  danger: true,
                  run: () => setRevoking(token),
                },
              ]
        }
        empty={<EmptyState words={t('token.empty')} />}
      />
      {creating && <CreateToken onClose={() => setCreating(false)} />}
      {numbering && <RestartsDialog token={numbering} onClose={() => setNumbering(undefined)} />}
      {revoking && (
        <CallQuestion
          call={calls.revokeToken}
          input={{ UUID: revoking.UUID }}
          question={t('ask.revoke', { name: revoking.Name })}
          text={t('ask.revoke.text')}
          verb={t('ui.revoke')}
          danger
          done={t('done.tokenRevoked', { name: revoking.Name })}
          onClose={() => setRevoking(undefined)}
        />
      )}
    </ScreenLayout>
  )
}

/** Followed as the scales send, and read every minute, since the day also changes at midnight. */
function useTokens() {
  useRefetchOnChange(['tickets', 'refusedTickets', 'silentScales'], calls.getTokens)
  return useCall(calls.getTokens, {}, { refetchMs: MINUTE_MS })
}

/** Which scales are silent, and what to do. */
function Silent({ tokens }: { tokens: readonly Token[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = useNow()
  const silent = tokens.filter(({ SilentSince }) => SilentSince !== null)
  if (silent.length === 0) return null
  return (
    <Banner attention>
      {silent.map(({ UUID, Name, SilentSince }) => (
        <div key={UUID}>
          {t('notice.scaleSilent', {
            scale: Name,
            time: formatMoment(SilentSince ?? now, now, language),
          })}
        </div>
      ))}
      {t('token.silent.orRevoke')}
    </Banner>
  )
}
