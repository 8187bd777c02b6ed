import { useEffect, useRef, useState } from 'react'
import { storedSession } from '../../../platform/client.ts'
import type { Answer, PalmToOrder } from './rows.ts'

export interface Taken {
  palm: PalmToOrder
  by: Answer['made'][number]
}

/** Palm of which somebody else made an order while the list was shown, by its key: it stays, muted. */
export function useTakenByOthers(answer: Answer | undefined): ReadonlyMap<string, Taken> {
  const listed = useRef<readonly PalmToOrder[]>([])
  const [taken, setTaken] = useState<ReadonlyMap<string, Taken>>(new Map())
  useEffect(() => {
    if (!answer) return
    const waiting = new Set(answer.data.map(({ Key }) => Key))
    const left = listed.current.filter(({ Key }) => !waiting.has(Key))
    listed.current = answer.data
    setTaken((before) => {
      const kept = [...before.values()].filter(({ palm }) => !waiting.has(palm.Key))
      const all = [...kept, ...left.flatMap((palm) => takenBy(palm, answer.made))]
      return new Map(all.map((one) => [one.palm.Key, one]))
    })
  }, [answer])
  return taken
}

function takenBy(palm: PalmToOrder, made: Answer['made']): Taken[] {
  const ids = new Set(palm.Tickets.map(({ SSWeightID }) => SSWeightID))
  const by = made.find(({ SSWeightIDs }) => SSWeightIDs.some((id) => ids.has(id)))
  return by && by.OfficerUUID !== storedSession()?.officer.UUID ? [{ palm, by }] : []
}
