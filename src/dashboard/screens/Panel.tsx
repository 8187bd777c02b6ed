import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import css from './Dashboard.module.css'

interface Props {
  title: string
  hint?: ReactNode
  /** At the right of the title. */
  end?: ReactNode
  /** Its CSS grid area. */
  area: string
  /** On a phone only its title shows until it is opened. */
  foldable?: boolean
  children: ReactNode
}

/** A card of the dashboard. */
export function Panel({ title, hint, end, area, foldable, children }: Props) {
  const id = useId()
  const isFolded = useIsPhone() && foldable
  const head = (
    <>
      <h2 id={id}>{title}</h2>
      {hint && <span className={css.hint}>{hint}</span>}
    </>
  )
  return (
    <section className={css.panel} style={{ gridArea: area }} aria-labelledby={id}>
      {isFolded ? (
        <details>
          <summary className={css.panelHead}>
            {head}
            <IconChevronDown size={16} stroke={1.7} aria-hidden="true" />
          </summary>
          {end && <div className={css.folded}>{end}</div>}
          {children}
        </details>
      ) : (
        <>
          <header className={css.panelHead}>
            {head}
            {end && <span className={css.end}>{end}</span>}
          </header>
          {children}
        </>
      )}
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
