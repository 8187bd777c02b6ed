import { z } from 'zod'
import { palmRecord } from '../evaluation/contract/record.ts'
import { decimalOut, instantOut, read } from '../platform/call.ts'
import { PURCHASING } from '../platform/roles.ts'

/** Figures of a business day: trucks in, and those weighed out as in the palm report. In kg, percent and baht. */
const bought = {
  TrucksIn: z.number(),
  TotalCar: z.number(),
  TotalWeight: decimalOut,
  /** Weighted by net weight over the tickets that have them; null where none has. */
  AVGGrade: decimalOut.nullable(),
  AVGPrice: decimalOut.nullable(),
  Amount: decimalOut,
}

/** Waiting tickets or orders: how many, as their list counts them, and since when the first of them waits. */
const waiting = z.object({
  Count: z.number(),
  /** There are more than are counted. */
  Capped: z.boolean(),
  /** When its truck came in, or when the order came so far. */
  Since: instantOut.nullable(),
})

/** The work that waits, each a filter of one of the lists. A truck may wait for both its grade and the weighing out. */
const work = z.object({
  WeighOut: waiting,
  Grade: waiting,
  Price: waiting,
  /** Customers of whom palm is on no order; `Tickets` of them. */
  ToOrder: waiting.extend({ Tickets: z.number() }),
  Submitted: waiting.extend({ Amount: decimalOut }),
  InReview: waiting.extend({ Amount: decimalOut }),
  Approved: waiting,
  /** Confirmed, and confirmed and begun: `Lines` are those not received yet. */
  ToReceive: waiting.extend({ Lines: z.number() }),
  ToFinish: waiting.extend({ Lines: z.number() }),
  ToInvoice: waiting.extend({ Amount: decimalOut }),
})

export const calls = {
  /** The business day so far, and the waiting work of any day. */
  getOverview: read({
    path: 'dashboard/GetOverview',
    roles: PURCHASING,
    output: z.object({
      At: instantOut,
      Date: z.string(),
      Today: z.object({
        ...bought,
        NotPriced: z.number(),
        /** The sum paid for them, less tax, in baht. */
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
      /** The tickets that were weighed last, in or out, of any day. */
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
  }),
  /** The days before today, for comparison. */
  getTrend: read({
    path: 'dashboard/GetTrend',
    roles: PURCHASING,
    output: z.object({
      /** The 30 business days before today, oldest first, with and without palm. */
      Days: z.array(z.object({ Date: z.string(), ...bought })),
      /** The average of the last seven days, of those with palm; null where none had any. */
      Week: z.object(bought).nullable(),
      /** What the last seven days, and their average day, were by the time of day at which this is read. */
      ByNow: z.object({
        Days: z.array(z.object({ Date: z.string(), ...bought })),
        Week: z.object(bought).nullable(),
      }),
      /** Net kg by hour of that average day. */
      UsualHours: z.array(z.object({ Hour: z.number(), WeightNet: decimalOut })),
    }),
  }),
}
