import { z } from 'zod'
import type { Clock } from './clock.ts'

/** Where the product is, and the scale's token there. */
export interface Server {
  address: string
  token: string
}

/** Why something could not be sent; `detail` is what the server or the network itself says. */
export interface SendFault {
  fault: 'unreachable' | 'noProduct' | 'revoked' | 'failing' | 'notTaken'
  detail?: string
  /** How long the server asks to wait before it is sent again. */
  waitMs?: number
}

export interface SendOptions {
  clock: Clock
  signal?: AbortSignal
}

interface Sent {
  /** Of the call. */
  path: string
  /** JSON. */
  body: string
  /** The same key gets the first answer again. */
  key?: string
}

/** A send waits half a minute for its turn at the server before it is told to come again. */
const TIMEOUT_MS = 45_000
const refused = z.object({ message: z.string() })

/** Sends a call, and compares the clocks by an answer of the product; `read` says what the answer means. */
export async function post<Result extends object>(
  { address, token }: Server,
  { path, body, key }: Sent,
  read: (status: number, answer: unknown) => Result | SendFault,
  { clock, signal }: SendOptions,
): Promise<Result | SendFault> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const askedAt = clock.steady()
  try {
    const response = await fetch(new URL(`/api/system/${path}`, address), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'th',
        authorization: `Bearer ${token}`,
        ...(key && { 'idempotency-key': key }),
      },
      body,
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    const result = read(response.status, await response.json().catch(() => undefined))
    const isOfProduct = !('fault' in result) || result.fault !== 'noProduct'
    if (isOfProduct) clock.compare(response.headers.get('date'), askedAt)
    const seconds = Number(response.headers.get('retry-after'))
    return 'fault' in result && seconds > 0 ? { ...result, waitMs: seconds * 1000 } : result
  } catch (error) {
    return { fault: 'unreachable', detail: causeOf(error) }
  }
}

/** What an answer means that is not 200. */
export function faultOf(status: number, answer: unknown): SendFault {
  const { data } = refused.safeParse(answer)
  const detail = data?.message ?? `HTTP ${status}`
  if (status >= 500 || status === 429) return { fault: 'failing', detail }
  if (!data || status === 404) return { fault: 'noProduct', detail: `HTTP ${status}` }
  if (status === 401 || status === 403) return { fault: 'revoked', detail }
  return { fault: 'notTaken', detail }
}

/** Node hides why a connection failed in the cause of its error. */
function causeOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } }
  return cause?.code ?? cause?.message ?? message
}
