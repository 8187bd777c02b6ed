import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import {
  changedRows,
  latestRows,
  type PageEdges,
  type StableRows,
  stableRows,
} from './stable-rows.ts'

/** A list that is updated live; new and removed rows wait while somebody works in it. */
export interface Live {
  /** Names the filters, sort and page of the list. When it changes, all rows are replaced at once. */
  viewKey: string
  /** A dialog or sheet of the list is open over it. */
  busy: boolean
}

interface Answer<Row> {
  rows: readonly Row[]
  /** The rows belong to this `viewKey`, not to the one before. */
  settled: boolean
  keyOf: (row: Row) => string
  edges: PageEdges
  live: Live | undefined
}

export interface LiveRows<Row> extends StableRows<Row> {
  /** Keys of the rows that changed just now. */
  changed: ReadonlySet<string>
  /** For the area of the table, whose pointer, scroll and key events are watched. */
  area: RefObject<HTMLDivElement | null>
  /** Shows the latest rows. */
  show: () => void
}

const ACTIVITY_MS = 10_000
const POLL_MS = 2000
const HIGHLIGHT_MS = 1600
const none: ReadonlySet<string> = new Set()

/**
 * The rows of a live list. While somebody works in it they keep their places: each is updated in place, new rows wait,
 * removed rows stay. Otherwise they are those of the latest answer.
 */
export function useStableRows<Row>({
  rows,
  settled,
  keyOf,
  edges,
  live,
}: Answer<Row>): LiveRows<Row> {
  const area = useRef<HTMLDivElement>(null)
  const isActive = useRecentActivity(area, live !== undefined)
  const isWorking = () => live?.busy === true || !edges.isFirst || isActive()
  const [seen, setSeen] = useState<{ viewKey: string; rows: readonly Row[] }>()
  const [changed, highlight] = useHighlight()
  const viewKey = live?.viewKey
  const isHere = seen !== undefined && seen.viewKey === viewKey
  // While it renders rather than in the effect below, so that the first rows of a view are drawn once.
  if (!isHere && settled && viewKey !== undefined) setSeen({ viewKey, rows })
  const stable = isHere ? stableRows(seen.rows, rows, keyOf, edges) : latestRows(rows)
  const see = (next: readonly Row[]) => {
    if (viewKey === undefined || (isHere && next === seen.rows)) return
    if (isHere) highlight(changedRows(seen.rows, next, keyOf))
    setSeen({ viewKey, rows: next })
  }
  const onAnswer = useEffectEvent(() => settled && see(isWorking() ? stable.rows : rows))
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is identified by its rows and their place
  useLayoutEffect(() => void onAnswer(), [rows, settled, viewKey])
  usePollWhile(stable.differs, () => !isWorking() && see(rows))
  return { ...stable, changed, area, show: () => see(rows) }
}

/** Calls `poll` every two seconds while rows wait to be shown. */
function usePollWhile(waiting: boolean, poll: () => unknown) {
  const onPoll = useEffectEvent(poll)
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => onPoll(), POLL_MS)
    return () => clearInterval(timer)
  }, [waiting])
}

/** Keys of rows that are highlighted for a moment. */
function useHighlight() {
  const [changed, setChanged] = useState(none)
  useEffect(() => {
    if (changed.size === 0) return
    const timer = setTimeout(() => setChanged(none), HIGHLIGHT_MS)
    return () => clearTimeout(timer)
  }, [changed])
  return [changed, (keys: ReadonlySet<string>) => keys.size > 0 && setChanged(keys)] as const
}

const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'touchmove', 'wheel', 'keydown'] as const

/** Returns whether somebody works in the list: it has the focus, is scrolled down, or had an input event just now. */
function useRecentActivity(area: RefObject<HTMLDivElement | null>, isLive: boolean): () => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY)
  // Stored when it changes: reading scrollTop when rows arrive would force a layout.
  const isScrolled = useRef(false)
  useEffect(() => {
    const list = area.current
    if (!list || !isLive) return
    const noteActivity = () => {
      last.current = performance.now()
    }
    const noteScroll = () => {
      isScrolled.current = list.scrollTop > 0
    }
    for (const type of ACTIVITY_EVENTS) list.addEventListener(type, noteActivity, { passive: true })
    list.addEventListener('scroll', noteScroll, { passive: true })
    return () => {
      for (const type of ACTIVITY_EVENTS) list.removeEventListener(type, noteActivity)
      list.removeEventListener('scroll', noteScroll)
    }
  }, [area, isLive])
  return () =>
    performance.now() - last.current < ACTIVITY_MS ||
    isScrolled.current ||
    area.current?.contains(document.activeElement) === true
}
