import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './Banner.module.css'

/** A sentence about the record as it stands; `attention` where somebody has to put something right. */
export function Banner({ attention, children }: { attention?: boolean; children: ReactNode }) {
  const Glyph = attention ? IconAlertTriangle : IconInfoCircle
  return (
    <div
      className={css.banner}
      data-attention={attention || undefined}
      role={attention ? 'alert' : 'status'}
    >
      <Glyph size={16} stroke={1.7} aria-hidden="true" />
      <span>{children}</span>
    </div>
  )
}
