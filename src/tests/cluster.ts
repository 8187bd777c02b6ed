import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../app/migrate.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    clusterUrl: string
  }
}

/** A cluster for one run is thrown away after it: it need not survive a power cut. */
const THROW_AWAY = { fsync: 'off', synchronous_commit: 'off', max_connections: '200' }

/** One cluster for the whole run, with the migrated database `template` that each file clones. */
export default async function startCluster(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'palm-scale-tests-'))
  const server = await startEmbeddedPostgres({ dataDir, settings: THROW_AWAY })
  const stop = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await makeTemplate(server.url)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('clusterUrl', server.url)
  return stop
}

async function makeTemplate(clusterUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl })
  await client.connect()
  await client.query('create database template_mill')
  await client.end()
  await migrate(clusterUrl.replace(/postgres$/, 'template_mill'))
}
