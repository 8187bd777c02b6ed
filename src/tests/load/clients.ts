import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Opens `count` connections that send nothing. */
export function openIdle(address: URL, count: number): Promise<Socket[]> {
  return openMany(address, count, '')
}

/** Opens `count` connections that each send half of a body of two megabytes, as nobody. */
export function openHalfSent(address: URL, count: number): Promise<Socket[]> {
  const head = [
    'POST /api/system/reference/PreviewImport HTTP/1.1',
    'host: mill',
    'content-type: application/json',
    'content-length: 2000000',
  ]
  return openMany(address, count, `${head.join('\r\n')}\r\n\r\n${'x'.repeat(1_000_000)}`)
}

async function openMany(address: URL, count: number, sent: string): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => connect(Number(address.port), '127.0.0.1'))
  for (const socket of sockets) socket.on('error', () => {}).resume()
  await Promise.all(
    sockets.map(async (socket) => {
      await once(socket, 'connect')
      if (sent) socket.write(sent)
    }),
  )
  return sockets
}

export function closeAll(sockets: readonly Socket[]): void {
  for (const socket of sockets) socket.destroy()
}

/** A screen that listens for changes. */
export interface Stream {
  /** The next line that comes. */
  next(): Promise<unknown>
  close(): void
}

/** Opens `count` streams of changes, those of each token in turn, and waits until each has begun. */
export function openStreams(
  address: URL,
  count: number,
  tokens: readonly string[],
): Promise<Stream[]> {
  return Promise.all(
    Array.from({ length: count }, (_, n) => openStream(address, tokens[n % tokens.length]!)),
  )
}

async function openStream(address: URL, token: string): Promise<Stream> {
  const closed = new AbortController()
  const response = await post(address, 'live/listen', {}, { token, signal: closed.signal })
  const lines = linesOf(response)
  const next = async () => (await lines.next()).value
  await next()
  return { next, close: () => closed.abort() }
}

async function* linesOf({ body }: Response): AsyncGenerator<unknown> {
  let rest = ''
  for await (const part of body!.pipeThrough(new TextDecoderStream())) {
    const [last, ...complete] = (rest + part).split('\n').reverse()
    rest = last ?? ''
    for (const line of complete.reverse()) yield JSON.parse(line)
  }
}

interface Sender {
  token?: string
  /** The address that a proxy says that it comes from. */
  from?: string
  signal?: AbortSignal
}

/** Sends a call, whatever becomes of it. */
export function post(address: URL, call: string, input: object, { token, from, signal }: Sender) {
  return fetch(new URL(`/api/system/${call}`, address), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(from && { 'x-forwarded-for': from }),
    },
    body: JSON.stringify(input),
    signal,
  })
}
