import { useTranslation } from 'react-i18next'
import { useUndo } from '../../../ui/batch/use-undo.ts'
import { counted } from '../../../ui/format.ts'
import { calls } from '../../contract.ts'

/** Returns a function that takes receipts back, by the ids of their lines. */
export function useUndoReceipts() {
  const { t } = useTranslation()
  const undo = useUndo(calls.undoReceive, (n) => t('done.receiptsUndone', counted(n)))
  return (lineIds: readonly string[]) => undo(lineIds.map((POLineUUID) => ({ POLineUUID })))
}
