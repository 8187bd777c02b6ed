import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder } from '../../src/platform/make-folder.ts'
import { StartupError } from '../../src/platform/startup-error.ts'
import type { Answer, Entry, Item, Origin, QueuedEntry, SentTicket } from './entries.ts'
import { openJournal } from './journal.ts'
import { keepLastNumbers, type Numbers, newMark, readLastNumbers } from './numbers.ts'
import { applyEntry, digestOf, emptyState, entriesOf, type QueueState } from './state.ts'

/** Tickets on their way to the server, on the disk. What resolves is there after a crash. */
export type Queue = Awaited<ReturnType<typeof openQueue>>

/** A truck inside, and which ticket it is at the server. */
export interface KnownTruck {
  ticketId: number
  ticket: SentTicket
}

/** What is remembered of a reading beside its ticket. */
type Marks = Pick<Item, 'unchecked' | 'unprinted'>

/** Above this, and above four times what it is shortened to, a journal is shortened. */
const SHORTEN_ABOVE = 1024 * 1024

/**
 * Opens the queue in `folder`; `changed` is called after each change. `numbersFile` lies outside of it: numbers run on from
 * there where the folder was emptied.
 */
export async function openQueue(
  folder: string,
  changed: () => void = () => {},
  numbersFile?: string,
) {
  const file = path.join(folder, 'tickets.jsonl')
  const state = emptyState()
  const { journal, damaged } = await makeFolder(folder, { mode: 0o700 })
    .then(() => openJournal<Entry>(file, (entry) => applyEntry(state, entry)))
    .catch((error) => {
      throw 'syscall' in error ? unwritable(folder, error) : error
    })
  if (damaged > 0) await copyFile(file, path.join(folder, `damaged-${Date.now()}.jsonl`))
  // An empty folder is another installation: the numbers of the one before are never given again.
  if (state.mark === '') await journal.append([{ type: 'began', mark: newMark() }])
  let lastNumbers = numbersFile ? await readLastNumbers(numbersFile) : undefined
  if (lastNumbers) Object.assign(state, greater(state, lastNumbers))
  let nextN = state.n
  let shortenAbove = SHORTEN_ABOVE

  /** The journal has them already: what this file's disk refuses is written with the next number. */
  const keepNumbers = async () => {
    const { slips, ins } = state
    if (!numbersFile || (lastNumbers?.slips === slips && lastNumbers.ins === ins)) return
    await keepLastNumbers(numbersFile, { slips, ins }).then(
      () => {
        lastNumbers = { slips, ins }
      },
      () => {},
    )
  }
  await keepNumbers()
  const append = async (entries: Entry[]) => {
    if (entries.length === 0) return
    await journal.append(entries)
    await keepNumbers()
    changed()
    if (journal.size() < shortenAbove) return
    shortenAbove = Infinity
    // A disk that has no room for it still has the journal; it is tried again once that has grown.
    await journal.replace(() => entriesOf(state)).catch(() => {})
    shortenAbove = Math.max(SHORTEN_ABOVE, journal.size() * 4)
  }
  const queued = (ticket: SentTicket, from: Origin): QueuedEntry => {
    nextN += 1
    return { type: 'queued', n: nextN, at: new Date().toISOString(), from, ticket }
  }
  return {
    state: state as Readonly<QueueState>,
    /** Lines of the journal that the disk spoilt. */
    damaged,
    add: (tickets: readonly SentTicket[], from: Origin, marks?: Marks) =>
      append(tickets.map((ticket) => ({ ...queued(ticket, from), ...marks }))),
    /** Those of `tickets` from files that say something new. */
    unseen: (tickets: readonly SentTicket[]) =>
      tickets.filter((one) => state.seen.get(one.WeightScaleIDIn) !== digestOf(one)),
    answer: (answers: readonly ({ n: number } & Answer)[]) =>
      append(answers.map((one) => ({ type: 'answered', at: new Date().toISOString(), ...one }))),
    correct: (corrections: readonly { n: number; ticket: SentTicket }[]) =>
      append(corrections.map((one) => ({ type: 'corrected', ...one }))),
    /** The slip of a reading was printed after all. */
    print: (n: number) => append([{ type: 'printed', n }]),
    dismiss: (n: number) => append([{ type: 'dismissed', n }]),
    /** Sends a refused ticket again. */
    resend: ({ n, ticket, from }: Item) => append([{ type: 'dismissed', n }, queued(ticket, from)]),
    leave: (id: string) => append([{ type: 'left', id }]),
    /** Voids the weigh-in of a truck inside: at once here, at the server after what waits of it. */
    void: async (id: string, reason: string) => {
      const ticket = state.inside.get(id)
      if (!ticket) return
      const at = new Date().toISOString()
      const isOnItsWay = [...state.waiting.values()].some(
        (item) => item.ticket.WeightScaleIDIn === id,
      )
      // One of a journal of before is sent again, which tells which ticket it is.
      const again = state.known.has(id) || isOnItsWay ? [] : [keptWaiting(queued(ticket, 'page'))]
      nextN += 1
      await append([...again, { type: 'voiding', n: nextN, at, ticket, reason }])
    },
    /** The truck is inside again, where its void was not sent yet. */
    takeVoidBack: (id: string) => append([{ type: 'voidTakenBack', id }]),
    /**
     * Takes up what the server says: the trucks inside that are unknown here, restored by the office or of a PC before, and
     * those of tickets that the office voided, which are inside no more.
     */
    takeUp: ({ trucks, voided }: { trucks: readonly KnownTruck[]; voided: readonly number[] }) =>
      append([
        ...trucks.filter((one) => isUnknown(state, one)).flatMap(takenUp),
        ...[...state.known]
          .filter(([id, ticketId]) => state.inside.has(id) && voided.includes(ticketId))
          .map(([id]) => ({ type: 'voided' as const, id })),
      ]),
    /** What the server made of a void: with its sentence where the ticket stays. */
    answerVoid: (id: string, sentence?: string) =>
      append([sentence ? { type: 'voidRefused', id, sentence } : { type: 'voided', id }]),
    /** Somebody has seen why a weigh-in was not voided. */
    seeVoid: (id: string) => append([{ type: 'voidSeen', id }]),
    /** The bridge is free again; with a reason where an operator says so. */
    free: (reason?: string) =>
      append([{ type: 'freed', at: new Date().toISOString(), reason: reason ?? null }]),
    close: () => journal.close(),
  }
}

