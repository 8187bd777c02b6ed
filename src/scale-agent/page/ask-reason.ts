import { element } from './element.ts'
import { t } from './language.ts'

/** Asks for a reason in a dialog; undefined where it was closed without one. */
export function askReason(title: string, verb: string): Promise<string | undefined> {
  let resolve: (reason: string | undefined) => void = () => {}
  const promise = new Promise<string | undefined>((done) => {
    resolve = done
  })
  const input = element('input', {
    id: 'reason',
    maxlength: 200,
    required: true,
    autocomplete: 'off',
  })
  const cancel = () => dialog.close()
  const dialog = element(
    'dialog',
    { 'aria-labelledby': 'reason-title' },
    element(
      'form',
      { method: 'dialog' },
      element('h2', { id: 'reason-title' }, title),
      element('label', { for: 'reason' }, t('reason.label')),
      input,
      element(
        'div',
        { class: 'go' },
        element('button', { type: 'submit', class: 'main', value: 'yes' }, verb),
        element('button', { type: 'button', onclick: cancel }, t('reason.cancel')),
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
