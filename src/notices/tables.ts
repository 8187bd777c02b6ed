import type { Generated, GeneratedAlways } from 'kysely'

declare module '../platform/tables.ts' {
  interface Tables {
    notices: NoticesTable
    notice_reads: NoticeReadsTable
  }
}

export interface NoticesTable {
  id: GeneratedAlways<number>
  kind: string
  order_id: string | null
  ticket_id: number | null
  /** What it is about beside those: a save of prices, a day, something stuck. */
  subject: string | null
  /** Empty: it is for the roles of its kind. */
  officer_id: string | null
  details: Generated<unknown>
  caused_by: string | null
  happened_at: Date
  settled_at: Date | null
  /** When it was looked at whether a mail of it is wanted. */
  mail_considered_at: Date | null
}

export interface NoticeReadsTable {
  officer_id: string
  notice_id: number
  read_at: Date
}
