import { createContext, type ReactNode, useContext, useEffect, useId } from 'react'
import { createPortal } from 'react-dom'
import css from './FilterBar.module.css'

/** The filter bar of a phone, which holds its filters in a sheet. */
interface FilterSheet {
  /** Counts a filter of the bar by its id; undefined says that it is gone. */
  report: (id: string, isActive: boolean | undefined) => void
  /** Where there is room in the line for those that stay in sight. */
  hasRoom: boolean
  /** Where the filters stand while the sheet is open. */
  body: HTMLElement | null
}
export const FilterSheetContext = createContext<FilterSheet | undefined>(undefined)

const InSheetContext = createContext(false)

/** Whether the part stands in the sheet of a phone, where there is room for all of its choices. */
export function useIsInFilterSheet(): boolean {
  return useContext(InSheetContext)
}

interface Props {
  /** Stands over the filter in the sheet. */
  label: string
  /** It leaves something out of the list. */
  isActive: boolean
  /** It is the work: an upright tablet has it in the line. */
  inSight?: boolean
  children: ReactNode
}

/** A filter of a filter bar that goes into the sheet of a phone; elsewhere it stands in the line. */
export function Filter({ label, isActive, inSight, children }: Props) {
  const bar = useContext(FilterSheetContext)
  const sheet = inSight && bar?.hasRoom ? undefined : bar
  const id = useId()
  const report = sheet?.report
  useEffect(() => report?.(id, isActive), [report, id, isActive])
  useEffect(() => () => report?.(id, undefined), [report, id])
  if (!sheet) return children
  return sheet.body && createPortal(<InSheet label={label}>{children}</InSheet>, sheet.body)
}

/** The field names itself to a screen reader. */
function InSheet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <InSheetContext value={true}>
      <div className={css.part}>
        <span className="text medium" aria-hidden="true">
          {label}
        </span>
        {children}
      </div>
    </InSheetContext>
  )
}

/** What a phone has in its sheet in another form, or has not: shown in the line of a desk alone. */
export function DeskOnly({ children }: { children: ReactNode }) {
  return useContext(FilterSheetContext) ? null : children
}
