import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Form } from '../../../ui/form/use-form.ts'
import { useAction } from '../../../ui/use-action.ts'
import type { Valuation } from '../../contract/price.ts'
import { calls } from '../../contract.ts'
import { ticketName } from '../../rules/states.ts'
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
  const sentVersion = useSentVersion(ticket, record.unsure)
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
