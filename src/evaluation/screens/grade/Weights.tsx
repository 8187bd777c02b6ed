import { useTranslation } from 'react-i18next'
import { kilograms } from '../../../ui/format.ts'
import type { PalmRecord } from '../record.ts'

/** The weights of the truck that are known so far. */
export function Weights({ ticket }: { ticket: PalmRecord }) {
  const { t } = useTranslation()
  if (ticket.WeightNet === null) {
    return (
      <span className="num">
        {t('evaluation.weights.in', { in: kilograms(ticket.WeightIn) })}
        <br />
        {t('sheet.notOut')}
      </span>
    )
  }
  return (
    <span className="num">
      {t('evaluation.weights', {
        in: kilograms(ticket.WeightIn),
        out: kilograms(ticket.WeightOut),
      })}
      <br />
      <b>{t('evaluation.weights.net', { net: kilograms(ticket.WeightNet) })}</b>
    </span>
  )
}
