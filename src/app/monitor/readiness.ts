import { missingMigrations } from '../../platform/migrate.ts'

const TIMEOUT_MS = 3000
/** Whoever asks more often hears what was known then. */
const KEPT_MS = 1000

export type Readiness = 'ready' | 'noDatabase' | 'migrationsMissing'

let known: { at: number; state: Promise<Readiness> } | undefined

/** Whether calls can be answered: the database answers and has the tables of this program. */
export function readiness(): Promise<Readiness> {
  const at = performance.now()
  if (!known || at - known.at > KEPT_MS) known = { at, state: inTime(ask(), 'noDatabase') }
  return known.state
}

/** What `promise` gives, or `otherwise` where it takes too long. */
export async function inTime<T, U>(promise: Promise<T>, otherwise: U): Promise<T | U> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<U>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), TIMEOUT_MS)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

async function ask(): Promise<Readiness> {
  try {
    return (await missingMigrations()).length === 0 ? 'ready' : 'migrationsMissing'
  } catch {
    return 'noDatabase'
  }
}
