import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BottomBar } from './BottomBar.tsx'
import { useFrame } from './frame.ts'
import css from './ScreenFrame.module.css'
import { OfflineBanner } from './States.tsx'
import { useIsPhone } from './use-is-phone.ts'
import { useTitle } from './use-title.ts'

interface Props {
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
  /** The panel at the right of a record, 320 px. */
  side?: ReactNode
  /** Padding around unlike things (dashboard, forms); lists and records run edge to edge. */
  padded?: boolean
  children: ReactNode
}

/** A screen: the top bar with what it is and its next step, and the rest of the window below. */
export function ScreenFrame(props: Props) {
  const { account } = useFrame()
  const isPhone = useIsPhone()
  useTitle(props.title)
  return (
    <div className={css.screen}>
      <header className={css.bar}>
        {props.crumb && (
          <>
            <span className={css.crumb}>{props.crumb}</span>
            <span className={css.slash} aria-hidden="true">
              /
            </span>
          </>
        )}
        <h1 className={`${css.title} num`}>{props.title}</h1>
        {props.badge}
        {props.count !== undefined && <span className={`${css.count} num`}>{props.count}</span>}
        <div className={`${css.actions} no-print`}>
          {props.actions}
          {!isPhone && props.main}
          <span className={css.rule} />
          {account}
        </div>
      </header>
      <OfflineBanner />
      <div className={css.body}>
        <main
          id="content"
          tabIndex={-1}
          className={css.main}
          data-padded={props.padded || undefined}
        >
          {props.children}
        </main>
        {props.side && <Side>{props.side}</Side>}
      </div>
      {props.main && <BottomBar main={props.main} />}
    </div>
  )
}

function Side({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <aside className={`${css.side} no-print`} aria-label={t('ui.panel')}>
      {children}
    </aside>
  )
}
