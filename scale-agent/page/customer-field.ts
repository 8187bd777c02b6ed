import { identityKey } from '../../src/platform/keys.ts'
import type { Lists } from '../sending/lists.ts'
import { combobox } from './combobox.ts'
import { h } from './element.ts'
import { t } from './language.ts'
import { TRUCK_FIELDS } from './truck-fields.ts'

type Customer = Lists['customers'][number]
/** A customer to choose, or the way to one that the list does not have. */
type Choice = Customer | 'new'

const MAX_SHOWN = 6

/** The customer of a truck: chosen by code or a part of the name; one that is not in the list is asked for. */
export function customerField(chosen: () => void) {
  const code = field('customerCode', TRUCK_FIELDS.customerCode)
  const name = field('customerName', TRUCK_FIELDS.customerName)
  const search = h('input', { id: 'customer', autocomplete: 'off' })
  const part = h(
    'div.new.grid',
    labelled(code, t('weigh.customerCode')),
    labelled(name, t('weigh.customerName')),
  )
  let customers: Customer[] = []
  let isNew = false

  const show = () => {
    const isFree = isNew || customers.length === 0
    part.hidden = !isFree
    box.hidden = isFree
    search.value = code.value ? `${code.value} ${name.value}` : ''
  }
  const type = (input: HTMLInputElement, value: string) => {
    input.value = value
    input.dispatchEvent(new Event('input'))
  }
  const take = (choice: Choice) => {
    isNew = choice === 'new'
    const typed = search.value.trim()
    const isCode = /^\S*\d\S*$/.test(typed)
    type(code, choice === 'new' ? (isCode ? typed : '') : choice.code)
    type(name, choice === 'new' ? (isCode ? '' : typed) : choice.name)
    show()
    if (choice === 'new') (isCode ? name : code).focus()
    else chosen()
  }
  const proposals = combobox<Choice>({
    input: search,
    label: t('weigh.customer'),
    search: (typed) => {
      const key = identityKey(typed)
      if (key === '') return []
      const found = customers.filter(
        ({ code, name }) =>
          identityKey(`${code}${name}`).startsWith(key) || identityKey(name).includes(key),
      )
      return [...found.slice(0, MAX_SHOWN), 'new']
    },
    row: (one) =>
      one === 'new'
        ? [h('span.cut.fill.secondary', t('weigh.newCustomerChoice'))]
        : [h('b', one.code), h('span.cut.fill.secondary', one.name)],
    choose: take,
  })
  // Emptied it is nobody's; Escape leads from a new customer back to the list.
  search.addEventListener('input', () => {
    if (search.value !== '') return
    type(code, '')
    type(name, '')
  })
  part.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isNew) return
    isNew = false
    type(code, '')
    type(name, '')
    show()
    search.focus()
  })
  // What is typed and not chosen is nobody.
  search.addEventListener('blur', show)
  search.addEventListener('focus', () => search.select())
  const box = labelled(proposals.node, t('weigh.customer'), search.id)
  show()
  return {
    node: h('div.customer', box, part),
    code,
    name,
    show,
    isNew: () => isNew || customers.length === 0,
    focus: () => (part.hidden ? search : code).focus(),
    setCustomers(next: Customer[]) {
      customers = next
      if (document.activeElement !== search) show()
    },
    clear() {
      isNew = false
      show()
    },
  }
}

function field(id: string, maxlength: number): HTMLInputElement {
  return h('input', { id, name: id, maxlength, autocomplete: 'off' })
}

export function labelled(input: HTMLElement, label: string, id = input.id): HTMLElement {
  return h('div.field', h('label.text.medium', { for: id }, label), input)
}
