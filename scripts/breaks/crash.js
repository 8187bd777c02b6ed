import { breaksOf } from './list.js'

const CALLS = ['src/app/serve/idempotency.test.ts']
const DB = ['src/platform/db.test.ts']
const RETRY = ['src/platform/retry.test.ts']

/** What a call says of its change when the database fails under it. */
export default [
  ...breaksOf('src/platform/db.ts', CALLS, [
    [
      'what may be saved is called unsaved',
      "throw writes && isAway(error) ? new Refusal('sys.unsure') : error",
      'throw error',
    ],
    [
      'what is not saved may be saved, it is said',
      'isCommitting && isLost(cause) ?',
      'isAway(cause) ?',
    ],
  ]),
  ...breaksOf('src/platform/db.ts', DB, [
    [
      'an error that was caught on the way is answered with success',
      "if (command !== 'COMMIT') throw",
      "if (command === '') throw",
    ],
  ]),
  ...breaksOf('src/platform/retry.ts', RETRY, [
    ['two officers in each other’s way are both refused', 'MAX_RETRIES = 2', 'MAX_RETRIES = 0'],
    ['a change without hope is tried again and again', 'MAX_RETRIES = 2', 'MAX_RETRIES = 20'],
    ['any error is tried again', 'if (!isConflict(error)) throw error', ''],
  ]),
  ...breaksOf('src/app/serve/route.ts', CALLS, [
    [
      'a conflict is the officer’s to solve',
      'return retryConflicts(() =>',
      'return ((work: () => Promise<unknown>) => work())(() =>',
    ],
  ]),
  ...breaksOf('src/app/serve/refuse.ts', CALLS, [
    ['a conflict is a defect of ours', 'isAway(error) || isConflict(error)', 'isAway(error)'],
  ]),
]
