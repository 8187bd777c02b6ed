import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Call } from '../../platform/call.ts'
import type { Upload } from '../../platform/call-context.ts'
import type { ServerKey } from '../../platform/catalogue.ts'
import { type FieldFault, Refusal, refuse } from '../../platform/errors.ts'
import { unpackInProcess } from '../../platform/spreadsheets/unpack-in-process.ts'
import { serverWords } from '../words.ts'
import { bodyLimitOf, DEFAULT_BODY_LIMIT, tooLarge } from './bodies.ts'

/** The body of a call, and the files that were taken out of it on the way. */
export interface Body {
  bytes: Buffer | undefined
  upload?: Upload
}

/**
 * The body of a call. Of one that takes files a body that is larger than others', or does not say how large it is, goes to a
 * process of its own as it comes, which takes the files out of it.
 */
export async function readBody(
  call: Call,
  request: FastifyRequest,
  signal: AbortSignal | undefined,
): Promise<Body> {
  const { body } = request
  if (!(body instanceof Readable)) return { bytes: body as Buffer | undefined }
  const coming = withinLimit(body, call, request)
  if (Number(request.headers['content-length']) <= DEFAULT_BODY_LIMIT) {
    const parts: Buffer[] = []
    for await (const bytes of coming) parts.push(bytes)
    return { bytes: Buffer.concat(parts) }
  }
  const officer = request.callContext?.officer
  const { rest, upload } = await unpackInProcess(coming, {
    ...(officer && { officer }),
    ...(signal && { signal }),
  })
  return { bytes: rest, upload }
}

/** The bytes of a body as they come; refuses it once it is larger than its call takes. */
async function* withinLimit(
  body: Readable,
  call: Call,
  request: FastifyRequest,
): AsyncGenerator<Buffer> {
  let length = 0
  try {
    for await (const bytes of body) {
      length += bytes.length
      if (length > bodyLimitOf(call)) throw tooLarge(request)
      yield bytes
    }
  } catch (error) {
    // Whoever goes before it is there whole is told nothing.
    throw request.raw.readableAborted ? new Refusal('sys.unavailable') : error
  }
}

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
