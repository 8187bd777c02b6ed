import { useTranslation } from 'react-i18next'
import { HistoryItem } from '../../../ui/history/HistoryItem.tsx'
import { HistoryList } from '../../../ui/history/HistoryList.tsx'
import { useNow } from '../../../ui/live/use-now.ts'
import { ACTIONS, TRANSITIONS } from '../../rules/steps.ts'
import { officerOf } from '../order.ts'
import { EventDetails } from './EventDetails.tsx'
import type { HistoryEvent } from './group-events.ts'
import type { History } from './use-history.ts'

export function OrderHistory({ history: { events, ...rest } }: { history: History }) {
  const now = useNow()
  const items = events?.map((group) => (
    <EventItem key={group.at(-1)!.ID} events={group} now={now} />
  ))
  return <HistoryList {...rest} items={items} />
}

/** What sets an order or a line of it back is drawn so. */
const STEPS_BACK = new Set<HistoryEvent['Action']>(
  ACTIONS.filter((action) => TRANSITIONS[action].setsBack),
)

/** One event, or a group of several (see `groupEvents`). */
function EventItem({ events, now }: { events: readonly HistoryEvent[]; now: Date }) {
  const { t } = useTranslation()
  const newest = events[0]!
  return (
    <HistoryItem
      title={t(`history.${newest.Action}`)}
      at={newest.HappenedAt}
      now={now}
      reason={newest.Reason}
      who={officerOf(newest) || t('ui.history.system')}
      attention={STEPS_BACK.has(newest.Action)}
    >
      <EventDetails events={events} />
    </HistoryItem>
  )
}
