import { type ReactNode, useId } from 'react'
import css from './Dashboard.module.css'

interface Props {
  title: string
  hint?: ReactNode
  /** At the right of the title. */
  end?: ReactNode
  /** Which place of the board it takes. */
  area: string
  children: ReactNode
}

/** A card of the board. */
export function Panel({ title, hint, end, area, children }: Props) {
  const id = useId()
  return (
    <section className={css.panel} style={{ gridArea: area }} aria-labelledby={id}>
      <header className={css.panelHead}>
        <h2 id={id}>{title}</h2>
        {hint && <span className={css.hint}>{hint}</span>}
        {end && <span className={css.end}>{end}</span>}
      </header>
      {children}
    </section>
  )
}

/** A card without anything to show says so, in the room that it takes, and below it what to look at instead. */
export function Nothing({ words, children }: { words: string; children?: ReactNode }) {
  return (
    <p className={css.nothing}>
      {words}
      {children}
    </p>
  )
}

/** What is still on its way, in the shape of what comes. */
export function Coming() {
  return <div className={css.coming} aria-hidden="true" />
}
