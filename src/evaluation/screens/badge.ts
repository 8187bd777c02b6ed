import type { State } from '../../ui/state.ts'
import { type Standing, stateOf } from './record.ts'

const BADGES = {
  grade: 'grade',
  value: 'value',
  'weigh-out': 'evaluated',
  done: 'evaluated',
} as const satisfies Record<ReturnType<typeof stateOf>, State>

/** The badge of a ticket. One that is graded and priced is done with here, though its truck may still be in the yard. */
export function badgeOf(record: Standing): State {
  return BADGES[stateOf(record)]
}
