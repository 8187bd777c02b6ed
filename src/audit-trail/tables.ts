import type { Generated } from 'kysely'

declare module '../platform/tables.ts' {
  interface Tables {
    audit_seals: AuditSealsTable
    last_seal_check: LastSealCheckTable
  }
}

export interface AuditSealsTable {
  number: number
  first_id: number
  last_id: number
  entry_ids: number[]
  entry_marks: number[]
  previous_hash: string
  hash: string
  sealed_at: Date
}

export interface LastSealCheckTable {
  only_row: Generated<boolean>
  checked_at: Date
  /** Each a `SealFault`. */
  faults: unknown
}
