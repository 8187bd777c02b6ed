import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOffline, useOfflineSince } from '../../../ui/offline.ts'
import { calls } from '../../contract.ts'
import type { OrderLine, OrderWithLines } from '../order.ts'
import { useOrderAction } from '../steps/order-action.ts'

export interface Load {
  order: OrderWithLines
  line: OrderLine
}

/**
 * Receives a line by one press, on the day on which its truck left. Without a network it waits and goes as soon as there
 * is one; what waits is forgotten with the screen, so that nothing is sent behind the officer's back.
 */
export function useReceiveLine(onReceived: (load: Load) => void) {
  const { t } = useTranslation()
  // Draws anew once it goes or comes; a press may come before that is heard, so it asks for itself.
  useOfflineSince()
  const [waiting, setWaiting] = useState<readonly Load[]>([])
  const action = useOrderAction(calls.receiptLine, { done: t('done.received') })
  const send = async (load: Load) => {
    const { order, line } = load
    const POHeaderUUID = order.UUID
    const sent = { POHeaderUUID, POLineUUID: line.UUID }
    if (await action.run(sent)) onReceived(load)
  }
  const isWaiting = ({ UUID }: OrderLine) => waiting.some(({ line }) => line.UUID === UUID)
  const receive = (load: Load) => {
    if (isWaiting(load.line)) setWaiting(waiting.filter(({ line }) => line.UUID !== load.line.UUID))
    else if (isOffline()) setWaiting([...waiting, load])
    else void send(load)
  }
  const next = isOffline() || action.running ? undefined : waiting[0]
  const sendWaiting = useEffectEvent((load: Load) => {
    setWaiting(waiting.filter((one) => one !== load))
    void send(load)
  })
  useEffect(() => {
    if (next) sendWaiting(next)
  }, [next])
  return { receive, isWaiting, running: action.running }
}
