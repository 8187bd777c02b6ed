export type Child = Node | string | false | null | undefined
type Props = Record<string, unknown>

/** An element of the page: properties beginning with `on` are listeners, the others attributes. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(props)) {
    if (value === false || value === undefined || value === null) continue
    if (name.startsWith('on')) made.addEventListener(name.slice(2), value as EventListener)
    else made.setAttribute(name, value === true ? '' : `${value}`)
  }
  made.append(...children.filter((child) => child !== false && child != null))
  return made
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
  part.replaceChildren(...children().filter((child) => child !== false && child != null))
  if (focused) part.querySelector<HTMLElement>(`[data-focus="${CSS.escape(focused)}"]`)?.focus()
}
