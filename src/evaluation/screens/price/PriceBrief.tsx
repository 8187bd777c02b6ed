import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { decimal } from '../../../platform/money.ts'
import { netPrice } from '../../../pricing/rules/terms.ts'
import { difference, money } from '../../../ui/format.ts'
import { levelWords } from '../../../vendors/rules/level.ts'
import type { PalmRecord } from '../record.ts'
import { LadderChoice } from './LadderChoice.tsx'
import css from './PriceBrief.module.css'
import { NoPrice, PriceChange } from './PriceSide.tsx'
import { keptTerms, type PricePreview, paymentOf, type usePrice } from './preview-price.ts'

interface Props {
  record: PalmRecord
  gradePercent: number
  preview: ReturnType<typeof usePrice>
  /** As for `PriceSide`. */
  kept: number | null
}

/** The price as it forms, on one line: what it is made of, and what the seller is paid. */
export function PriceBrief({ record, gradePercent, preview, kept }: Props) {
  const { t } = useTranslation()
  const { price, before, choice } = preview
  if (kept !== null) {
    const label = t('evaluation.preview.kept')
    return <OneLine label={label} price={kept} sums={paymentOf(record, keptTerms(kept))} />
  }
  return (
    <>
      {price && <PriceChange from={before} to={netPrice(price.terms)} />}
      <NoPrice {...preview} />
      {choice && <LadderChoice {...choice} />}
      <OneLine
        label={t('evaluation.preview', { g: gradePercent })}
        price={price && netPrice(price.terms)}
        sums={price && paymentOf(record, price.terms)}
      >
        {price && <Terms record={record} gradePercent={gradePercent} price={price} />}
      </OneLine>
    </>
  )
}

interface LineProps {
  label: string
  price: Parameters<typeof money>[0]
  sums: ReturnType<typeof paymentOf> | undefined
  children?: ReactNode
}

function OneLine({ label, price, sums, children }: LineProps) {
  const { t } = useTranslation()
  return (
    <Group gap="2px 8px" align="baseline" fz={13} className="secondary num">
      <span className="muted">{label}</span> <output className={css.price}>{money(price)}</output>{' '}
      <span className="muted">{t('term.bahtPerKg')}</span>
      {children}
      {sums && (
        <span className={css.paid}>
          {t('evaluation.paid')} <b>{money(sums.paid)}</b>
        </span>
      )}
    </Group>
  )
}

/** The price of the grade, and what is added to it. */
function Terms({
  record,
  gradePercent,
  price,
}: Omit<Props, 'preview' | 'kept'> & { price: PricePreview }) {
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
