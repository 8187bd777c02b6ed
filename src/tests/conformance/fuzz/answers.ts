import { expect } from 'vitest'
import { statusOf } from '../../../app/words.ts'
import type { ErrorCode } from '../../../platform/catalogue.ts'
import type { Language } from '../../../platform/thai-date.ts'

const LETTERS: Record<Language, RegExp> = { th: /[ก-๙]{4}/, en: /[a-z]{4}/i }
/** What only somebody who knows the inside may see. */
const INSIDE = /node_modules|\.[jt]s:\d+:\d+|\bat \S+ \(|select .* from |violates|postgres/i

export interface FuzzAnswer {
  status: number
  type: string
  text: string
}

/**
 * Expects an answer that is no failure: the result, or a refusal in the envelope, with a code of the catalogue, a
 * sentence in `language` and the number of the request.
 */
export function expectAnswer({ status, type, text }: FuzzAnswer, language: Language): void {
  if (status === 200) {
    if (type.includes('json')) expect(JSON.parse(text)).toMatchObject({ status: 200 })
    return
  }
  expect({ status, text }).toEqual({
    status: expect.any(Number),
    text: expect.not.stringMatching(INSIDE),
  })
  expect(status < 500 ? 'refused' : text).toBe('refused')
  const body = JSON.parse(text)
  expect(body).toMatchObject({
    status,
    code: expect.stringMatching(/^\w+\.\w+$/),
    message: expect.stringMatching(LETTERS[language]),
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(statusOf(body.code as ErrorCode)).toBe(status)
  expect(body.message).not.toMatch(/\{\{|undefined/)
  for (const sentence of Object.values(body.fields ?? {}))
    expect(sentence).toMatch(LETTERS[language])
}
