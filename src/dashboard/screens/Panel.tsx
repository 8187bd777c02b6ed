import { type ReactNode, useId } from 'react'
import css from './Dashboard.module.css'

interface Props {
  title: string
  hint?: ReactNode
  /** At the right of the title. */
  end?: ReactNode
  /** Its CSS grid area. */
  area: string
  children: ReactNode
}

/** A card of the dashboard. */
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

/** Says that a panel has nothing to show, with an optional link below. It fills the panel, so that nothing moves later. */
export function EmptyPanel({ words, children }: { words: string; children?: ReactNode }) {
  return (
    <p className={css.nothing}>
      {words}
      {children}
    </p>
  )
}

/** Takes the place of a panel's content while it loads. */
export function PanelSkeleton() {
  return <div className={css.coming} aria-hidden="true" />
}
