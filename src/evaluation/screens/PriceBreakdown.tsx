import { Box } from '@mantine/core'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Decimal, decimal, payment } from '../../platform/money.ts'
import { formatDay, formatInstant } from '../../platform/thai-date.ts'
import { difference, money } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import { levelWords } from '../../vendors/rules/level.ts'
import css from './PriceBreakdown.module.css'
import type { PalmRecord } from './record.ts'

/** The price in large type. With `isPreview` it changes while somebody types, and screen readers announce it. */
export function Figure(props: {
  label: string
  price: Decimal | null | undefined
  isPreview?: boolean
}) {
  const { t } = useTranslation()
  const Tag = props.isPreview ? 'output' : 'div'
  return (
    <>
      <div className="text muted">{props.label}</div>
      <Tag className={`${css.figure} num`}>
        {money(props.price)}{' '}
        <Box component="small" fz={14} fw={400} lts={0} className="muted">
          {t('term.bahtPerKg')}
        </Box>
      </Tag>
    </>
  )
}

/** A group of lines with a rule below. */
export function Part({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={`${css.part} ruled`}>
      {title && (
        <Box component="h3" fz={13} lh="24px">
          {title}
        </Box>
      )}
      {children}
    </section>
  )
}

/** A term and its figure; a total is bold, with a line above. */
export function Line(props: {
  label: ReactNode
  value: ReactNode
  total?: boolean
  quiet?: boolean
}) {
  return (
    <div
      className={`${css.line} apart text`}
      data-total={props.total || undefined}
      data-quiet={props.quiet || undefined}
    >
      <span>{props.label}</span>
      <span className="num">{props.value}</span>
    </div>
  )
}

/** A small note beside the figures. */
export function Note({ children }: { children: ReactNode }) {
  return <p className="small num">{children}</p>
}

interface LadderLinesProps {
  fromGrade: number
  fromPrice: Decimal
  /** Negative below the lowest row. */
  steps: number
  perStep: Decimal
  /** What the steps come to. */
  price: Decimal
  quiet?: boolean
}

/** The row of the ladder that a price is read from, and the steps from there: '+1% × 0.25'. */
export function LadderLines({ fromGrade, fromPrice, steps, perStep, ...line }: LadderLinesProps) {
  const { t } = useTranslation()
  const { price, quiet } = line
  const key = steps > 0 ? 'evaluation.stepsUp' : 'evaluation.stepsDown'
  return (
    <>
      <Line quiet={quiet} label={t('evaluation.row', { g: fromGrade })} value={money(fromPrice)} />
      {steps !== 0 && (
        <Line
          quiet={quiet}
          label={t(key, { n: Math.abs(steps), step: money(perStep) })}
          value={difference(decimal(price).minus(fromPrice))}
        />
      )}
    </>
  )
}

/** Tax and the sum paid, below the lines of the amount; a note instead until the truck is weighed out. */
export function PaymentPart(props: {
  record: Pick<PalmRecord, 'WeightNet' | 'SysTaxDeduction'>
  price: Decimal | null
  title?: string
  children: (amount: string) => ReactNode
}) {
  const { t } = useTranslation()
  const { WeightNet, SysTaxDeduction: percent } = props.record
  if (WeightNet === null || props.price === null) {
    return (
      <Part>
        <Note>{t('evaluation.notWeighedOut')}</Note>
      </Part>
    )
  }
  const { amount, tax, paid } = payment(WeightNet, props.price, percent)
  return (
    <Part title={props.title}>
      {props.children(money(amount))}
      <Line label={t('term.tax.of', { percent })} value={money(decimal(0).minus(tax))} />
      <Line total label={t('evaluation.paid')} value={money(paid)} />
    </Part>
  )
}

interface SourceProps {
  product: string
  version: number
  /** Unix seconds. */
  savedAt: number
  savedBy: string | null
  /** The day of the ticket, where the ladder is that of it. */
  ladderDay?: string | null
}

/** Which version of the ladder the price is from, since when, and who saved it. */
export function Source({ product, version, savedAt, savedBy, ladderDay }: SourceProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const date = formatInstant(new Date(savedAt * 1000), 'short', language)
  return (
    <Note>
      {t('evaluation.source', { product, n: version, date })}
      {savedBy && ` ${t('evaluation.by', { officer: savedBy })}`}
      {ladderDay && <OfDay words="evaluation.ladder.taken" day={ladderDay} />}
    </Note>
  )
}

/** A line that says of which day the ladder is. */
export function OfDay(props: {
  words: 'evaluation.ladder.taken' | 'evaluation.ladder.later'
  day: string
}) {
  const { t } = useTranslation()
  const day = formatDay(props.day, 'short', useLanguage())
  return (
    <>
      <br />
      {t(props.words, { day })}
    </>
  )
}

/** The name of the price term for the member level, with the level's name where there is one. */
export function levelTerm(t: TFunction, name: string): string {
  return name ? t('term.levelPrice.of', { level: levelWords(t, name) }) : t('term.levelPrice')
}
