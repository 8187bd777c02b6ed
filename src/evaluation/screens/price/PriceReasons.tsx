import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { decimal } from '../../../platform/money.ts'
import { netPrice, type PriceTerms } from '../../../pricing/rules/terms.ts'
import { difference, kilograms, money, percent as percentWords } from '../../../ui/format.ts'
import { NewTabLink } from '../../../ui/NewTabLink.tsx'
import { Line, levelTerm, Note, Part, Source } from '../PriceBreakdown.tsx'
import type { PalmRecord } from '../record.ts'
import css from './PriceSide.module.css'
import { type PricePreview, paymentOf, returnedOf } from './preview-price.ts'

interface WhyProps {
  record: PalmRecord
  price: PricePreview
  /** The officer has set another price. */
  own?: boolean
}

/** How the price is computed: ladder row, steps from it, member level and premium. */
export function Why({ record, price, own }: WhyProps) {
  const { t } = useTranslation()
  const { ofGrade, terms } = price
  return (
    <Part title={t(own ? 'evaluation.why.computed' : 'term.whyPrice')}>
      <Line
        label={t('evaluation.row', { g: ofGrade.fromGrade })}
        value={money(ofGrade.fromPrice)}
      />
      {ofGrade.steps !== 0 && (
        <Line
          label={stepWords(t, price)}
          value={difference(ofGrade.price.minus(ofGrade.fromPrice))}
        />
      )}
      <Line label={levelTerm(t, record.CustomerLevelName)} value={difference(terms.levelPrice)} />
      <Line label={t('term.premium')} value={difference(terms.premium)} />
      <Line total label={t('term.netPrice')} value={money(netPrice(terms))} />
      <Source product={record.ProductDataID} {...price} />
    </Part>
  )
}

/** '+1% × 0.25' above a row, '−2% × 0.30' below the lowest. */
function stepWords(t: TFunction, { ofGrade }: PricePreview): string {
  const key = ofGrade.steps > 0 ? 'evaluation.stepsUp' : 'evaluation.stepsDown'
  return t(key, { n: Math.abs(ofGrade.steps), step: money(ofGrade.perStep) })
}

/** Net weight, amount, tax and the sum paid; a note instead until the truck is weighed out. */
export function Payment({ record, terms }: { record: PalmRecord; terms: PriceTerms }) {
  const { t } = useTranslation()
  const sums = paymentOf(record, terms)
  if (!sums) {
    return (
      <Part>
        <Note>{t('evaluation.notWeighedOut')}</Note>
      </Part>
    )
  }
  return (
    <Part>
      <Line label={t('term.netWeight')} value={`${kilograms(record.WeightNet)} ${t('term.kg')}`} />
      <Line label={t('evaluation.amount')} value={money(sums.amount)} />
      <Line
        label={t('term.tax.of', { percent: Number(record.SysTaxDeduction) })}
        value={money(decimal(0).minus(sums.tax))}
      />
      <Line total label={t('evaluation.paid')} value={money(sums.paid)} />
    </Part>
  )
}

/** Values that are recorded with the price but are not part of it. */
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

/** Percent and rate of the return, or why they are not known. */
function ReturnRate({ record, isReturn }: { record: PalmRecord; isReturn: boolean }) {
  const { t } = useTranslation()
  const { percent, rate, unknown } = returnedOf(record, isReturn)
  const known = { percent: percentWords(percent), rate: money(rate), plate: record.CarRegister }
  return (
    <>
      <div>{t(`evaluation.returned.${unknown ?? 'known'}`, known)}</div>
      {unknown === 'noTare' && (
        <NewTabLink to={addresses.vehicles({ plate: record.CarRegister })}>
          {t('evaluation.setTare')}
        </NewTabLink>
      )}
    </>
  )
}
