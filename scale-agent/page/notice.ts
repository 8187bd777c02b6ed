import type { Refused } from './ask.ts'
import { h } from './element.ts'
import { t } from './language.ts'

/** A line that says what became of a press. */
export interface Notice {
  node: HTMLElement
  say(text: string): void
  warn(text: string): void
  /** What it speaks of is over. */
  clear(): void
}

/** The line that speaks: what it says ends when another one does. */
let speaking: HTMLElement | undefined

export function notice(): Notice {
  const node = h('p.accent.medium', { role: 'status' })
  const show = (text: string, isWarning: boolean) => {
    if (speaking !== node) speaking?.replaceChildren()
    speaking = node
    node.textContent = text
    node.classList.toggle('attention', isWarning)
  }
  return {
    node,
    say: (text) => show(text, false),
    warn: (text) => show(text, true),
    clear: () => node.replaceChildren(),
  }
}

/** Says what is wrong at each field of a form, and leads to the first. */
export function showFaults(form: HTMLFormElement, { faults }: Refused): void {
  for (const { path, key } of faults) {
    // A fault inside a list stands at the list.
    const name = path.replace(/\.\d+(\..*)?$/, '')
    const input = form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
    if (!input || input.hasAttribute('aria-invalid')) continue
    input.setAttribute('aria-invalid', 'true')
    input.after(h('p.fault.hint.small.attention', t(key)))
  }
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
}

/** Forgets what was wrong. */
export function clearFaults(form: HTMLFormElement): void {
  for (const fault of form.querySelectorAll('.fault')) fault.remove()
  for (const input of form.querySelectorAll('[aria-invalid]')) input.removeAttribute('aria-invalid')
}
