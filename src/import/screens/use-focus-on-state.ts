import { useEffect } from 'react'

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
