import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOutcomeUnknown } from '../../../platform/client.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import type { DraftForm } from '../../../ui/form/use-draft.ts'
import type { Valuation } from '../../contract/price.ts'
import { calls } from '../../contract.ts'
import { type PricePreview, valuationOf } from '../price/preview-price.ts'
import type { PalmRecord } from '../record.ts'
import { type Saved, type TicketDialogProps, useLeave, useShowSaved } from '../saved.tsx'
import { type useTicket, useUpdateList, useWhileOpen } from '../use-ticket.ts'
import { correctionOf, type GradeValues, gradingOf } from './grade-form.ts'

interface Props extends Pick<TicketDialogProps, 'onClose' | 'onNext'> {
  form: DraftForm<GradeValues>
  record: ReturnType<typeof useTicket>
  correcting: boolean
  price?: PricePreview
  /** Runs the save, after a question where there is one. */
  ask: (values: GradeValues, save: () => unknown) => unknown
  /** Called when the grade is saved but not the price: `tried` was refused, or no price was shown yet. */
  onPrice: (graded: PalmRecord, tried?: Valuation) => void
}

/** What the pressed button asks for; `valuation` is the price that was shown at that moment. */
interface Intent {
  andPrice: boolean
  valuation?: Valuation
  andNext?: boolean
}

/**
 * Saves a grade, alone or with the price that is shown beside it. Where an answer was lost, the same request is sent
 * again and saved once only; once the grade is saved, only the price is sent again.
 */
export function useSaveGrade(props: Props) {
  const { form, record, correcting, price } = props
  const { ticket } = record
  const isSubmitting = useRef(false)
  const { intent, graded, onDone, savePrice } = useAfterGrade(props)
  const onRefused = (error: unknown) => {
    const isAtFields = form.refused(error)
    return record.onRefused(error) || isAtFields
  }
  const after = { onDone, draft: form.draft, onRefused }
  const evaluate = useAction(calls.evaluate, after)
  const correct = useAction(calls.correctGrade, after)

  const submit = (next: Intent) =>
    form.submit((values) => props.ask(values, () => send(values, next)))
  const send = async (values: GradeValues, next: Intent) => {
    // Of two clicks at once the first one counts.
    if (isSubmitting.current) return
    isSubmitting.current = true
    intent.current = next
    const saved = await (correcting
      ? correct.run(correctionOf(values, record.sentVersion()))
      : evaluate.run(gradingOf(values)))
    isSubmitting.current = false
    return saved
  }
  const valuation = price && valuationOf(ticket, price)
  return {
    running: evaluate.running || correct.running || savePrice.running,
    /** The saved grade, while the answer about its price is lost. */
    graded,
    save: () => submit({ andPrice: false }),
    saveAndValue: () => submit({ andPrice: true, valuation }),
    saveAndNext: () => submit({ andPrice: price !== undefined, valuation, andNext: true }),
    valueAgain: () => intent.current.valuation && savePrice.run(intent.current.valuation),
  }
}

/** What follows a saved grade by the officer's intent: its price, the next truck, or a closed dialog. */
function useAfterGrade({ record: { ticket }, correcting, onClose, onNext, onPrice }: Props) {
  const { t } = useTranslation()
  const intent = useRef<Intent>({ andPrice: false })
  const [graded, setGraded] = useState<PalmRecord>()
  const saved = useRef<PalmRecord>(undefined)
  const whileOpen = useWhileOpen()
  const updateList = useUpdateList()
  const show = useShowSaved()
  const leaveTo = useLeave({ onClose, onNext })
  const leave = (saved: Saved) => leaveTo(saved, intent.current.andNext === true)
  const savedOf = (record: PalmRecord, words: Done): Saved => ({
    record,
    words: t(words),
    ...(!correcting && { undo: 'undoGrade' }),
  })
  const gradeOf = (record: PalmRecord) => savedOf(record, wordsOf(correcting, ticket, record))
  const savePrice = useAction(calls.valuation, {
    onDone: (record) => leave(savedOf(record, 'done.valued')),
    onRefused: (error) => {
      show(gradeOf(saved.current ?? ticket))
      if (isOutcomeUnknown(error)) return
      whileOpen(() => onPrice(saved.current ?? ticket, intent.current.valuation))
    },
  })
  const onDone = (record: PalmRecord) => {
    saved.current = record
    setGraded(record)
    updateList(record)
    const { andPrice, valuation } = intent.current
    if (andPrice && valuation) return void savePrice.run(valuation)
    if (!andPrice) return leave(gradeOf(record))
    show(gradeOf(record))
    whileOpen(() => onPrice(record))
  }
  return { intent, graded, onDone, savePrice }
}

type Done = `done.${'evaluated' | 'valued' | 'gradeCorrected' | 'gradeCorrectedPriceVoid'}`

function wordsOf(correcting: boolean, before: PalmRecord, after: PalmRecord): Done {
  if (!correcting) return 'done.evaluated'
  const isVoid = before.SysPrice !== null && after.SysPrice === null
  return isVoid ? 'done.gradeCorrectedPriceVoid' : 'done.gradeCorrected'
}
