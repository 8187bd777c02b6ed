import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { decimal } from '../../../platform/money.ts'
import { netPrice, type PriceTerms } from '../../../pricing/rules/terms.ts'
import { difference, kilograms, money } from '../../../ui/format.ts'
import { levelTerm } from '../level-term.ts'
import { Figure, Line, Note, Part, Source } from '../PriceBreakdown.tsx'
import type { PalmRecord } from '../record.ts'
import { LadderChart } from './LadderChart.tsx'
import { NoPrice } from './NoPrice.tsx'
import { PriceChange } from './PriceChange.tsx'
import css from './PriceSide.module.css'
import { type PricePreview, paymentOf, type usePrice } from './preview-price.ts'
import { Recorded } from './Recorded.tsx'

interface Props {
  record: PalmRecord
  gradePercent: number
  isReturn: boolean
  /** It is for the grade that a colleague saved, not for the chosen one. */
  isTaken: boolean
  preview: ReturnType<typeof usePrice>
}

/** The price as it forms: large, why it is so, what the seller is paid, and what is kept beside it. */
export function PriceSide({ record, gradePercent, isReturn, isTaken, preview }: Props) {
  const { t } = useTranslation()
  const { price, before } = preview
  return (
    <div className={css.side}>
      <Figure
        isPreview
        label={t(isTaken ? 'evaluation.preview.saved' : 'evaluation.preview', { g: gradePercent })}
        price={price && netPrice(price.terms)}
      />
      {price && <PriceChange from={before} to={netPrice(price.terms)} />}
      <NoPrice {...preview} />
      <div className={css.reasons}>
        {price && (
          <>
            <LadderChart ladder={price.ladder} grade={gradePercent} />
            <Why record={record} price={price} />
            <Payment record={record} terms={price.terms} />
          </>
        )}
        <Recorded record={record} isReturn={isReturn} />
      </div>
    </div>
  )
}

interface WhyProps {
  record: PalmRecord
  price: PricePreview
  /** The officer has set another price than this. */
  own?: boolean
}

/** The ladder row, the steps from it, the level and the premium, which make the price. */
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

/** Net weight, amount, tax and what is paid; left out until the truck is weighed out. */
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
