import { allowed } from '../../../platform/client.ts'
import { calls } from '../../contract.ts'
import type { DialogAction, DialogActions } from '../DialogActions.tsx'
import { isFrozen, type PalmRecord } from '../record.ts'
import type { DialogState } from '../use-ticket.ts'
import type { useSaveGrade } from './use-save-grade.ts'

interface GradeState extends DialogState<ReturnType<typeof useSaveGrade>> {
  onPrice: (ticket: PalmRecord) => void
  /** The ticket has a price, and the grade stays as it is. */
  keepsPrice: boolean
}

/** The actions of the grade dialog by the state of its ticket; none where an order locks the ticket. */
export function actionsOf(state: GradeState): DialogActions {
  const { record, isStale, work } = state
  // While a save runs, the buttons stay the same.
  if (work.graded && !work.running)
    return { main: { words: 'evaluation.price', run: work.valueAgain } }
  if (isFrozen(record.ticket)) return {}
  return isStale ? staleActions(state) : saveActions(state)
}

function saveActions({ correcting, hasNoPrice, keepsPrice, work }: GradeState): DialogActions {
  const grade: DialogAction = { words: 'evaluation.saveGrade', run: work.save }
  const value: DialogAction = { words: 'evaluation.saveAndValue', run: work.saveAndValue }
  const next: DialogAction = { words: 'evaluation.saveAndNext', run: work.saveAndNext }
  const isAlone = hasNoPrice || keepsPrice
  return {
    main: isAlone ? grade : value,
    others: isAlone ? [] : [grade],
    ...(!correcting && { next }),
  }
}

function staleActions({ record, onPrice, onSheet }: GradeState): DialogActions {
  const { ticket, continueWithCurrent } = record
  const sheet: DialogAction = { words: 'sheet.open', run: () => onSheet(ticket) }
  const price: DialogAction = { words: 'evaluation.price', run: () => onPrice(ticket) }
  const correct: DialogAction = { words: 'evaluation.correctGrade', run: continueWithCurrent }
  return {
    main: ticket.SysPrice === null ? price : sheet,
    others: allowed(calls.correctGrade) ? [correct] : [],
  }
}
