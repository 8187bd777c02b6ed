import { useState } from 'react'
import { useAddress } from '../../../ui/address.ts'
import { listAddress } from './address.ts'
import type { Open } from './tasks.ts'

/** What is open over the list: the sheet of a ticket, which the address names, a task, or what is to be decided. */
export function useOpen() {
  const [{ ticket }, change] = useAddress(listAddress)
  const [task, setTask] = useState<Open>()
  const [decides, decide] = useState(false)
  // A sheet takes the place of what is to be decided, so that the focus goes back past both.
  const deciding = decides && ticket === null
  const see = (id: number | null) => {
    if (id === null) decide(false)
    // A sheet that was closed is not what Back leads to.
    void change({ ticket: id }, { replace: id === null })
  }
  const begin = (next?: Open) => {
    if (next && ticket !== null) see(null)
    setTask(next)
  }
  return { ticket, task, deciding, see, begin, decide }
}
export type Opening = ReturnType<typeof useOpen>
