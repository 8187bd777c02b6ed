import type { KeyboardEvent } from 'react'

const FIELDS = 'input:not([type="hidden"]):enabled, select:enabled, textarea:enabled'
const BUTTON = 'button[type="submit"]:enabled'

/**
 * Enter in a field of several goes to the next one, and from the last to the button that saves, so that nothing is
 * saved by accident. Whoever has it for themselves keeps it: a text of several lines, an open list, a lone field.
 */
export function goOnByEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: form, key } = event
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
  if (key !== 'Enter' || !isPlain || event.defaultPrevented || event.nativeEvent.isComposing) return
  if (!(target instanceof HTMLElement) || !form.contains(target)) return
  if (!target.matches('input, select') || target.ariaExpanded === 'true') return
  const fields = fieldsOf(form, target)
  if (fields.length < 2) return
  event.preventDefault()
  const next = fields[fields.indexOf(target) + 1] ?? form.querySelector<HTMLElement>(BUTTON)
  next?.focus()
}

/** The fields in their order; of a group of choices one. */
function fieldsOf(form: HTMLElement, focused: HTMLElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>(FIELDS)].filter((field) => {
    if (field === focused) return true
    if (field.tabIndex < 0 || field.offsetParent === null) return false
    if (!(field instanceof HTMLInputElement) || field.type !== 'radio') return true
    return !isOfGroup(field, focused) && isTabStop(form, field)
  })
}

function isOfGroup(field: HTMLInputElement, focused: HTMLElement): boolean {
  return focused instanceof HTMLInputElement && focused.name === field.name
}

/** Of a group of choices the chosen one has the focus, else the first. */
function isTabStop(form: HTMLElement, radio: HTMLInputElement): boolean {
  const group = [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
    ({ name }) => name === radio.name,
  )
  return radio === (group.find(({ checked }) => checked) ?? group[0])
}
