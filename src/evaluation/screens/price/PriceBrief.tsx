import { useTranslation } from 'react-i18next'
import { decimal } from '../../../platform/money.ts'
import { netPrice } from '../../../pricing/rules/terms.ts'
import { difference, money } from '../../../ui/format.ts'
import { levelWords } from '../../../vendors/rules/level.ts'
import type { PalmRecord } from '../record.ts'
import { LadderChoice } from './LadderChoice.tsx'
import css from './PriceBrief.module.css'
import { NoPrice, PriceChange } from './PriceSide.tsx'
import { type PricePreview, paymentOf, type usePrice } from './preview-price.ts'

interface Props {
  record: PalmRecord
  gradePercent: number
  preview: ReturnType<typeof usePrice>
}

/** The price as it forms, on one line: what it is made of, and what the seller is paid. */
export function PriceBrief({ record, gradePercent, preview }: Props) {
  const { t } = useTranslation()
  const { price, before, choice } = preview
  const sums = price && paymentOf(record, price.terms)
  return (
    <>
      {price && <PriceChange from={before} to={netPrice(price.terms)} />}
      <NoPrice {...preview} />
      {choice && <LadderChoice {...choice} />}
      <div className={`${css.brief} num`}>
        <span className={css.label}>{t('evaluation.preview', { g: gradePercent })}</span>{' '}
        <output className={css.price}>{money(price && netPrice(price.terms))}</output>{' '}
        <span className={css.label}>{t('term.bahtPerKg')}</span>
        {price && <Terms record={record} gradePercent={gradePercent} price={price} />}
        {sums && (
          <span className={css.paid}>
            {t('evaluation.paid')} <b>{money(sums.paid)}</b>
          </span>
        )}
      </div>
    </>
  )
}

/** The price of the grade, and what is added to it. */
function Terms({ record, gradePercent, price }: Omit<Props, 'preview'> & { price: PricePreview }) {
  const { t } = useTranslation()
  const { gradePrice, levelPrice, premium } = price.terms
  const level = levelWords(t, record.CustomerLevelName)
  const terms = [
    `${t('evaluation.row.brief', { g: gradePercent })} ${money(gradePrice)}`,
    !decimal(levelPrice).eq(0) &&
      `${t('evaluation.level.brief', { level })} ${difference(levelPrice)}`,
    !decimal(premium).eq(0) && `${t('term.premium')} ${difference(premium)}`,
  ]
  return <span className={css.terms}>{terms.filter(Boolean).join(' · ')}</span>
}
