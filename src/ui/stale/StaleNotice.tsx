import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../Banner.tsx'
import { Notice } from '../messages/DialogMessages.tsx'

interface Props {
  /** Loads the record as it is now, where no other button does. */
  onLoad?: () => void
  children: ReactNode
}

/** Says above the fields which colleague changed the record first. */
export function StaleNotice({ onLoad, children }: Props) {
  const { t } = useTranslation()
  return (
    <Notice>
      <Banner attention>
        {children}
        {onLoad && (
          <>
            {' '}
            <Button variant="default" onClick={onLoad}>
              {t('ui.latest')}
            </Button>
          </>
        )}
      </Banner>
    </Notice>
  )
}
