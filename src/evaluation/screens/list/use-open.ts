import { useState } from 'react'
import { useAddress } from '../../../ui/address.ts'
import { useCloseSheet, useListBehind, useOpenSheet } from '../sheet/use-open-sheet.ts'
import type { OpenTask } from '../tasks.ts'
import { useHasRoom } from '../use-tasks.ts'
import { listAddress } from './address.ts'

/**
 * What is open over the list: a ticket's sheet (by the address), the dialog of a task, or the corrections to decide.
 */
export function useOpen() {
  const [{ ticket }] = useAddress(listAddress)
  const openSheet = useOpenSheet()
  const closeSheet = useCloseSheet(ticket)
  useListBehind(ticket)
  const [task, setTask] = useState<OpenTask>()
  const [decides, decide] = useState(false)
  const hasRoom = useHasRoom()
  // A sheet replaces the corrections dialog; the focus then returns to where it was before both.
  const deciding = decides && ticket === null
  const see = (ID: number | null) => {
    if (ID !== null) return void openSheet({ ID })
    decide(false)
    closeSheet()
  }
  const begin = (next?: OpenTask) => {
    if (next && !hasRoom(next.task)) {
      setTask(undefined)
      return see(next.record.ID)
    }
    if (next && ticket !== null) see(null)
    setTask(next)
  }
  return { ticket, task, deciding, see, begin, decide }
}
export type Opening = ReturnType<typeof useOpen>
