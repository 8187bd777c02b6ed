import { z } from 'zod'
import {
  change,
  instantOut,
  kilograms,
  noInput,
  noOutput,
  read,
  rowId,
  text,
  uuid,
} from '../platform/call.ts'
import { messageKey } from '../platform/catalogue.ts'
import { ADMINS } from '../platform/roles.ts'

/** An instant as a scale sends it: ISO 8601 with an offset, from this century. */
const instant = z.iso
  .datetime({ offset: true, error: messageKey('v.date') })
  .transform((at) => new Date(at))
  .refine((at) => at.getUTCFullYear() >= 2000 && at.getUTCFullYear() < 2200, messageKey('v.date'))
const optionalText = text(200).nullish()

/** One truck as the weighbridge has it: the way out and the remarks may be missing. */
export const scaleTicket = z.strictObject({
  WeightScaleIDIn: text(50).min(1),
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

export const importOutcome = z.enum(['created', 'updated', 'unchanged', 'proposed', 'refused'])

export const calls = {
  importTickets: change({
    path: 'scale/ImportTickets',
    roles: 'scale-token',
    input: z.strictObject({ tickets: z.array(scaleTicket).max(1000, 'scale.tooMany') }),
    output: z.array(
      z.object({
        WeightScaleIDIn: z.string(),
        SSWeightID: rowId.nullable(),
        Outcome: importOutcome,
        Reason: z.string().nullable(),
      }),
    ),
    errors: [],
    bodyLimit: 2 * 1024 * 1024,
  }),
  getTokens: read({
    path: 'scale/GetTokens',
    roles: ADMINS,
    input: noInput,
    output: z.array(
      z.object({
        UUID: z.uuid(),
        Name: z.string(),
        Created: instantOut,
        CreatedBy: z.string().nullable(),
        LastUsed: instantOut.nullable(),
        Revoked: instantOut.nullable(),
      }),
    ),
    errors: [],
  }),
  createToken: change({
    path: 'scale/CreateToken',
    roles: ADMINS,
    input: z.strictObject({ Name: text(100).min(1, messageKey('v.scaleName')) }),
    output: z.object({ UUID: z.uuid(), Name: z.string(), Token: z.string() }),
    errors: ['scale.nameTaken'],
  }),
  revokeToken: change({
    path: 'scale/RevokeToken',
    roles: ADMINS,
    input: z.strictObject({ UUID: uuid }),
    output: noOutput,
    errors: ['scale.tokenNotFound'],
  }),
}

declare module '../platform/live/change-events.ts' {
  interface Topics {
    tickets: true
  }
}
