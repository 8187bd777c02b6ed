import { existsSync } from 'node:fs'
import { inNamespace } from '../../embedded-postgres/account.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../embedded-postgres/start.ts'
import { THROW_AWAY } from './prepared-cluster.ts'

/** The oldest PostgreSQL that is accepted, where `npm test` finds it: Debian 12 has it. */
const BINARIES = { folder: '/usr/lib/postgresql/15', version: '15' }

/** Whether the databases of this run's tests are of it. */
export const testsOnPostgres15 = process.env.TEST_POSTGRES === '15'

export const hasPostgres15 = existsSync(program15('postgres'))

/** A program of PostgreSQL 15. */
export function program15(name: string): string {
  return `${BINARIES.folder}/bin/${name}`
}

/** Starts a PostgreSQL 15 on `dataDir`; root runs it without powers, since its programs ask for a path to walk. */
export function startPostgres15(
  dataDir: string,
  settings: Record<string, string> = THROW_AWAY,
): Promise<EmbeddedPostgres> {
  const isRoot = process.getuid?.() === 0
  const account = isRoot ? inNamespace(BINARIES) : { binaries: BINARIES, prefix: [] }
  return startEmbeddedPostgres({ dataDir, settings, account })
}
