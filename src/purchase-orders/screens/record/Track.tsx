import { useTranslation } from 'react-i18next'
import { RecordTrack } from '../../../ui/record/RecordTrack.tsx'
import { BADGES, STEPS } from '../../rules/states.ts'
import { badgeOf, type Order } from '../order.ts'

/** How far an order has come; a canceled one as far as its approval went. Without one its steps alone. */
export function Track({ order }: { order?: Order }) {
  const { t } = useTranslation()
  const badge = order && badgeOf(order)
  const reached = badge === 'CC' ? order?.State : badge
  return (
    <RecordTrack
      label={t('track.label')}
      steps={STEPS.map((step) => t(`track.${step}`))}
      past={reached && BADGES[reached].past}
      ended={badge === 'CC' ? t('po.state.CC') : undefined}
    />
  )
}
