declare module '../platform/tables.ts' {
  interface Tables {
    stuck_reminders: StuckRemindersTable
  }
}

/** That somebody was reminded of something stuck on a day. */
export interface StuckRemindersTable {
  /** As `getStuck` lists it: its kind and its record. */
  stuck_id: string
  day: string
  reminded_at: Date
  reminded_by: string
}
