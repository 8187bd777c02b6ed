import type { ReactNode } from 'react'
import css from './FactsGrid.module.css'
import { NO_VALUE } from './format.ts'

/** What is known of a record, label above value, in columns (4 where nothing is said). */
export function FactsGrid(props: {
  facts: readonly { label: string; value: ReactNode }[]
  columns?: number
}) {
  return (
    <dl className={css.grid} style={{ '--columns': props.columns ?? 4 }}>
      {props.facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">
            {value === null || value === undefined || value === '' ? NO_VALUE : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
