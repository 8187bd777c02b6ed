import type { PageSize } from '../../platform/page-sizes.ts'
import { useScreenContext } from '../../ui/screen-context.ts'
import { MoreRows } from '../../ui/table/MoreRows.tsx'
import { Pager } from '../../ui/table/Pager.tsx'
import { usePageSizes } from '../../ui/table/page-sizes.ts'
import { useIsPrinting } from '../../ui/table/use-is-printing.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'

/** Rows of a page where the officer never chose how many: those of a usual day. */
const USUAL_SIZE: PageSize = 100

interface Input {
  /** What the officer's choice of rows a page is kept under. */
  list: string
  /** What the rows are called, for readers. */
  label: string
  /** Page and size of the address; a size of 0 is the one that the officer had last. */
  view: { page: number; size: PageSize | 0 }
  onView: (view: { page: number; size?: PageSize }) => void
}

/**
 * The rows of the page that is asked for, or on a phone of all pages up to it, and the way to the others: `pager` below
 * the table, `foot` below its cards. Paper has every row.
 */
export function usePages<Row>(rows: readonly Row[], { list, label, view, onView }: Input) {
  const sizes = usePageSizes()
  const { choosePageSizes } = useScreenContext()
  const isPhone = useIsPhone()
  const isPrinting = useIsPrinting()
  const size = view.size || (sizes[list] ?? USUAL_SIZE)
  const total = rows.length
  const pages = Math.ceil(total / size)
  const page = Math.max(0, Math.min(view.page, pages - 1))
  const first = isPhone || isPrinting ? 0 : page * size
  const shown = isPrinting ? rows : rows.slice(first, (page + 1) * size)
  const turnTo = (to: number) => onView({ page: to })
  const chooseSize = (chosen: number) => {
    const size = chosen as PageSize
    onView({ size, page: 0 })
    choosePageSizes({ ...sizes, [list]: size })
  }
  return {
    rows: shown,
    offset: first,
    onTurn: (step: number) => page + step >= 0 && page + step < pages && turnTo(page + step),
    foot: isPhone && (
      <MoreRows shown={shown.length} total={total} size={size} onMore={() => turnTo(page + 1)} />
    ),
    pager: !isPhone && (
      <Pager {...{ label, page, pages, size, total }} onPage={turnTo} onSize={chooseSize} />
    ),
  }
}
