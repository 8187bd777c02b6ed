import { createHash } from 'node:crypto'
import type { CallContext } from '../../platform/call-context.ts'
import { yieldToEventLoop } from '../../platform/yield-to-event-loop.ts'
import type { Known } from '../kinds/kind.ts'
import { type Counts, KIND_NAMES, type KindName, NO_COUNTS, type Outcome } from '../rules.ts'
import { knownAt, showChanges } from './changes.ts'
import { checkPastLadders, followEarlierLadders } from './check-ladder-days.ts'
import { checkLinks } from './check-links.ts'
import {
  checkAccounts,
  checkDefaults,
  checkLadders,
  checkLeaps,
  checkTaxes,
} from './check-records.ts'
import { checkCodes, checkReferences } from './check-references.ts'
import { missingOf, requireKey, requireValues } from './check-required.ts'
import { checkTickets, identifyTickets } from './check-tickets.ts'
import type { Choices, MatchedTable } from './match-tables.ts'
import { fixingOf, parseRows } from './parse-rows.ts'
import { CurrentRecords, type Records, RecordsAfter } from './records.ts'
import { nameRow, Spellings, spellAsKnown } from './spell-as-known.ts'
import { tableFaults } from './table-faults.ts'
import { gatherTargets, isSame } from './targets.ts'
import type { Target, Targets, ValidatedRow, ValidatedTable, Validation } from './validation.ts'

/** Validates every row of the tables against what there is: what is wrong with it, or what it would change. */
export async function validate(
  tables: readonly MatchedTable[],
  choices: Choices,
  ctx: Pick<CallContext, 'now' | 'language'>,
): Promise<Validation> {
  const known = await knownAt(ctx.now)
  const fixing = fixingOf(choices)
  const parsed: { table: MatchedTable; rows: ValidatedRow[] }[] = []
  for (const table of tables) parsed.push({ table, rows: await parseRows(table, fixing, known) })
  const rows = parsed.flatMap(({ rows }) => rows)
  for (const row of rows) {
    await yieldToEventLoop()
    nameRow(row)
    requireKey(row)
  }
  const keys = keysOf(rows)
  const current = new CurrentRecords(ctx, keys)
  const counted = rows.filter(({ outcome }) => outcome !== 'leftOut')
  const leftOut = rows.filter(({ outcome }) => outcome === 'leftOut')
  const spellings = new Spellings(current)
  await spellAsKnown(counted, spellings)
  await spellAsKnown(leftOut, spellings)
  await identifyTickets(counted)
  await identifyTickets(leftOut)
  keys.set('tickets', keysOf(rows).get('tickets') ?? [])
  const targets = await gatherTargets(counted, current)
  const validated = parsed.map(
    ({ table, rows }): ValidatedTable => ({
      ...table,
      missing: missingOf(table, rows, targets),
      fileFaults: tableFaults(table, ctx),
    }),
  )
  const after = new RecordsAfter(current, targets)
  await check({ rows: counted, targets, before: current, named: after }, validated, ctx)
  // Those that are left out come after the others, for their faults alone: nothing else goes by what they say.
  const wanted = await gatherTargets(leftOut, after, targets)
  const round = { rows: leftOut, targets: wanted, before: after, named: after, others: targets }
  await check(round, validated, ctx)
  const changes = await decide(counted, targets, known, ctx)
  return {
    tables: validated,
    rows,
    changes,
    counts: countsOf(rows),
    digest: await digestOf(rows, changes),
  }
}

/** Rows that are validated together. */
interface Round {
  rows: readonly ValidatedRow[]
  /** What they want of each record. */
  targets: Targets
  /** The records before them. */
  before: Records
  /** The records that they may name. */
  named: Records
  /** What the rows before them want. */
  others?: Targets
}

/** Says what is wrong with rows that were read and gathered. */
async function check(
  { rows, targets, before, named, others }: Round,
  tables: readonly ValidatedTable[],
  ctx: Pick<CallContext, 'now'>,
): Promise<void> {
  await requireValues(rows, targets, tables)
  await checkCodes(rows, before)
  await checkReferences(rows, targets, named)
  await checkLinks(targets, before, others)
  checkAccounts(targets)
  checkTaxes(targets)
  await checkPastLadders(await followEarlierLadders(targets, ctx.now))
  checkLadders(targets)
  checkLeaps(targets)
  await checkDefaults(targets, named)
  await checkTickets(targets, named, ctx)
}

/** What becomes of each row, and which records change. */
async function decide(
  rows: readonly ValidatedRow[],
  targets: Targets,
  known: Known,
  ctx: Pick<CallContext, 'language'>,
): Promise<Target[]> {
  const changes: Target[] = []
  for (const kind of KIND_NAMES) {
    for (const target of targets.get(kind)?.values() ?? []) {
      if (isSame(target)) continue
      await yieldToEventLoop()
      changes.push(target)
      for (const change of showChanges(target, known, ctx.language)) {
        const later = target.laterRows?.get(change.field)
        if (later?.outcome === 'unchanged') later.outcome = 'changed'
        ;(later ?? target.row).changes.push(change)
      }
      if (target.kind === target.row.kind) target.row.outcome = target.before ? 'changed' : 'new'
      else if (target.row.outcome === 'unchanged') target.row.outcome = 'changed'
    }
  }
  for (const row of rows) if (row.faults.length > 0) row.outcome = 'faulty'
  return changes
}

/** How many rows become what. */
export function countsOf(rows: readonly ValidatedRow[]): Counts {
  const counts = { ...NO_COUNTS, All: rows.length }
  for (const { outcome } of rows) counts[COUNTED[outcome]] += 1
  return counts
}

const COUNTED = {
  faulty: 'Faulty',
  leftOut: 'LeftOut',
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
} as const satisfies Record<Outcome, keyof Counts>

/** How many rows bring an account, or change one or a tax, at which another officer looks. */
export function accountsChanged(rows: readonly ValidatedRow[]): number {
  return rows.filter(({ changes }) => changes.some(({ confirm }) => confirm)).length
}

async function digestOf(
  rows: readonly ValidatedRow[],
  changes: readonly Target[],
): Promise<string> {
  const hash = createHash('sha256')
  for (const { file, sheet, line, outcome } of rows) {
    if (outcome === 'faulty' || outcome === 'leftOut')
      hash.update(`${file}\n${sheet}\n${line}\n${outcome}\n`)
  }
  for (const { kind, key, before, after } of changes) {
    await yieldToEventLoop()
    hash.update(JSON.stringify([kind, key, before, after]))
  }
  return hash.digest('hex')
}

/** The keys of rows or of changes, by kind. */
export function keysOf(
  records: readonly { kind: KindName; key: string }[],
): Map<KindName, string[]> {
  const keys = new Map<KindName, string[]>()
  for (const { kind, key } of records) {
    const ofKind = keys.get(kind)
    if (ofKind) ofKind.push(key)
    else keys.set(kind, [key])
  }
  return keys
}
