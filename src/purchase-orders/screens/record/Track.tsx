import { useTranslation } from 'react-i18next'
import { RecordTrack } from '../../../ui/record/RecordTrack.tsx'
import { BADGES, badgeOf, isCanceled, STEPS } from '../../rules/states.ts'
import type { Order } from '../order.ts'

/** The steps of an order, those done marked; of a canceled one those before it was canceled. Without `order` none is. */
export function Track({ order }: { order?: Order }) {
  const { t } = useTranslation()
  const badge = order && badgeOf(order)
  const ended = badge && isCanceled(badge) ? badge : undefined
  const reached = ended ? order?.State : badge
  return (
    <RecordTrack
      label={t('track.label')}
      steps={STEPS.map((step) => t(`track.${step}`))}
      past={reached && BADGES[reached].past}
      ended={ended && t(`po.state.${ended}`)}
    />
  )
}
