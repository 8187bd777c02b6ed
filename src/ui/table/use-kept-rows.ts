import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { asAnswered, changedRows, type KeptRows, keepRows, type PageEdges } from './kept-rows.ts'

/** A list that follows the mill: what comes and goes waits while somebody works in it. */
export interface Live {
  /** What the list shows: its filters, sort and page. Another one is shown at once. */
  place: string
  /** Something of the list is open over it. */
  busy: boolean
}

interface Answer<Row> {
  rows: readonly Row[]
  /** The rows are of this place, not of the one before. */
  settled: boolean
  keyOf: (row: Row) => string
  edges: PageEdges
  live: Live | undefined
}

export interface LiveRows<Row> extends KeptRows<Row> {
  /** What changed just now. */
  changed: ReadonlySet<string>
  /** To be given to the frame of the table, which is watched for work. */
  frame: RefObject<HTMLDivElement | null>
  /** Shows the rows as the answer has them. */
  show: () => void
}

const WORK_MS = 10_000
const LOOK_AGAIN_MS = 2000
const HIGHLIGHT_MS = 1600
const none: ReadonlySet<string> = new Set()

/**
 * The rows of a live list, kept in their places while somebody works in it: each is updated where it stands, what
 * is new waits to be shown and what left stays. While nobody does, the rows are those of the answer.
 */
export function useKeptRows<Row>({
  rows,
  settled,
  keyOf,
  edges,
  live,
}: Answer<Row>): LiveRows<Row> {
  const frame = useRef<HTMLDivElement>(null)
  const isTouched = useTouched(frame, live !== undefined)
  const isWorking = () => live?.busy === true || !edges.isFirst || isTouched()
  const [seen, setSeen] = useState<{ place: string; rows: readonly Row[] }>()
  const [changed, highlight] = useHighlight()
  const place = live?.place
  const isHere = seen !== undefined && seen.place === place
  const kept = isHere ? keepRows(seen.rows, rows, keyOf, edges) : asAnswered(rows)
  const see = (next: readonly Row[]) => {
    if (place === undefined) return
    if (isHere) highlight(changedRows(seen.rows, next, keyOf))
    setSeen({ place, rows: next })
  }
  const onAnswer = useEffectEvent(() => settled && see(isWorking() ? kept.rows : rows))
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is identified by its rows and their place
  useLayoutEffect(() => void onAnswer(), [rows, settled, place])
  useReleased(kept.differs, () => !isWorking() && see(rows))
  return { ...kept, changed, frame, show: () => see(rows) }
}

/** Looks again and again, while something waits, whether it may be shown. */
function useReleased(waiting: boolean, release: () => unknown) {
  const onLook = useEffectEvent(release)
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => onLook(), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [waiting])
}

/** Keys that are marked for a moment. */
function useHighlight() {
  const [changed, setChanged] = useState(none)
  useEffect(() => {
    if (changed.size === 0) return
    const timer = setTimeout(() => setChanged(none), HIGHLIGHT_MS)
    return () => clearTimeout(timer)
  }, [changed])
  return [changed, (keys: ReadonlySet<string>) => keys.size > 0 && setChanged(keys)] as const
}

const SIGNS = ['pointerdown', 'pointermove', 'touchmove', 'wheel', 'keydown'] as const

/** Tells whether somebody is in the list: it has the focus, is scrolled, or was touched just now. */
function useTouched(frame: RefObject<HTMLDivElement | null>, isLive: boolean): () => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY)
  // Noted when it changes: to ask for it once rows have come would lay out the page in between.
  const isScrolled = useRef(false)
  useEffect(() => {
    const list = frame.current
    if (!list || !isLive) return
    const touch = () => {
      last.current = performance.now()
    }
    const noteScroll = () => {
      isScrolled.current = list.scrollTop > 0
    }
    for (const sign of SIGNS) list.addEventListener(sign, touch, { passive: true })
    list.addEventListener('scroll', noteScroll, { passive: true })
    return () => {
      for (const sign of SIGNS) list.removeEventListener(sign, touch)
      list.removeEventListener('scroll', noteScroll)
    }
  }, [frame, isLive])
  return () =>
    performance.now() - last.current < WORK_MS ||
    isScrolled.current ||
    frame.current?.contains(document.activeElement) === true
}
