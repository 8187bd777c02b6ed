import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allowed } from '../../../platform/client.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import type { DraftForm } from '../../../ui/form/use-draft.ts'
import type { Valuation } from '../../contract/price.ts'
import { calls } from '../../contract.ts'
import type { DialogAction, DialogActions } from '../DialogActions.tsx'
import { isFrozen, type PalmRecord } from '../record.ts'
import { type Saved, type TicketDialogProps, useLeave } from '../saved.tsx'
import type { DialogState, useTicket } from '../use-ticket.ts'
import { isOwn, type PriceValues, valuationOfForm } from './price-form.ts'

interface Props extends Pick<TicketDialogProps, 'onClose' | 'onNext'> {
  form: DraftForm<PriceValues>
  record: ReturnType<typeof useTicket>
  correcting: boolean
  /** Undefined while there is no price to save. */
  computed: Valuation | undefined
}

/**
 * Saves the shown price: one of the officer's own, or another than the one in force, after a question. Where the answer
 * was lost, the same request is sent again and saved once only.
 */
export function useSavePrice({ form, record, correcting, computed, ...handlers }: Props) {
  const { t } = useTranslation()
  const leave = useLeave(handlers)
  const isNext = useRef(false)
  const [isAsked, setAsked] = useState(false)
  const after = {
    onDone: (record: PalmRecord) => {
      const saved: Saved = correcting
        ? { record, words: t('done.priceCorrected') }
        : { record, words: t('done.valued'), undo: 'undoPrice' }
      leave(saved, isNext.current)
    },
    draft: form.draft,
    onRefused: (error: unknown) => {
      setAsked(false)
      const isAtFields = form.refused(error)
      return record.onRefused(error) || isAtFields
    },
  }
  const value = useAction(calls.valuation, after)
  const correct = useAction(calls.correctPrice, after)
  const send = () =>
    form.submit((values) => {
      if (!computed) return
      const input = valuationOfForm(values, computed)
      return correcting
        ? correct.run({ ...input, Reason: values.Reason, Version: record.sentVersion() })
        : value.run(input)
    })
  const submit = (andNext: boolean) =>
    form.submit((values) => {
      isNext.current = andNext
      if (correcting || (computed && isOwn(values, computed))) setAsked(true)
      else send()
    })
  return {
    running: value.running || correct.running,
    save: () => submit(false),
    saveAndNext: () => submit(true),
    asked: { is: isAsked, yes: send, no: () => setAsked(false) },
  }
}

interface PriceState extends DialogState<ReturnType<typeof useSavePrice>> {
  onGrade: (ticket: PalmRecord) => void
}

/** The actions of the price dialog by the state of its ticket; none where an order locks the ticket. */
export function actionsOf(state: PriceState): DialogActions {
  if (isFrozen(state.record.ticket)) return {}
  return state.isStale ? staleActions(state) : saveActions(state)
}

function saveActions({ record, correcting, hasNoPrice, work, onGrade }: PriceState): DialogActions {
  const grade: DialogAction = {
    words: 'evaluation.correctGrade',
    run: () => onGrade(record.ticket),
  }
  const others = !correcting && allowed(calls.correctGrade) ? [grade] : []
  if (hasNoPrice) return { others }
  const words = correcting ? 'evaluation.correctPrice' : 'evaluation.price'
  const next: DialogAction = { words: 'evaluation.saveAndNext', run: work.saveAndNext }
  return { main: { words, run: work.save }, others, ...(!correcting && { next }) }
}

function staleActions({ record, onSheet }: PriceState): DialogActions {
  const { ticket, continueWithCurrent } = record
  if (ticket.SysPrice === null)
    return { main: { words: 'evaluation.goOn', run: continueWithCurrent } }
  const correct: DialogAction = { words: 'evaluation.correctPrice', run: continueWithCurrent }
  return {
    main: { words: 'sheet.open', run: () => onSheet(ticket) },
    others: allowed(calls.correctPrice) ? [correct] : [],
  }
}
