import { useTranslation } from 'react-i18next'
import { HistoryItem } from '../../../ui/history/HistoryItem.tsx'
import { About } from './About.tsx'
import { type HistoryEvent, officerOf } from './group-events.ts'

/** What undid something. */
const UNDOING: readonly HistoryEvent['Action'][] = ['reject', 'cancel', 'release']

/** One event, or several of one go. */
export function EventItem({ events, now }: { events: readonly HistoryEvent[]; now: Date }) {
  const { t } = useTranslation()
  const newest = events[0]!
  return (
    <HistoryItem
      title={t(`history.${newest.Action}`)}
      at={newest.HappenedAt}
      now={now}
      reason={newest.Reason}
      who={officerOf(newest) || t('ui.history.system')}
      attention={UNDOING.includes(newest.Action)}
    >
      <About events={events} />
    </HistoryItem>
  )
}
