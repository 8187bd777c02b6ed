import { Box, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import css from './BottomBar.module.css'
import { useIsPhone } from './use-is-phone.ts'

interface Props {
  /** The sum that the press is about, and what it is made of, in words above it. */
  sum?: ReactNode
  words?: ReactNode
  /** The opposite step, a white button. */
  other?: ReactNode
  /** The one green button, its words with the number. */
  main: ReactNode
}

/** The bar at the thumb on a phone: the sum that the press is about and its button; elsewhere there is none. */
export function BottomBar({ sum, words, other, main }: Props) {
  if (!useIsPhone()) return null
  return (
    <Group gap={12} wrap="nowrap" className={`${css.bar} no-print`} data-bottom-bar>
      <div className={`${css.about} fill`} aria-live="polite">
        {words && <div className="small num">{words}</div>}
        {sum && (
          <Box fz={18} fw={600} lh="26px" className="num">
            {sum}
          </Box>
        )}
      </div>
      <Group gap={8} align="stretch" wrap="nowrap" className={css.buttons}>
        {other}
        {main}
      </Group>
    </Group>
  )
}
