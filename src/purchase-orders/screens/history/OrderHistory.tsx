import { HistoryList } from '../../../ui/history/HistoryList.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { DeedItem } from './DeedItem.tsx'
import type { History } from './use-history.ts'

/** What was done to an order. */
export function OrderHistory({ history: { deeds, ...told } }: { history: History }) {
  const now = useNow()
  const items = deeds?.map((gathered) => (
    <DeedItem key={gathered.at(-1)!.ID} deeds={gathered} now={now} />
  ))
  return <HistoryList {...told} items={items} />
}
