import type { ReactNode } from 'react'
import css from './cells.module.css'

/** A muted code and the name after it: V-00128 นายกตัญญู. */
export function CodeAndName({ code, name }: { code: string; name: string }) {
  return (
    <>
      <span className={css.code}>{code}</span>
      {name}
    </>
  )
}

/** Two lines of a tablet's cell: what counts, and what is read together with it. */
export function StackedCell({ top, below }: { top: ReactNode; below: ReactNode }) {
  return (
    <span className={css.stacked}>
      <span>{top}</span>
      <span className={css.below}>{below}</span>
    </span>
  )
}

/** How much of it is done, as a bar of 34 px and n/m. */
export function ProgressBar({ done, of }: { done: number; of: number }) {
  const part = of > 0 ? (100 * done) / of : 0
  return (
    <span className={css.share}>
      <span className={css.track} aria-hidden="true">
        <span style={{ width: `${part}%` }} />
      </span>
      <span className={css.counts}>
        {done}/{of}
      </span>
    </span>
  )
}
