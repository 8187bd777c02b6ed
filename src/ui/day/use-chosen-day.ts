import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WordKey } from '../../platform/catalogue.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { showFailure } from '../toasts.tsx'

/** What was typed last in the field: a day that the address is about to get, or an error. */
interface Typed {
  day: string | null
  fault?: WordKey
  /** The day that was shown at that time. */
  over: string
}

/**
 * The day that a screen is of, and its field. `address` is the day in the address, empty for the `usual` one, today where
 * nothing is said; `onDay` changes it.
 */
export function useChosenDay(address: string, onDay: (day: string) => void, usual?: string) {
  const { t } = useTranslation()
  const today = businessDay(new Date())
  const shown = address || usual || today
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<Typed>()
  if (typed && typed.over !== shown) setTyped(undefined)
  const fault = typed?.fault
  const isRead = () => {
    if (!fault) return true
    field.current?.focus()
    showFailure(t(fault))
    return false
  }
  return {
    field,
    shown,
    today,
    fault,
    /** Whether the field says a day; where it has an error, focuses it and says what is wrong. */
    isRead,
    turn: onDay,
    /** Accepts what was typed; without a day, or with a future one, the report stays as it is. */
    take: (day: string | null, unread?: WordKey) => {
      const fault = unread ?? objectionTo(day, today)
      setTyped({ day, fault, over: shown })
      if (day && !fault && day !== shown) onDay(day)
    },
    /** The result of `work` for the day in the field, where that says one. */
    withDay: <Made>(work: (day: string) => Made): Made | undefined =>
      isRead() ? work(typed?.day ?? shown) : undefined,
  }
}

export type ChosenDay = ReturnType<typeof useChosenDay>

function objectionTo(day: string | null, today: string): WordKey | undefined {
  if (!day) return 'v.searchDate'
  return day > today ? 'v.dayToCome' : undefined
}
