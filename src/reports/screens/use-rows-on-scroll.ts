import { type RefObject, useEffect, useState } from 'react'
import { useIsPrinting } from '../../ui/table/use-is-printing.ts'

/** Enough for all rows of a usual day. */
const ROWS_PER_STEP = 400
/** More rows are added this many pixels before the end of the shown ones. */
const AHEAD_PX = 2000

/**
 * The rows of a long list that are drawn: the first ones, more as `frame` is scrolled towards their end, and all of them
 * for printing. When `list` changes, it starts again with the first ones.
 */
export function useRowsOnScroll<Row>(
  rows: readonly Row[],
  frame: RefObject<HTMLElement | null>,
  list: string,
): readonly Row[] {
  const [shown, setShown] = useState({ list, max: ROWS_PER_STEP })
  if (shown.list !== list) setShown({ list, max: ROWS_PER_STEP })
  const printing = useIsPrinting()
  useEffect(() => {
    const scroller = frame.current
    const more = (max: number) => Math.min(max, rows.length) + ROWS_PER_STEP
    const onScroll = () => {
      if (scroller && pixelsLeft(scroller) < AHEAD_PX)
        setShown(({ max }) => ({ list, max: more(max) }))
    }
    scroller?.addEventListener('scroll', onScroll, { passive: true })
    // Groups that are folded may leave nothing to scroll.
    const observer = new ResizeObserver(onScroll)
    if (scroller?.firstElementChild) observer.observe(scroller.firstElementChild)
    return () => {
      scroller?.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [frame, list, rows.length])
  return printing || shown.max >= rows.length ? rows : rows.slice(0, shown.max)
}

function pixelsLeft({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number {
  return scrollHeight - scrollTop - clientHeight
}
