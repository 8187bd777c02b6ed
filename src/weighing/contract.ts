import { z } from 'zod'
import { accessKey, newAccessKey } from '../identity/contract/access-keys.ts'
import {
  change,
  day,
  instantOut,
  kilograms,
  lines,
  page,
  pageOf,
  read,
  rowId,
  text,
  uuid,
} from '../platform/call.ts'
import { messageKey } from '../platform/catalogue.ts'
import { requiredReason } from '../platform/reasons.ts'
import { ADMINS, MANAGERS } from '../platform/roles.ts'
import { calls as twins } from './contract/twins.ts'
import { calls as voids } from './contract/voids.ts'
import { weighedIn } from './contract/weighing.ts'
import { FAULT_CODES, ODD_FIELDS } from './rules/faults.ts'
import { NUMBER_RESTARTS, TRUCK_ANSWERS } from './rules/numbering.ts'
import { REFUSED_STATES } from './rules/refused.ts'

/** An instant as a scale sends it: ISO 8601 with an offset, from this century. */
const instant = z.iso
  .datetime({ offset: true, error: messageKey('v.date') })
  .transform((at) => new Date(at))
  .refine((at) => at.getUTCFullYear() >= 2000 && at.getUTCFullYear() < 2200, messageKey('v.date'))
const optionalText = lines(200).nullish()

/** One truck as the weighbridge has it: the way out and the remarks may be missing. */
export const scaleTicket = z.strictObject({
  /** Missing where the scale counts none: then the slip's number tells the truck, else plate and way in. */
  WeightScaleIDIn: text(50).min(1).nullish(),
  SequenceWeightOut: text(50).nullish(),
  CarRegister: text(100).min(1),
  CustomerDataID: text(50).min(1),
  CustomerName: text(200).min(1),
  ProductDataID: text(50).min(1),
  ProductTypeName: text(200).default(''),
  WeightIn: kilograms,
  WeightTimeIn: instant,
  WeightOut: kilograms.nullish(),
  WeightTimeOut: instant.nullish(),
  UserLogInDataIDIn: optionalText,
  Remark1: optionalText,
})

export type ScaleTicket = z.output<typeof scaleTicket>

/** What a batch holds: anything, since each ticket is validated by itself; what is right is a `scaleTicket`. */
const sentTicket = z.union([z.unknown(), scaleTicket])

export const importOutcome = z.enum(['created', 'updated', 'unchanged', 'proposed', 'refused'])

/** A ticket that the intake refused, with what was sent, why it was refused, and what became of it. */
export const refusedTicket = z.object({
  ID: rowId,
  WeightScaleIDIn: z.string().nullable(),
  /** The ticket of that scale id, where there is one. */
  SSWeightID: rowId.nullable(),
  Code: z.enum(FAULT_CODES),
  Field: z.string().nullable(),
  Reason: z.string(),
  /** As it came; of one that is very long only the beginnings. */
  Sent: z.unknown(),
  IsCut: z.boolean(),
  ScaleName: z.string(),
  FirstSeen: instantOut,
  LastSeen: instantOut,
  SeenCount: z.number(),
  State: z.enum(REFUSED_STATES),
  SettledAt: instantOut.nullable(),
  /** Null where a later reading of the scale settled it. */
  SettledBy: z.string().nullable(),
  /** Why it was set aside. */
  SetAsideReason: z.string().nullable(),
})

const refusedId = z.strictObject({ ID: rowId })

