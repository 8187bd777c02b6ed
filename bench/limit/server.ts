import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verify } from '@node-rs/argon2'
import pg from 'pg'
import { readStatements, SETTINGS, VIEWS, valuesIn } from './statements.ts'

/**
 * The bare limit of this stack: Node's http server, `pg` and one prepared statement a job, whose JSON PostgreSQL makes
 * and nobody reads again. It knows no session, checks nothing, keeps no trail and answers as soon as it can; the
 * product is measured against it.
 */
const pool = new pg.Pool({
  connectionString: process.argv[2],
  max: 16,
  // A connection keeps its plans for as long as the bench runs.
  idleTimeoutMillis: 0,
  options: SETTINGS,
})
await pool.query(await readFile(VIEWS, 'utf8'))
const statements = await readStatements()

const server = createServer(async (request, response) => {
  const name = request.url?.slice(1) ?? ''
  try {
    const body = await read(request)
    const result = await (name === 'sign-in' ? signIn(body) : answer(name, body))
    send(response, 200, `{"status":200,"result":${result}}`)
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

/** The JSON that the statement of that name gives for a body. */
async function answer(name: string, body: string): Promise<string> {
  const statement = statements.get(name)
  if (!statement) throw new Error(`There is no statement ${name}`)
  const values = valuesIn(body, statement)
  const { rows } = await pool.query<[string]>({ ...statement, values, rowMode: 'array' })
  const result = rows[0]?.[0]
  if (!result) throw new Error(`${name} gave nothing for ${body}`)
  return result
}

/** The one job that is more than a statement: between finding the officer and opening the session, a password is verified. */
async function signIn(body: string): Promise<string> {
  const { id, hash } = JSON.parse(await answer('officer', body))
  if (!(await verify(hash, JSON.parse(body).password))) throw new Error('A wrong password')
  const session = randomBytes(32).toString('base64url')
  const opened = { officer: id, hash: createHash('sha256').update(session).digest('hex'), session }
  return answer('session', JSON.stringify(opened))
}

function send(response: ServerResponse, status: number, text: string): void {
  const type = 'application/json; charset=utf-8'
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(text) })
  response.end(text)
}
