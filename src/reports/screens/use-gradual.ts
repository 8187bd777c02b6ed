import { type RefObject, useEffect, useState } from 'react'
import { useIsPrinting } from '../../ui/table/use-is-printing.ts'

/** A usual day stands whole at once. */
const STEP = 400
/** Pixels before the end of what is there. */
const AHEAD = 2000

/**
 * The first rows of a long list, more of them as `frame` is scrolled towards their end, and all of them on paper.
 * `list` says which list it is: another one begins anew.
 */
export function useGradual<Row>(
  rows: readonly Row[],
  frame: RefObject<HTMLElement | null>,
  list: string,
): readonly Row[] {
  const [shown, setShown] = useState({ list, max: STEP })
  if (shown.list !== list) setShown({ list, max: STEP })
  const printing = useIsPrinting()
  useEffect(() => {
    const scroller = frame.current
    const more = (max: number) => Math.min(max, rows.length) + STEP
    const follow = () => {
      if (scroller && rest(scroller) < AHEAD) setShown(({ max }) => ({ list, max: more(max) }))
    }
    scroller?.addEventListener('scroll', follow, { passive: true })
    return () => scroller?.removeEventListener('scroll', follow)
  }, [frame, list, rows.length])
  return printing || shown.max >= rows.length ? rows : rows.slice(0, shown.max)
}

function rest({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number {
  return scrollHeight - scrollTop - clientHeight
}
