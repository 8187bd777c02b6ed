import type { z } from 'zod'
import type { Call } from '../../platform/call.ts'
import type { ServerKey } from '../../platform/catalogue.ts'
import { type FieldFault, refuse } from '../../platform/errors.ts'
import { serverWords } from '../words.ts'

/** The call's input from the bytes of the body; refuses `sys.invalid` with the fields, or `sys.unknownField`. */
export function parseBody(call: Call, body: Buffer | undefined): unknown {
  const parsed = call.input.safeParse(fromJson(body))
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  if (issues.every(({ code }) => code === 'unrecognized_keys')) refuse('sys.unknownField')
  refuse('sys.invalid', {}, { fields: faults(issues) })
}

function fromJson(body: Buffer | undefined): unknown {
  if (!body || body.length === 0) return {}
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    refuse('sys.invalid')
  }
}

function faults(issues: readonly z.core.$ZodIssue[]): Record<string, FieldFault> {
  return Object.fromEntries(
    issues.map((issue) =>
      issue.code === 'unrecognized_keys'
        ? [issue.keys[0] ?? '', 'v.unknownField']
        : [issue.path.join('.'), fault(issue)],
    ),
  )
}

/** Contracts name their own messages by key; what zod says by itself is put into our words. */
function fault(issue: z.core.$ZodIssue): FieldFault {
  if (isKey(issue.message)) return issue.message
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return { key: 'v.tooLong', params: { n: Number(issue.maximum) } }
  }
  return issue.code === 'invalid_type' && issue.input === undefined ? 'v.required' : 'v.invalid'
}

function isKey(message: string): message is ServerKey {
  return Object.hasOwn(serverWords, message)
}
