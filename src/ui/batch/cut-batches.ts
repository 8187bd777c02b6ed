import { useEffect, useState } from 'react'
import type { WordKey } from '../../platform/catalogue.ts'
import { screenSession } from '../../platform/client.ts'
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

/** By the id of their officer. */
type Kept = Record<string, CutBatch[]>

const KEY = 'cutBatches'
const listeners = new Set<() => void>()

/** Keeps in this tab how a batch ended of which its officer, signed out by then, has heard nothing; returns its id. */
export function keepCut(end: BatchEnd<unknown, unknown>, telling: Telling): number {
  const kept = readKept()
  const officer = end.cutFor ?? ''
  const done = end.done.length
  const id = Date.now() + Math.random()
  const cut = { id, done, of: done + notDoneOf(end).length, unsure: end.unsure.length }
  const { undo } = telling
  const whole = { ...telling, ...cut, undo: undo && undo.items.length > 0 ? undo : undefined }
  kept[officer] = [...(kept[officer] ?? []), whole]
  write(kept)
  return id
}

/** Forgets a batch that its officer has heard of. */
export function dropCut(id: number): void {
  const kept = readKept()
  for (const officer of Object.keys(kept)) {
    kept[officer] = kept[officer]!.filter((cut) => cut.id !== id)
  }
  write(kept)
}

/** Whether something is to be ticked in `list`. */
export function hasCutTicks(list: string): boolean {
  return cutBatches().some(({ ticks }) => ticks?.list === list)
}

/** What is to be ticked in `list`, once. */
export function takeCutTicks<Row>(list: string): Row[] {
  const kept = readKept()
  const of = (kept[officerNow()] ?? []).filter(({ ticks }) => ticks?.list === list)
  const rows = of.flatMap(({ ticks }) => ticks?.rows as Row[])
  if (of.length === 0) return rows
  for (const cut of of) cut.ticks = { list: '', rows: [] }
  write(kept)
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

function cutBatches(): CutBatch[] {
  return readKept()[officerNow()] ?? []
}

function officerNow(): string {
  return screenSession()?.officer.UUID ?? ''
}

function readKept(): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

function write(kept: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // No room: what is said counts more than what is ticked.
    for (const cut of Object.values(kept).flat()) cut.ticks = undefined
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  }
  for (const listener of listeners) listener()
}
