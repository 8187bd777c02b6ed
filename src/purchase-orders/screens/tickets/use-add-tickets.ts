import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../ui/error-message.ts'
import { showFailure, showNotice, showSuccess } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import type { FreeTicket, Order } from '../order.ts'
import { isOfTheOrder } from '../steps/refusals.ts'
import { useRunEach } from '../steps/use-run-each.ts'
import { useGuard } from '../use-guard.ts'
import type { Keys } from './chosen.ts'

/**
 * Adds tickets to the order one after another and says how many went in; `refused` holds why the
 * others did not, ticket by ticket. `run` answers those that were left untried, as by `stop`. A press within two
 * seconds of the last one adds nothing, says so, and answers nothing.
 */
export function useAddTickets(order: Order) {
  const { t } = useTranslation()
  const { run: addAll, ...adding } = useRunEach(calls.createPOLine)
  const pass = useGuard()
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

/** Says how many went in; once the order takes none, why, since the tickets then leave the screen. */
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
