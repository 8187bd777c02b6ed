import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOutcomeUnknown } from '../../../platform/client.ts'
import { errorMessage } from '../../../ui/error-message.ts'
import { counted } from '../../../ui/format.ts'
import { showFailure, showNotice, showSuccess } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import type { FreeTicket, Order } from '../order.ts'
import { isOfTheOrder } from '../steps/order-action.ts'
import { useRunEach } from '../steps/use-run-each.ts'
import { useClickGuard } from '../use-click-guard.ts'
import type { Keys } from './chosen.ts'

/**
 * Adds tickets to the order one after another and shows a message of how many were added; `refused` has the errors of
 * the others. `run` returns the tickets that were not tried, for example after `stop`, or got no answer. Within two seconds of the last
 * run it adds nothing, says so, and returns undefined. `AllowOtherProduct`: the officer was asked about those of another
 * product.
 */
export function useAddTickets(order: Order) {
  const { t } = useTranslation()
  const { run: addAll, ...adding } = useRunEach(calls.createPOLine)
  const pass = useClickGuard()
  const notify = useOutcomeNotice()
  const [refused, setRefused] = useState<readonly unknown[]>([])
  const run = async (
    tickets: readonly FreeTicket[],
    AllowOtherProduct?: boolean,
  ): Promise<Keys | undefined> => {
    if (!pass()) {
      showFailure(t('po.wait'))
      return undefined
    }
    setRefused([])
    const outcomes = await addAll(
      tickets.map(({ SSWeightID }) => ({
        POHeaderUUID: order.UUID,
        SSWeightID,
        AllowOtherProduct,
      })),
    )
    const errors = outcomes.flatMap(({ error }) => error ?? [])
    setRefused(errors.filter((error) => !isOfTheOrder(error)))
    const lineIds = outcomes.flatMap(({ result }) => result?.UUID ?? [])
    notify(errors, lineIds, tickets.length)
    const left = tickets.filter((_, n) => !outcomes[n] || isOutcomeUnknown(outcomes[n].error))
    return new Set(left.map(({ SSWeightID }) => SSWeightID))
  }
  return { ...adding, run, refused }
}

/**
 * Shows how many were added, with an undo for ten seconds; where the order takes no more tickets, why, since the list of
 * tickets then disappears.
 */
function useOutcomeNotice() {
  const { t } = useTranslation()
  const undo = useTakeOff()
  return (errors: readonly unknown[], lineIds: readonly string[], m: number) => {
    const n = lineIds.length
    const ended = errors.find(isOfTheOrder)
    if (ended) showFailure(errorMessage(t, ended))
    else if (errors.length > 0) showFailure(t('done.poLinesPartly', { n, m }))
    else if (n < m) showNotice(t('tickets.adding', { n, m }))
    else {
      const words = n === 1 ? t('done.poLineCreated') : t('done.poLinesCreated', { n })
      showSuccess(words, () => undo(lineIds))
    }
  }
}

/** Returns a function that takes lines off again, and says why the first is not, where one is not. */
function useTakeOff() {
  const { t } = useTranslation()
  const { run } = useRunEach(calls.deletePOLine)
  return async (lineIds: readonly string[]) => {
    const outcomes = await run(lineIds.map((POLineUUID) => ({ POLineUUID })))
    const failed = outcomes.find(({ error }) => error)
    if (failed) return showFailure(errorMessage(t, failed.error))
    showSuccess(t('done.poLinesUndone', counted(outcomes.length)))
  }
}
