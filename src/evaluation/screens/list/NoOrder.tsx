import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { ScreenFrame } from '../../../ui/ScreenFrame.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { EmptyState } from '../../../ui/States.tsx'

/** Shown where the order in the address does not exist: an old link, or a deleted order. */
export function NoOrder() {
  const { t } = useTranslation()
  const back = (
    <Button component={ScreenLink} to={addresses.tickets()} variant="default">
      {t('evaluation.all')}
    </Button>
  )
  return (
    <ScreenFrame title={t('screen.palmEvaluate')}>
      <EmptyState words={t('evaluation.noOrder')} action={back} />
    </ScreenFrame>
  )
}
