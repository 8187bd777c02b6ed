import { useState } from 'react'
import { useCall } from '../../platform/client.ts'
import { useFresh } from '../../ui/use-live.ts'
import { calls } from '../contract.ts'
import { newest, type PalmRecord } from './record.ts'

/**
 * The ticket of an open dialog as it stands: the row of the list, then whatever the mill does to it. `receive` takes
 * a record that an answer brought.
 */
export function useTicket(row: PalmRecord) {
  const [received, receive] = useState(row)
  const { data } = useCall(calls.getWeightSheet, { SSWeightID: row.ID }, { keepPrevious: false })
  useFresh('tickets', calls.getWeightSheet)
  useFresh('vendors', calls.getWeightSheet)
  useFresh('vehicles', calls.getWeightSheet)
  return { ticket: newest(row, received, data?.weight), receive }
}
