import { useTranslation } from 'react-i18next'
import { Filter } from '../../../ui/Filter.tsx'
import { whole } from '../../../ui/format.ts'
import { type Tab, Tabs } from '../../../ui/Tabs.tsx'
import { BLOCKED, countOf, DAY_TABS, type PalmToOrder } from './rows.ts'

const DAY_WORDS = {
  today: 'ui.age.today',
  yesterday: 'ui.age.yesterday',
  older: 'toOrder.older',
} as const

/** All, by day, by product group, and what is in somebody's way: each with its tickets. */
export function ToOrderTabs(props: {
  /** Undefined until it has come. */
  palm: readonly PalmToOrder[] | undefined
  today: string
  value: string
  onChange: (tab: string) => void
}) {
  const { t } = useTranslation()
  const { palm = [], today } = props
  const groups = [...new Set(palm.map(({ ProductGroupName }) => ProductGroupName))].sort()
  const tab = (value: string, words: string): Tab => ({
    value,
    words,
    count: whole(countOf(palm, value, today)),
  })
  const others: Tab[] = [
    ...groups.map((group) => tab(group, group)),
    { ...tab(BLOCKED, t('toOrder.obstacle')), attention: true },
  ]
  const tabs = [
    tab('', t('ui.all')),
    ...DAY_TABS.map((day) => tab(day, t(DAY_WORDS[day]))),
    // They stand after the groups, which come with the palm.
    ...(props.palm ? others : []).map((one, index) => ({ ...one, apart: index === 0 })),
  ]
  return (
    <Filter label={t('toOrder.tabs')} isActive={props.value !== ''}>
      <Tabs
        label={t('toOrder.tabs')}
        tabs={tabs}
        isCounted={props.palm !== undefined}
        value={props.value}
        onChange={props.onChange}
      />
    </Filter>
  )
}
