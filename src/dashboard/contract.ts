import { z } from 'zod'
import { palmRecord } from '../evaluation/contract/record.ts'
import { decimalOut, instantOut, noInput, read } from '../platform/call.ts'
import { PURCHASING } from '../platform/roles.ts'

/** A business day: trucks that came in, and as the palm report has it what was weighed out. kg, percent, baht. */
const bought = {
  TrucksIn: z.number(),
  TotalCar: z.number(),
  TotalWeight: decimalOut,
  /** Weighted by net weight over the tickets that have them; null where none has. */
  AVGGrade: decimalOut.nullable(),
  AVGPrice: decimalOut.nullable(),
  Amount: decimalOut,
}

/** How many wait, as the list that shows them counts, and since when the one that waits longest does. */
const waiting = z.object({
  Count: z.number(),
  /** There are more than are counted. */
  Capped: z.boolean(),
  /** When its truck came in, or when the order was created. */
  Since: instantOut.nullable(),
})

/** What waits for somebody, each a filter of one of the lists. A truck may wait for its grade and to be weighed out. */
const work = z.object({
  WeighOut: waiting,
  Grade: waiting,
  Price: waiting,
  Submitted: waiting,
  InReview: waiting,
  Approved: waiting,
  /** Confirmed, and confirmed and begun: `Lines` are those not received yet. */
  ToReceive: waiting.extend({ Lines: z.number() }),
  ToFinish: waiting.extend({ Lines: z.number() }),
  ToInvoice: waiting.extend({ Amount: decimalOut }),
})

export const calls = {
  /** The business day so far, and what waits, whenever that began. */
  getOverview: read({
    path: 'dashboard/GetOverview',
    roles: PURCHASING,
    input: noInput,
    output: z.object({
      At: instantOut,
      Date: z.string(),
      Today: z.object({
        ...bought,
        NotPriced: z.number(),
        /** What is paid for them, less tax: baht. */
        Payable: decimalOut,
      }),
      Waiting: work,
      /** By the hour of weighing out, 0 to 23; hours without a truck are left out. */
      Hours: z.array(z.object({ Hour: z.number(), WeightNet: decimalOut })),
      Grades: z.array(z.object({ SysProductGrade: z.number(), Tickets: z.number() })),
      /** The five sellers of the most palm, the largest first. */
      Largest: z.array(
        z.object({ AVL: z.string(), CustomerName: z.string(), WeightNet: decimalOut }),
      ),
      /** The trucks that the weighbridge saw last, in or out, of whatever day. */
      Latest: z.array(
        palmRecord.pick({
          ID: true,
          WeightScaleIDIn: true,
          SequenceWeightOut: true,
          CarRegister: true,
          CustomerName: true,
          WeightTimeIn: true,
          WeightTimeOut: true,
          WeightNet: true,
          SysProductGrade: true,
          SysPrice: true,
        }),
      ),
    }),
    errors: [],
  }),
  /** What is usual: the days before today. */
  getTrend: read({
    path: 'dashboard/GetTrend',
    roles: PURCHASING,
    input: noInput,
    output: z.object({
      /** The 30 business days before today, oldest first, with and without palm. */
      Days: z.array(z.object({ Date: z.string(), ...bought })),
      /** A day of the last seven, of those with palm: averages of each figure; null where there were none. */
      Week: z.object(bought).nullable(),
      /** Net kg of an hour of such a day. */
      UsualHours: z.array(z.object({ Hour: z.number(), WeightNet: decimalOut })),
    }),
    errors: [],
  }),
}
