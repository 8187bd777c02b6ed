import type { Generated, GeneratedAlways } from 'kysely'

/** Every table of the database. Each feature adds its own in its tables.ts. */
export interface Tables {
  installation: InstallationTable
  audit_entries: AuditEntriesTable
  idempotency_keys: IdempotencyKeysTable
  timed_jobs: TimedJobsTable
}

export interface InstallationTable {
  kind: string
  installed_at: Generated<Date>
}

export interface AuditEntriesTable {
  id: GeneratedAlways<number>
  transaction_id: Generated<string>
  happened_at: Date
  officer_id: string | null
  scale_token_id: string | null
  action: string
  entity: string
  entity_id: string
  before: unknown | null
  after: unknown | null
  reason: string | null
  request_id: string | null
  /** The sender's IP address; nothing where the program itself did it. */
  address: string | null
  /** What an officer's browser says of itself. */
  device: string | null
  /** The account of the operating system that ran a command. */
  system_account: string | null
}

export interface IdempotencyKeysTable {
  officer_id: string
  call: string
  key: string
  body_hash: Buffer
  response: string | null
  created_at: Generated<Date>
}

export interface TimedJobsTable {
  name: string
  last_period: Date
}
