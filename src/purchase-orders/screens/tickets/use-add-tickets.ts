import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { done, failed, notice } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import type { FreeTicket, Order } from '../order.ts'
import { useGuard } from '../use-guard.ts'
import { useOneByOne } from '../use-one-by-one.ts'
import type { Keys } from './chosen.ts'

/**
 * Adds tickets to the order one after another and says how many went in; `refused` holds why the
 * others did not. `run` answers those that were left untried, as by `stop`. A press within two
 * seconds of the last one adds nothing, says so, and answers nothing.
 */
export function useAddTickets(order: Order) {
  const { t } = useTranslation()
  const { run: addAll, ...adding } = useOneByOne(calls.createPOLine)
  const pass = useGuard()
  const tell = useTelling()
  const [refused, setRefused] = useState<readonly unknown[]>([])
  const run = async (tickets: readonly FreeTicket[]): Promise<Keys | undefined> => {
    if (!pass()) {
      failed(t('po.wait'))
      return undefined
    }
    setRefused([])
    const outcomes = await addAll(
      tickets.map(({ SSWeightID }) => ({ POHeaderUUID: order.UUID, SSWeightID })),
    )
    const errors = outcomes.flatMap(({ error }) => error ?? [])
    setRefused(errors)
    tell(outcomes.length - errors.length, tickets.length, errors.length > 0)
    return new Set(tickets.slice(outcomes.length).map(({ SSWeightID }) => SSWeightID))
  }
  return { ...adding, run, refused }
}

function useTelling() {
  const { t } = useTranslation()
  return (n: number, m: number, someRefused: boolean) => {
    if (someRefused) failed(t('done.poLinesPartly', { n, m }))
    else if (n < m) notice(t('tickets.adding', { n, m }))
    else done(n === 1 ? t('done.poLineCreated') : t('done.poLinesCreated', { n }))
  }
}
