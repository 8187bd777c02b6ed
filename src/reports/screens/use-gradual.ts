import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** A usual day stands whole at once. */
const STEP = 400
/** Pixels before the end of what is there. */
const AHEAD = 2000

/** The first rows of a long list, more of them as `frame` is scrolled towards their end, and all of them on paper. */
export function useGradual<Row>(
  rows: readonly Row[],
  frame: RefObject<HTMLElement | null>,
): readonly Row[] {
  const [most, setMost] = useState(STEP)
  useEffect(() => {
    const scroller = frame.current
    const follow = () => {
      if (scroller && rest(scroller) < AHEAD) setMost((now) => Math.min(now, rows.length) + STEP)
    }
    const showAll = () => flushSync(() => setMost(Number.POSITIVE_INFINITY))
    scroller?.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('beforeprint', showAll)
    return () => {
      scroller?.removeEventListener('scroll', follow)
      window.removeEventListener('beforeprint', showAll)
    }
  }, [frame, rows.length])
  return most < rows.length ? rows.slice(0, most) : rows
}

function rest({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number {
  return scrollHeight - scrollTop - clientHeight
}
