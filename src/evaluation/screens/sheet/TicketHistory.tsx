import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { isNothing } from '../../../ui/field.ts'
import { HistoryItem } from '../../../ui/history/HistoryItem.tsx'
import { HistoryList } from '../../../ui/history/HistoryList.tsx'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { useNow } from '../../../ui/live/use-now.ts'
import { NoBreak } from '../../../ui/NoBreak.tsx'
import { calls } from '../../contract.ts'
import { type Change, changesOf, eventWord, type HistoryEvent, isNew, whoOf } from './changes.ts'
import { useFieldWords } from './fields.ts'
import css from './TicketSheet.module.css'

/** Actions that undo an earlier one. */
const UNDOING: readonly HistoryEvent['Action'][] = [
  'voidPrice',
  'undoGrade',
  'undoPrice',
  'void',
  'leaveOrder',
]
/** What these took away is told; nothing took its place. */
const TAKING_AWAY: readonly HistoryEvent['Action'][] = ['voidPrice', 'undoGrade', 'undoPrice']

/** The history of a ticket, the newest event first. */
export function TicketHistory({ SSWeightID }: { SSWeightID: number }) {
  const now = useNow()
  const { data, error, refetch } = useCall(
    calls.getWeightHistory,
    { SSWeightID },
    { keepPrevious: false },
  )
  useRefetchOnChange('tickets', calls.getWeightHistory)
  useRefetchOnChange('orders', calls.getWeightHistory)
  return (
    <HistoryList
      items={data?.data.map((event) => <EventItem key={event.ID} event={event} now={now} />)}
      of={{ entity: 'ticket', id: SSWeightID }}
      latest={data?.truncated ? data.data.length : undefined}
      error={error}
      retry={refetch}
    />
  )
}

function EventItem({ event, now }: { event: HistoryEvent; now: Date }) {
  const { t } = useTranslation()
  return (
    <HistoryItem
      title={t(eventWord(event), { po: event.PONumber })}
      at={event.HappenedAt}
      now={now}
      reason={event.Reason}
      who={whoOf(t, event)}
      attention={UNDOING.includes(event.Action)}
    >
      <Changes event={event} />
    </HistoryItem>
  )
}

function Changes({ event }: { event: HistoryEvent }) {
  const changes = changesOf(event)
  const words = useChangeWords(event.Action)
  if (changes.length === 0) return null
  return (
    <ul className={`${css.changes} breaks num secondary`} data-new={isNew(event) || undefined}>
      {changes.map((change) => (
        <li key={change.field}>
          <NoBreak words={words(change)} />
        </li>
      ))}
    </ul>
  )
}

/**
 * 'เปอร์เซ็นต์น้ำมัน 18% → 20%'; only the new value where there was none, only the old one where it became void or was
 * refused.
 */
function useChangeWords(action: HistoryEvent['Action']) {
  const { t } = useTranslation()
  const { word, value } = useFieldWords()
  return ({ field, before, after }: Change) => {
    const label = word(field)
    const [was, is] = [value(field, before), value(field, after)]
    if (TAKING_AWAY.includes(action)) return `${label} ${was}`
    if (action === 'refuseCorrection')
      return `${label} ${t('sheet.kept', { before: was, after: is })}`
    return isNothing(before) ? `${label} ${is}` : `${label} ${was} → ${is}`
  }
}
