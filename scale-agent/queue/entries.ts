import type { z } from 'zod'
import type { scaleTicket } from '../../src/weighing/contract.ts'

/** A ticket as it is queued: times are ISO 8601 with an offset. One without a number has an id of the queue's own. */
export type SentTicket = z.input<typeof scaleTicket> & { WeightScaleIDIn: string }

/** With what the id of a ticket without a number begins; 30 hexadecimal digits follow. */
export const UNNUMBERED = 'T-'

/** Whether an id is the queue's own, and no number of the scale. */
export function isUnnumbered(id: string): boolean {
  return /^T-[\da-f]{30}$/.test(id)
}

/** Where a ticket came from: weighed on the agent's page, or read from a file of the scale's program. */
export type Origin = 'page' | 'file'

/** What the server made of a ticket. */
export interface Answer {
  outcome: 'created' | 'updated' | 'unchanged' | 'proposed' | 'refused'
  /** Of a refused ticket: the server's sentence. */
  reason: string | null
  /** Of the ticket that it is at the server. */
  ticketId?: number | null
}

/** A weigh-in that an operator voided on the page. */
export interface Void {
  /** Counts with the readings. */
  n: number
  at: string
  ticket: SentTicket
  reason: string
  /** Why the server did not void it; until then it waits. */
  refusal?: string
  /** Where it stood on the bridge when it was voided. */
  standing?: Standing
}

export type TimeField = 'WeightTimeIn' | 'WeightTimeOut'

/** What a journal of tickets holds. `n` counts the readings of this agent; one ticket may have several. */
export type Entry =
  | QueuedEntry
  | ({ type: 'answered'; n: number; at: string } & Answer)
  /** The times were set right, before it was sent. */
  | { type: 'corrected'; n: number; ticket: SentTicket }
  /** Its slip was printed after all. */
  | { type: 'printed'; n: number }
  /** A person has seen that it was refused. */
  | { type: 'dismissed'; n: number }
  /** The truck that was weighed last has left the bridge; with a reason where an operator says so. */
  | { type: 'freed'; at: string; reason: string | null }
  /** Numbers of weigh-ins begin with this mark: no other installation has it. */
  | { type: 'began'; mark: string }
  /** A truck left without being weighed out. */
  | { type: 'left'; id: string }
  /** A void that was not sent yet was taken back. */
  | { type: 'voidTakenBack'; id: string }
  | ({ type: 'voiding' } & Void)
  | { type: 'voided'; id: string }
  /** The server keeps the ticket: the truck is inside again. */
  | { type: 'voidRefused'; id: string; sentence: string }
  /** A person has seen why it was not voided. */
  | { type: 'voidSeen'; id: string }
  /** Written when the journal is shortened, for what its missing lines came to. */
  | { type: 'counted'; n: number; slips: number; ins?: number }
  | { type: 'standing'; standing: Standing }
  | { type: 'kept'; in: 'waiting' | 'refused' | 'latest'; item: Item }
  | { type: 'seen'; id: string; digest: string }
  | { type: 'inside'; ticket: SentTicket }
  | { type: 'away'; id: string }
  | { type: 'truck'; ticket: SentTicket }
  | { type: 'known'; id: string; ticketId: number }
  | { type: 'void'; void: Void }

export interface QueuedEntry extends Item {
  type: 'queued'
}

/** A reading with what became of it. */
export interface Item {
  n: number
  at: string
  from: Origin
  ticket: SentTicket
  /** Taken before the clock was compared with the server's, in this run of the agent. */
  unchecked?: Unchecked
  /** The printer could not print its slip when it was weighed out. */
  unprinted?: boolean
  answer?: Answer & { at: string }
}

export interface Unchecked {
  run: string
  times: TimeField[]
}

/** The truck that stands on the bridge since it was weighed. */
export interface Standing {
  id: string
  plate: string
  kg: number
  isOut: boolean
  at: string
}
