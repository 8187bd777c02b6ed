import type { ReactNode } from 'react'
import css from './FieldGrid.module.css'

/** Fields side by side in one, two or three columns; below each other on a narrow screen. */
export function FieldGrid({ columns = 2, children }: { columns?: 1 | 2 | 3; children: ReactNode }) {
  return (
    <div className={css.grid} style={{ '--columns': columns }}>
      {children}
    </div>
  )
}
