import type { Refused } from './ask.ts'
import { h } from './element.ts'
import { t } from './language.ts'

/** Says what is wrong at each field of a form, and leads to the first. */
export function showFaults(form: HTMLFormElement, { faults }: Refused): void {
  for (const { path, key } of faults) {
    // A fault inside a list stands at the list.
    const name = path.replace(/\.\d+(\..*)?$/, '')
    const input = form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
    if (!input || input.hasAttribute('aria-invalid')) continue
    input.setAttribute('aria-invalid', 'true')
    input.after(h('p.fault.hint.attention', t(key)))
  }
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
}

/** Forgets what was wrong. */
export function clearFaults(form: HTMLFormElement): void {
  for (const fault of form.querySelectorAll('.fault')) fault.remove()
  for (const input of form.querySelectorAll('[aria-invalid]')) input.removeAttribute('aria-invalid')
}
