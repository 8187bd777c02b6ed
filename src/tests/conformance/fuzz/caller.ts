import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { sessionHash } from '../../../identity/reads.ts'
import type { Call } from '../../../platform/call.ts'
import { db } from '../../../platform/db.ts'
import { ROLES } from '../../../platform/roles.ts'
import type { Language } from '../../../platform/thai-date.ts'
import { givePassword } from '../../orders.ts'
import type { TestServer } from '../../server.ts'
import { expectAnswer, type FuzzAnswer } from './answers.ts'
import type { Body } from './junk.ts'

export interface Caller {
  /** What the `n`th of the roles that may make a call shows; nothing where nobody need be known. */
  tokenOf(call: Call, n: number): string | undefined
  /** Sends a body to a call as the `n`th of the roles that may call it, and expects no failure. */
  send(call: Call, body: Body, n: number, language?: Language): Promise<FuzzAnswer>
  /** Gives every officer their session, role and account back, which an accepted case may have ended. */
  restore(): Promise<void>
}

/** Somebody who may make every call of the server: an officer of each role, and a weighbridge. */
export async function openCaller(server: TestServer): Promise<Caller> {
  for (const role of ROLES) await givePassword(server.officers[role].id)
  const scaleName = { Name: `ชั่ง ${randomUUID().slice(0, 8)}` }
  const { body } = await server.post('scale/CreateToken', scaleName, 0)
  const scaleToken: string = body.result.Token
  let count = 0

  const tokenOf = ({ roles }: Call, n: number): string | undefined => {
    if (roles === 'public') return undefined
    if (roles === 'scale-token') return scaleToken
    const may = roles === 'signed-in' ? ROLES : roles
    return server.officers[may[n % may.length]!].token
  }
  const send: Caller['send'] = async (call, { payload, headers }, n, language = 'th') => {
    const token = tokenOf(call, n)
    count += 1
    const response = await server.app.inject({
      method: 'POST',
      url: `/api/system/${call.path}`,
      // Whoever sends much without being known is slowed down by their address.
      remoteAddress: `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`,
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      payload,
    })
    const type = response.headers['content-type']?.toString() ?? ''
    const answer = { status: response.statusCode, type, text: response.payload }
    expectAnswer(answer, headers?.['accept-language'] ? 'th' : language)
    return answer
  }
  return { tokenOf, send, restore: () => restoreOfficers(server) }
}

async function restoreOfficers({ officers }: TestServer): Promise<void> {
  const all = ROLES.map((role) => officers[role])
  const ids = all.map(({ id }) => id)
  const roles = all.map(({ role }) => role)
  await sql`
    update officers set role = former.role, deactivated_at = null, password_is_temporary = false
    from unnest(${ids}::uuid[], ${roles}::int[]) former (id, role)
    where officers.id = former.id`.execute(db())
  const now = new Date()
  await db()
    .updateTable('sessions')
    .set({ revoked_at: null, revoked_because: null, started_at: now, seen_at: now })
    .where(
      'token_hash',
      'in',
      all.map(({ token }) => sessionHash(token)),
    )
    .execute()
  await db()
    .updateTable('scale_tokens')
    .set({ revoked_at: null, revoked_by: null })
    .where('name', 'like', 'ชั่ง ________')
    .execute()
}
