import { useUndo } from '../../../ui/batch/use-undo.ts'
import { calls } from '../../contract.ts'

/** Returns a function that gives what takes receipts back, by the ids of their lines. */
export function useUndoReceipts() {
  const undo = useUndo(calls.undoReceive, 'done.receiptsUndone')
  return (lineIds: readonly string[]) => undo(lineIds.map((POLineUUID) => ({ POLineUUID })))
}
