import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { money, percent as percentWords } from '../../../ui/format.ts'
import { GoTo } from '../../../ui/GoTo.tsx'
import type { PalmRecord } from '../record.ts'
import css from './PriceSide.module.css'
import { returnedOf } from './preview-price.ts'

/** What is kept with the price and is no part of it. */
export function Recorded({ record, isReturn }: { record: PalmRecord; isReturn: boolean }) {
  const { t } = useTranslation()
  return (
    <section className={css.recorded}>
      {t('evaluation.recorded')}
      <br />
      {t('evaluation.recorded.values', {
        shipping: money(record.VendorValueShippingCost),
        consistency: money(record.VendorValueConsistency),
      })}
      <ReturnRate record={record} isReturn={isReturn} />
    </section>
  )
}

/** How much goes back and its rate, or why they are not known. */
function ReturnRate({ record, isReturn }: { record: PalmRecord; isReturn: boolean }) {
  const { t } = useTranslation()
  const { percent, rate, unknown } = returnedOf(record, isReturn)
  const known = { percent: percentWords(percent), rate: money(rate), plate: record.CarRegister }
  return (
    <>
      <div>{t(`evaluation.returned.${unknown ?? 'known'}`, known)}</div>
      {unknown === 'noTare' && (
        <GoTo to={addresses.vehicles({ plate: record.CarRegister })}>
          {t('evaluation.setTare')}
        </GoTo>
      )}
    </>
  )
}
