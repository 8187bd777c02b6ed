import { z } from 'zod'
import { change, flag, kilograms, lines, percent, price, rowId } from '../../platform/call.ts'
import { messageKey } from '../../platform/catalogue.ts'
import { byWire } from '../../platform/fields.ts'
import { MANAGERS, PALM } from '../../platform/roles.ts'
import { GRADING_FIELDS } from '../rules/fields.ts'
import { correcting, FROZEN } from './correcting.ts'
import { palmRecord } from './record.ts'

const optionalText = lines(200).nullish()

const KINDS = {
  grade: z
    .int({ error: messageKey('v.grade') })
    .min(10, messageKey('v.grade'))
    .max(24, messageKey('v.grade')),
  flag: flag.nullish(),
  text: optionalText,
  reason: optionalText,
  kg: kilograms.nullish(),
  percent: percent.nullish(),
  bahtPerKg: price.nullish(),
}

const grading = {
  SSWeightID: rowId,
  ...byWire(GRADING_FIELDS, KINDS),
  SysPalmReturn: flag,
  /** Accepted and ignored: the server knows better. */
  SysOfficerEvaluate: optionalText,
  SysBuyerNumber: optionalText,
  SysBuyerName: optionalText,
}

export type Grading = z.output<z.ZodObject<typeof grading>>

const INVALID = ['v.gradeRange', 'v.composition', 'v.returnReason', 'v.rejectWeight'] as const

export const calls = {
  evaluate: change({
    path: 'po/evaluate',
    roles: PALM,
    input: z.strictObject(grading),
    output: palmRecord,
    errors: [...FROZEN, 'ticket.alreadyGraded', ...INVALID],
  }),
  correctGrade: change({
    path: 'po/correctGrade',
    roles: MANAGERS,
    input: z.strictObject({ ...grading, ...correcting }),
    output: palmRecord,
    errors: [...FROZEN, 'ticket.nothingToCorrect', ...INVALID],
  }),
}
