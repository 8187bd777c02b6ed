import { Box } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import css from './Dashboard.module.css'

interface Props<Row> {
  title: string
  hint?: ReactNode
  /** At the right of the title. */
  end?: ReactNode
  /** Its CSS grid area. */
  area: string
  /** On a phone only its title shows until it is opened. */
  foldable?: boolean
  /** What it shows, for `children` to draw; undefined until it is there. */
  rows?: readonly Row[]
  /** What it says where there is none of it. */
  empty?: ReactNode
  /** What it says while it is not there, in place of a skeleton. */
  failure?: ReactNode
  children: ReactNode | ((rows: readonly Row[]) => ReactNode)
}

/** A card of the dashboard. */
export function Panel<Row>({ title, hint, end, area, foldable, ...shown }: Props<Row>) {
  const id = useId()
  const isFolded = useIsPhone() && foldable
  const head = (
    <>
      <h2 id={id}>{title}</h2>
      {hint && <span className={`small cut ${css.hint}`}>{hint}</span>}
    </>
  )
  return (
    <section className={`sheet card ${css.panel}`} style={{ gridArea: area }} aria-labelledby={id}>
      {isFolded ? (
        <details>
          <summary className={css.panelHead}>
            {head}
            <IconChevronDown className="muted" size={16} stroke={1.7} aria-hidden="true" />
          </summary>
          {end && <Box m="4px 0 8px">{end}</Box>}
          {contentOf(shown)}
        </details>
      ) : (
        <>
          <header className={css.panelHead}>
            {head}
            {end && <Box ml="auto">{end}</Box>}
          </header>
          {contentOf(shown)}
        </>
      )}
    </section>
  )
}

type Shown<Row> = Pick<Props<Row>, 'rows' | 'empty' | 'failure' | 'children'>

function contentOf<Row>({ rows, empty, failure, children }: Shown<Row>): ReactNode {
  if (typeof children !== 'function') return children
  if (!rows) return failure ?? <div className={`skeleton ${css.coming}`} aria-hidden="true" />
  return rows.length > 0 ? children(rows) : <EmptyPanel>{empty}</EmptyPanel>
}

/** Says that a panel has nothing to show. It fills the panel, so that nothing moves later. */
export function EmptyPanel({ children }: { children: ReactNode }) {
  return <p className={`text muted ${css.nothing}`}>{children}</p>
}
