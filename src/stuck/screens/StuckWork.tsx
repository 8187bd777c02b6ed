import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ALL_STUCK_KINDS, DESKS, type StuckKind } from '../../notices/rules/waiting.ts'
import { useCall } from '../../platform/client.ts'
import { formatInstant } from '../../platform/thai-date.ts'
import { Filter } from '../../ui/Filter.tsx'
import { counted, money } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import { useRefetchOnChange } from '../../ui/live/use-change-events.ts'
import { useNow } from '../../ui/live/use-now.ts'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'
import { EmptyState } from '../../ui/States.tsx'
import { type Tab, Tabs } from '../../ui/Tabs.tsx'
import { BrowserList } from '../../ui/table/BrowserList.tsx'
import { firstView, type ListView } from '../../ui/table/list-view.ts'
import { calls } from '../contract.ts'
import { useStuckColumns } from './columns.tsx'
import { DecidedTwins } from './DecidedTwins.tsx'
import { groupsOf, shownRows } from './groups.tsx'
import { NameQuestion } from './NameQuestion.tsx'
import type { Stuck } from './stuck-row.ts'
import { TwinsQuestion } from './TwinsQuestion.tsx'
import { useStuckActions } from './use-stuck-actions.ts'

const MINUTE_MS = 60_000
const DAY = 24 * 60 * MINUTE_MS
const WEEK = 7 * DAY

/** Everything that waits for longer than it should, by kind, each with the one button that moves it. */
export function StuckWork() {
  const { t } = useTranslation()
  const query = useStuck()
  const all = query.data?.data ?? []
  const now = useNow()
  const [chosen, choose] = useState<string>()
  const tab = chosen ?? (all.some(({ Mine }) => Mine) ? 'mine' : '')
  const rows = rowsIn(tab, all, now)
  const amounts = rows.flatMap(({ TotalAmount }) => TotalAmount ?? [])
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  const matters = counted(rows.length)
  return (
    <ScreenLayout
      title={t('screen.stuck')}
      actions={<DecidedTwins />}
      count={
        all.length > 0 &&
        (amounts.length > 0
          ? t('stuck.countAndSum', { ...matters, sum: money(sum) })
          : t('stuck.count', matters))
      }
    >
      <StuckList query={query} rows={rows} tabs={tabsOf(t, all, now)} tab={tab} onTab={choose} />
    </ScreenLayout>
  )
}

/** The rows of a tab: all, the officer's own, those of a desk, or those that are older than a day or a week. */
function rowsIn(tab: string, rows: readonly Stuck[], now: Date): readonly Stuck[] {
  const olderThan = (ms: number) =>
    rows.filter(({ Since }) => now.getTime() - new Date(Since).getTime() > ms)
  if (tab === '') return rows
  if (tab === 'mine') return rows.filter(({ Mine }) => Mine)
  if (tab === 'day') return olderThan(DAY)
  return tab === 'week' ? olderThan(WEEK) : rows.filter((row) => row.Desk === tab)
}

/** The tabs that have rows, and always that of all. */
function tabsOf(t: TFunction, rows: readonly Stuck[], now: Date): Tab[] {
  const desks = DESKS.map((desk) => ({
    value: desk,
    words: t(`stuck.desk.${desk}`),
  }))
  const all: Tab[] = [
    { value: '', words: t('ui.all') },
    { value: 'mine', words: t('stuck.tab.mine') },
    ...desks,
    { value: 'day', words: t('stuck.tab.day'), apart: true },
    { value: 'week', words: t('stuck.tab.week'), attention: true },
  ]
  return all
    .map((tab) => ({ ...tab, count: rowsIn(tab.value, rows, now).length }))
    .filter(({ value, count }) => value === '' || count > 0)
}

interface Props {
  query: ReturnType<typeof useStuck>
  /** Those of the tab. */
  rows: readonly Stuck[]
  tabs: readonly Tab[]
  tab: string
  onTab: (tab: string) => void
}

function StuckList({ query, rows, tabs, tab, onTab }: Props) {
  const { t } = useTranslation()
  const [view, setView] = useState<ListView>(firstView)
  const [opened, setOpened] = useState<ReadonlySet<StuckKind>>(new Set())
  const { actions, open, named, onNamed, twins, onTwins } = useStuckActions()
  const isOneKind = new Set(rows.map(({ Kind }) => Kind)).size === 1
  const allOpened = view.q || isOneKind ? new Set(ALL_STUCK_KINDS) : opened
  const onOpen = (kind: StuckKind) => setOpened(new Set([...opened, kind]))
  return (
    <>
      <BrowserList
        list="stuck"
        usualSize={50}
        label={t('screen.stuck')}
        query={{ ...query, data: query.data && shownRows(rows, allOpened) }}
        view={view}
        onView={(part) => setView({ ...view, ...part })}
        filters={
          <Filter label={t('stuck.whose')} isActive={tab !== ''}>
            <Tabs
              label={t('stuck.whose')}
              tabs={tabs}
              isCounted={query.data !== undefined}
              value={tab}
              onChange={onTab}
            />
          </Filter>
        }
        onClearFilters={() => {
          onTab('')
          setView({ ...view, q: '' })
        }}
        filtered={view.q ? undefined : rows.length}
        columns={useStuckColumns()}
        rowKey={({ ID }) => ID}
        rowName={({ Subject }) => Subject}
        groups={groupsOf(t, rows, { opened: allOpened, onOpen })}
        groupOf={({ Kind }) => Kind}
        numbered={false}
        actions={actions}
        actionsShown
        onOpen={open}
        empty={<NothingStuck at={query.data?.At} />}
      />
      {named && <NameQuestion {...named} onClose={onNamed} />}
      {twins && <TwinsQuestion {...twins} onClose={onTwins} />}
    </>
  )
}

function NothingStuck({ at }: { at: string | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return at && <EmptyState words={t('stuck.none', { time: formatInstant(at, 'time', language) })} />
}

/** What is stuck follows what changes, and the clock. */
function useStuck() {
  const ofScales = ['tickets', 'refusedTickets', 'silentScales'] as const
  useRefetchOnChange([...ofScales, 'orders', 'vendors', 'vehicles', 'prices'], calls.getStuck)
  return useCall(calls.getStuck, {}, { refetchMs: MINUTE_MS })
}
