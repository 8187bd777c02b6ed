import { z } from 'zod'
import { type ScaleTicket, scaleTicket } from '../contract.ts'
import type { FaultCode, TicketFault } from '../rules/faults.ts'
import { WEIGHING_FIELDS } from '../rules/fields.ts'
import { valueAt } from '../rules/refused.ts'

/** A ticket as it was read, or what is wrong with it; its scale id also where only that can be read. */
export type ReadTicket =
  | { scaleId: string | undefined; ticket: ScaleTicket; fault?: undefined }
  | { scaleId: string | undefined; ticket?: undefined; fault: TicketFault }

const MAX_FIELD_NAME = 50

/** Compiled at the first ticket, not at the start. */
let compiled: z.ZodType<ScaleTicket> | undefined

/** Reads one ticket of what a weighbridge sent. */
export function readTicket(sent: unknown): ReadTicket {
  compiled ??= z.compile(scaleTicket)
  const { data, error } = compiled.safeParse(sent)
  if (data) return { scaleId: data.WeightScaleIDIn ?? undefined, ticket: data }
  return { scaleId: scaleIdOf(sent), fault: faultOf(error.issues[0]!, sent) }
}

function scaleIdOf(sent: unknown): string | undefined {
  return (
    scaleTicket.shape.WeightScaleIDIn.safeParse(valueAt(sent, 'WeightScaleIDIn')).data ?? undefined
  )
}

function faultOf(issue: z.core.$ZodIssue, sent: unknown): TicketFault {
  if (issue.code === 'unrecognized_keys') {
    return {
      code: 'scale.unknownField',
      field: issue.keys[0]!.slice(0, MAX_FIELD_NAME),
      params: {},
    }
  }
  const [name] = issue.path
  if (name === undefined) return { code: 'scale.notTicket', params: {} }
  const field = String(name)
  const value = valueAt(sent, field)
  const isMissing = value == null || (typeof value === 'string' && value.trim() === '')
  if (isMissing) return { code: 'scale.missing', field, params: {} }
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return { code: 'scale.tooLong', field, params: { n: Number(issue.maximum) } }
  }
  return { code: codeOf(field, issue.message), field, params: {} }
}

const KINDS = new Map<string, string>(
  Object.values(WEIGHING_FIELDS).map(({ wire, kind }) => [wire, kind]),
)

/** What cannot be read as the kind of value that the field has. */
function codeOf(field: string, message: string): FaultCode {
  if (message === 'v.decimals') return 'scale.decimals'
  const kind = KINDS.get(field)
  if (kind === 'kg') return 'scale.kilograms'
  return kind === 'instant' ? 'scale.time' : 'scale.text'
}
