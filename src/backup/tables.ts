import type { Generated } from 'kysely'

declare module '../platform/tables.ts' {
  interface Tables {
    last_backup: LastBackupTable
  }
}

/** One row at most. */
export interface LastBackupTable {
  only_row: Generated<boolean>
  made_at: Date | null
  /** Of the last try, where it failed. */
  failed_at: Date | null
}
