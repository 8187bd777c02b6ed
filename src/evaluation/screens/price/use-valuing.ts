import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Form } from '../../../ui/form/use-form.ts'
import { useAction } from '../../../ui/use-action.ts'
import type { Valuation } from '../../contract/price.ts'
import { calls } from '../../contract.ts'
import { ticketName } from '../../rules/states.ts'
import type { PalmRecord } from '../record.ts'
import { useRefusal } from '../use-refusal.ts'
import { useUpdateList } from '../use-update-list.ts'
import { useWhileOpen } from '../use-while-open.ts'
import { type PriceValues, valuationOfForm } from './price-form.ts'

interface Props {
  form: Form<PriceValues>
  ticket: PalmRecord
  correcting: boolean
  /** Undefined while there is no price to save. */
  computed: Valuation | undefined
  onClose: () => void
  /** On to the next truck. */
  onNext: () => void
  /** Takes over the present ticket, which a colleague saved first. */
  receive: (ticket: PalmRecord) => void
}

/** Saves the price that stands there; where the answer is lost the same is sent again and saved once. */
export function useValuing({ form, ticket, correcting, computed, receive, ...ways }: Props) {
  const { t } = useTranslation()
  const whileOpen = useWhileOpen()
  const updateList = useUpdateList()
  const leave = useRef(ways.onClose)
  const { unsure, onRefused } = useRefusal(form, receive)
  const version = useRef(ticket.Version)
  const after = {
    done: `${ticketName(ticket)} · ${t(correcting ? 'done.priceCorrected' : 'done.valued')}`,
    onDone: (record: PalmRecord) => {
      updateList(record)
      whileOpen(leave.current)
    },
    onRefused,
  }
  const value = useAction(calls.valuation, after)
  const correct = useAction(calls.correctPrice, after)
  const submit = (then: () => void) =>
    form.submit((values) => {
      if (!computed) return
      leave.current = then
      // What may have been saved is sent again as it was, so that it is not saved twice.
      if (!unsure) version.current = ticket.Version
      const input = valuationOfForm(values, computed)
      return correcting
        ? correct.run({ ...input, Reason: values.Reason, Version: version.current })
        : value.run(input)
    })
  return {
    running: value.running || correct.running,
    /** Whether what was sent may have been saved, its answer lost on the way. */
    unsure,
    save: () => submit(ways.onClose),
    saveAndNext: () => submit(ways.onNext),
  }
}
