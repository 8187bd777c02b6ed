import { h } from './element.ts'

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
  const node = h('p.notice', { role: 'status' })
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
