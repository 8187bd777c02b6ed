import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  /** How the officer stands to the second part of what takes two; undefined where it is not theirs. */
  standing?: 'independent' | 'own' | 'dependent' | 'alone'
  /** The button of the second part. */
  children: ReactNode
}

/** The second part of what takes two officers: shown to who may do it, with a word where they would do it alone. */
export function SecondOfficer({ standing, children }: Props) {
  const { t } = useTranslation()
  if (standing === undefined || standing === 'own') return null
  if (standing === 'dependent') return t('second.dependent')
  return (
    <>
      {standing === 'alone' && t('second.alone')} {children}
    </>
  )
}
