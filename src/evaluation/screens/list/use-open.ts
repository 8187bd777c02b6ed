import { useState } from 'react'
import { useAddress } from '../../../ui/address.ts'
import { listAddress } from './address.ts'
import type { Open } from './tasks.ts'

/** What is open over the list: the sheet of a ticket, which the address names, a task, or what is to be decided. */
export function useOpen() {
  const [{ ticket }, change] = useAddress(listAddress)
  const [task, setTask] = useState<Open>()
  const [deciding, decide] = useState(false)
  const see = (id: number | null) => void change({ ticket: id })
  const begin = (next?: Open) => {
    if (next && ticket !== null) see(null)
    setTask(next)
  }
  return { ticket, task, deciding, see, begin, decide }
}
export type Opening = ReturnType<typeof useOpen>
