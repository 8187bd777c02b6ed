import { z } from 'zod'
import { change, rowId } from '../../platform/call.ts'
import { PALM } from '../../platform/roles.ts'
import { palmRecord } from './record.ts'

/** The ticket as its officer saved it: once anybody changed it since, nothing is undone. */
const saved = z.strictObject({ SSWeightID: rowId, Version: z.int().positive() })

const errors = ['ticket.notFound', 'ticket.undoOthers', 'ticket.undoOrdered', 'day.closed'] as const

export const calls = {
  /** Takes back a first grading, and the price that the same officer gave it. */
  undoGrade: change({
    path: 'po/undoGrade',
    roles: PALM,
    input: saved,
    output: palmRecord,
    errors: [...errors, 'ticket.notGraded'],
  }),
  /** Takes back a first price; the grade stays. */
  undoPrice: change({
    path: 'po/undoPrice',
    roles: PALM,
    input: saved,
    output: palmRecord,
    errors: [...errors, 'ticket.nothingToCorrect'],
  }),
}
