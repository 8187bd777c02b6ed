import { useTranslation } from 'react-i18next'
import type { Language } from '../../../platform/thai-date.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { SegmentField } from '../../../ui/form/choice-fields.tsx'
import { useLanguage, useSetLanguage } from '../../../ui/language.ts'
import { calls } from '../../contract.ts'

const LANGUAGES = ['th', 'en'] as const satisfies Language[]

/** The language of the screens, here and wherever the officer signs in. */
export function LanguageChoice() {
  const { t } = useTranslation()
  const setLanguage = useSetLanguage()
  const { run } = useAction(calls.savePreferences)
  const choose = (value: string) => {
    const Language = value as Language
    setLanguage(Language)
    void run({ Language })
  }
  return (
    <SegmentField
      label={t('ui.language')}
      choices={LANGUAGES.map((value) => ({ value, label: t(`ui.language.${value}`) }))}
      value={useLanguage()}
      onChange={choose}
    />
  )
}
