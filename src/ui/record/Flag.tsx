import type { ReactNode } from 'react'
import css from './Flag.module.css'

/** What a person should look at; a calm reason is plain text. */
export function Flag({ children }: { children: ReactNode }) {
  return <span className={`${css.flag} attention medium unbroken`}>{children}</span>
}

/** Several flags in a cell, the gravest first: as many as `most`, then how many more there are. */
export function Flags({ flags, most = 2 }: { flags: readonly string[]; most?: number }) {
  const rest = flags.slice(most)
  return (
    <span className="glyphed">
      {flags.slice(0, most).map((words) => (
        <Flag key={words}>{words}</Flag>
      ))}
      {rest.length > 0 && (
        <span className="small attention medium" title={rest.join(' · ')}>
          +{rest.length}
        </span>
      )}
    </span>
  )
}
