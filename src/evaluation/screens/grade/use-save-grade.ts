import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOutcomeUnknown } from '../../../platform/client.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import type { Form } from '../../../ui/form/use-form.ts'
import { showSuccess } from '../../../ui/toasts.tsx'
import type { Valuation } from '../../contract/price.ts'
import { calls } from '../../contract.ts'
import { ticketName } from '../../rules/states.ts'
import { type PricePreview, valuationOf } from '../price/preview-price.ts'
import type { PalmRecord } from '../record.ts'
import { useSentVersion, type useTicket, useUpdateList, useWhileOpen } from '../use-ticket.ts'
import { correctionOf, type GradeValues, gradingOf } from './grade-form.ts'

interface Props {
  form: Form<GradeValues>
  record: ReturnType<typeof useTicket>
  correcting: boolean
  price?: PricePreview
  onClose: () => void
  /** On to the next truck. */
  onNext: () => void
  /** The grade is saved, the price is not: `tried` was refused, or nothing stood there yet. */
  onPrice: (graded: PalmRecord, tried?: Valuation) => void
}

/** What a press of a button asks for. The price is the one that stood there then. */
interface Intent {
  andPrice: boolean
  valuation?: Valuation
  andNext?: boolean
}

/**
 * Saves a grade, alone or with the price that stood beside it. Where an answer is lost the same is sent again, the
 * grade never twice: once it is saved, only the price is left to do.
 */
export function useSaveGrade(props: Props) {
  const { form, record, correcting, price, onPrice } = props
  const { ticket } = record
  const { t } = useTranslation()
  const intent = useRef<Intent>({ andPrice: false })
  const isSubmitting = useRef(false)
  const sentVersion = useSentVersion(ticket, record.outcomeUnknown)
  const whileOpen = useWhileOpen()
  const updateList = useUpdateList()
  const [graded, setGraded] = useState<PalmRecord>()
  const latest = useRef<PalmRecord>(undefined)
  const saying = (words: Done) => `${ticketName(ticket)} · ${t(words)}`
  const said = saying(wordsOf(correcting, ticket))
  const leave = () => whileOpen(intent.current.andNext ? props.onNext : props.onClose)

  const value = useAction(calls.valuation, {
    done: saying('done.valued'),
    onDone: (record) => {
      updateList(record)
      leave()
    },
    onRefused: (error) => {
      showSuccess(said)
      if (isOutcomeUnknown(error)) return
      whileOpen(() => onPrice(latest.current ?? ticket, intent.current.valuation))
    },
  })
  const onDone = (record: PalmRecord) => {
    latest.current = record
    setGraded(record)
    updateList(record)
    const { andPrice, valuation } = intent.current
    if (andPrice && valuation) return void value.run(valuation)
    showSuccess(said)
    if (andPrice) whileOpen(() => onPrice(record))
    else leave()
  }
  const onRefused = (error: unknown) => {
    form.refused(error)
    return record.onRefused(error)
  }
  const evaluate = useAction(calls.evaluate, { onDone, onRefused })
  const correct = useAction(calls.correctGrade, { onDone, onRefused })

  const submit = (wanted: Intent) =>
    form.submit(async (values) => {
      // Of two presses at once the first one counts.
      if (isSubmitting.current) return
      isSubmitting.current = true
      intent.current = wanted
      await (correcting
        ? correct.run(correctionOf(values, sentVersion()))
        : evaluate.run(gradingOf(values)))
      isSubmitting.current = false
    })
  const valuation = price && valuationOf(ticket, price)
  return {
    running: evaluate.running || correct.running || value.running,
    /** The grade is saved, the answer about its price was lost. */
    graded,
    save: () => submit({ andPrice: false }),
    saveAndValue: () => submit({ andPrice: true, valuation }),
    saveAndNext: () => submit({ andPrice: price !== undefined, valuation, andNext: true }),
    valueAgain: () => intent.current.valuation && value.run(intent.current.valuation),
  }
}

type Done = `done.${'evaluated' | 'valued' | 'gradeCorrected' | 'gradeCorrectedPriceVoid'}`

function wordsOf(correcting: boolean, { SysPrice }: PalmRecord): Done {
  if (!correcting) return 'done.evaluated'
  return SysPrice === null ? 'done.gradeCorrected' : 'done.gradeCorrectedPriceVoid'
}
