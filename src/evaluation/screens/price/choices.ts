import { allowed } from '../../../platform/client.ts'
import { calls } from '../../contract.ts'
import type { Choice, Choices } from '../Choices.tsx'
import type { PalmRecord } from '../record.ts'
import type { useValuing } from './use-valuing.ts'

interface Stand {
  ticket: PalmRecord
  /** The record is stale: a colleague saved first. */
  isTaken: boolean
  correcting: boolean
  /** The product has no price, or it is still on its way. */
  isPriceless: boolean
  work: ReturnType<typeof useValuing>
  onGrade: (ticket: PalmRecord) => void
  onSheet: (ticket: PalmRecord) => void
  /** Goes on with the ticket as the colleague left it. */
  goOn: () => void
}

/** What a price dialog offers as its ticket stands; nothing but to close it where an order keeps the ticket. */
export function choicesOf(stand: Stand): Choices {
  if (stand.ticket.LockedBy) return {}
  return stand.isTaken ? afterColleague(stand) : saving(stand)
}

function saving({ ticket, correcting, isPriceless, work, onGrade }: Stand): Choices {
  const grade: Choice = { words: 'evaluation.correctGrade', run: () => onGrade(ticket) }
  const others = !correcting && allowed(calls.correctGrade) ? [grade] : []
  if (isPriceless) return { others }
  const words = correcting ? 'evaluation.correctPrice' : 'evaluation.price'
  const next: Choice = { words: 'evaluation.saveAndNext', run: work.saveAndNext }
  return { main: { words, run: work.save }, others, ...(!correcting && { next }) }
}

function afterColleague({ ticket, onSheet, goOn }: Stand): Choices {
  if (ticket.SysPrice === null) return { main: { words: 'evaluation.goOn', run: goOn } }
  const correct: Choice = { words: 'evaluation.correctPrice', run: goOn }
  return {
    main: { words: 'sheet.open', run: () => onSheet(ticket) },
    others: allowed(calls.correctPrice) ? [correct] : [],
  }
}
