import { auditAll, type Entry } from '../../platform/audit.ts'
import type { CallContext } from '../../platform/call-context.ts'
import type { RecordFields } from '../../platform/fields.ts'
import type { Words } from '../../platform/i18n.ts'
import { KINDS } from '../../platform/kinds.ts'
import { publishChange, type Topic } from '../../platform/live/change-events.ts'
import type { Change, Field, Kind, Stored, Values } from './kind.ts'
import { idsBy, recordsBy, run } from './statements.ts'

/** A text, kept as null where there is none. */
export const orNull = (column: string): Stored => ({
  column,
  read: (kept) => `coalesce(${kept}, '')`,
  write: (text) => `nullif(${text}, '')`,
})

/** A number, kept as null where there is none. */
export const numeric = (column: string): Stored => ({
  column,
  read: (kept) => `coalesce(trim_scale(${kept})::text, '')`,
  write: (text) => `nullif(${text}, '')::numeric`,
})

/** Yes or no, which a field says as '1' or ''. */
export const boolean = (column: string): Stored => ({
  column,
  read: (kept) => `case when ${kept} then '1' else '' end`,
  write: (text) => `coalesce(${text}, '') = '1'`,
})

/**
 * The fields of a record as files have them: kept in their columns, headed by their words and read as `kinds` says.
 * `more` names the other heads of those that files call otherwise, what they refer to and their examples.
 */
export function ofRecord<F extends RecordFields>(
  fields: F,
  words: Words,
  kinds: Record<F[keyof F]['kind'], Pick<Field, 'kind' | 'parse' | 'measure'>>,
  more: Partial<Record<F[keyof F]['wire'], Partial<Field>>>,
): Readonly<Record<string, Field>> {
  const others: Partial<Record<string, Partial<Field>>> = more
  const entries = Object.entries(fields).map(([column, { wire, word, kind }]): [string, Field] => {
    const { th, en } = words[word]!
    const stored = KINDS[kind].places === undefined ? orNull(column) : numeric(column)
    const read = kinds[kind as F[keyof F]['kind']]
    return [wire, { th: [th], en: [en], example: '', stored, ...read, ...others[wire] }]
  })
  return Object.fromEntries(entries)
}

type Ids = ReadonlyMap<string, string>

interface InTable extends Omit<Kind, 'read' | 'write' | 'undo'> {
  /** What the audit trail calls a record of it. */
  entity: string
  topic: Topic
  table: string
  /** The table has ids beside its keys. */
  hasId?: true
  /** What the records are read from, where that is not the table alone, and in which order, where not by key. */
  from?: string
  order?: string
  /** What else is set of a record that changes. */
  touches?: string
  /** The values as the audit trail keeps them; as they are, where nothing is said. */
  audited?: (values: Values) => object
  /** What the audit trail says of what was written; where nothing is said, that each record was imported. */
  entries?: (changes: readonly Change[], ids: Ids, ctx: CallContext) => Promise<Entry[]>
  /** What else is written with the records. */
  written?: (changes: readonly Change[], ids: Ids, ctx: CallContext) => Promise<void>
  /** What else is taken back, before the records themselves and after them. */
  undoing?: (keys: readonly string[], at: Date) => Promise<void>
  undone?: (at: Date, ctx: CallContext) => Promise<void>
}

