import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { allowed } from '../../../platform/client.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import type { Form } from '../../../ui/form/use-form.ts'
import type { Valuation } from '../../contract/price.ts'
import { calls } from '../../contract.ts'
import { ticketName } from '../../rules/states.ts'
import type { Choice, Choices } from '../Choices.tsx'
import type { PalmRecord } from '../record.ts'
import { useSentVersion, type useTicket, useUpdateList, useWhileOpen } from '../use-ticket.ts'
import { type PriceValues, valuationOfForm } from './price-form.ts'

interface Props {
  form: Form<PriceValues>
  record: ReturnType<typeof useTicket>
  correcting: boolean
  /** Undefined while there is no price to save. */
  computed: Valuation | undefined
  onClose: () => void
  /** On to the next truck. */
  onNext: () => void
}

/** Saves the price that stands there; where the answer is lost the same is sent again and saved once. */
export function useValuing({ form, record, correcting, computed, ...ways }: Props) {
  const { ticket } = record
  const { t } = useTranslation()
  const whileOpen = useWhileOpen()
  const updateList = useUpdateList()
  const leave = useRef(ways.onClose)
  const sentVersion = useSentVersion(ticket, record.outcomeUnknown)
  const after = {
    done: `${ticketName(ticket)} · ${t(correcting ? 'done.priceCorrected' : 'done.valued')}`,
    onDone: (record: PalmRecord) => {
      updateList(record)
      whileOpen(leave.current)
    },
    onRefused: (error: unknown) => {
      form.refused(error)
      return record.onRefused(error)
    },
  }
  const value = useAction(calls.valuation, after)
  const correct = useAction(calls.correctPrice, after)
  const submit = (then: () => void) =>
    form.submit((values) => {
      if (!computed) return
      leave.current = then
      const input = valuationOfForm(values, computed)
      return correcting
        ? correct.run({ ...input, Reason: values.Reason, Version: sentVersion() })
        : value.run(input)
    })
  return {
    running: value.running || correct.running,
    save: () => submit(ways.onClose),
    saveAndNext: () => submit(ways.onNext),
  }
}

interface Stand {
  ticket: PalmRecord
  /** The record is stale: a colleague saved first. */
  isTaken: boolean
  correcting: boolean
  /** The product has no price, or it is still on its way. */
  isPriceless: boolean
  work: ReturnType<typeof useValuing>
  onGrade: (ticket: PalmRecord) => void
  onSheet: (ticket: PalmRecord) => void
  /** Goes on with the ticket as the colleague left it. */
  goOn: () => void
}

/** What a price dialog offers as its ticket stands; nothing but to close it where an order keeps the ticket. */
export function choicesOf(stand: Stand): Choices {
  if (stand.ticket.LockedBy) return {}
  return stand.isTaken ? afterColleague(stand) : saving(stand)
}

function saving({ ticket, correcting, isPriceless, work, onGrade }: Stand): Choices {
  const grade: Choice = { words: 'evaluation.correctGrade', run: () => onGrade(ticket) }
  const others = !correcting && allowed(calls.correctGrade) ? [grade] : []
  if (isPriceless) return { others }
  const words = correcting ? 'evaluation.correctPrice' : 'evaluation.price'
  const next: Choice = { words: 'evaluation.saveAndNext', run: work.saveAndNext }
  return { main: { words, run: work.save }, others, ...(!correcting && { next }) }
}

function afterColleague({ ticket, onSheet, goOn }: Stand): Choices {
  if (ticket.SysPrice === null) return { main: { words: 'evaluation.goOn', run: goOn } }
  const correct: Choice = { words: 'evaluation.correctPrice', run: goOn }
  return {
    main: { words: 'sheet.open', run: () => onSheet(ticket) },
    others: allowed(calls.correctPrice) ? [correct] : [],
  }
}
