import { z } from 'zod'
import { decimalOut, pdf, read, rowId } from '../../platform/call.ts'
import { eventSchema, historySchema } from '../../platform/history.ts'
import { PALM } from '../../platform/roles.ts'
import { weighing } from '../../weighing/contract/weighing.ts'
import { COMPOSITION_RULES } from '../rules/composition.ts'
import { palmRecord } from './record.ts'
import { weightCorrection } from './weights.ts'

/** One ticket. */
const ofTicket = z.strictObject({ SSWeightID: rowId })

/** The origin of the price in force: the ladder that it was read from, and the computed terms, in baht per kg. */
const priceOrigin = z.object({
  PriceVersion: z.number(),
  /** Set where it is the ladder of that day, on which the ticket was weighed out. */
  LadderDay: z.string().nullable(),
  /** Unix seconds, and who saved the ladder; nobody where it was imported. */
  Modified: z.number(),
  ModifiedBy: z.string().nullable(),
  /** The grade, the row that it was computed from, and the steps from there, negative below the lowest. */
  ProductGrade: z.number(),
  FromGrade: z.number(),
  FromPrice: decimalOut,
  Steps: z.number(),
  PerStep: decimalOut,
  ComputedPrice: decimalOut,
  ComputedLevelPrice: decimalOut,
  ComputedPremium: decimalOut,
  /** Recorded with the price, but not part of it. */
  SysValuationShippingCost: decimalOut.nullable(),
  SysValuationLoyalty: decimalOut.nullable(),
})

/** The actions in the history of a ticket. */
export const TICKET_EVENTS = [
  'create',
  'update',
  'hear',
  'propose',
  'grade',
  'correctGrade',
  'value',
  'correctPrice',
  'voidPrice',
  'undoGrade',
  'undoPrice',
  'correctWeight',
  'acceptCorrection',
  'refuseCorrection',
  'void',
  'unvoid',
  'join',
  'undoJoin',
  'addLine',
  'leaveOrder',
  'receive',
  'invoice',
] as const

const event = eventSchema(TICKET_EVENTS).extend({
  /** The weighbridge that sent it. */
  ScaleName: z.string().nullable(),
  Reason: z.string().nullable(),
  PONumber: z.string().nullable(),
})

export const calls = {
  getWeightSheet: read({
    path: 'po/getWeightSheet',
    roles: PALM,
    input: ofTicket,
    output: z.object({
      weight: palmRecord,
      /** Null while there is no price. */
      origin: priceOrigin.nullable(),
      /** The latest values of the scale itself, without corrections. */
      reading: weighing,
      /** Newest first. */
      corrections: z.array(weightCorrection),
      /** What the mill wants of a grading that does not say what its load is made of. */
      CompositionRule: z.enum(COMPOSITION_RULES),
    }),
    errors: ['ticket.notFound'],
  }),
  getWeightHistory: read({
    path: 'po/getWeightHistory',
    roles: PALM,
    input: ofTicket,
    output: historySchema(event),
    errors: ['ticket.notFound'],
  }),
  exportWeighingSlip: pdf({
    path: 'export/WeighingSlip',
    roles: PALM,
    input: ofTicket,
    errors: ['ticket.notFound'],
  }),
}
