import { z } from 'zod'
import {
  change,
  instantOut,
  kilograms,
  page,
  pageOf,
  read,
  rowId,
  text,
  version,
} from '../../platform/call.ts'
import { messageKey } from '../../platform/catalogue.ts'
import { reason, requiredReason } from '../../platform/reasons.ts'
import { PALM, SUPER_ADMIN } from '../../platform/roles.ts'
import { weighing } from '../../weighing/contract/weighing.ts'
import { ODD_FIELDS } from '../../weighing/rules/faults.ts'
import { FROZEN } from './correcting.ts'
import { palmRecord } from './record.ts'

/** Another value for something that a ticket says: made by an officer, or proposed by a late reading of the scale. */
export const weightCorrection = z.object({
  CorrectionID: rowId,
  // The price in force tells what another net weight does to the amount.
  ...palmRecord.pick({
    SSWeightID: true,
    SequenceWeightOut: true,
    WeightScaleIDIn: true,
    CustomerName: true,
    POHeaderUUID: true,
    LockedBy: true,
    SysPrice: true,
  }).shape,
  Source: z.enum(['officer', 'scale']),
  MadeAt: instantOut,
  /** The officer's name, or the weighbridge's. */
  MadeBy: z.string(),
  Reason: z.string().nullable(),
  /** What it changes, as it was or is, and as it would be or is; with a weight the net weight too. */
  Present: weighing.partial(),
  Proposed: weighing.partial(),
  Decision: z.enum(['open', 'accepted', 'refused']),
  DecidedAt: instantOut.nullable(),
  /** Nobody where the scale itself overtook it with a newer reading. */
  DecidedBy: z.string().nullable(),
  /** Of the ticket. */
  Version: z.number(),
})

const decided = z.strictObject({
  CorrectionID: rowId,
  Reason: reason().nullish(),
  /** Of the ticket that the officer saw. */
  Version: version,
})

export const calls = {
  updateWeightInfo: change({
    path: 'po/updateWeightInfo',
    roles: SUPER_ADMIN,
    input: z.strictObject({
      SSWeightID: rowId,
      CarRegister: text(100).min(1, messageKey('v.plate')),
      WeightIn: kilograms,
      WeightOut: kilograms,
      WeightNet: kilograms,
      /** Weights that were asked about and are right. */
      Confirmed: z.array(z.enum(ODD_FIELDS)).max(ODD_FIELDS.length).optional(),
      Reason: reason().nullish(),
      Version: version,
    }),
    output: palmRecord,
    errors: [
      ...FROZEN,
      'ticket.noNet',
      'ticket.sameWeights',
      'v.weights',
      'v.net',
      'v.underReject',
      'ticket.odd',
    ],
  }),
  getCorrections: read({
    path: 'po/getCorrections',
    roles: PALM,
    input: z.strictObject({
      /** Those that wait, those that are decided, or all. */
      filterDecision: z.enum(['open', 'decided', '']).default('open'),
      page,
    }),
    output: pageOf(weightCorrection),
  }),
  acceptCorrection: change({
    path: 'po/acceptCorrection',
    roles: SUPER_ADMIN,
    // What is paid changes with it, so that somebody has to say why.
    input: decided.extend({ Reason: requiredReason }),
    output: palmRecord,
    errors: [
      'correction.notFound',
      'correction.decided',
      'correction.locked',
      'correction.contradicts',
      'day.closed',
    ],
  }),
  refuseCorrection: change({
    path: 'po/refuseCorrection',
    roles: SUPER_ADMIN,
    input: decided,
    output: palmRecord,
    errors: ['correction.notFound', 'correction.decided'],
  }),
}
