import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { done, failed } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import type { FreeTicket, Order } from '../order.ts'
import { useGuard } from '../use-guard.ts'
import { useOneByOne } from '../use-one-by-one.ts'

export interface Refused {
  id: number
  error: unknown
}

/**
 * Adds tickets to the order one after another and says how many went in; `refused` holds the others
 * with their reasons. A press within two seconds of the last one adds nothing and says so.
 */
export function useAddTickets(order: Order) {
  const { t } = useTranslation()
  const adding = useOneByOne(calls.createPOLine)
  const pass = useGuard()
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const run = async (tickets: readonly FreeTicket[]): Promise<boolean> => {
    if (!pass()) {
      failed(t('po.wait'))
      return false
    }
    const outcomes = await adding.run(
      tickets.map(({ SSWeightID }) => ({ POHeaderUUID: order.UUID, SSWeightID })),
    )
    const wrong = outcomes.filter(({ error }) => error)
    const n = outcomes.length - wrong.length
    setRefused(wrong.map(({ input, error }) => ({ id: input.SSWeightID, error })))
    if (n < tickets.length) failed(t('done.poLinesPartly', { n, m: tickets.length }))
    else done(n === 1 ? t('done.poLineCreated') : t('done.poLinesCreated', { n }))
    return true
  }
  return { running: adding.running, run, refused }
}
