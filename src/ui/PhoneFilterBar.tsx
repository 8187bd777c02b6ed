import { Button, Stack } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from './dialogs/Dialog.tsx'
import { FilterSheetContext } from './Filter.tsx'
import css from './FilterBar.module.css'
import { useIsPhone } from './use-is-phone.ts'

export interface FilterBarProps {
  children: ReactNode
  end?: ReactNode
  /** How many rows the filters leave, for the sheet of a phone; undefined while it is not known. */
  found?: string
  /** Clears all filters. */
  onClear?: () => void
  /** An upright tablet has them in a sheet too, but for those that stay in sight. */
  foldsUpright?: boolean
}

type Active = Readonly<Record<string, boolean>>

/** The filter line of a narrow window: what is searched for, and a button that opens the other filters as a sheet. */
export function PhoneFilterBar({ children, end, ...sheet }: FilterBarProps) {
  const [active, setActive] = useState<Active>({})
  const [isOpen, setOpen] = useState(false)
  const [body, setBody] = useState<HTMLElement | null>(null)
  const report = useCallback(
    (id: string, isActive: boolean | undefined) =>
      setActive((now) => withFilter(now, id, isActive)),
    [],
  )
  const hasRoom = !useIsPhone()
  const filters = useMemo(() => ({ report, body, hasRoom }), [report, body, hasRoom])
  const all = Object.values(active)
  const n = all.filter(Boolean).length
  return (
    <div className={`${css.line} line ruled no-print`} data-wraps>
      <FilterSheetContext value={filters}>{children}</FilterSheetContext>
      {all.length > 0 && <OpenButton n={n} isOpen={isOpen} onOpen={() => setOpen(true)} />}
      {end && <div className={`${css.end} row`}>{end}</div>}
      {isOpen && <Sheet {...sheet} n={n} onBody={setBody} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** `active` with the filter, or without it where it is gone. */
function withFilter(active: Active, id: string, isActive: boolean | undefined): Active {
  const { [id]: _before, ...others } = active
  return isActive === undefined ? others : { ...others, [id]: isActive }
}

function OpenButton({ n, isOpen, onOpen }: { n: number; isOpen: boolean; onOpen: () => void }) {
  const { t } = useTranslation()
  return (
    <Button
      variant={n > 0 ? 'light' : 'default'}
      className={css.open}
      leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.7} aria-hidden="true" />}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      {n > 0 ? t('ui.filters.button', { n }) : t('ui.filters')}
    </Button>
  )
}

interface SheetProps extends Pick<FilterBarProps, 'found' | 'onClear'> {
  n: number
  onBody: (body: HTMLElement | null) => void
  onClose: () => void
}

/** The filters one below the other; the list behind follows at once, and the green button counts its rows. */
function Sheet({ n, found, onClear, onBody, onClose }: SheetProps) {
  const { t } = useTranslation()
  const close = () => {
    settleField()
    onClose()
  }
  const clear = onClear && (
    <Button
      variant="default"
      // Not `disabled`: a button that is disabled while it is clicked would lose the focus.
      aria-disabled={n === 0 || undefined}
      data-disabled={n === 0 || undefined}
      onClick={() => n > 0 && onClear()}
    >
      {t('ui.clearFilters')}
    </Button>
  )
  return (
    <Dialog
      title={t('ui.filters')}
      about={n > 0 ? t('ui.filters.active', { n, count: n }) : t('ui.filters.none')}
      onClose={close}
      onSubmit={close}
      other={clear}
      buttons={
        <Button type="submit">
          {found === undefined ? t('ui.close') : t('ui.filters.show', { n: found })}
        </Button>
      }
    >
      <Stack gap={18} ref={onBody} tabIndex={-1} data-autofocus />
      <span className="sr-only" role="status">
        {found !== undefined && t('ui.filters.show', { n: found })}
      </span>
    </Dialog>
  )
}

/** A field takes what was typed when it is left, which a press on a button of a phone does not always do. */
function settleField(): void {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
}
