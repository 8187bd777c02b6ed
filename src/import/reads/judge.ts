import { createHash } from 'node:crypto'
import { breathe } from '../../platform/breathe.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import type { Known } from '../kinds/kind.ts'
import { KINDS } from '../kinds/kinds.ts'
import { type Counts, KIND_NAMES, type KindName, NO_COUNTS } from '../rules.ts'
import { showChanges } from './changes.ts'
import { checkLinks } from './check-links.ts'
import { checkAccounts, checkLadders, checkTaxes } from './check-records.ts'
import { checkReferences } from './check-references.ts'
import { checkTickets } from './check-tickets.ts'
import { hashOfTickets } from './judged-against.ts'
import type { JudgedRow, JudgedTable, Judgement, Target } from './judgement.ts'
import type { Choices, MatchedTable } from './match-tables.ts'
import { addFault, mendingOf, parseRows, tableFaults } from './parse-rows.ts'
import { Present } from './present.ts'
import { nameRow, spellAsKnown } from './spell-as-known.ts'
import { gatherTargets, type Targets } from './targets.ts'

/** Judges every row of the tables against what there is: what is wrong with it, or what it would change. */
export async function judge(
  tables: readonly MatchedTable[],
  choices: Choices,
  ctx: Pick<CallContext, 'now' | 'language'>,
): Promise<Judgement> {
  const known = { now: ctx.now, levels: await readLevels() }
  const mending = mendingOf(choices)
  const parsed: { table: MatchedTable; rows: JudgedRow[] }[] = []
  for (const table of tables) parsed.push({ table, rows: await parseRows(table, mending, known) })
  const rows = parsed.flatMap(({ rows }) => rows)
  for (const row of rows) {
    nameRow(row)
    requireKey(row)
  }
  const keys = keysOf(rows)
  const tickets = await hashOfTickets(keys.get('tickets') ?? [])
  const present = new Present(ctx, keys)
  const counted = rows.filter(({ outcome }) => outcome !== 'leftOut')
  await spellAsKnown(counted, present)
  const targets = await gatherTargets(counted, present)
  const judged = parsed.map(
    ({ table, rows }): JudgedTable => ({
      ...table,
      missing: missingOf(table, rows, targets),
      fileFaults: tableFaults(table),
    }),
  )
  await requireValues(counted, targets, judged)
  await checkReferences(counted, targets, present)
  await checkLinks(targets, present)
  checkAccounts(targets)
  checkTaxes(targets)
  checkLadders(targets)
  await checkTickets(targets, present, ctx)
  const changes = await decide(counted, targets, known, ctx)
  return {
    tables: judged,
    rows,
    changes,
    counts: countsOf(rows),
    digest: await digestOf(rows, changes),
    tickets,
  }
}

function readLevels(): Promise<Known['levels'][number][]> {
  return db().selectFrom('member_levels').select(['id', 'name']).orderBy('id').execute()
}

/** A row without a key is wrong. */
function requireKey(row: JudgedRow): void {
  if (row.outcome === 'leftOut') return
  for (const field of KINDS[row.kind].key) {
    const isRead = row.given[field] !== undefined || row.faults.some((one) => one.field === field)
    if (row.given[field] === '' || !isRead) addFault(row, field, '', 'required')
  }
}

/** The fields that a table lacks a column of: its key, and what a new record needs. */
function missingOf(
  { kindName, columns }: MatchedTable,
  rows: readonly JudgedRow[],
  targets: Targets,
): string[] {
  if (!kindName || columns.length === 0) return []
  const kind = KINDS[kindName]
  const has = new Set(columns.flatMap(({ field }) => field ?? []))
  const isSaid = (name: string) =>
    [name, kind.fields[name]?.orElse].some((field) => field !== undefined && has.has(field))
  const isNew = ({ key, outcome }: JudgedRow) => {
    const target = targets.get(kindName)?.get(key)
    return outcome !== 'leftOut' && target !== undefined && target.before === undefined
  }
  const needed = Object.entries(kind.fields).filter(
    ([name, { required }]) =>
      required &&
      !isSaid(name) &&
      (kind.key.includes(name) ||
        rows.some((row) => isNew(row) && !targets.get(kindName)?.get(row.key)?.given[name])),
  )
  return needed.map(([name]) => name)
}

/** A value that a record must have is neither emptied nor left out. */
async function requireValues(
  rows: readonly JudgedRow[],
  targets: Targets,
  tables: readonly JudgedTable[],
): Promise<void> {
  const missing = new Map(
    tables.map(({ file, sheet, missing }) => [`${file}\n${sheet ?? ''}`, missing]),
  )
  for (const row of rows) {
    await breathe()
    const kind = KINDS[row.kind]
    const target = targets.get(row.kind)?.get(row.key)
    for (const [name, field] of Object.entries(kind.fields)) {
      if (kind.key.includes(name) || row.faults.some((one) => one.field === name)) continue
      const given = row.given[name]
      const isEmptied = given === '' && field.required
      const isLacking =
        field.required &&
        !field.of &&
        given === undefined &&
        target?.row === row &&
        !target.before &&
        !target.given[name]
      const isOfFile = missing.get(`${row.file}\n${row.sheet ?? ''}`)?.includes(name)
      if (isEmptied || (isLacking && !isOfFile)) addFault(row, name, '', 'required')
    }
  }
}

/** What becomes of each row, and which records change. */
async function decide(
  rows: readonly JudgedRow[],
  targets: Targets,
  known: Known,
  ctx: Pick<CallContext, 'language'>,
): Promise<Target[]> {
  const changes: Target[] = []
  for (const kind of KIND_NAMES) {
    for (const target of targets.get(kind)?.values() ?? []) {
      if (isSame(target)) continue
      await breathe()
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

function isSame({ before, after }: Target): boolean {
  return (
    before !== undefined &&
    Object.keys(after).every((field) => (before[field] ?? '') === after[field])
  )
}

/** How many rows become what. */
export function countsOf(rows: readonly JudgedRow[]): Counts {
  const counts = { ...NO_COUNTS, All: rows.length }
  for (const { outcome } of rows) {
    if (outcome === 'faulty') counts.Faulty += 1
    else if (outcome === 'leftOut') counts.LeftOut += 1
    else if (outcome === 'new') counts.New += 1
    else if (outcome === 'changed') counts.Changed += 1
    else counts.Unchanged += 1
  }
  return counts
}

/** How many rows change an account or a tax of a known customer, of which whoever pays is told. */
export function accountsChanged(rows: readonly JudgedRow[]): number {
  return rows.filter(({ changes }) => changes.some(({ confirm }) => confirm)).length
}

async function digestOf(rows: readonly JudgedRow[], changes: readonly Target[]): Promise<string> {
  const hash = createHash('sha256')
  for (const { file, sheet, line, outcome } of rows) {
    if (outcome === 'faulty' || outcome === 'leftOut')
      hash.update(`${file}\n${sheet}\n${line}\n${outcome}\n`)
  }
  for (const { kind, key, before, after } of changes) {
    await breathe()
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
