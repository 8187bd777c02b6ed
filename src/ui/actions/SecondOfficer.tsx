import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** How an officer stands to the second part of what takes two; undefined where it is not theirs. */
type Standing = 'independent' | 'own' | 'dependent' | 'alone' | undefined

interface Props {
  standing: Standing
  /** The button of the second part. */
  children: ReactNode
}

/** The second part of what takes two officers, under what it is about: its button, or why the officer may not. */
export function SecondOfficer({ standing, children }: Props) {
  if (standing === undefined || standing === 'own') return null
  return (
    <Group component="span" gap={8} mt={6}>
      <SecondWords standing={standing} />
      <SecondButton standing={standing}>{children}</SecondButton>
    </Group>
  )
}

/** Its button alone, where another place has the words. */
export function SecondButton({ standing, children }: Props) {
  return standing === 'independent' || standing === 'alone' ? children : null
}

/** Why the officer may not do it, or that they would do it alone. */
export function SecondWords({ standing }: { standing: Standing }) {
  const { t } = useTranslation()
  if (standing === 'dependent') return <span>{t('second.dependent')}</span>
  return standing === 'alone' ? <span>{t('second.alone')}</span> : null
}
