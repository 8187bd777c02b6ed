import { useTranslation } from 'react-i18next'
import { Filter } from '../../../ui/Filter.tsx'
import { type Tab, Tabs } from '../../../ui/Tabs.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { deservesLook } from '../../rules/flags.ts'
import type { WaitingOrder } from './approvals.ts'

/** Whether the order is shown under the tab: '' all, 'look', 'plain', or the UUID of who sent it. */
export function isShownIn(tab: string, order: WaitingOrder): boolean {
  if (tab === 'look') return deservesLook(order)
  if (tab === 'plain') return !deservesLook(order)
  return tab === '' || order.SubmittedBy === tab
}

/**
 * All, those to look at first, the plain ones, and those of each who sent some. On a phone the first three stay in sight,
 * and whose orders are shown is chosen in its sheet.
 */
export function ApprovalTabs(props: {
  /** Undefined until they have come. */
  orders: readonly WaitingOrder[] | undefined
  value: string
  onChange: (value: string) => void
}) {
  const { t } = useTranslation()
  const { orders = [], value, onChange } = props
  const count = (tab: string) => orders.filter((order) => isShownIn(tab, order)).length
  const isPhone = useIsPhone()
  const isCounted = props.orders !== undefined
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
  const hasSenders = senders.size > 1
  const label = t('approve.tabs')
  if (!isPhone) {
    const all = hasSenders ? [...tabs, ...bySender] : tabs
    return <Tabs label={label} tabs={all} isCounted={isCounted} value={value} onChange={onChange} />
  }
  return (
    <>
      <Tabs label={label} tabs={tabs} isCounted={isCounted} value={value} onChange={onChange} />
      {hasSenders && (
        <Filter label={t('approve.senders')} isActive={senders.has(value)}>
          <Tabs
            label={t('approve.senders')}
            tabs={bySender}
            value={value}
            onChange={(id) => onChange(id === value ? '' : id)}
          />
        </Filter>
      )}
    </>
  )
}
