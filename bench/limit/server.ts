import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { readStatements, SETTINGS, type Statement, VIEWS, valuesIn } from './statements.ts'

/**
 * The bare limit of this stack: Node's http server, `pg` and one prepared statement a job, whose JSON PostgreSQL makes
 * and nobody reads again. It knows no session, checks nothing, keeps no trail and answers as soon as it can; the
 * product is measured against it.
 */
const pool = new pg.Pool({
  connectionString: process.argv[2],
  max: 16,
  options: SETTINGS,
})
await pool.query(await readFile(VIEWS, 'utf8'))
const statements = await readStatements()

const server = createServer(async (request, response) => {
  try {
    const statement = statements.get(request.url?.slice(1) ?? '')
    if (!statement) return send(response, 404, '{}')
    send(response, 200, await answer(statement, await read(request)))
  } catch (error) {
    console.error(error)
    send(response, 500, '{}')
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

async function answer(statement: Statement, body: string): Promise<string> {
  const { rows } = await pool.query<[string]>({
    name: statement.name,
    text: statement.text,
    values: valuesIn(JSON.parse(body), statement),
    rowMode: 'array',
  })
  const result = rows[0]?.[0]
  if (!result) throw new Error(`${statement.name} gave nothing for ${body}`)
  return `{"status":200,"result":${result}}`
}

function send(response: ServerResponse, status: number, text: string): void {
  const type = 'application/json; charset=utf-8'
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(text) })
  response.end(text)
}
