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
import { NoBreak } from '../../../ui/NoBreak.tsx'
import { calls } from '../../contract.ts'
import { nameOf, type UserDialogProps } from './user.ts'
import css from './users.module.css'

type HistoryEvent = Output<typeof calls.getUserHistory>['data'][number]

/** What shuts out. */
const ENDING: readonly HistoryEvent['Action'][] = ['deactivate', 'endSessions']

const FIELDS = {
  Name: 'user.name',
  Lastname: 'user.lastname',
  Email: 'user.email',
  PersonnelNumber: 'user.personnel',
  Roles: 'user.roles',
} as const
type Field = keyof typeof FIELDS

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
      <div className={css.history}>
        <HistoryList
          items={data?.data.map((event) => <EventItem key={event.ID} event={event} now={now} />)}
          of={{ entity: 'officer', id: UUID }}
          latest={data?.truncated ? data.data.length : undefined}
          error={error}
          retry={refetch}
        />
      </div>
    </Dialog>
  )
}

function EventItem({ event, now }: { event: HistoryEvent; now: Date }) {
  const { t } = useTranslation()
  const changes = changesOf(t, event)
  return (
    <HistoryItem
      title={t(`user.event.${event.Action}`, { n: event.After.Ended })}
      at={event.HappenedAt}
      now={now}
      who={whoOf(t, event)}
      attention={ENDING.includes(event.Action)}
    >
      {changes.length > 0 && (
        <ul className={`${css.changes} num`}>
          {changes.map((change) => (
            <li key={change}>
              <NoBreak words={change} />
            </li>
          ))}
        </ul>
      )}
    </HistoryItem>
  )
}

/** 'บทบาท คลังสินค้า → บัญชี'; of a new officer only what they are. */
function changesOf(t: TFunction, { Before, After }: HistoryEvent): string[] {
  const fields = (Object.keys(FIELDS) as Field[]).filter((field) => Before[field] !== After[field])
  return fields.map((field) => {
    const [was, is] = [Before[field], After[field]].map((value) => valueWords(t, field, value))
    return [t(FIELDS[field]), was && `${was} →`, is].filter(Boolean).join(' ')
  })
}

function valueWords(t: TFunction, field: Field, value: string | number | null | undefined): string {
  if (value === null || value === undefined) return ''
  return field === 'Roles' ? t(`role.${Number(value) as Role}`) : String(value)
}

function whoOf(t: TFunction, { Action, OfficerName, OfficerLastname }: HistoryEvent): string {
  if (Action === 'requestReset') return t('user.someone')
  return [OfficerName, OfficerLastname].filter(Boolean).join(' ') || t('ui.history.system')
}
