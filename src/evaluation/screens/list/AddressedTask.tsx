import { type ReactNode, useState } from 'react'
import { allowed } from '../../../platform/client.ts'
import type { Task } from '../../rules/tasks.ts'
import type { PalmRecord } from '../record.ts'
import { useSheet } from '../sheet/use-sheet.ts'
import type { OpenTask } from '../tasks.ts'
import { useTasks } from '../use-tasks.ts'

interface Props {
  /** Its id. */
  ticket: number
  task: Task
  dialogOf: (open: OpenTask) => ReactNode
  /** Of the ticket, where the task is not possible, or not any more. */
  sheet: ReactNode
}

/** The dialog of a task that the address alone names, as it was before a reload or a sign-in, once its ticket is read. */
export function AddressedTask({ ticket, task, dialogOf, sheet }: Props) {
  const { data, error, isFetching } = useSheet(ticket)
  const isPossible = useIsPossible()
  const [first, setFirst] = useState<{ record?: PalmRecord }>()
  if (!first && data && !isFetching) {
    setFirst(isPossible(task, data.weight) ? { record: data.weight } : {})
  }
  if (first?.record) return dialogOf({ task, record: first.record })
  return (first || error) && sheet
}

function useIsPossible() {
  const tasksFor = useTasks()
  return (task: Task, record: PalmRecord) =>
    tasksFor(record).some((offered) => offered.task === task && allowed(offered.call))
}
