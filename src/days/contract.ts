import { z } from 'zod'
import { STANDINGS } from '../identity/rules/independence.ts'
import { change, day, decimalOut, instantOut, pdf, read, text } from '../platform/call.ts'
import { requiredReason } from '../platform/reasons.ts'
import { MANAGERS, RECEIVING } from '../platform/roles.ts'
import { CHECKS } from './rules.ts'

/** Of tickets: how many, kg, percent, baht per kg, baht. Averages by net weight; null where nothing has them. */
const figures = {
  TotalCar: z.number(),
  TotalWeight: decimalOut,
  TotalReject: decimalOut,
  AVGGrade: decimalOut.nullable(),
  AVGPrice: decimalOut.nullable(),
  Amount: decimalOut,
  NotPriced: z.number(),
}

const totals = z.object({
  ...figures,
  Products: z.array(
    z.object({ ProductDataID: z.string(), ProductTypeName: z.string(), ...figures }),
  ),
  /** Goods received on the day, whenever they were weighed: lines, kg. */
  Received: z.object({ Lines: z.number(), WeightNet: decimalOut }),
  /** Set up on the day: orders, baht. */
  Payables: z.object({
    Orders: z.number(),
    Amount: decimalOut,
    Tax: decimalOut,
    Paid: decimalOut,
  }),
  YieldPercent: decimalOut.nullable(),
})

/** A time that the day was closed, and how it was reopened, if it was. */
const closing = z.object({
  ID: z.number(),
  Hash: z.string(),
  ClosedAt: instantOut,
  ClosedBy: z.string(),
  ReopeningAskedAt: instantOut.nullable(),
  /** How the caller stands to confirming it, while it waits for that and their role may. */
  ReopeningCheck: z.enum(STANDINGS).optional(),
  ReopeningAskedBy: z.string().nullable(),
  ReopeningReason: z.string().nullable(),
  ReopenedAt: instantOut.nullable(),
  ReopenedBy: z.string().nullable(),
})

const dayState = z.object({
  Day: z.string(),
  /** Only a day that is over can be closed. */
  IsOver: z.boolean(),
  IsClosed: z.boolean(),
  /** Of the day's rows as they are now. */
  Hash: z.string(),
  Totals: totals,
  /** Tickets, or for the yield 1, that are open; those that change the day's figures need a reopening afterwards. */
  Checklist: z.array(
    z.object({ What: z.enum(CHECKS), Count: z.number(), ChangesFigures: z.boolean() }),
  ),
  /** The latest first. */
  Closings: z.array(closing),
})

const ofDay = z.strictObject({ Day: day })

export const calls = {
  getDay: read({
    path: 'days/GetDay',
    roles: RECEIVING,
    input: ofDay,
    output: dayState,
  }),
  /** `Hash` is that of the day that the officer saw: where its figures are others by now, the present day is answered. */
  closeDay: change({
    path: 'days/Close',
    roles: MANAGERS,
    input: z.strictObject({ Day: day, Hash: text(64) }),
    output: dayState,
    errors: ['day.notOver', 'day.alreadyClosed', 'day.changed'],
  }),
  /** Asks to reopen a closed day; another officer confirms. */
  askReopening: change({
    path: 'days/AskReopening',
    roles: MANAGERS,
    input: z.strictObject({ Day: day, Reason: requiredReason }),
    output: dayState,
    errors: ['day.notClosed', 'day.reopeningAsked'],
  }),
  confirmReopening: change({
    path: 'days/ConfirmReopening',
    roles: MANAGERS,
    input: ofDay,
    output: dayState,
    errors: ['day.notClosed', 'day.noReopening', 'day.ownReopening', 'second.dependent'],
  }),
  /** Lets the day stay closed. */
  dismissReopening: change({
    path: 'days/DismissReopening',
    roles: MANAGERS,
    input: ofDay,
    output: dayState,
    errors: ['day.notClosed', 'day.noReopening'],
  }),
  exportDay: pdf({
    path: 'export/ClosedDay',
    roles: RECEIVING,
    input: ofDay,
    errors: ['day.notClosed'],
  }),
}

declare module '../platform/live/change-events.ts' {
  interface Topics {
    days: true
  }
}
