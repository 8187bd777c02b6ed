import type { Choice } from '../../../ui/form/fields.tsx'

/** A code and its name, as reference data have them. */
export function choice(value: string, name?: string): Choice {
  return { value, label: name ? `${value} ${name}` : value }
}

/** The choices, and the present value among them even where the reference data lack it. */
export function having(choices: Choice[], value: string | null | undefined): Choice[] {
  const missing = value && !choices.some((option) => option.value === value)
  return missing ? [choice(value), ...choices] : choices
}
