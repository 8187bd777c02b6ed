import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatInstant, formatPast } from '../../platform/thai-date.ts'
import { useLanguage } from '../language.ts'
import { NoBreak } from '../NoBreak.tsx'
import { Reason } from '../Reason.tsx'
import css from './History.module.css'

interface Props {
  /** The verb: what was done. */
  title: string
  at: string
  now: Date
  /** What it was done to. */
  children?: ReactNode
  /** What it changed, a sentence each. */
  changes?: readonly string[]
  reason?: string | null
  who: string
  /** It undid something. */
  attention?: boolean
}

/** One event of a history: what, to which, why, who and when. */
export function HistoryItem({ title, at, now, children, changes = [], ...event }: Props) {
  const { reason, who, attention } = event
  const language = useLanguage()
  return (
    <li className={`${css.event} text`} data-attention={attention || undefined}>
      <div className="apart">
        <strong className="medium">
          <NoBreak words={title} />
        </strong>
        <Box
          component="time"
          fz={12}
          className="unbroken num muted"
          dateTime={at}
          title={formatInstant(at, 'audit', language)}
        >
          {formatPast(at, now, language)}
        </Box>
      </div>
      {children}
      {changes.length > 0 && (
        <ul className="num secondary breaks">
          {changes.map((change) => (
            <li key={change}>
              <NoBreak words={change} />
            </li>
          ))}
        </ul>
      )}
      {reason && <Reason className={`${css.reason} secondary breaks`} reason={reason} />}
      <Box fz={12} className="muted">
        {who}
      </Box>
    </li>
  )
}
