import { useTranslation } from 'react-i18next'
import { whole } from '../../../ui/format.ts'
import type { PalmRecord } from '../record.ts'

/** What the truck weighed, as far as it has been weighed. */
export function Weights({ ticket }: { ticket: PalmRecord }) {
  const { t } = useTranslation()
  if (ticket.WeightNet === null) {
    return (
      <span className="num">
        {t('evaluation.weights.in', { in: whole(ticket.WeightIn) })}
        <br />
        {t('sheet.notOut')}
      </span>
    )
  }
  return (
    <span className="num">
      {t('evaluation.weights', { in: whole(ticket.WeightIn), out: whole(ticket.WeightOut) })}
      <br />
      <b>{t('evaluation.weights.net', { net: whole(ticket.WeightNet) })}</b>
    </span>
  )
}
