import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../embedded-postgres/start.ts'
import { startPostgres15, testsOnPostgres15 } from './debian-postgres.ts'
import { copyPreparedCluster, makeTemplate, THROW_AWAY } from './prepared-cluster.ts'
import { openRunFolder } from './run-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    clusterUrl: string
  }
}

/**
 * One cluster for the whole run, with the migrated database that each file clones; of the oldest PostgreSQL that is
 * accepted where `TEST_POSTGRES` is 15.
 */
export default async function startCluster(project: TestProject): Promise<() => Promise<void>> {
  const folder = await openRunFolder(project.tmpDir)
  const start = testsOnPostgres15 ? startOldest : startPrepared
  project.provide('clusterUrl', addressOf(await start(folder.path), folder.path))
  return folder.close
}

async function startPrepared(dataDir: string): Promise<string> {
  await copyPreparedCluster(dataDir)
  return (await startEmbeddedPostgres({ dataDir, settings: THROW_AWAY })).url
}

async function startOldest(dataDir: string): Promise<string> {
  const { url } = await startPostgres15(dataDir)
  await makeTemplate(url)
  return url
}

/** By its socket where there are sockets: a query costs a quarter less than over TCP. */
function addressOf(url: string, dataDir: string): string {
  if (process.platform === 'win32') return url
  return url.replace('127.0.0.1', encodeURIComponent(path.join(dataDir, 'postgres')))
}
