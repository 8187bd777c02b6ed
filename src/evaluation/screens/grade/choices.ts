import { allowed } from '../../../platform/client.ts'
import { calls } from '../../contract.ts'
import type { Choice, Choices } from '../Choices.tsx'
import type { PalmRecord } from '../record.ts'
import type { useGrading } from './use-grading.ts'

interface Stand {
  ticket: PalmRecord
  /** The record is stale: a colleague saved first. */
  isTaken: boolean
  correcting: boolean
  /** The product has no price, or it cannot be read. */
  isPriceless: boolean
  work: ReturnType<typeof useGrading>
  onPrice: (ticket: PalmRecord) => void
  onSheet: (ticket: PalmRecord) => void
  /** Goes on with what was typed, as a correction of what the colleague saved. */
  goOn: () => void
}

/** What a grade dialog offers as its ticket stands; nothing but to close it where an order keeps the ticket. */
export function choicesOf(stand: Stand): Choices {
  const { ticket, isTaken, work } = stand
  // While it works the buttons stay as they were pressed.
  if (work.graded && !work.running)
    return { main: { words: 'evaluation.price', run: work.valueAgain } }
  if (ticket.LockedBy) return {}
  return isTaken ? afterColleague(stand) : saving(stand)
}

function saving({ correcting, isPriceless, work }: Stand): Choices {
  const grade: Choice = { words: 'evaluation.saveGrade', run: work.save }
  const value: Choice = { words: 'evaluation.saveAndValue', run: work.saveAndValue }
  const next: Choice = { words: 'evaluation.saveAndNext', run: work.saveAndNext }
  return {
    main: isPriceless ? grade : value,
    others: isPriceless ? [] : [grade],
    ...(!correcting && { next }),
  }
}

function afterColleague({ ticket, onPrice, onSheet, goOn }: Stand): Choices {
  const sheet: Choice = { words: 'sheet.open', run: () => onSheet(ticket) }
  const price: Choice = { words: 'evaluation.price', run: () => onPrice(ticket) }
  const correct: Choice = { words: 'evaluation.correctGrade', run: goOn }
  return {
    main: ticket.SysPrice === null ? price : sheet,
    others: allowed(calls.correctGrade) ? [correct] : [],
  }
}
