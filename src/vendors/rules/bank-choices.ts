import type { Language } from '../../platform/thai-date.ts'
import type { Choice } from '../../ui/form/choice-fields.tsx'
import { BANKS } from '../rules.ts'

/** The Thai banks to choose from, and the present value among them even where it is none of them. */
export function bankChoices(present: string | null, language: Language): Choice[] {
  const named = BANKS.map(({ name, full, code }) => ({
    value: name,
    label: language === 'th' ? `${name} · ${full}` : `${code} · ${name}`,
  }))
  const isOther = present && !BANKS.some(({ name }) => name === present)
  return isOther ? [{ value: present, label: present }, ...named] : named
}
