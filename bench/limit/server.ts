import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { addLine, dailyPayment, oneOrder, orderList } from './queries.ts'

/**
 * The bare limit of this stack: Node's http server, `pg` and SQL by hand. It knows no session, checks nothing,
 * keeps no trail and answers as soon as it can; the product is measured against it.
 */
const answers: Record<string, (input: never, pool: pg.Pool) => Promise<unknown>> = {
  'po/getPOFilterLists': orderList,
  'po/getEnvironmentPOLineManage': oneOrder,
  'po/createPOLine': addLine,
  'report/ReportDailyPalmPayment': dailyPayment,
}

pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)
const pool = new pg.Pool({ connectionString: process.argv[2], max: 16 })

const server = createServer(async (request, response) => {
  const ask = answers[request.url?.replace('/api/system/', '') ?? '']
  try {
    const input = JSON.parse(await read(request)) as never
    send(200, JSON.stringify({ status: 200, result: await ask?.(input, pool) }))
  } catch (error) {
    console.error(error)
    send(500, '{}')
  }
  function send(status: number, text: string): void {
    const type = 'application/json; charset=utf-8'
    response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(text) })
    response.end(text)
  }
})

server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('SIGTERM', () => process.exit())
process.on('disconnect', () => process.exit())

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
