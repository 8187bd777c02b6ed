import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Decimal } from '../../platform/money.ts'
import { formatInstant } from '../../platform/thai-date.ts'
import { money } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import css from './PriceBreakdown.module.css'

/** The price, large; with `isPreview` it changes with what is typed and is announced by screen readers. */
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

/** Lines that belong together, ruled off from those below. */
export function Part({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      {title && <h3>{title}</h3>}
      {children}
    </section>
  )
}

/** A term and its figure; a total is strong and stands under a line. */
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

/** What is said small, beside the figures. */
export function Note({ children }: { children: ReactNode }) {
  return <p className={`${css.note} num`}>{children}</p>
}

interface SourceProps {
  product: string
  version: number
  /** Unix seconds. */
  savedAt: number
  savedBy: string | null
}

/** Which ladder, from when and by whom. */
export function Source({ product, version, savedAt, savedBy }: SourceProps) {
  const { t } = useTranslation()
  const date = formatInstant(new Date(savedAt * 1000), 'short', useLanguage())
  return (
    <Note>
      {t('evaluation.source', { product, n: version, date })}
      {savedBy && ` ${t('evaluation.by', { officer: savedBy })}`}
    </Note>
  )
}
