import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../ui/error-message.ts'
import { showFailure, showNotice, showSuccess } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import type { FreeTicket, Order } from '../order.ts'
import { isOfTheOrder } from '../steps/refusals.ts'
import { useRunEach } from '../steps/use-run-each.ts'
import { useClickGuard } from '../use-click-guard.ts'
import type { Keys } from './chosen.ts'

/**
 * Adds tickets to the order one after another and shows a message of how many were added; `refused` has the errors of
 * the others. `run` returns the tickets that were not tried, for example after `stop`. Within two seconds of the last
 * run it adds nothing, says so, and returns undefined.
 */
export function useAddTickets(order: Order) {
  const { t } = useTranslation()
  const { run: addAll, ...adding } = useRunEach(calls.createPOLine)
  const pass = useClickGuard()
  const notify = useOutcomeNotice()
  const [refused, setRefused] = useState<readonly unknown[]>([])
  const run = async (tickets: readonly FreeTicket[]): Promise<Keys | undefined> => {
    if (!pass()) {
      showFailure(t('po.wait'))
      return undefined
    }
    setRefused([])
    const outcomes = await addAll(
      tickets.map(({ SSWeightID }) => ({ POHeaderUUID: order.UUID, SSWeightID })),
    )
    const errors = outcomes.flatMap(({ error }) => error ?? [])
    setRefused(errors.filter((error) => !isOfTheOrder(error)))
    notify(errors, outcomes.length - errors.length, tickets.length)
    return new Set(tickets.slice(outcomes.length).map(({ SSWeightID }) => SSWeightID))
  }
  return { ...adding, run, refused }
}

/** Shows how many were added; where the order takes no more tickets, why, since the list of tickets then disappears. */
function useOutcomeNotice() {
  const { t } = useTranslation()
  return (errors: readonly unknown[], n: number, m: number) => {
    const ended = errors.find(isOfTheOrder)
    if (ended) showFailure(errorMessage(t, ended))
    else if (errors.length > 0) showFailure(t('done.poLinesPartly', { n, m }))
    else if (n < m) showNotice(t('tickets.adding', { n, m }))
    else showSuccess(n === 1 ? t('done.poLineCreated') : t('done.poLinesCreated', { n }))
  }
}
