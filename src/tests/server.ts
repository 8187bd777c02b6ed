import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { buildApp } from '../app/app.ts'
import { sessionHash } from '../identity/reads.ts'
import type { Officer, OfficerContext } from '../platform/call-context.ts'
import { ROLES, type Role } from '../platform/roles.ts'
import { insertRow } from './rows.ts'

export interface SignedIn extends Officer {
  token: string
}

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: what a test expects of an answer is what it then asserts.
  body: any
}

export interface TestServer {
  app: FastifyInstance
  /** An officer of every role, signed in. */
  officers: Record<Role, SignedIn>
  /** Sends `body` to a call as an officer of `role`, or as nobody. */
  post(path: string, body: unknown, role?: Role, headers?: Record<string, string>): Promise<Answer>
}

/** The whole app on the open test database, not listening; closed after the file. */
export async function openTestServer(): Promise<TestServer> {
  const app = await buildApp({ logLevel: 'silent' })
  afterAll(() => app.close())
  const officers = await signInEveryRole()
  return {
    app,
    officers,
    post: (path, body, role, headers = {}) =>
      send(
        app,
        path,
        body,
        role === undefined
          ? headers
          : { authorization: `Bearer ${officers[role].token}`, ...headers },
      ),
  }
}

/** Sends `body` as JSON to a call of `app`. */
export async function send(
  app: FastifyInstance,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await app.inject({
    method: 'POST',
    url: `/api/system/${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const json = response.headers['content-type']?.toString().includes('json')
  return { status: response.statusCode, body: json ? response.json() : response.rawPayload }
}

/** An officer and an open session of every role, without the cost of a password. */
export async function signInEveryRole(): Promise<Record<Role, SignedIn>> {
  const officers = await Promise.all(
    ROLES.map(async (role) => [role, await signInAs(role)] as const),
  )
  return Object.fromEntries(officers) as Record<Role, SignedIn>
}

/** A new officer of `role` with an open session. */
export async function signInAs(role: Role): Promise<SignedIn> {
  const token = randomBytes(32).toString('base64url')
  const name = { first_name: `เจ้าหน้าที่ ${role}`, last_name: 'ทดสอบ' }
  const { id } = await insertRow('officers', {
    ...name,
    email: `${token}@mill.co.th`,
    personnel_number: '-',
    role,
    password_hash: '-',
  })
  const now = new Date()
  await insertRow('sessions', {
    token_hash: sessionHash(token),
    officer_id: id,
    remembered: false,
    started_at: now,
    seen_at: now,
  })
  return { id, firstName: name.first_name, lastName: name.last_name, role, token }
}

/** The context of a call by `officer` at `now`, for calling a write directly. */
export function contextOf(officer: SignedIn, now = new Date()): OfficerContext {
  const { token, ...who } = officer
  return {
    now,
    requestId: 'test',
    language: 'th',
    address: '127.0.0.1',
    officer: who,
    sessionHash: sessionHash(token),
  }
}
