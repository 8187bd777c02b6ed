import type { GeneratedAlways } from 'kysely'

declare module '../platform/tables.ts' {
  interface Tables {
    settings: SettingsTable
  }
}

export interface SettingsTable {
  id: GeneratedAlways<number>
  key: string
  value: string
  valid_from: string
  set_by: string
  set_at: Date
}
