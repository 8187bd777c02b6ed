import type { Choice } from '../../../ui/form/choice-fields.tsx'

/** An option of reference data: its code and name. */
export function choice(value: string, name?: string): Choice {
  return { value, label: name ? `${value} ${name}` : value }
}

/** The options, with the present value added where the reference data no longer has it. */
export function withPresent(choices: Choice[], value: string | null | undefined): Choice[] {
  const missing = value && !choices.some((option) => option.value === value)
  return missing ? [choice(value), ...choices] : choices
}
