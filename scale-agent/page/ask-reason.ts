import { h } from './element.ts'
import { t } from './language.ts'

/** Asks for a reason in a dialog; undefined where it was closed without one. */
export function askReason(title: string, verb: string): Promise<string | undefined> {
  let resolve: (reason: string | undefined) => void = () => {}
  const promise = new Promise<string | undefined>((done) => {
    resolve = done
  })
  const input = h('input', { id: 'reason', maxlength: 200, required: true, autocomplete: 'off' })
  const cancel = () => dialog.close()
  const dialog = h(
    'dialog',
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