function greater(one: Numbers, other: Numbers): Numbers {
  return { slips: Math.max(one.slips, other.slips), ins: Math.max(one.ins, other.ins) }
}

/** Neither inside by either of its numbers, nor voided or gone. */
function isUnknown(state: QueueState, { ticketId, ticket }: KnownTruck): boolean {
  const { inside, voids, away, known } = state
  const isOf = [inside, voids, away].some((one) => one.has(ticket.WeightScaleIDIn))
  return !isOf && ![...known.values()].includes(ticketId)
}

function takenUp({ ticketId, ticket }: KnownTruck): Entry[] {
  const id = ticket.WeightScaleIDIn
  return [
    { type: 'inside', ticket },
    { type: 'known', id, ticketId },
  ]
}

/** Waits without being a weighing. */
function keptWaiting({ type, ...item }: QueuedEntry): Entry {
  return { type: 'kept', in: 'waiting', item }
}

function unwritable(folder: string, { message }: Error): StartupError {
  return new StartupError(
    `เขียนในโฟลเดอร์ ${folder} ไม่ได้ (${message}) กรุณาแก้สิทธิ์ของโฟลเดอร์ หรือแก้ dataFolder ในไฟล์ตั้งค่า`,
    `Cannot write to ${folder} (${message}). Correct its rights, or set dataFolder in the settings to another folder.`,
  )
}
