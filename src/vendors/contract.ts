import { calls as accounts } from './contract/account-change.ts'
import { calls as levels } from './contract/levels.ts'
import { calls as links } from './contract/links.ts'
import { calls as lists } from './contract/lists.ts'
import { calls as names } from './contract/names.ts'
import { calls as added } from './contract/new.ts'
import { calls as premium } from './contract/premium.ts'
import { calls as values } from './contract/values.ts'

/** Every call of vendors, the customers that they are linked to, their levels and the premium. */
export const calls = {
  ...lists,
  ...links,
  ...values,
  ...levels,
  ...premium,
  ...added,
  ...accounts,
  ...names,
}

declare module '../platform/live/change-events.ts' {
  interface Topics {
    vendors: true
  }
}
