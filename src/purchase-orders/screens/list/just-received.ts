import { createContext, useContext } from 'react'

interface JustReceived {
  /** Ids of the lines that this officer received since the list was opened: they may still be taken back. */
  lineIds: ReadonlySet<string>
  add: (lineIds: readonly string[]) => void
}

/** Given by the list of receiving; other lists offer no undo. */
export const JustReceivedContext = createContext<JustReceived>({
  lineIds: new Set(),
  add: () => {},
})

export function useJustReceived(): JustReceived {
  return useContext(JustReceivedContext)
}
