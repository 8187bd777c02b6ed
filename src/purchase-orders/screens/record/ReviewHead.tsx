import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../../platform/thai-date.ts'
import { useLanguage } from '../../../ui/language.ts'
import css from '../approve/Approve.module.css'
import type { WaitingOrder } from '../approve/approvals.ts'
import { OrderBadge } from '../OrderBadge.tsx'
import { badgeOf } from '../order.ts'

/** The state of an order on a phone, which of how many that wait it is, and who sent it when. */
export function ReviewHead(props: { order: WaitingOrder; place: number; of: number }) {
  const { t } = useTranslation()
  const { order, place, of } = props
  const language = useLanguage()
  const at = formatInstant(order.SubmittedAt, 'short', language)
  return (
    <div className={`${css.head} num`}>
      <OrderBadge short large badge={badgeOf(order)} />
      <span className={css.calm}>{t('approve.place', { n: place, m: of })}</span>
      <span className={css.calm}>
        {t('approve.sentAt', { at, officer: order.SubmittedByName ?? '–' })}
      </span>
    </div>
  )
}
