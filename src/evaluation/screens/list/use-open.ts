import { useState } from 'react'
import { useOpenInAddress } from '../../../ui/dialogs/open-in-address.ts'
import { type OpenTask, useHasRoom } from '../tasks.ts'
import { openAddress } from './address.ts'

/**
 * What is open over the list, by its address: a ticket's sheet, the dialog of a task, or the corrections to decide.
 */
export function useOpen() {
  const { open, way, show, close } = useOpenInAddress(openAddress)
  const [pressed, setPressed] = useState<OpenTask>()
  const hasRoom = useHasRoom()
  const isPressed = way === 'pressed' && isSame(pressed, open)
  const see = (ticket: number) => show({ ticket })
  const begin = (next: OpenTask) => {
    if (!hasRoom(next.task)) return see(next.record.ID)
    setPressed(next)
    show({ ticket: next.record.ID, task: next.task })
  }
  return {
    ...open,
    isOpen: open.ticket !== null || open.task !== null,
    way,
    /** The task as a press began it, with what the address does not say. */
    pressed: isPressed ? pressed : undefined,
    see,
    begin,
    decide: () => show({ task: 'corrections' }),
    close,
  }
}
export type Opening = ReturnType<typeof useOpen>

function isSame(
  pressed: OpenTask | undefined,
  { ticket, task }: { ticket: unknown; task: unknown },
) {
  return pressed?.record.ID === ticket && pressed?.task === task
}