export const calls = {
  /** Takes in what a weighbridge sends; answers each ticket by itself, in the order sent. */
  importTickets: change({
    path: 'scale/ImportTickets',
    roles: 'scale-token',
    input: z.strictObject({ tickets: z.array(sentTicket).max(1000, 'scale.tooMany') }),
    output: z.array(
      z.object({
        /** Null where the ticket has none that can be read. */
        WeightScaleIDIn: z.string().nullable(),
        SSWeightID: rowId.nullable(),
        Outcome: importOutcome,
        /** Of a refused ticket: what is wrong, and with which field. */
        Code: z.enum(FAULT_CODES).optional(),
        Field: z.string().optional(),
        Reason: z.string().nullable(),
      }),
    ),
    bodyLimit: 2 * 1024 * 1024,
  }),
  /** What a weighbridge offers to choose from. */
  getScaleLists: read({
    path: 'scale/GetLists',
    roles: 'scale-token',
    output: z.object({
      MillName: z.string(),
      Customers: z.array(z.object({ CustomerDataID: z.string(), CustomerName: z.string() })),
      Products: z.array(z.object({ ProductDataID: z.string(), ProductTypeName: z.string() })),
    }),
  }),
  /**
   * Of the weigh-ins of this scale, or where it is the only one of those before it too, within three days: the trucks that nobody weighed out,
   * the latest first, and which tickets were voided.
   */
  getTrucksInside: read({
    path: 'scale/GetTrucksInside',
    roles: 'scale-token',
    output: z.object({
      Trucks: z.array(
        z.object({ SSWeightID: rowId, WeightScaleIDIn: z.string(), ...weighedIn.shape }),
      ),
      VoidedIDs: z.array(rowId),
    }),
  }),
  /** The refused tickets, those that were sent last first. */
  getRefused: read({
    path: 'scale/GetRefusedTickets',
    roles: MANAGERS,
    input: z.strictObject({
      filterSearch: text().optional(),
      /** The day on which it was last sent. */
      filterDate: day.or(z.literal('')).optional(),
      filterState: z.enum(['', ...REFUSED_STATES]).default(''),
      page,
    }),
    output: pageOf(refusedTicket).extend({ count_by_state: z.record(z.string(), z.number()) }),
  }),
  /** Takes a refused ticket in as an officer has fixed it, through the same intake. */
  takeInRefused: change({
    path: 'scale/TakeInRefusedTicket',
    roles: MANAGERS,
    input: refusedId.extend({
      Ticket: sentTicket,
      /** Of one under the number or slip of another truck: whether it is another truck, or corrects that one. */
      Truck: z.enum(TRUCK_ANSWERS).optional(),
      /** Fields whose value was asked about and is right. */
      Confirmed: z.array(z.enum(ODD_FIELDS)).max(ODD_FIELDS.length).optional(),
    }),
    output: z.object({ SSWeightID: rowId, Outcome: importOutcome }),
    errors: [
      'refused.notFound',
      'refused.settled',
      'refused.stillWrong',
      'refused.otherTicket',
      'ticket.odd',
      'ticket.whichTruck',
    ],
  }),
  /** Sets a refused ticket aside: it is not to be taken in, however often it is sent again. */
  setRefusedAside: change({
    path: 'scale/SetRefusedTicketAside',
    roles: MANAGERS,
    input: refusedId.extend({ Reason: requiredReason }),
    errors: ['refused.notFound', 'refused.settled'],
  }),
  /** Takes back that a refused ticket was set aside. */
  reopenRefused: change({
    path: 'scale/ReopenRefusedTicket',
    roles: MANAGERS,
    input: refusedId,
    errors: ['refused.notFound', 'refused.notAside'],
  }),
  ...voids,
  ...twins,
  getTokens: read({
    path: 'scale/GetTokens',
    roles: ADMINS,
    output: z.array(
      z.object({
        ...accessKey,
        /** Tickets that it made today, those that it added to, and how many were refused. */
        TicketsToday: z.number(),
        UpdatedToday: z.number(),
        RefusedToday: z.number(),
        /** When it sent last, where it is silent for longer than it usually is. */
        SilentSince: instantOut.nullable(),
        NumberRestarts: z.enum(NUMBER_RESTARTS),
      }),
    ),
  }),
  /** The scales that are silent for longer than they usually are. */
  getSilent: read({
    path: 'scale/GetSilentScales',
    roles: MANAGERS,
    output: z.array(z.object({ UUID: z.uuid(), Name: z.string(), SilentSince: instantOut })),
  }),
  createToken: change({
    path: 'scale/CreateToken',
    roles: ADMINS,
    input: z.strictObject({
      Name: text(100).min(1, messageKey('v.scaleName')),
      NumberRestarts: z.enum(NUMBER_RESTARTS).default('never'),
    }),
    output: newAccessKey,
    errors: ['scale.nameTaken'],
    answersSecret: true,
  }),
  /** Says when the numbers of a scale start again; tickets that are in keep theirs. */
  setNumberRestarts: change({
    path: 'scale/SetNumberRestarts',
    roles: ADMINS,
    input: z.strictObject({ UUID: uuid, NumberRestarts: z.enum(NUMBER_RESTARTS) }),
    errors: ['scale.tokenNotFound'],
  }),
  revokeToken: change({
    path: 'scale/RevokeToken',
    roles: ADMINS,
    input: z.strictObject({ UUID: uuid }),
    errors: ['scale.tokenNotFound'],
  }),
}

declare module '../platform/live/change-events.ts' {
  interface Topics {
    tickets: true
    refusedTickets: true
    /** The tokens of those that fell silent, or sent again. */
    silentScales: true
    scaleTokens: true
  }
}
