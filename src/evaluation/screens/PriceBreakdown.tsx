import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Decimal } from '../../platform/money.ts'
import { formatDay, formatInstant } from '../../platform/thai-date.ts'
import { money } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import { levelWords } from '../../vendors/rules/level.ts'
import css from './PriceBreakdown.module.css'

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
      <div className={css.label}>{props.label}</div>
      <Tag className={`${css.figure} num`}>
        {money(props.price)} <small>{t('term.bahtPerKg')}</small>
      </Tag>
    </>
  )
}

/** A group of lines with a rule below. */
export function Part({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      {title && <h3>{title}</h3>}
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
      className={css.line}
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
  return <p className={`${css.note} num`}>{children}</p>
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
