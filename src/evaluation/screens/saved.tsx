import { useTranslation } from 'react-i18next'
import { useAction } from '../../ui/actions/use-action.ts'
import { showSuccess } from '../../ui/toasts.tsx'
import { calls } from '../contract.ts'
import { ticketName } from '../rules/states.ts'
import type { PalmRecord } from './record.ts'
import { useUpdateList, useWhileOpen } from './use-ticket.ts'

/** What an officer saved of a ticket, and what takes it back; nothing takes back a correction. */
export interface Saved {
  record: PalmRecord
  words: string
  undo?: 'undoGrade' | 'undoPrice'
}

/** What the dialogs of a grade and of a price have in common. */
export interface TicketDialogProps {
  /** A ticket whose grade or price there is already is corrected: a reason is required. */
  record: PalmRecord
  onClose: () => void
  /** Opens the next truck. */
  onNext: () => void
  /** Opens the sheet of the ticket in place of the dialog. */
  onSheet: (record: PalmRecord) => void
}

/** Returns a function that says what was saved, with its undo. */
export function useShowSaved() {
  const run = useUndo()
  return ({ record, words, undo }: Saved) =>
    showSuccess(`${ticketName(record)} · ${words}`, undo && (() => run(undo, record)))
}

/** Returns a function that goes on to the next truck, or closes the dialog, and says what was saved. */
export function useLeave(handlers: Pick<TicketDialogProps, 'onClose' | 'onNext'>) {
  const whileOpen = useWhileOpen()
  const updateList = useUpdateList()
  const show = useShowSaved()
  return (saved: Saved, andNext: boolean) => {
    updateList(saved.record)
    whileOpen(andNext ? handlers.onNext : handlers.onClose)
    show(saved)
  }
}

/** Takes back what was saved, and says so. */
function useUndo() {
  const { t } = useTranslation()
  const after = { done: t('done.undone'), onDone: useUpdateList() }
  const actions = {
    undoGrade: useAction(calls.undoGrade, after),
    undoPrice: useAction(calls.undoPrice, after),
  }
  return (undo: 'undoGrade' | 'undoPrice', { ID: SSWeightID, Version }: PalmRecord) =>
    actions[undo].run({ SSWeightID, Version })
}
