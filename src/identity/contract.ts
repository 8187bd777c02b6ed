import { calls as factor } from './contract/factor.ts'
import { calls as preferences } from './contract/preferences.ts'
import { calls as profile } from './contract/profile.ts'
import { resetCalls, calls as sessions } from './contract/sessions.ts'
import { calls as users } from './contract/users.ts'

/** Every call of officers: who they are, what they prove it with, what they set for themselves. */
export const calls = { ...sessions, ...profile, ...preferences, ...users, ...resetCalls, ...factor }

declare module '../platform/live/change-events.ts' {
  interface Topics {
    officers: true
  }
}
