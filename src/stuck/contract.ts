import { z } from 'zod'
import {
  ALL_MENU_COUNTS,
  ALL_STUCK_KINDS,
  DESKS,
  type MenuCount,
} from '../notices/rules/waiting.ts'
import { change, decimalOut, instantOut, read, text } from '../platform/call.ts'
import { PALM } from '../platform/roles.ts'
import { WAYS_OUT, type WayOut } from './rules.ts'

/** Something that waits for longer than it should. */
export const stuckRow = z.object({
  /** The kind and the record. */
  ID: z.string(),
  Kind: z.enum(ALL_STUCK_KINDS),
  /** What a person calls it: the number of its ticket, its order or its vendor. */
  Subject: z.string(),
  SSWeightID: z.number().nullable(),
  POHeaderUUID: z.string().nullable(),
  /** The vendor's account number, or the customer's code where no vendor is linked. */
  VendorCode: z.string(),
  VendorName: z.string(),
  AVL: z.string().nullable(),
  /** What its detail says, by the placeholders of the kind's sentence. */
  Details: z.record(z.string(), z.union([z.string(), z.number()])),
  WeightNet: decimalOut.nullable(),
  TotalAmount: decimalOut.nullable(),
  Since: instantOut,
  /** Whose work it is. */
  Desk: z.enum(DESKS),
  Mine: z.boolean(),
  /** When somebody reminded of it today. */
  RemindedAt: instantOut.nullable(),
  WayOut: z.enum(Object.keys(WAYS_OUT) as [WayOut, ...WayOut[]]),
})

const count = z.number().nullable()

export const calls = {
  /** What is stuck now, of the kinds that the officer's role is shown; the oldest of each kind first. */
  getStuck: read({
    path: 'stuck/getStuck',
    roles: PALM,
    output: z.object({ At: instantOut, data: z.array(stuckRow) }),
  }),
  /** Rings the bell of those whose work a row of `getStuck` is, once a day. */
  remind: change({
    path: 'stuck/remind',
    roles: PALM,
    input: z.strictObject({ ID: text(100).min(1) }),
    output: z.object({ RemindedAt: instantOut }),
    errors: ['stuck.gone', 'stuck.own', 'stuck.reminded'],
  }),
  /** How much waits on the screens of the menu; null where the officer's role has no such work. */
  getCounts: read({
    path: 'stuck/getCounts',
    roles: 'signed-in',
    output: z.object(
      Object.fromEntries(ALL_MENU_COUNTS.map(([name]) => [name, count])) as Record<
        MenuCount,
        typeof count
      >,
    ),
  }),
}
