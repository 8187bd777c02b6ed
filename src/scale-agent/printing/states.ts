/** What the system says of the printer of slips; `unknown` where it says nothing. */
export type PrinterState = 'ready' | 'none' | 'offline' | 'paper' | 'fault' | 'unknown'

/** Whether a slip would not come out now. */
export function isWrong(state: PrinterState): boolean {
  return state !== 'ready' && state !== 'unknown'
}
