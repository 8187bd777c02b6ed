import { z } from 'zod'
import { decimalOut, instantOut, nothing, read } from '../platform/call.ts'
import { PURCHASING } from '../platform/roles.ts'

/** What was weighed out in a time: kg, percent, baht per kg, baht. Averages are weighted by net weight. */
const bought = {
  Trucks: z.number(),
  WeightNet: decimalOut,
  AVGGrade: decimalOut.nullable(),
  AVGPrice: decimalOut.nullable(),
  Amount: decimalOut,
}

/** How many wait, and since when the one that waits longest does. */
const waiting = z.object({ Count: z.number(), Since: instantOut.nullable() })

/** Tickets, waiting where the officer sees it in the list of tickets. */
const tickets = { WeighOut: waiting, Grade: waiting, Price: waiting }

/** Orders by the step that somebody has to take; each is a filter of one of the lists. */
const orders = {
  Submitted: waiting,
  InReview: waiting,
  Approved: waiting,
  ToReceive: waiting.extend({ Lines: z.number() }),
  ToInvoice: waiting.extend({ Amount: decimalOut }),
}

export const calls = {
  /** The business day so far: reads today's tickets and what waits, whenever that began. */
  getOverview: read({
    path: 'dashboard/GetOverview',
    roles: PURCHASING,
    input: nothing,
    output: z.object({
      At: instantOut,
      Date: z.string(),
      /** Trucks that came in today, and those still in the yard. */
      TrucksIn: z.number(),
      InYard: z.number(),
      Today: z.object({ ...bought, Payable: decimalOut }),
      Waiting: z.object({ ...tickets, ...orders }),
      /** By the hour of weighing out, 0 to 23; hours without a truck are left out. */
      Hours: z.array(z.object({ Hour: z.number(), WeightNet: decimalOut, Trucks: z.number() })),
      Grades: z.array(z.object({ SysProductGrade: z.number(), Tickets: z.number() })),
      Largest: z.array(
        z.object({ AVL: z.string(), CustomerName: z.string(), WeightNet: decimalOut }),
      ),
      Latest: z.array(
        z.object({
          SSWeightID: z.number(),
          WeightScaleIDIn: z.string(),
          SequenceWeightOut: z.string().nullable(),
          CarRegister: z.string(),
          CustomerName: z.string(),
          WeightTimeIn: instantOut,
          WeightTimeOut: instantOut.nullable(),
          WeightNet: decimalOut.nullable(),
          SysProductGrade: z.number().nullable(),
          SysPrice: decimalOut.nullable(),
        }),
      ),
    }),
    errors: [],
  }),
  /** The 30 business days before today, oldest first, and the usual hours of the last seven of them. */
  getTrend: read({
    path: 'dashboard/GetTrend',
    roles: PURCHASING,
    input: nothing,
    output: z.object({
      Days: z.array(z.object({ Date: z.string(), ...bought })),
      /** Average kg of an hour, over the days of the seven on which there was palm. */
      UsualHours: z.array(z.object({ Hour: z.number(), WeightNet: decimalOut })),
    }),
    errors: [],
  }),
}
