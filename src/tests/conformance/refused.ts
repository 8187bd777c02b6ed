import { beforeAll, expect } from 'vitest'
import type { ErrorCode } from '../../platform/catalogue.ts'
import type { Role } from '../../platform/roles.ts'
import type { Language } from '../../platform/thai-date.ts'
import type { Answer, TestServer } from '../server.ts'
import { checksums } from './checksum.ts'

/** The code of a refusal, the field where it stands, and the status where it is not 400. */
export type Refused = readonly [code: ErrorCode, field?: string, status?: number]

const LETTERS: Record<Language, RegExp> = { th: /[ก-๙]{4}/, en: /[a-z]{4}/i }
/** What a sentence that was not filled in shows. */
const UNFILLED = /\{\{|undefined|null|NaN|“”|\(\)| {2}/

/** Watches that what `server` refuses on the open database is said well, and leaves no trace. */
export function watchRefusals(server: TestServer) {
  let before: Record<string, string>

  /** What the tests wrote themselves until now is no trace of a refusal. */
  const startAnew = async () => {
    before = await checksums()
  }
  beforeAll(startAnew)

  /** Expects `body` to be refused as `why` says, in Thai; returns what the officer hears. */
  const refused = async (path: string, body: unknown, role: Role, why: Refused) => {
    const answer = await post(path, body, role, why, 'th')
    expect(await checksums()).toEqual(before)
    return answer.body
  }

  /** As `refused`, in English too. */
  const refusedInBoth = async (path: string, body: unknown, role: Role, why: Refused) => {
    await post(path, body, role, why, 'en')
    return refused(path, body, role, why)
  }

  async function post(
    path: string,
    body: unknown,
    role: Role,
    [code, field, status = 400]: Refused,
    language: Language,
  ): Promise<Answer> {
    const answer = await server.post(path, body, role, { 'accept-language': language })
    const fields: Record<string, string> = answer.body.fields ?? {}
    const outcome = {
      body,
      status: answer.status,
      code: answer.body.code,
      at: Object.keys(fields)[0],
    }
    expect(outcome).toEqual({ body, status, code, at: field })
    for (const sentence of [answer.body.message, ...Object.values(fields)]) {
      expect(sentence).toMatch(LETTERS[language])
      expect(sentence).not.toMatch(UNFILLED)
    }
    return answer
  }

  return { refused, refusedInBoth, startAnew }
}
