import { randomUUID } from 'node:crypto'
import { type Connection, openConnection } from './connection.ts'

/** What one side is asked in one stretch. */
export interface Order {
  port: number
  path: string
  headers: Record<string, string>
  bodies: string[]
  /** Whether each body is sent once only, as what it asks for can be done once; else they go round. */
  once: boolean
  seconds: number
  connections: number
}

export interface Outcome {
  /** Milliseconds of each answered request, in the order of the answers. */
  latencies: Float64Array
  seconds: number
  bytes: number
}

/** Keeps every connection busy until the time is up or nothing is left to send; any answer but 200 ends it. */
async function drive(order: Order): Promise<Outcome> {
  const connections = await Promise.all(
    Array.from({ length: order.connections }, () => openConnection(order.port)),
  )
  const latencies: number[] = []
  let received = 0
  let sent = 0
  const begin = performance.now()
  const work = async (connection: Connection) => {
    while (performance.now() < begin + order.seconds * 1000) {
      if (order.once && sent === order.bodies.length) return
      const request = write(order, order.bodies[sent++ % order.bodies.length]!)
      const asked = performance.now()
      const { status, bytes } = await connection.ask(request)
      latencies.push(performance.now() - asked)
      received += bytes
      if (status !== 200) throw new Error(`${order.path} on port ${order.port} answered ${status}`)
    }
  }
  await Promise.all(connections.map(work))
  const seconds = (performance.now() - begin) / 1000
  for (const connection of connections) connection.close()
  return { seconds, bytes: received, latencies: Float64Array.from(latencies) }
}

function write({ path, headers, once }: Order, body: string): string {
  // A change carries a key, as the browser sends one.
  const all = { ...headers, ...(once && { 'idempotency-key': randomUUID() }) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST ${path} HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${lines.join('')}\r\n${body}`
}

process.on('message', async (order: Order) => {
  const outcome = await drive(order).catch((error: Error) => ({ failed: error.message }))
  process.send?.(outcome)
})
process.on('disconnect', () => process.exit())
