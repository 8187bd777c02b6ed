import { auditAll } from '../../platform/audit.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import type { Change, Field, Kind } from './kind.ts'
import { recordsBy, run, writeRecords } from './statements.ts'

interface Plain {
  /** What the audit trail calls a record of it. */
  entity: string
  fileNames: readonly string[]
  fields: Readonly<Record<string, Field>>
  key: readonly string[]
  name: string
  /** Every record, by the names of the fields. */
  read: string
  /** Adds or updates the records ($1, JSON); returns the id of each and its key. */
  write: string
  /** Deletes the records of some keys ($1); returns the id of each and its key. */
  remove: string
  users: string
}

interface Id {
  id: string
  key: string
}

/** A kind whose records are rows of one table, each written whole. */
export function plain({ entity, read, write, remove, ...of }: Plain): Kind {
  const save = async (changes: readonly Change[]) =>
    writeRecords(
      write,
      changes.map(({ after }) => after),
    )
  return {
    ...of,
    read: () => recordsBy(of, read),
    write: async (changes, ctx) => {
      const ids = await save(changes)
      await auditAll(ctx, entriesOf(entity, 'import', changes, ids))
      publishChange('masterData', ids.values())
      return ids
    },
    undo: async (changes, ctx, { at }) => {
      const added = changes.filter(({ before }) => !before)
      const changed = changes.flatMap(({ key, before, after }) =>
        before ? [{ key, before: after, after: before }] : [],
      )
      const ids = await save(changed)
      const gone = added.length > 0 ? await run<Id>(remove, [added.map(({ key }) => key)]) : []
      for (const { id, key } of gone) ids.set(key, id)
      await auditAll(ctx, undoEntriesOf(entity, changes, ids, at))
      publishChange('masterData', ids.values())
    },
  }
}

type Ids = ReadonlyMap<string, string>

/** What the audit trail says of changes of records; the key is the id of one that is not given. */
export function entriesOf(
  entity: string,
  verb: 'import' | 'undoImport',
  changes: readonly { key: string; before?: unknown; after?: unknown }[],
  ids: Ids,
) {
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
  changes: readonly { key: string; before?: unknown; after?: object }[],
  ids: Ids,
  at: Date,
) {
  const back = changes.map(({ key, before, after }) => ({
    key,
    before: { ...after, imported_at: at },
    after: before,
  }))
  return entriesOf(entity, 'undoImport', back, ids)
}
