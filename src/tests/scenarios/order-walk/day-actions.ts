import { calls } from '../../../days/contract.ts'
import { dayRows, hashOf } from '../../../days/reads/day-rows.ts'
import { businessDay } from '../../../platform/thai-date.ts'
import { type Action, managers } from './attempt.ts'
import type { Day } from './model.ts'

/** What is done with the day on which all trucks of the walk were weighed out: docs/rules.md, section 5. */
export const dayActions = {
  /** Variants have figures that nobody saw, or a day that is not over. */
  closeDay: {
    call: calls.closeDay,
    roles: managers,
    body: async ({ variant, date }) => ({
      Day: variant === 2 ? businessDay(new Date()) : date,
      Hash: variant === 1 ? '0'.repeat(64) : hashOf(date, await dayRows(date)),
    }),
    may: ({ day }, { variant }) => !day.isClosed && variant === 0,
    apply: ({ day }) => become(day, { isClosed: true }),
  },
  askReopening: {
    call: calls.askReopening,
    roles: managers,
    body: ({ variant, date }) => ({ Day: date, Reason: variant === 0 ? 'ใบชั่งมาช้า' : ' ' }),
    may: ({ day }, { variant }) => day.isClosed && day.reopeningAskedBy === null && variant === 0,
    apply: ({ day }, { role }) => become(day, { reopeningAskedBy: role }),
  },
  confirmReopening: {
    call: calls.confirmReopening,
    roles: managers,
    body: ({ date }) => ({ Day: date }),
    may: ({ day }, { role }) =>
      day.isClosed && day.reopeningAskedBy !== null && day.reopeningAskedBy !== role,
    apply: ({ day }) => become(day, { isClosed: false, reopeningAskedBy: null }),
  },
  dismissReopening: {
    call: calls.dismissReopening,
    roles: managers,
    body: ({ date }) => ({ Day: date }),
    may: ({ day }) => day.isClosed && day.reopeningAskedBy !== null,
    apply: ({ day }) => become(day, { reopeningAskedBy: null }),
  },
} satisfies Record<string, Action>

function become(day: Day, changed: Partial<Day>) {
  Object.assign(day, changed)
  return { Day: day.date, IsClosed: day.isClosed }
}
