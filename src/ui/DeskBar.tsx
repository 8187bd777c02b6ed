import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './DeskBar.module.css'
import { Offline } from './Offline.tsx'
import { useScreenContext } from './screen-context.ts'

export interface TopBarProps {
  title: string
  /** Stands muted after the title: 1,284 รายการ. */
  count?: ReactNode
  /** Stands before the title of a record: a link back to its list. */
  crumb?: ReactNode
  /** Stands after the title of a record: its state. */
  badge?: ReactNode
  /** Quiet actions, white or icons. */
  actions?: ReactNode
  /** The one green button. */
  main?: ReactNode
}

/** What the screen is and its next step in one line, then search, bell and officer. */
export function DeskBar(props: TopBarProps) {
  const { search, bell, account } = useScreenContext()
  return (
    <header className={css.bar} data-bar>
      {props.crumb && (
        <>
          <span className={css.crumb}>
            <IconArrowLeft size={20} stroke={1.7} aria-hidden="true" />
            {props.crumb}
          </span>
          <span className={css.slash} aria-hidden="true">
            /
          </span>
        </>
      )}
      <div className={css.what}>
        <h1 className={`${css.title} cut num`}>{props.title}</h1>
        {(props.badge || props.count !== undefined) && (
          <div className={css.after}>
            {props.badge && <span className={css.badge}>{props.badge}</span>}
            {props.count !== undefined && <span className={`${css.count} num`}>{props.count}</span>}
          </div>
        )}
      </div>
      <Offline />
      <div className={`${css.actions} no-print`}>
        {props.actions}
        {props.main}
        <span className={css.rule} />
        {search}
        {bell}
        {account}
      </div>
    </header>
  )
}
