import { useTranslation } from 'react-i18next'
import { decimal, payment } from '../../../platform/money.ts'
import { kilograms, money } from '../../../ui/format.ts'
import { Line, Note, Part } from '../PriceBreakdown.tsx'
import type { PalmRecord } from '../record.ts'
import type { Priced } from './reading-differences.ts'

/** Net weight times price, tax and the sum paid; or why that is not known yet. */
export function Payment({ weight }: { weight: PalmRecord }) {
  const { t } = useTranslation()
  const { WeightNet, SysPrice, SysTaxDeduction } = weight
  if (WeightNet === null || SysPrice === null) {
    return (
      <Part>
        <Note>{t('evaluation.notWeighedOut')}</Note>
      </Part>
    )
  }
  const { amount, tax, paid } = payment(WeightNet, SysPrice, SysTaxDeduction)
  return (
    <Part title={t('sheet.payment')}>
      <Line
        label={t('sheet.netTimesPrice', { net: kilograms(WeightNet), price: money(SysPrice) })}
        value={money(amount)}
      />
      <Line
        label={t('term.tax.of', { percent: SysTaxDeduction })}
        value={money(decimal(0).minus(tax))}
      />
      <Line total label={t('evaluation.paid')} value={money(paid)} />
    </Part>
  )
}

/** Values that were recorded with the price but are not part of it. */
export function Recorded({ weight, origin }: Priced) {
  const { t } = useTranslation()
  return (
    <Part title={t('evaluation.recorded')}>
      <Line quiet label={t('term.shipping')} value={money(origin.SysValuationShippingCost)} />
      <Line quiet label={t('term.consistency')} value={money(origin.SysValuationLoyalty)} />
      <Line quiet label={t('sheet.returnRate')} value={money(weight.SysValuationConditonQuality)} />
    </Part>
  )
}
