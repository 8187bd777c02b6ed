import type { Generated, GeneratedAlways } from 'kysely'

declare module '../platform/tables.ts' {
  interface Tables {
    imports: ImportsTable
    import_files: ImportFilesTable
    import_file_parts: ImportFilePartsTable
    import_changes: ImportChangesTable
    import_columns: ImportColumnsTable
  }
}

export interface ImportsTable {
  id: Generated<string>
  created_at: Date
  created_by: string | null
  /** Of a command: the account of the operating system that ran it. */
  system_account: string | null
  changed_at: Date
  state: Generated<string>
  version: Generated<number>
  file_names: Generated<unknown>
  choices: Generated<unknown>
  counts: Generated<unknown>
  digest: string | null
  done: Generated<number>
  total: Generated<number>
  imported_at: Date | null
  imported_by: string | null
  undone_at: Date | null
  undone_by: string | null
}

export interface ImportFilesTable {
  import_id: string
  place: number
  name: string
  size: number
  hash: string
}

export interface ImportFilePartsTable {
  import_id: string
  name: string
  part: number
  content: Buffer
}

export interface ImportChangesTable {
  id: GeneratedAlways<number>
  import_id: string
  kind: string
  key: string
  name: string
  record_id: string
  before: unknown | null
  after: unknown
  file: string
  sheet: string | null
  line: number
}

export interface ImportColumnsTable {
  kind: string
  header: string
  field: string | null
}
