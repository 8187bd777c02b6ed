import { useRef, useState } from 'react'
import type { WordKey } from '../../platform/catalogue.ts'
import { businessDay } from '../../platform/thai-date.ts'

/** What was last typed in the field: a day that the address is about to have, or words for what is wrong with it. */
interface Typed {
  day: string | null
  fault?: WordKey
  /** The day that was shown then. */
  over: string
}

/**
 * The day of a report and of its field. `address` is the day of the address, none of which means today; `onDay` gives
 * it another.
 */
export function useReportDay(address: string, onDay: (day: string) => void) {
  const today = businessDay(new Date())
  const shown = address || today
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<Typed>()
  if (typed && typed.over !== shown) setTyped(undefined)
  return {
    field,
    shown,
    today,
    fault: typed?.fault,
    turn: onDay,
    /** Takes what was typed. Without a day, or with one to come, the report stays as it is. */
    take: (day: string | null, text: string) => {
      const fault = objectionTo(day, text, today)
      setTyped({ day, fault, over: shown })
      if (day && !fault && day !== shown) onDay(day)
    },
    /**
     * Gives what `work` makes of the day that the field says. Where it says none, nothing is done, and the focus goes
     * there, where the sentence stands.
     */
    withDay: <Made>(work: (day: string) => Made): Made | undefined => {
      if (!typed?.fault) return work(typed?.day ?? shown)
      field.current?.focus()
    },
  }
}

export type ReportDay = ReturnType<typeof useReportDay>

function objectionTo(day: string | null, text: string, today: string): WordKey | undefined {
  if (!day) return text.trim() ? 'v.date' : 'v.searchDate'
  return day > today ? 'v.dayToCome' : undefined
}
