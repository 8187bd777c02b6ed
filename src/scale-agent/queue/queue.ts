import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder } from '../../platform/make-folder.ts'
import { StartupError } from '../../platform/startup-error.ts'
import type { Answer, Entry, Item, Origin, QueuedEntry, SentTicket, Unchecked } from './entries.ts'
import { openJournal } from './journal.ts'
import { applyEntry, digestOf, emptyState, entriesOf, markOf, type QueueState } from './state.ts'

/** Tickets on their way to the server, on the disk. What resolves is there after a crash. */
export interface Queue {
  state: Readonly<QueueState>
  /** Lines of the journal that the disk spoilt. */
  damaged: number
  add(tickets: readonly SentTicket[], from: Origin, unchecked?: Unchecked): Promise<void>
  /** Those of `tickets` from files that say something new. */
  unseen(tickets: readonly SentTicket[]): SentTicket[]
  answer(answers: readonly ({ n: number } & Answer)[]): Promise<void>
  correct(corrections: readonly { n: number; ticket: SentTicket }[]): Promise<void>
  dismiss(n: number): Promise<void>
  /** Sends a refused ticket again. */
  resend(item: Item): Promise<void>
  leave(id: string): Promise<void>
  /** The bridge is free again; with a reason where an operator says so. */
  free(reason?: string): Promise<void>
  close(): Promise<void>
}

/** Above this, and above four times what it is shortened to, a journal is shortened. */
const SHORTEN_ABOVE = 1024 * 1024

/** Opens the queue in `folder`; `changed` is called after each change. */
export async function openQueue(folder: string, changed: () => void = () => {}): Promise<Queue> {
  const file = path.join(folder, 'tickets.jsonl')
  const state = emptyState()
  const { journal, damaged } = await makeFolder(folder, { mode: 0o700 })
    .then(() => openJournal<Entry>(file, (entry) => applyEntry(state, entry)))
    .catch((error) => {
      throw 'syscall' in error ? unwritable(folder, error) : error
    })
  if (damaged > 0) await copyFile(file, path.join(folder, `damaged-${Date.now()}.jsonl`))
  // An empty folder is another installation: the numbers of the one before are never given again.
  if (state.mark === '') await journal.append([{ type: 'began', mark: markOf(new Date()) }])
  let nextN = state.n
  let shortenAbove = SHORTEN_ABOVE

  const append = async (entries: Entry[]) => {
    if (entries.length === 0) return
    await journal.append(entries)
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
    state,
    damaged,
    add: (tickets, from, unchecked) =>
      append(tickets.map((ticket) => ({ ...queued(ticket, from), unchecked }))),
    unseen: (tickets) =>
      tickets.filter((one) => state.seen.get(one.WeightScaleIDIn) !== digestOf(one)),
    answer: (answers) =>
      append(answers.map((one) => ({ type: 'answered', at: new Date().toISOString(), ...one }))),
    correct: (corrections) => append(corrections.map((one) => ({ type: 'corrected', ...one }))),
    dismiss: (n) => append([{ type: 'dismissed', n }]),
    resend: ({ n, ticket, from }) => append([{ type: 'dismissed', n }, queued(ticket, from)]),
    leave: (id) => append([{ type: 'left', id }]),
    free: (reason) =>
      append([{ type: 'freed', at: new Date().toISOString(), reason: reason ?? null }]),
    close: () => journal.close(),
  }
}

function unwritable(folder: string, { message }: Error): StartupError {
  return new StartupError(
    `เขียนในโฟลเดอร์ ${folder} ไม่ได้ (${message}) กรุณาแก้สิทธิ์ของโฟลเดอร์ หรือแก้ dataFolder ในไฟล์ตั้งค่า`,
    `Cannot write to ${folder} (${message}). Correct its rights, or set dataFolder in the settings to another folder.`,
  )
}
