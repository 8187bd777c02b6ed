import type { Choice } from '../../../ui/form/choice-fields.tsx'
import { useLanguage } from '../../../ui/language.ts'
import { BANKS } from '../../rules.ts'

/** The Thai banks, and the present value among them even where it is none of them. */
export function useBanks(present: string | null): Choice[] {
  const language = useLanguage()
  const named = BANKS.map(({ name, full, code }) => ({
    value: name,
    label: language === 'th' ? `${name} · ${full}` : `${code} · ${name}`,
  }))
  const isOther = present && !BANKS.some(({ name }) => name === present)
  return isOther ? [{ value: present, label: present }, ...named] : named
}
