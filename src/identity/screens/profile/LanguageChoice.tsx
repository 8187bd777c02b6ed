import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../platform/thai-date.ts'
import { useFrame } from '../../../ui/frame.ts'
import { useLanguage } from '../../../ui/language.ts'

const LANGUAGES = ['th', 'en'] as const satisfies Language[]

/** The language of the screens, here and wherever the officer signs in. */
export function LanguageChoice() {
  const { t } = useTranslation()
  const { chooseLanguage } = useFrame()
  return (
    <SegmentedControl
      aria-label={t('ui.language')}
      data={LANGUAGES.map((value) => ({
        value,
        label: <span lang={value}>{t(`ui.language.${value}`)}</span>,
      }))}
      value={useLanguage()}
      onChange={(value) => chooseLanguage(value as Language)}
    />
  )
}
