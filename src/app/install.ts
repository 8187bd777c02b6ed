import { randomBytes } from 'node:crypto'
import { createFirstAdmin } from '../identity/writes/officers.ts'
import { db, transaction } from '../platform/db.ts'
import { isLoopback } from '../platform/loopback.ts'
import { StartupError } from '../platform/startup-error.ts'
import type { Settings } from './settings.ts'

/** What a database is for; settled by its first start and never changed. */
export interface Installation {
  kind: 'demo' | 'mill'
  /** The first Super Admin's password, where it was made up just now: nobody sees it again. */
  password?: string
}

type LoadDemoMill = (now: Date, dayCount: number) => Promise<void>

/**
 * Fills an empty database: with the demo mill, or, where the database is a configured one or the
 * process runs in production, with one Super Admin. Throws a StartupError where what it holds may
 * not be served like this.
 */
export async function install(
  settings: Settings,
  loadDemoMill: LoadDemoMill,
): Promise<Installation> {
  const wanted = settings.databaseUrl || settings.production ? 'mill' : 'demo'
  const kind = await readKind()
  refuseExposure(kind ?? wanted, settings)
  if (kind) return { kind }
  return wanted === 'mill' ? installMill(settings) : installDemo(settings, loadDemoMill)
}

/** Nothing where no start has finished filling the database. */
async function readKind(): Promise<Installation['kind'] | undefined> {
  const row = await db().selectFrom('installation').select('kind').executeTakeFirst()
  return row?.kind as Installation['kind'] | undefined
}

function refuseExposure(kind: Installation['kind'], { production, host }: Settings): void {
  if (kind !== 'demo') return
  if (production) {
    throw new StartupError(
      'ฐานข้อมูลนี้เป็นข้อมูลสาธิต กรุณาตั้ง DATABASE_URL เป็นฐานข้อมูลว่าง',
      'This is a demo database. Set DATABASE_URL to an empty one.',
    )
  }
  if (!isLoopback(host)) {
    throw new StartupError(
      'บัญชีสาธิตเปิดได้เฉพาะเครื่องนี้ กรุณาตั้ง HOST=127.0.0.1 หรือใช้ NODE_ENV=production',
      'Demo accounts run on loopback only. Set HOST=127.0.0.1 or NODE_ENV=production.',
    )
  }
}

/** Of two first starts at once, one makes the Super Admin and the other finds it. */
async function installMill({ admin }: Settings): Promise<Installation> {
  const password = admin.password ?? randomBytes(12).toString('base64url')
  const made = await transaction(async () => {
    await db()
      .insertInto('installation')
      .values({ kind: 'mill' })
      .onConflict((on) => on.doNothing())
      .execute()
    return createFirstAdmin({ email: admin.email, password }, installContext())
  })
  return made && !admin.password ? { kind: 'mill', password } : { kind: 'mill' }
}

/** The load is one transaction that marks the database as a demo: cut off, it leaves nothing. */
async function installDemo(
  { demoDays }: Settings,
  loadDemoMill: LoadDemoMill,
): Promise<Installation> {
  await loadDemoMill(new Date(), demoDays)
  return { kind: 'demo' }
}

function installContext() {
  return { now: new Date(), requestId: 'start', language: 'th' as const, address: '' }
}
