import { Button } from '@mantine/core'
import type Big from 'big.js'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { gradePrice, type Ladder } from '../../../pricing/rules.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { StepChart } from '../../../ui/charts/StepChart.tsx'
import { errorMessage } from '../../../ui/error-message.ts'
import { money } from '../../../ui/format.ts'
import { Notice } from '../../../ui/messages/DialogMessages.tsx'
import { NewTabLink } from '../../../ui/NewTabLink.tsx'
import { Figure } from '../PriceBreakdown.tsx'
import type { PalmRecord } from '../record.ts'
import { LadderChoice } from './LadderChoice.tsx'
import { Payment, Recorded, Why } from './PriceReasons.tsx'
import css from './PriceSide.module.css'
import { isNone, type usePrice } from './preview-price.ts'

type Preview = ReturnType<typeof usePrice>

export interface PreviewProps {
  record: PalmRecord
  gradePercent: number
  preview: Preview
  /** The price in force, in baht per kg, where it stays whatever the ladder would give; else null. */
  kept: number | null
}

interface Props extends PreviewProps {
  isReturn: boolean
  /** It is the preview of the grade that a colleague saved, not of the chosen one. */
  isStale: boolean
}

/** The price preview in large type, how it is computed, what the seller is paid, and what is recorded with it. */
export function PriceSide(props: Props) {
  const { t } = useTranslation()
  const { record, gradePercent, isReturn, isStale, preview, kept } = props
  const { price, choice } = preview
  if (kept !== null) return <KeptPrice record={record} isReturn={isReturn} price={kept} />
  return (
    <div className={css.side} data-choice={choice ? true : undefined}>
      <Figure
        isPreview
        label={t(isStale ? 'evaluation.preview.saved' : 'evaluation.preview', { g: gradePercent })}
        price={price?.net}
      />
      <PreviewNotices preview={preview} />
      <div className={css.reasons}>
        {price && (
          <>
            <div className={css.ladder}>
              <LadderAround ladder={price.ladder} grade={gradePercent} />
            </div>
            <Why record={record} price={price} />
            <Payment record={record} price={price.net} />
          </>
        )}
        <Recorded record={record} isReturn={isReturn} />
      </div>
    </div>
  )
}

/** The price that stays, and what the seller is paid. */
function KeptPrice(props: { record: PalmRecord; isReturn: boolean; price: number }) {
  const { t } = useTranslation()
  const { record, isReturn, price } = props
  return (
    <div className={css.side}>
      <Figure isPreview label={t('evaluation.preview.kept')} price={price} />
      <div className={css.reasons}>
        <Payment record={record} price={price} />
        <Recorded record={record} isReturn={isReturn} />
      </div>
    </div>
  )
}

/** Says that the price has changed from `before` and why there is none, and offers the choice between two ladders. */
export function PreviewNotices({
  preview,
  before = preview.before,
}: {
  preview: Preview
  before?: Big
}) {
  const { price, choice, error, refetch } = preview
  return (
    <>
      {price && <PriceChange from={before} to={price.net} />}
      {error && <NoPrice error={error} refetch={refetch} />}
      {choice && <LadderChoice {...choice} />}
    </>
  )
}

/** Says that the price has changed since the dialog was opened. */
function PriceChange({ from, to }: { from: Big | undefined; to: Big }) {
  const { t } = useTranslation()
  if (!from || from.eq(to)) return null
  return (
    <Notice>
      <Banner attention>
        {t('evaluation.priceChanged', { old: money(from), new: money(to) })}
      </Banner>
    </Notice>
  )
}

/** Why there is no price, with a link or button to fix that. */
function NoPrice({ error, refetch }: Pick<Preview, 'error' | 'refetch'>) {
  const { t } = useTranslation()
  return (
    <Banner attention>
      {errorMessage(t, error)}{' '}
      {isNone(error) ? (
        <NewTabLink to={addresses.productGroups()}>{t('evaluation.setPrices')}</NewTabLink>
      ) : (
        <Button variant="default" onClick={() => refetch()}>
          {t('ui.retry')}
        </Button>
      )}
    </Banner>
  )
}

const SHOWN = 7
const LOWEST = 10
const HIGHEST = 24

/** A chart of the prices around a grade; grades without a row of their own are dashed. */
function LadderAround({ ladder, grade }: { ladder: Ladder; grade: number }) {
  const first = Math.min(Math.max(grade - 4, LOWEST), HIGHEST - SHOWN + 1)
  const steps = Array.from({ length: SHOWN }, (_, index) => {
    const name = first + index
    const price = gradePrice(ladder, name)?.price
    const isPosted = ladder.rows.some((row) => row.gradePercent === name)
    return {
      name,
      label: `${name}%`,
      value: price?.toNumber(),
      words: money(price),
      dashed: !isPosted,
    }
  })
  return <StepChart steps={steps} height={30} around={grade} />
}
