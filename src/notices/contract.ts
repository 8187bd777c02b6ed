import { z } from 'zod'
import { change, decimalOut, instantOut, page, pageOf, read, rowId } from '../platform/call.ts'
import { ALL_NOTICE_KINDS, NOTICE_TABS } from './rules.ts'

declare module '../platform/live/change-events.ts' {
  interface Topics {
    /** By the officers and the kinds of those that are new or settled. */
    notices: true
  }
}

/** Notices of one kind and one hour, shown as one: the newest, and how many more there are. */
export const noticeGroup = z.object({
  ID: z.number(),
  /** All that it stands for, the newest first, up to a thousand. */
  IDs: z.array(z.number()),
  Count: z.number(),
  Kind: z.enum(ALL_NOTICE_KINDS),
  At: instantOut,
  Unread: z.boolean(),
  /** The work that it asked for is done. */
  Settled: z.boolean(),
  /** The officer who caused it. */
  By: z.string().nullable(),
  /** What it is about that is neither order nor ticket: a day, something stuck. */
  Subject: z.string().nullable(),
  Details: z.record(z.string(), z.union([z.string(), z.number()])),
  POHeaderUUID: z.string().nullable(),
  PONumber: z.string().nullable(),
  VendorOrganizationName: z.string().nullable(),
  /** Baht of the newest order, and of all of them; null while an order is open. */
  TotalAmount: decimalOut.nullable(),
  AmountOfAll: decimalOut.nullable(),
  SSWeightID: z.number().nullable(),
  SequenceWeightOut: z.string().nullable(),
  CustomerName: z.string().nullable(),
  WeightNet: decimalOut.nullable(),
})

export const calls = {
  /** What the officer was told in the last 30 days, the newest first. */
  getNotices: read({
    path: 'notices/getNotices',
    roles: 'signed-in',
    input: z.strictObject({ Tab: z.enum(NOTICE_TABS).default('all'), page }),
    output: pageOf(noticeGroup).extend({
      /** How many the tabs show. */
      Tabs: z.object({ all: z.number(), waiting: z.number(), mine: z.number() }),
    }),
  }),
  /** How many the officer has not read; one more than 99 where there are more. */
  getUnread: read({
    path: 'notices/getUnread',
    roles: 'signed-in',
    output: z.object({ Unread: z.number() }),
  }),
  /**
   * Marks notices as read, or as unread again; all of them where no `IDs` are sent. Leaves out those that are not the
   * officer's, and answers those that were otherwise before.
   */
  markRead: change({
    path: 'notices/markRead',
    roles: 'signed-in',
    input: z.strictObject({
      IDs: z.array(rowId).min(1).max(10_000).optional(),
      Read: z.boolean().default(true),
    }),
    output: z.object({ IDs: z.array(z.number()) }),
  }),
}
