import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../platform/thai-date.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
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
    <SegmentedControl
      aria-label={t('ui.language')}
      data={LANGUAGES.map((value) => ({
        value,
        label: <span lang={value}>{t(`ui.language.${value}`)}</span>,
      }))}
      value={useLanguage()}
      onChange={choose}
    />
  )
}