/** A kind whose records are rows of one table: its fields say in which column each is kept. */
export function inTable({
  entity,
  topic,
  audited = (values) => values,
  entries,
  written,
  undoing,
  undone,
  ...of
}: InTable): Kind {
  const { read, write, remove } = statementsOf(of)
  const save = (records: readonly Values[]) => idsBy(write, JSON.stringify(records))
  const asAudited = ({ key, before, after }: Change) => ({
    key,
    before: before && audited(before),
    after: audited(after),
  })
  return {
    ...of,
    read: () => recordsBy(of, read),
    write: async (changes, ctx) => {
      const ids = await save(changes.map(({ after }) => after))
      const trail = entries
        ? await entries(changes, ids, ctx)
        : entriesOf(entity, 'import', changes.map(asAudited), ids)
      await auditAll(ctx, trail)
      await written?.(changes, ids, ctx)
      publishChange(topic, ids.values())
      return ids
    },
    undo: async (changes, ctx, { at }) => {
      await undoing?.(
        changes.map(({ key }) => key),
        at,
      )
      const ids = await save(changes.flatMap(({ before }) => (before ? [before] : [])))
      const added = changes.filter(({ before }) => !before).map(({ key }) => key)
      const gone = await run<{ id: string; key: string }>(remove, [added])
      for (const { id, key } of gone) ids.set(key, id)
      await auditAll(ctx, undoEntriesOf(entity, changes.map(asAudited), ids, at))
      await undone?.(at, ctx)
      publishChange(topic, ids.values())
    },
  }
}

/** What reads every record, what adds or updates those of `$1` as JSON, and what deletes those of some keys. */
function statementsOf({
  table,
  fields,
  key,
  hasId,
  from = table,
  order,
  touches,
}: Pick<InTable, 'table' | 'fields' | 'key' | 'hasId' | 'from' | 'order' | 'touches'>) {
  const all = Object.entries(fields).flatMap(([name, { stored, of }]) =>
    stored && !of ? [{ name, input: `"${name}"`, ...stored }] : [],
  )
  const own = all.filter(({ column }) => column)
  const keys = own.filter(({ name }) => key.includes(name)).map(({ column }) => column)
  const qualified = keys.map((column) => `${table}.${column}`)
  const keyText = qualified.join(` || ' ' || `)
  const ids = `${hasId ? `${table}.id::text` : keyText} as id, ${keyText} as key`
  const listed = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ')
  const selected = all.map(({ input, column, read = (kept) => kept }) => {
    return `${read(`${table}.${column}`)} as ${input}`
  })
  const values = own.map(({ input, write }) => write?.(input) ?? `coalesce(${input}, '')`)
  const changed = own
    .filter(({ name }) => !key.includes(name))
    .map(({ column }) => `${column} = excluded.${column}`)
  return {
    read: `select ${listed(selected)} from ${from} order by ${order ?? listed(qualified)}`,
    write: `insert into ${table} (${listed(own.map(({ column }) => column))})
      select ${listed(values)} from json_to_recordset($1)
        as input (${listed(own.map(({ input }) => `${input} text`))})
      on conflict (${listed(keys)}) do update
        set ${listed([...changed, touches, `version = ${table}.version + 1`])}
      returning ${ids}`,
    remove: `delete from ${table} where ${keyText} = any ($1) returning ${ids}`,
  }
}

/** What values say by the columns that keep them, null where they say nothing. */
export function byColumn(fields: Kind['fields'], values: Values): Record<string, string | null> {
  const kept = Object.entries(fields).flatMap(([name, { stored }]) =>
    stored?.column ? [[stored.column, values[name] || null] as const] : [],
  )
  return Object.fromEntries(kept)
}

interface Audited {
  key: string
  before?: object
  after?: object
}

/** What the audit trail says of changes of records; the key is the id of one that is not given. */
export function entriesOf(
  entity: string,
  verb: 'import' | 'undoImport',
  changes: readonly Audited[],
  ids: Ids,
): Entry[] {
  return changes.map(({ key, before, after }) => ({
    action: `${entity}.${verb}`,
    entity,
    id: ids.get(key) ?? key,
    before,
    after,
  }))
}

/** What it says where they are taken back: `imported_at` names the entries that stand for nothing any more. */
export function undoEntriesOf(
  entity: string,
  changes: readonly Audited[],
  ids: Ids,
  at: Date,
): Entry[] {
  const back = changes.map(({ key, before, after }) => ({
    key,
    before: { ...after, imported_at: at },
    after: before,
  }))
  return entriesOf(entity, 'undoImport', back, ids)
}
