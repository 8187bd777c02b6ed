import { UnstyledButton } from '@mantine/core'
import { IconArrowUp } from '@tabler/icons-react'
import type { MouseEvent, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { count } from '../format.ts'
import css from './Pager.module.css'

interface Props {
  /** How many rows are new; none where rows only left or changed their order. */
  fresh: number
  /** What scrolls. */
  area: RefObject<HTMLDivElement | null>
  onShow: () => void
}

/** Tells that new rows wait and has the button to show them; below the list, so that it moves or covers no row. */
export function PendingRowsBar({ fresh, area, onShow }: Props) {
  const { t } = useTranslation()
  const show = (event: MouseEvent) => {
    onShow()
    area.current?.scrollTo({ top: 0 })
    if (isByKey(event)) focusRows(area.current)
  }
  return (
    <UnstyledButton className={`${css.keptRows} glyphed accent medium unbroken`} onClick={show}>
      <IconArrowUp size={14} stroke={1.7} aria-hidden="true" />
      {fresh > 0 ? t('ui.newRows', { n: count(fresh), count: fresh }) : t('ui.newRows.changed')}
    </UnstyledButton>
  )
}

/** A press by Enter or Space has no clicks to count. */
function isByKey({ detail }: MouseEvent): boolean {
  return detail === 0
}

/** The button goes; the focus goes to the rows, not to nowhere. */
function focusRows(list: HTMLElement | null): void {
  list?.querySelector<HTMLElement>('tr[data-row][tabindex="0"]')?.focus()
}
