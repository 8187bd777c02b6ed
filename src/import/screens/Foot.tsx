import { Group } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import css from './Foot.module.css'

interface Props {
  /** What is left to do, at the left. */
  words?: ReactNode
  /** Quiet, before the buttons. */
  note?: string
  /** The buttons. */
  children?: ReactNode
}

/** The bar under a step: what is left to do, and the one green button. */
export function Foot({ words, note, children }: Props) {
  return (
    <div className={`line no-print ${css.foot}`}>
      <Group
        id={IMPORT_STATE_ID}
        tabIndex={-1}
        gap="0 16px"
        align="baseline"
        flex={1}
        className="secondary text num"
        role="status"
      >
        {words}
      </Group>
      <div className={`line ${css.end}`}>
        {note && <span className={`small ${css.note}`}>{note}</span>}
        {children}
      </div>
    </div>
  )
}

/** The words that say where an import stands: what is left to do, how far it is, what it did. */
export const IMPORT_STATE_ID = 'import-state'

/**
 * Focuses how far an import is once it runs, and at its end what became of it: whoever presses Enter once more after the
 * question does nothing by it.
 */
export function useFocusOnState(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return
    focusState()
    return focusState
  }, [isRunning])
}

/** Where the officer has not gone elsewhere. */
function focusState(): void {
  const { activeElement, body } = document
  if (activeElement === body) document.getElementById(IMPORT_STATE_ID)?.focus()
}
