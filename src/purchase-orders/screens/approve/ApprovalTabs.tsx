import { useTranslation } from 'react-i18next'
import { Filter } from '../../../ui/Filter.tsx'
import { type Tab, Tabs } from '../../../ui/Tabs.tsx'
import { deservesLook } from '../../rules/flags.ts'
import type { WaitingOrder } from './approvals.ts'

/** Whether the order is shown under the tab: '' all, 'look', 'plain', or the UUID of who sent it. */
export function isShownIn(tab: string, order: WaitingOrder): boolean {
  if (tab === 'look') return deservesLook(order)
  if (tab === 'plain') return !deservesLook(order)
  return tab === '' || order.SubmittedBy === tab
}

/** All, those to look at first, the plain ones, and those of each who sent some. */
export function ApprovalTabs(props: {
  orders: readonly WaitingOrder[]
  value: string
  onChange: (value: string) => void
}) {
  const { t } = useTranslation()
  const { orders, value, onChange } = props
  const count = (tab: string) => orders.filter((order) => isShownIn(tab, order)).length
  const senders = new Map(
    orders.map(({ SubmittedBy, SubmittedByName }) => [SubmittedBy ?? '', SubmittedByName ?? '–']),
  )
  const look = count('look')
  const tabs: Tab[] = [
    { value: '', words: t('ui.all'), count: orders.length },
    { value: 'look', words: t('approve.look'), count: look, attention: look > 0 },
    { value: 'plain', words: t('approve.plain'), count: count('plain') },
  ]
  const bySender = [...senders].map(
    ([id, words], index): Tab => ({ value: id, words, count: count(id), apart: index === 0 }),
  )
  const all = senders.size > 1 ? [...tabs, ...bySender] : tabs
  return (
    <Filter label={t('approve.tabs')} isActive={value !== ''}>
      <Tabs label={t('approve.tabs')} tabs={all} value={value} onChange={onChange} />
    </Filter>
  )
}
