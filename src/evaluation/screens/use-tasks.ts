import { useIsPhone } from '../../ui/use-is-phone.ts'
import type { Task } from '../rules/tasks.ts'
import type { PalmRecord } from './record.ts'
import { type OfferedTask, tasksFor } from './tasks.ts'

/** Tasks with more fields than a phone has room for. */
const WIDE: readonly Task[] = ['grade', 'correctGrade']

/** Whether the window has room for a task: a phone grades nothing, it shows the ticket to read. */
export function useHasRoom(): (task: Task) => boolean {
  const isPhone = useIsPhone()
  return (task) => !(isPhone && WIDE.includes(task))
}

/** The tasks of a ticket that the window has room for. */
export function useTasks(): (record: PalmRecord) => OfferedTask[] {
  const hasRoom = useHasRoom()
  return (record) => tasksFor(record).filter(({ task }) => hasRoom(task))
}
