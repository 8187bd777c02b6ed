import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { closeDatabase, openDatabase } from '../platform/db.ts'
import { closeDocuments } from '../platform/documents/render-pdf.ts'
import { setLetterhead } from '../platform/letterhead.ts'
import { followNews, leaveNews } from '../platform/live/news.ts'
import { packageRoot } from '../platform/package-root.ts'
import { buildApp } from './app.ts'
import { ensureDatabase } from './embedded-postgres/database.ts'
import { startEmbeddedPostgres } from './embedded-postgres/start.ts'
import type { Installation } from './install.ts'
import { install } from './install.ts'
import { migrate } from './migrate.ts'
import type { Settings } from './settings.ts'
import { StartupError } from './startup-error.ts'

export interface Mill {
  address: string
  installation: Installation
  /** Lets running calls end, then closes the app and the database. */
  close(): Promise<void>
}

const PATIENCE = 10_000

/** Opens the mill of `settings`: database, tables, first contents, app. What was opened is closed where a later step fails. */
export async function openMill(settings: Settings): Promise<Mill> {
  const closers: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    const url = await openServer(settings, closers)
    await migrate(url)
    openDatabase(url)
    closers.push(closeDatabase)
    const installation = await install(settings, async () => {})
    setLetterhead(settings.mill)
    closers.push(closeDocuments)
    await followNews(url)
    closers.push(leaveNews)
    const address = await listen(settings, closers)
    return { address, installation, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The configured database, or the one that we bring. */
async function openServer(
  { databaseUrl, dataDir }: Settings,
  closers: (() => Promise<unknown>)[],
): Promise<string> {
  if (databaseUrl) return databaseUrl
  const server = await startEmbeddedPostgres({ dataDir })
  closers.push(server.stop)
  return ensureDatabase(server.url)
}

async function listen(
  { port, host, logLevel, production }: Settings,
  closers: (() => Promise<unknown>)[],
): Promise<string> {
  const screens = path.join(packageRoot, 'dist', 'web')
  const app = await buildApp({ logLevel, screens, trustProxy: production })
  closers.push(() => closeApp(app))
  return app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? portTaken(port) : error
  })
}

/** Open streams, such as screens that follow the news, never end by themselves. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const impatient = setTimeout(() => app.server.closeAllConnections(), PATIENCE)
  await app.close()
  clearTimeout(impatient)
}

function portTaken(port: number): StartupError {
  return new StartupError(
    `พอร์ต ${port} มีโปรแกรมอื่นใช้อยู่ กรุณาปิดโปรแกรมนั้นหรือตั้ง PORT เป็นเลขอื่น`,
    `Port ${port} is in use. Close the other program, or set PORT to another number.`,
  )
}
