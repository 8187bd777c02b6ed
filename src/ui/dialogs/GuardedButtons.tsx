import type { MouseEvent, ReactNode } from 'react'
import { useIsReady } from '../actions/use-ready.ts'
import css from './Dialog.module.css'

interface Props {
  className?: string
  children: ReactNode
}

/** Buttons of what floats, muted and without effect until it is ready. */
export function GuardedButtons({ className = '', children }: Props) {
  const ready = useIsReady()
  const blockClick = (event: MouseEvent) => {
    if (ready) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset that is disabled loses the focus of its buttons
    <div
      role="group"
      className={`${css.presses} ${className}`}
      aria-disabled={!ready || undefined}
      onClickCapture={blockClick}
    >
      {children}
    </div>
  )
}
