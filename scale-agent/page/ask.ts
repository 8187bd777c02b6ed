import type { WordKey } from '../words.ts'
import { h } from './element.ts'
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

/** Asks for a reason in a dialog; undefined where it was closed without one. */
export function askReason(title: string, verb: string): Promise<string | undefined> {
  let resolve: (reason: string | undefined) => void = () => {}
  const promise = new Promise<string | undefined>((done) => {
    resolve = done
  })
  const input = h('input', { id: 'reason', maxlength: 200, required: true, autocomplete: 'off' })
  const cancel = () => dialog.close()
  const dialog = h(
    'dialog.card',
    { 'aria-labelledby': 'reason-title' },
    h(
      'form',
      { method: 'dialog' },
      h('h2', { id: 'reason-title' }, title),
      h('label', { for: 'reason' }, t('reason.label')),
      input,
      h(
        'div.row',
        h('button.main', { type: 'submit', value: 'yes' }, verb),
        h('button', { type: 'button', onclick: cancel }, t('reason.cancel')),
      ),
    ),
  )
  dialog.addEventListener('close', () => {
    const reason = input.value.trim()
    dialog.remove()
    resolve(dialog.returnValue === 'yes' && reason ? reason : undefined)
  })
  document.body.append(dialog)
  dialog.showModal()
  return promise
}
