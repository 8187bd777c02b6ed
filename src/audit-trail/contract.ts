import { z } from 'zod'
import { day, instantOut, page, pageOf, pdf, read, rowId, text, uuid } from '../platform/call.ts'
import { ADMINS } from '../platform/roles.ts'
import { CONCERNS } from './rules/concerns.ts'
import { SEAL_FAULTS } from './rules/seal-faults.ts'

/** What a side of an entry says, as the trail keeps it. */
const values = z.record(z.string(), z.unknown())

/** An entry of the trail. */
export const entry = z.object({
  ID: rowId,
  HappenedAt: instantOut,
  /** Nobody where the system did it. */
  OfficerUUID: z.uuid().nullable(),
  OfficerName: z.string().nullable(),
  OfficerLastname: z.string().nullable(),
  /** The scale that sent it. */
  ScaleName: z.string().nullable(),
  /** The account of the operating system that ran the command. */
  SystemAccount: z.string().nullable(),
  Action: z.string(),
  Concern: z.enum(CONCERNS).nullable(),
  /** The kind of record and its id. */
  Entity: z.string(),
  EntityID: z.string(),
  /** What a person calls the record, and what it says beside that; null where nobody knows it any more. */
  RecordName: z.string().nullable(),
  RecordDetail: z.string().nullable(),
  /** Whether its screen can show it. */
  IsThere: z.boolean(),
  Before: values,
  After: values,
  Reason: z.string().nullable(),
  Address: z.string().nullable(),
  Browser: z.string().nullable(),
  System: z.string().nullable(),
})

/** What one call did: its first entry that matches, and of how many entries and records it is one. */
const event = entry.extend({ Entries: z.number(), Records: z.number() })

const filters = {
  /** Of records that have it in their number, plate or name. */
  filterSearch: text(100).default(''),
  /** Of one record. */
  filterEntity: text(50).default(''),
  filterEntityID: text(100).default(''),
  filterOfficer: z.union([uuid, z.literal('')]).default(''),
  filterAction: text(60).default(''),
  filterConcern: z.enum(['', ...CONCERNS]).default(''),
  /** The first and the last day. */
  dateFrom: z.union([day, z.literal('')]).default(''),
  dateTo: z.union([day, z.literal('')]).default(''),
}

const month = z.string().regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/)

export const calls = {
  /** What was done, the newest first: an event a row. */
  getEvents: read({
    path: 'audit/GetEvents',
    roles: ADMINS,
    input: z.strictObject({ ...filters, page }),
    output: pageOf(event).extend({
      /** Events of each concern under the other filters. */
      count_by_concern: z.record(z.string(), z.number()),
    }),
  }),
  /** All that the call of an entry did. */
  getEntriesOfEvent: read({
    path: 'audit/GetEntriesOfEvent',
    roles: ADMINS,
    input: z.strictObject({ ID: rowId }),
    output: z.array(entry),
  }),
  /** A record as it was last, whether it is still there or not, from what the trail says of it. */
  getRecord: read({
    path: 'audit/GetRecord',
    roles: ADMINS,
    input: z.strictObject({ Entity: text(50).min(1), EntityID: text(100).min(1) }),
    output: z.object({ Values: values, Entries: z.number() }),
  }),
  /** A thousand events of the list at a time. */
  exportEvents: read({
    path: 'audit/ExportEvents',
    roles: ADMINS,
    input: z.strictObject({ ...filters, page: z.int().min(0).max(9).default(0) }),
    output: z.array(event),
  }),
  /** Up to when the trail is sealed, and what the last look at its seals found. */
  getSeal: read({
    path: 'audit/GetSeal',
    roles: ADMINS,
    output: z.object({
      /** Of the last entry that is sealed. */
      SealedThrough: instantOut.nullable(),
      CheckedAt: instantOut.nullable(),
      Faults: z.array(z.object({ ID: z.number(), Fault: z.enum(SEAL_FAULTS) })),
    }),
  }),
  /** What the owner should know of a month, `2026-11`. */
  exportMonth: pdf({
    path: 'export/AuditMonth',
    roles: ADMINS,
    input: z.strictObject({ Month: month }),
  }),
}
