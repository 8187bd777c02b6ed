import type { z } from 'zod'
import type { Call } from '../../platform/call.ts'
import { refuse } from '../../platform/errors.ts'

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

/** Field path → message key. Contracts name theirs (`v.…`); what zod says itself becomes `v.required` or `v.invalid`. */
function faults(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  return Object.fromEntries(
    issues.map((issue) => {
      if (issue.code === 'unrecognized_keys') return [issue.keys[0] ?? '', 'v.unknownField']
      const missing = issue.code === 'invalid_type' && issue.input === undefined
      const named = issue.message.startsWith('v.')
        ? issue.message
        : missing
          ? 'v.required'
          : 'v.invalid'
      return [issue.path.join('.'), named]
    }),
  )
}
