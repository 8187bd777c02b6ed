import { lastBackup } from '../../backup/reads/last-backup.ts'
import { spaceLeft } from '../../platform/free-space.ts'
import { missingMigrations } from '../../platform/migrate.ts'

const TIMEOUT_MS = 3000
/** Whoever asks more often hears what was known then. */
const KEPT_MS = 1000

/** Why calls can be answered or not, and what somebody should see to before they cannot. */
export interface Readiness {
  status: 'ready' | 'noDatabase' | 'migrationsMissing'
  warnings?: ('diskNearlyFull' | 'diskFull' | 'backupLate')[]
}

let known: { at: number; state: Promise<Readiness> } | undefined

/** Whether calls can be answered: the database answers and has the tables of this program. */
export function readiness(): Promise<Readiness> {
  const at = performance.now()
  if (!known || at - known.at > KEPT_MS) known = { at, state: inTime(ask(), AWAY) }
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

const AWAY: Readiness = { status: 'noDatabase' }

async function ask(): Promise<Readiness> {
  try {
    if ((await missingMigrations()).length > 0) return { status: 'migrationsMissing' }
    const { IsLate } = await lastBackup(new Date())
    const warnings = [...WARNINGS[spaceLeft()], ...(IsLate ? ['backupLate' as const] : [])]
    return { status: 'ready', ...(warnings.length > 0 && { warnings }) }
  } catch {
    return AWAY
  }
}

const WARNINGS = { enough: [], nearlyFull: ['diskNearlyFull'], full: ['diskFull'] } as const
