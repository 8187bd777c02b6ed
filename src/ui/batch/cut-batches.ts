import { useEffect, useState } from 'react'
import type { WordKey } from '../../platform/catalogue.ts'
import { screenSession, storedSession } from '../../platform/client.ts'
import { type BatchEnd, notDoneOf } from './run-batch.ts'

/** What takes back what a batch did, as it can be kept. */
export interface Undo {
  call: { path: string; kind: 'change'; batch: { list: string } }
  /** Says how many are undone. */
  undone: WordKey
  items: readonly unknown[]
}

/** What tells of a batch that was cut short, and what goes on with it. */
interface Telling {
  /** The button that began it: อนุมัติ 126 ใบ */
  verb: string
  /** Nothing undoes some batches. */
  undo?: Undo | undefined
  /** What is to be ticked in `list`, since it is not done. */
  ticks?: { list: string; rows: readonly unknown[] } | undefined
}

export interface CutBatch extends Telling {
  id: number
  done: number
  /** Of how many. */
  of: number
  /** How many of the others were sent, and no answer came. */
  unsure: number
}

const listeners = new Set<() => void>()

/**
 * Keeps in this tab how a batch ended of which its officer, whose session was over by then, has heard nothing; returns its
 * id. Of who logged out nothing is kept.
 */
export function keepCut(end: BatchEnd<unknown, unknown>, telling: Telling): number {
  const officer = end.cutFor
  const done = end.done.length
  const id = Date.now() + Math.random()
  const cut = { id, done, of: done + notDoneOf(end).length, unsure: end.unsure.length }
  const { undo } = telling
  const whole = { ...telling, ...cut, undo: undo && undo.items.length > 0 ? undo : undefined }
  if (storedSession() || localStorage.getItem('session_end'))
    write([...cutBatches(officer), whole], officer)
  return id
}

/** Forgets a batch that its officer has heard of. */
export function dropCut(id: number): void {
  write(cutBatches().filter((cut) => cut.id !== id))
}

/** Whether something is to be ticked in `list`. */
export function hasCutTicks(list: string): boolean {
  return cutBatches().some(({ ticks }) => ticks?.list === list)
}

/** What is to be ticked in `list`, once. */
export function takeCutTicks<Row>(list: string): Row[] {
  const cuts = cutBatches()
  const of = cuts.filter(({ ticks }) => ticks?.list === list)
  const rows = of.flatMap(({ ticks }) => ticks?.rows as Row[])
  if (of.length === 0) return rows
  for (const cut of of) cut.ticks = { list: '', rows: [] }
  write(cuts)
  return rows
}

/** The batches of which the officer of the screens has not heard. */
export function useCutBatches(): readonly CutBatch[] {
  const [cuts, setCuts] = useState<readonly CutBatch[]>([])
  useEffect(() => {
    const read = () => setCuts(cutBatches())
    read()
    listeners.add(read)
    return () => void listeners.delete(read)
  }, [])
  return cuts
}

/** Those of the officer of the screens, or of another one. */
function cutBatches(officer = officerNow()): CutBatch[] {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(officer)) ?? '[]')
  } catch {
    return []
  }
}

/** Under which an officer's are kept, until another signs in here. */
function nameOf(officer: string | undefined): string {
  return `cutBatches:${officer}`
}

function officerNow(): string | undefined {
  return screenSession()?.officer.UUID
}

function write(cuts: CutBatch[], officer = officerNow()): void {
  try {
    sessionStorage.setItem(nameOf(officer), JSON.stringify(cuts))
  } catch {
    // No room: what is said counts more than what is ticked.
    for (const cut of cuts) cut.ticks = undefined
    sessionStorage.setItem(nameOf(officer), JSON.stringify(cuts))
  }
  for (const listener of listeners) listener()
}
