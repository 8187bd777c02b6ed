import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { ScreenFrame } from '../../../ui/ScreenFrame.tsx'
import { EmptyState } from '../../../ui/States.tsx'

/** Shown where the order in the address does not exist: an old link, or a deleted order. */
export function NoOrder() {
  const { t } = useTranslation()
  const back = <LinkButton to={addresses.tickets()} words={t('evaluation.all')} />
  return (
    <ScreenFrame title={t('screen.palmEvaluate')}>
      <EmptyState words={t('evaluation.noOrder')} action={back} />
    </ScreenFrame>
  )
}
