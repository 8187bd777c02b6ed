import type { ReactNode } from 'react'
import css from './MainButton.module.css'

interface Props {
  type?: 'button' | 'submit'
  /** The action is running: it shows a spinner and takes no click. */
  running?: boolean
  onClick?: () => void
  children: ReactNode
}

/** The green button of the pages before sign-in, as wide as their column; it looks as those of the screens. */
export function MainButton({ type = 'button', running = false, onClick, children }: Props) {
  return (
    <button
      type={type}
      className={css.button}
      disabled={running}
      data-running={running || undefined}
      onClick={onClick}
    >
      <span className={css.words}>{children}</span>
    </button>
  )
}
