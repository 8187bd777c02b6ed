import type { Call, CallAddress, Input, Output } from './call.ts'
import type { ErrorCode } from './catalogue.ts'
import { IDLE_HEADER, isIdle } from './idle.ts'
import { clearSession, type StoredSession, storedLanguage, storedSession } from './session.ts'

/** Where the server gave no answer: to what only reads, to what was not sent or got lost, and in time. */
type NoAnswer = 'ui.noNetwork' | 'sys.network' | 'sys.networkUnsure' | 'sys.timeout'

/** Why a call failed: the server's refusal, or that there was no answer. */
export class CallError extends Error {
  readonly code: ErrorCode | NoAnswer
  readonly status: number
  /** Field of the input → what is wrong with it, in the reader's language. */
  readonly fields: Record<string, string>
  readonly requestId: string | undefined
  /** With 409: the record as it is now. */
  readonly present: unknown

  constructor(refusal: Partial<CallError> & Pick<CallError, 'code'>) {
    super(refusal.message ?? '')
    this.name = 'CallError'
    this.code = refusal.code
    this.status = refusal.status ?? 0
    this.fields = refusal.fields ?? {}
    this.requestId = refusal.requestId
    this.present = refusal.present
  }

  /** Whether the same attempt may succeed later, and may have succeeded already. */
  get outcomeUnknown(): boolean {
    return this.status === 0 || this.status === 503
  }
}

/** Whether what was sent may have been done all the same, its answer lost on the way. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof CallError && error.outcomeUnknown
}

export interface CallOptions {
  signal?: AbortSignal
  idempotencyKey?: string
}

const TIMEOUT_MS = 30_000
/** Outlasts the minute that the server gives a document. */
const DOCUMENT_TIMEOUT_MS = 90_000

/** Calls the server and returns the result; throws a CallError where there is none. */
export async function invoke<C extends Call>(
  call: C | CallAddress,
  input: Input<C>,
  options: CallOptions = {},
): Promise<Output<C>> {
  const response = await send(call, input, options)
  const { result } = await response.json().catch(lost(call))
  return result
}

/** Fetches the document that `call` makes and hands it to the browser to save; returns its file name. */
export async function download<C extends Call>(call: C, input: Input<C>): Promise<string> {
  const response = await send(call, input, {})
  const name =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'file'
  saveFile(name, await response.blob().catch(lost(call)))
  return name
}

/** Hands a file to the browser to save. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** The lines of a streamed call, as they come; ends when the connection does. */
export async function* listen<C extends Call>(
  call: C,
  input: Input<C>,
  signal: AbortSignal,
): AsyncGenerator<unknown> {
  const session = storedSession()
  const response = await request(call, input, { signal })
  await accept(response, session)
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  while (true) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line)
  }
}

async function send(call: CallAddress, input: unknown, options: CallOptions): Promise<Response> {
  // Nothing that was pressed without a network may be done later.
  if (call.kind === 'change' && !navigator.onLine) throw new CallError({ code: 'sys.network' })
  const timeout = AbortSignal.timeout(
    call.takesMs ?? (call.mediaType ? DOCUMENT_TIMEOUT_MS : TIMEOUT_MS),
  )
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  const session = storedSession()
  const response = await request(call, input, { ...options, signal }).catch((error) => {
    if (options.signal?.aborted) throw error
    if (timeout.aborted) throw new CallError({ code: 'sys.timeout' })
    return lost(call)()
  })
  await accept(response, session)
  return response
}

function request(
  call: CallAddress,
  input: unknown,
  { signal, idempotencyKey }: CallOptions,
): Promise<Response> {
  const token = storedSession()?.token
  return fetch(`/api/system/${call.path}`, {
    method: 'POST',
    signal,
    headers: {
      'content-type': 'application/json',
      'accept-language': storedLanguage(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(isIdle() && { [IDLE_HEADER]: '1' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    body: JSON.stringify(input),
  })
}

/** Throws what the server refused to whoever had `session`; it may have ended, and another begun since. */
async function accept(response: Response, session: StoredSession | undefined): Promise<void> {
  if (response.ok) return
  const refusal = await response.json().catch(() => ({ code: 'sys.unavailable', status: 503 }))
  if (response.status === 401) clearSession(session?.token, refusal.code)
  throw new CallError(refusal)
}

/** A change whose answer was lost may have been made; sent again under its key, it is not made twice. */
function lost(call: CallAddress) {
  return (): never => {
    throw new CallError({ code: call.kind === 'change' ? 'sys.networkUnsure' : 'ui.noNetwork' })
  }
}
