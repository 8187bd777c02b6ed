import { Box } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Output } from '../../../platform/call.ts'
import { useCall } from '../../../platform/client.ts'
import type { Role } from '../../../platform/roles.ts'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { HistoryItem } from '../../../ui/history/HistoryItem.tsx'
import { HistoryList } from '../../../ui/history/HistoryList.tsx'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { useNow } from '../../../ui/live/use-now.ts'
import { calls } from '../../contract.ts'
import { OFFICER_FIELDS } from '../../rules/fields.ts'
import { nameOf, type UserDialogProps } from './user.ts'

type HistoryEvent = Output<typeof calls.getUserHistory>['data'][number]

/** What shuts out. */
const ENDING: readonly HistoryEvent['Action'][] = ['deactivate', 'endSessions']

/** What was done to an officer and by whom, and when they came and went. */
export function UserHistory({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation()
  const now = useNow()
  const { UUID } = user
  const { data, error, refetch } = useCall(calls.getUserHistory, { UUID }, { keepPrevious: false })
  useRefetchOnChange('officers', calls.getUserHistory)
  return (
    <Dialog
      title={t('user.history.title', { name: nameOf(user) })}
      about={user.Email}
      onClose={onClose}
    >
      <Box m="-14px calc(-1 * var(--ps-edge)) -18px">
        <HistoryList
          items={data?.data.map((event) => <EventItem key={event.ID} event={event} now={now} />)}
          of={{ entity: 'officer', id: UUID }}
          latest={data?.truncated ? data.data.length : undefined}
          error={error}
          retry={refetch}
        />
      </Box>
    </Dialog>
  )
}

function EventItem({ event, now }: { event: HistoryEvent; now: Date }) {
  const { t } = useTranslation()
  return (
    <HistoryItem
      title={t(`user.event.${event.Action}`, { n: event.After.Ended })}
      at={event.HappenedAt}
      now={now}
      who={whoOf(t, event)}
      attention={ENDING.includes(event.Action)}
      changes={changesOf(t, event)}
    />
  )
}

/** 'บทบาท คลังสินค้า → บัญชี'; of a new officer only what they are. */
function changesOf(t: TFunction, { Before, After }: HistoryEvent): string[] {
  return Object.values(OFFICER_FIELDS)
    .filter(({ wire }) => Before[wire] !== After[wire])
    .map(({ wire, word }) => {
      const [was, is] = [Before[wire], After[wire]].map((value) =>
        wire === 'Roles' && value != null
          ? t(`role.${Number(value) as Role}`)
          : String(value ?? ''),
      )
      return [t(word), was && `${was} →`, is].filter(Boolean).join(' ')
    })
}

function whoOf(t: TFunction, { Action, OfficerName, OfficerLastname }: HistoryEvent): string {
  if (Action === 'requestReset') return t('user.someone')
  return [OfficerName, OfficerLastname].filter(Boolean).join(' ') || t('ui.history.system')
}
