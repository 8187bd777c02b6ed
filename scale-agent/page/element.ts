export type Child = Node | string | false | null | undefined
type Props = Record<string, unknown>
type Tag = keyof HTMLElementTagNameMap
type TagOf<Selector> = Selector extends `${infer Name extends Tag}.${string}` ? Name : Selector

/**
 * An element of the page: `h('div.who', props, ...children)`, the props left out where there are none. Those beginning with
 * `on` are listeners, the others attributes.
 */
export function h<Selector extends Tag | `${Tag}.${string}`>(
  selector: Selector,
  ...given: [Props, ...Child[]] | Child[]
): HTMLElementTagNameMap[TagOf<Selector> & Tag] {
  const [tag = '', ...classes] = selector.split('.')
  const made = document.createElement(tag)
  if (classes.length > 0) made.className = classes.join(' ')
  const [first] = given
  const hasProps = typeof first === 'object' && first !== null && !(first instanceof Node)
  for (const [name, value] of Object.entries(hasProps ? first : {})) {
    if (value === false || value === undefined || value === null) continue
    if (name.startsWith('on')) made.addEventListener(name.slice(2), value as EventListener)
    else made.setAttribute(name, value === true ? '' : `${value}`)
  }
  made.append(...shown((hasProps ? given.slice(1) : given) as Child[]))
  return made as HTMLElementTagNameMap[TagOf<Selector> & Tag]
}

function shown(children: Child[]): (Node | string)[] {
  return children.filter((child) => child !== false && child !== null && child !== undefined)
}

interface Press {
  /** What it is known by while the part around it is drawn anew. */
  focus?: string
  /** What it says to whoever does not see where it stands. */
  label?: string
}

/** A button that looks like `kind`, and does `onclick`. */
export function button(
  kind: 'accent' | 'secondary' | 'who.fill',
  onclick: () => void,
  words: string | Child[],
  { focus, label }: Press = {},
): HTMLButtonElement {
  const props = { type: 'button', onclick, 'data-focus': focus, 'aria-label': label }
  return h(`button.${kind}`, props, ...(typeof words === 'string' ? [words] : words))
}

const drawn = new WeakMap<Element, string>()

/**
 * Draws `children` into a part of the page where `of` has changed since. What has the focus keeps it, by its
 * `data-focus`.
 */
export function draw(part: Element, of: unknown, children: () => Child[]): void {
  const text = JSON.stringify(of)
  if (drawn.get(part) === text) return
  drawn.set(part, text)
  const focused = part.contains(document.activeElement)
    ? document.activeElement?.getAttribute('data-focus')
    : undefined
  part.replaceChildren(...shown(children()))
  if (focused) part.querySelector<HTMLElement>(`[data-focus="${CSS.escape(focused)}"]`)?.focus()
}
