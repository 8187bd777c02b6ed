import { HistoryList } from '../../../ui/history/HistoryList.tsx'
import { useNow } from '../../../ui/live/use-now.ts'
import { EventItem } from './EventItem.tsx'
import type { History } from './use-history.ts'

export function OrderHistory({ history: { events, ...rest } }: { history: History }) {
  const now = useNow()
  const items = events?.map((group) => (
    <EventItem key={group.at(-1)!.ID} events={group} now={now} />
  ))
  return <HistoryList {...rest} items={items} />
}
