import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Output } from '../../platform/call.ts'
import { useCall } from '../../platform/client.ts'
import { formatInstant } from '../../platform/thai-date.ts'
import { useAction } from '../../ui/actions/use-action.ts'
import { useAddress } from '../../ui/address.ts'
import { Confirm } from '../../ui/dialogs/Confirm.tsx'
import { useLanguage } from '../../ui/language.ts'
import { StateBadge } from '../../ui/record/StateBadge.tsx'
import { ACTIVE, ENDED } from '../../ui/record/state-appearance.ts'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { EmptyState } from '../../ui/States.tsx'
import { BrowserList } from '../../ui/table/BrowserList.tsx'
import type { Column } from '../../ui/table/column.ts'
import { listView } from '../../ui/table/list-view.ts'
import { calls } from '../contract.ts'
import { CreateToken } from './CreateToken.tsx'

type Token = Output<typeof calls.getTokens>[number]

/** The weighbridges that may send, and the way to let one in or shut it out. */
export function ScaleTokens() {
  const { t } = useTranslation()
  const [view, change] = useAddress(listView)
  const [creating, setCreating] = useState(false)
  const [revoking, setRevoking] = useState<Token>()
  const query = useCall(calls.getTokens, {})
  return (
    <ScreenFrame
      title={t('screen.scaleTokens')}
      count={query.data && t('ui.count', { n: query.data.length, count: query.data.length })}
      main={
        <Button leftSection={<IconPlus size={14} />} onClick={() => setCreating(true)}>
          {t('token.create')}
        </Button>
      }
    >
      <BrowserList
        list="scaleTokens"
        label={t('screen.scaleTokens')}
        columns={useColumns()}
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
      {revoking && <Revoke token={revoking} onClose={() => setRevoking(undefined)} />}
    </ScreenFrame>
  )
}

function useColumns(): Column<Token>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const instant = (at: string | null) => (at ? formatInstant(at, 'table', language) : '–')
  return [
    {
      key: 'Name',
      header: t('token.name'),
      tone: 'key',
      sortable: true,
      value: ({ Name }) => Name,
    },
    {
      key: 'Created',
      header: t('term.createdAt'),
      width: 150,
      sortable: true,
      value: ({ Created }) => Created,
      cell: ({ Created }) => instant(Created),
    },
    {
      key: 'CreatedBy',
      header: t('token.createdBy'),
      width: 200,
      dropOrder: 1,
      under: 'Created',
      value: ({ CreatedBy }) => CreatedBy ?? '–',
    },
    {
      key: 'LastUsed',
      header: t('ui.lastUsed'),
      width: 150,
      sortable: true,
      value: ({ LastUsed }) => LastUsed ?? '',
      cell: ({ LastUsed }) => instant(LastUsed),
    },
    {
      key: 'State',
      header: t('ui.status'),
      width: 120,
      value: ({ Revoked }) => t(Revoked ? 'ui.revoked' : 'token.inUse'),
      cell: ({ Revoked }) =>
        Revoked ? (
          <StateBadge appearance={ENDED} words={t('ui.revoked')} />
        ) : (
          <StateBadge appearance={ACTIVE} words={t('token.inUse')} />
        ),
    },
  ]
}

function Revoke({ token: { UUID, Name: name }, onClose }: { token: Token; onClose: () => void }) {
  const { t } = useTranslation()
  const action = useAction(calls.revokeToken, {
    done: t('done.tokenRevoked', { name }),
    onDone: onClose,
  })
  return (
    <Confirm
      question={t('ask.revoke', { name })}
      text={t('ask.revoke.text')}
      verb={t('ui.revoke')}
      danger
      running={action.running}
      onYes={() => action.run({ UUID })}
      onNo={onClose}
    />
  )
}
