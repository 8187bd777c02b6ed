import type { WordKey } from '../words.ts'
import { t } from './language.ts'

/** What the agent refused, in words. */
export class Refused extends Error {
  /** Of settings: what is wrong, field by field. */
  readonly faults: { path: string; key: WordKey }[]

  constructor(message: string, faults: { path: string; key: WordKey }[] = []) {
    super(message)
    this.faults = faults
  }
}

/** Sends `body` to the agent and gives its answer; throws `Refused` with the sentence to show. */
export async function ask<Answer>(call: string, body: object = {}): Promise<Answer> {
  const response = await fetch(`/api/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Refused(t('page.gone'))
  })
  const answer = await response.json()
  if (response.ok) return answer
  if (answer.faults) throw new Refused(t('set.faults'), answer.faults)
  throw new Refused(t(answer.key ?? 'page.failed', answer.params ?? { detail: response.status }))
}
