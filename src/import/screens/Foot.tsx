import type { ReactNode } from 'react'
import css from './Foot.module.css'
import { IMPORT_STATE_ID } from './use-focus-on-state.ts'

interface Props {
  /** What is left to do, at the left. */
  children?: ReactNode
  words?: ReactNode
  /** Quiet, before the buttons. */
  note?: string
}

/** The bar under a step: what is left to do, and the one green button. */
export function Foot({ words, note, children }: Props) {
  return (
    <div className={`${css.foot} no-print`}>
      <div id={IMPORT_STATE_ID} tabIndex={-1} className={`${css.words} num`} role="status">
        {words}
      </div>
      <div className={css.end}>
        {note && <span className={css.note}>{note}</span>}
        {children}
      </div>
    </div>
  )
}
