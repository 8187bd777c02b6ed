import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../ui/actions/use-action.ts'
import { Banner } from '../../ui/Banner.tsx'
import { showSuccess, UNDO_MS } from '../../ui/toasts.tsx'
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
  /** Opens the next truck, and says there what was saved of this one. */
  onNext: (saved?: Saved) => void
  /** Opens the sheet of the ticket in place of the dialog. */
  onSheet: (record: PalmRecord) => void
  /** What was saved of the truck before. */
  last?: ReactNode
}

/** Returns a function that says what was saved, with its undo. */
export function useShowSaved() {
  const run = useUndo()
  return ({ record, words, undo }: Saved) =>
    showSuccess(`${ticketName(record)} · ${words}`, undo && (() => run(undo, record)))
}

/** Returns a function that goes on to the next truck, which says what was saved, or closes the dialog with a message. */
export function useLeave(handlers: Pick<TicketDialogProps, 'onClose' | 'onNext'>) {
  const whileOpen = useWhileOpen()
  const updateList = useUpdateList()
  const show = useShowSaved()
  return (saved: Saved, andNext: boolean) => {
    updateList(saved.record)
    let isShown = false
    whileOpen(() => {
      isShown = andNext
      if (andNext) handlers.onNext(saved)
      else handlers.onClose()
    })
    if (!isShown) show(saved)
  }
}

/** Over the form of the next truck, whose head it leaves in sight: what was saved of the last one. */
export function LastSaved({ saved: { record, words, undo } }: { saved: Saved }) {
  const { t } = useTranslation()
  const run = useUndo(() => setUndone(true))
  const [isUndone, setUndone] = useState(false)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), UNDO_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Banner>
      <span role="status">
        {ticketName(record)} · {isUndone ? t('done.undone') : words}
      </span>{' '}
      {undo && !isUndone && !isLate && (
        <Button variant="subtle" onClick={() => run(undo, record)}>
          {t('ui.undo')}
        </Button>
      )}
    </Banner>
  )
}

/** Takes back what was saved; says so itself where `onDone` does not. */
function useUndo(onDone?: () => void) {
  const { t } = useTranslation()
  const updateList = useUpdateList()
  const after = {
    done: onDone ? undefined : t('done.undone'),
    onDone: (record: PalmRecord) => {
      updateList(record)
      onDone?.()
    },
  }
  const actions = {
    undoGrade: useAction(calls.undoGrade, after),
    undoPrice: useAction(calls.undoPrice, after),
  }
  return (undo: 'undoGrade' | 'undoPrice', { ID: SSWeightID, Version }: PalmRecord) =>
    actions[undo].run({ SSWeightID, Version })
}
