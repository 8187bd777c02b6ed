import { SHOWN_CHANGES } from '../rules.ts'
import { type Change, type Fault, type ImportRow, type Preview, rowKey } from './preview.ts'

/** The groups of the rows, in their order. */
export const GROUPS = ['faulty', 'changed', 'new', 'unchanged'] as const
export type GroupName = (typeof GROUPS)[number]

type Most = Readonly<Record<GroupName, number>>
const BESIDE_FAULTS: Most = { faulty: 50, changed: 8, new: 8, unchanged: 0 }
const WITHOUT_FAULTS: Most = { faulty: 0, changed: SHOWN_CHANGES, new: SHOWN_CHANGES, unchanged: 0 }

/** So many rows of each group are shown where all groups are: where nothing is wrong, there is room to look at the rest. */
export function mostShown(preview: Pick<Preview, 'Counts'>): Most {
  return countOf(preview, 'faulty') > 0 ? BESIDE_FAULTS : WITHOUT_FAULTS
}

/** A line of the table: a row with one of its faults or changes, or with all that it changes. */
export interface Entry {
  key: string
  row: ImportRow
  fault?: Fault
  /** The changes that the line tells. */
  changes: readonly Change[]
  /** The first line of its row, which has its number, its name and its tick. */
  isFirst: boolean
}

/**
 * The lines of these rows: one for each fault, so that each can be fixed where it stands, and one for each change, unless
 * a glance takes them in together.
 */
export function entriesOf(rows: readonly ImportRow[]): Entry[] {
  return rows.flatMap((row): Entry[] => {
    const key = rowKey(row)
    const { Faults, Changes, Outcome } = row
    const line = (n: number) => ({ key: `${key}\n${n}`, row, isFirst: n === 0 })
    if (Faults.length > 0) return Faults.map((fault, n) => ({ ...line(n), fault, changes: [] }))
    if (Outcome !== 'changed' || isBrief(Changes))
      return [{ key, row, changes: Changes, isFirst: true }]
    return Changes.map((change, n) => ({ ...line(n), changes: [change] }))
  })
}

/** Characters that a line has room for. */
const BRIEF = 44

/** Whether changes are told in one line: at most two short ones that nobody has to be told of. */
function isBrief(changes: readonly Change[]): boolean {
  if (changes.length < 2) return true
  const { before, after } = joinedChange(changes)
  const isToTell = changes.some(({ Confirm }) => Confirm)
  return changes.length === 2 && !isToTell && before.length + after.length <= BRIEF
}

/** How many rows a group has. */
export function countOf({ Counts }: Pick<Preview, 'Counts'>, group: GroupName): number {
  const { Faulty, LeftOut, New, Changed, Unchanged } = Counts
  return { faulty: Faulty + LeftOut, new: New, changed: Changed, unchanged: Unchanged }[group]
}

/** A row that is left out stands where its faults are. */
export function groupOf({ Outcome }: Pick<ImportRow, 'Outcome'>): GroupName {
  return Outcome === 'leftOut' ? 'faulty' : Outcome
}

/** Whether a row may be left out, or was. */
export function isFaulty(row: Pick<ImportRow, 'Outcome'>): boolean {
  return groupOf(row) === 'faulty'
}

/** As many rows of each group as all of them are shown with, in the order of the groups. */
export function firstRows(rows: readonly ImportRow[], most: Most): ImportRow[] {
  return GROUPS.flatMap((group) =>
    rows.filter((row) => groupOf(row) === group).slice(0, most[group]),
  )
}

/** What of a new record is worth a word: its values, each once, but for its key and its name. */
export function newValues({ Kind, Key, Name, Changes }: ImportRow): Change[] {
  const seen = new Set<string | null>([null, '', Key, Name])
  const values = Changes.filter(({ After }) => !seen.has(After) && seen.add(After))
  if (Kind !== 'tickets') return values
  const weighed = WEIGHED.flatMap((field) => values.filter(({ Field }) => Field === field))
  return [...weighed, ...values.filter((value) => !weighed.includes(value))]
}

/** What an officer looks for in a ticket comes first. */
const WEIGHED = ['WeightIn', 'WeightTimeIn', 'WeightOut', 'WeightTimeOut', 'CustomerDataID']

/** Before and after of all changes in one: โกลด์ · 27 → พรีเมียม · 31. */
export function joinedChange(changes: readonly Change[]): { before: string; after: string } {
  const join = (values: (string | null)[]) => values.map((value) => value || '–').join(' · ')
  return {
    before: join(changes.map(({ Before }) => Before)),
    after: join(changes.map(({ After }) => After)),
  }
}
