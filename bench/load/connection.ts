import { once } from 'node:events'
import { connect } from 'node:net'

export interface Answer {
  status: number
  /** Of the body. */
  bytes: number
}

export interface Connection {
  /** Sends one request and waits for the whole answer. */
  ask(request: string): Promise<Answer>
  close(): void
}

const HEAD_END = '\r\n\r\n'

/**
 * A kept-alive HTTP connection to this machine that only counts what comes back: the load must cost little, since
 * it runs on the processors that it measures. An answer has to have a content-length.
 */
export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined
  let head = ''
  let answer: Answer | undefined
  let missing = 0
  const fail = (error: Error) => waiting?.reject(error)
  socket.on('error', fail).on('close', () => fail(new Error('The server closed the connection')))
  socket.on('data', (chunk) => {
    if (answer) missing -= chunk.length
    else {
      head += chunk.toString('latin1')
      const end = head.indexOf(HEAD_END)
      if (end < 0) return
      answer = readHead(head.slice(0, end))
      missing = answer.bytes - (head.length - end - HEAD_END.length)
    }
    if (missing > 0) return
    const done = answer
    head = ''
    answer = undefined
    waiting?.resolve(done)
  })
  await once(socket, 'connect')
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(request)
      }),
    close: () => socket.removeAllListeners('close').end(),
  }
}

function readHead(head: string): Answer {
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  if (length === undefined) throw new Error(`An answer without content-length:\n${head}`)
  return { status: Number(head.slice(9, 12)), bytes: Number(length) }
}
