import { Group } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './Banner.module.css'

/** A sentence about the record as it stands; `attention` where somebody has to put something right. */
export function Banner({ attention, children }: { attention?: boolean; children: ReactNode }) {
  const Glyph = attention ? IconAlertTriangle : IconInfoCircle
  return (
    <Group
      gap={8}
      align="flex-start"
      wrap="nowrap"
      flex="none"
      mah="40vh"
      className={`${css.banner} text ruled secondary`}
      data-attention={attention || undefined}
      role={attention ? 'alert' : 'status'}
    >
      <Glyph size={16} stroke={1.7} aria-hidden="true" />
      <span>{children}</span>
    </Group>
  )
}
