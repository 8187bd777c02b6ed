import { useState } from 'react'
import { CallError } from '../../platform/client.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { palmRecord } from '../contract/record.ts'
import type { PalmRecord } from './record.ts'

/**
 * Hears why a dialog's work was refused: marks the fields that are wrong, and tells the ticket as it is where a
 * colleague saved first. `unsure` where the answer was lost, so that the work may be done.
 */
export function useRefusal(
  form: Pick<Form<object>, 'refused'>,
  receive: (ticket: PalmRecord) => void,
) {
  const [unsure, setUnsure] = useState(false)
  const onRefused = (error: unknown): boolean => {
    setUnsure(isUnsure(error))
    form.refused(error)
    const present = presentOf(error)
    if (present) receive(present)
    // The dialog itself then says who did what.
    return present !== undefined && isTaken(error)
  }
  return { unsure, onRefused }
}

/** Whether what was sent may have been saved all the same, its answer lost on the way. */
export function isUnsure(error: unknown): boolean {
  return error instanceof CallError && error.unsure
}

/** The ticket as a refusal brings it, since it is no longer what its officer saw. */
function presentOf(error: unknown): PalmRecord | undefined {
  return error instanceof CallError ? palmRecord.safeParse(error.present).data : undefined
}

function isTaken(error: unknown): boolean {
  if (!(error instanceof CallError)) return false
  return error.code === 'ticket.alreadyGraded' || error.code === 'ticket.alreadyValued'
}
