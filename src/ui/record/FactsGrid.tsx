import type { ReactNode } from 'react'
import { NO_VALUE } from '../format.ts'
import { NoBreak } from '../NoBreak.tsx'
import css from './FactsGrid.module.css'

/**
 * What is known of a record, label above value, in columns: where nothing is said in 4, the first of them
 * wider for a name. More than 4 become 3 on a tablet.
 */
export function FactsGrid(props: {
  facts: readonly { label: string; value: ReactNode }[]
  columns?: number
}) {
  const { columns = 4 } = props
  return (
    <dl
      className={`${css.grid} text ruled`}
      data-named={columns === 4 || undefined}
      data-many={columns > 4 || undefined}
      style={{ '--columns': columns }}
    >
      {props.facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="small">{label}</dt>
          <dd className="num breaks">{shown(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

function shown(value: ReactNode): ReactNode {
  if (value === null || value === undefined || value === '') return NO_VALUE
  return typeof value === 'string' ? <NoBreak words={value} /> : value
}
