import { IconLock, IconLockOpen } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import css from './DayClose.module.css'
import type { Day } from './day.ts'

/** Whether the day is closed, beside the title. */
export function DayState({ day: { IsClosed } }: { day: Day }) {
  const { t } = useTranslation()
  const Glyph = IsClosed ? IconLock : IconLockOpen
  return (
    <span className={css.state} data-closed={IsClosed || undefined}>
      <Glyph size={13} stroke={1.9} aria-hidden="true" />
      {t(IsClosed ? 'day.closed.state' : 'day.open')}
    </span>
  )
}
