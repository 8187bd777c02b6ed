import type { ReactNode } from 'react'
import css from './WhyPrice.module.css'

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
