import { IconAlertTriangle } from '@tabler/icons-react'
import css from './Warning.module.css'

/** Says what a report lacks; `hint` tells what to do about it. */
export function Warning({ words, hint }: { words: string; hint?: string }) {
  return (
    <span className={css.warning} title={hint}>
      <IconAlertTriangle size={14} stroke={1.7} aria-hidden="true" />
      {words}
    </span>
  )
}
