import { Tooltip } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import css from './HintIcon.module.css'

/** A small sign with its words: for who points at it or touches it, and for who listens. */
export function HintIcon(props: { icon: Icon; words: string; attention?: boolean }) {
  const { icon: Sign, words, attention } = props
  return (
    <Tooltip multiline maw={280} label={words} events={{ hover: true, focus: false, touch: true }}>
      <span className={`${css.mark} ${attention ? 'attention' : 'muted'}`}>
        <Sign size={14} stroke={1.7} aria-hidden="true" />
        <span className="sr-only">{words}</span>
      </span>
    </Tooltip>
  )
}
