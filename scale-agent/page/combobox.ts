import { type Child, h } from './element.ts'

interface Combobox<Item> {
  input: HTMLInputElement
  /** Names the list for whoever does not see it. */
  label: string
  search(typed: string): Item[]
  row(item: Item): Child[]
  choose(item: Item): void
}

/** A field that proposes as one types: arrows and Enter choose, Escape closes. */
export function combobox<Item>({ input, label, search, row, choose }: Combobox<Item>) {
  const list = h('ul', { role: 'listbox', id: `${input.id}-list`, 'aria-label': label })
  const node = h('div.combo', input, list)
  let items: Item[] = []
  let active = 0
  input.setAttribute('role', 'combobox')
  input.setAttribute('aria-autocomplete', 'list')
  input.setAttribute('aria-controls', list.id)

  const draw = () => {
    list.hidden = items.length === 0
    input.setAttribute('aria-expanded', `${items.length > 0}`)
    list.replaceChildren(
      ...items.map((item, at) => {
        const isActive = at === active
        const props = { role: 'option', id: `${list.id}-${at}`, 'aria-selected': `${isActive}` }
        const option = h('li.row', props, ...row(item))
        // A press must not take the focus out of the field before it counts.
        option.addEventListener('mousedown', (event) => event.preventDefault())
        option.addEventListener('click', () => take(item))
        return option
      }),
    )
    if (items.length > 0) input.setAttribute('aria-activedescendant', `${list.id}-${active}`)
    else input.removeAttribute('aria-activedescendant')
  }
  const show = (next: Item[]) => {
    items = next
    active = 0
    draw()
  }
  const take = (item: Item) => {
    show([])
    choose(item)
  }
  input.addEventListener('input', () => show(search(input.value)))
  input.addEventListener('blur', () => show([]))
  input.addEventListener('keydown', (event) => {
    if (items.length === 0) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      active = (active + step + items.length) % items.length
      draw()
    } else if (event.key === 'Enter') take(items[active]!)
    else if (event.key === 'Escape') show([])
    else return
    event.preventDefault()
    event.stopImmediatePropagation()
  })
  draw()
  return { node, open: () => show(search(input.value)) }
}
