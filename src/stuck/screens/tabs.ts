import type { TFunction } from 'i18next'
import { DESKS } from '../../notices/rules/waiting.ts'
import type { Tab } from '../../ui/Tabs.tsx'
import type { Stuck } from './stuck-row.ts'

const DAY = 24 * 3600_000
const WEEK = 7 * DAY

/** The rows of a tab: all, the officer's own, those of a desk, or those that are older than a day or a week. */
export function rowsIn(tab: string, rows: readonly Stuck[], now: Date): readonly Stuck[] {
  const olderThan = (ms: number) =>
    rows.filter(({ Since }) => now.getTime() - new Date(Since).getTime() > ms)
  if (tab === '') return rows
  if (tab === 'mine') return rows.filter(({ Mine }) => Mine)
  if (tab === 'day') return olderThan(DAY)
  return tab === 'week' ? olderThan(WEEK) : rows.filter((row) => row.Desk === tab)
}

/** The tabs that have rows, and always that of all. */
export function tabsOf(t: TFunction, rows: readonly Stuck[], now: Date): Tab[] {
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
