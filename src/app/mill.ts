import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { RefusalLog, startWritingRefusals } from '../audit-trail/writes/refusals.ts'
import { startSealing } from '../audit-trail/writes/seal.ts'
import { startDailySealCheck } from '../audit-trail/writes/seal-check.ts'
import { setBackupLateDays } from '../backup/reads/last-backup.ts'
import { startDailyBackup } from '../backup/writes/daily-backup.ts'
import { startWatchingBackups } from '../backup/writes/late-backup.ts'
import { startBridge } from '../demo/bridge.ts'
import { loadDemoMill } from '../demo/load.ts'
import { ensureDatabase } from '../embedded-postgres/database.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts'
import { setCompositionRule } from '../evaluation/writes/composition.ts'
import { setSecondFactor } from '../identity/reads/second-factor.ts'
import { setAccountCheck } from '../identity/reads/second-officer.ts'
import { setIdleMinutes } from '../identity/reads.ts'
import { setKeeper } from '../master-data/reads/keeper.ts'
import { closeDatabase, openDatabase } from '../platform/db.ts'
import { closeDocuments } from '../platform/documents/render-pdf.ts'
import { explainDatabase } from '../platform/explain-database.ts'
import { watchFreeSpace } from '../platform/free-space.ts'
import { setLetterhead } from '../platform/letterhead.ts'
import { startListening, stopListening } from '../platform/live/change-events.ts'
import { endStreams } from '../platform/live/streams.ts'
import { closeMail, type MailSettings, openMail } from '../platform/mail.ts'
import { migrate } from '../platform/migrate.ts'
import { onceAborted } from '../platform/once-gone.ts'
import { packageRoot } from '../platform/package-root.ts'
import { reachDatabase } from '../platform/reach-database.ts'
import { logError, logTo } from '../platform/server-log.ts'
import { closeReading } from '../platform/spreadsheets/read-in-process.ts'
import { closeUnpacking } from '../platform/spreadsheets/unpack-in-process.ts'
import { setPriceCheck } from '../pricing/reads/price-check.ts'
import { startPublishingEffects } from '../pricing/writes/publish-effects.ts'
import { setFinalizeAfterDays } from '../purchase-orders/reads/due-orders.ts'
import { setApprovalConfirms } from '../purchase-orders/writes/approve.ts'
import { startSettlingReminders } from '../stuck/writes/settle-reminders.ts'
import { setAccountConfirm } from '../vendors/reads/account-confirm.ts'
import { startListeningToScales } from '../weighing/writes/silences.ts'
import { buildApp } from './app.ts'
import { cannotListen } from './cannot-listen.ts'
import { startCleanUp } from './clean-up.ts'
import type { Installation } from './install.ts'
import { install } from './install.ts'
import { startNoticeMails } from './notice-mails.ts'
import { openSecrets } from './secrets.ts'
import type { Settings } from './settings.ts'

export interface Mill {
  address: string
  installation: Installation
  /** Rejects with a StartupError where the database that the mill brings went down and does not come up again. */
  failure: Promise<void>
  /** Lets running calls end, then closes the app and the database. */
  close(): Promise<void>
}

/** With what follows the mill is closed within ten seconds. */
const CLOSE_TIMEOUT_MS = 7000

/**
 * Opens the mill of `settings`: database, tables, first contents, app. Where a step fails, or
 * `stop` comes before the last one, what was opened is closed again and the promise rejects.
 */
export async function openMill(settings: Settings, stop?: AbortSignal): Promise<Mill> {
  const closers: Closer[] = []
  const backups = path.join(settings.dataDir, 'backups')
  const closing = new AbortController()
  const close = async () => {
    closing.abort()
    for (let closer = closers.pop(); closer; closer = closers.pop()) await closer()
    logTo(undefined)
  }
  const opened = (closer: Closer) => void closers.push(closer)
  // Without its database a long first load ends at once.
  const giveUp = () => void closers[0]?.().catch(() => {})
  const stay = onceAborted(stop, giveUp)
  try {
    const { url, keepUp } = await openServer(settings, opened, stop)
    stop?.throwIfAborted()
    const installation = await bringUp(url, settings, opened)
    setLetterhead(settings.mill)
    setIdleMinutes(settings.sessionIdleMinutes)
    setSecondFactor(settings.secondFactor)
    await openSecrets(settings)
    setFinalizeAfterDays(settings.finalizeAfterDays)
    setBackupLateDays(settings.backupLateDays)
    setPriceCheck(settings.priceChecker)
    setAccountCheck(settings.accountMakerCheck)
    setAccountConfirm(settings.accountConfirm)
    setApprovalConfirms(settings.approveConfirms)
    setCompositionRule(settings.composition)
    setKeeper(settings.masterData)
    opened(closeDocuments)
    opened(closeReading)
    opened(closeUnpacking)
    await startListening(url)
    opened(stopListening)
    opened(untilClosed(startCleanUp()))
    const refusals = new RefusalLog()
    opened(startWritingRefusals(refusals))
    opened(startSealing())
    opened(startDailySealCheck())
    opened(untilClosed(startNoticeMails()))
    opened(untilClosed(startPublishingEffects()))
    opened(untilClosed(startSettlingReminders()))
    opened(untilClosed(startListeningToScales()))
    opened(untilClosed(startWatchingBackups()))
    const isOnIt = !settings.databaseUrl
    const disk = isOnIt ? settings.dataDir : backups
    opened(untilClosed(await watchFreeSpace(disk, { isOnIt })))
    if (settings.demoBridge && installation.kind === 'demo') opened(untilClosed(startBridge()))
    opened(closeMail)
    const address = await listen(settings, refusals, opened)
    openMail(mailOf(settings, address))
    // Beside a PostgreSQL of their own a timer asks for it: docs/operations.md.
    if (!settings.databaseUrl) {
      opened(startDailyBackup(url, backups))
    }
    stop?.throwIfAborted()
    const failure = keepUp(closing.signal)
    // Whoever opened the mill may look at it later.
    failure.catch(() => {})
    return { address, installation, failure, close }
  } catch (error) {
    await close()
    throw error
  } finally {
    stay()
  }
}

/** Gives the database at `url` its tables and first contents. */
async function bringUp(url: string, settings: Settings, opened: Opened): Promise<Installation> {
  try {
    await migrate(url)
    openDatabase(url)
    opened(closeDatabase)
    return await install(settings, loadDemoMill)
  } catch (error) {
    throw explainDatabase(url, error)
  }
}

/** Links lead to where the mill says that its screens are; unless it says who sends, its host does. */
function mailOf({ publicUrl = '', mail, mill }: Settings, address: string): MailSettings {
  const home = publicUrl || address
  const from = mail.from ?? `palm-scale@${new URL(home).hostname}`
  return { ...mail, from, name: mill.name, publicUrl: home }
}

type Closer = () => Promise<unknown>
type Opened = (closer: Closer) => void

interface Server {
  /** Of the mill's database. */
  url: string
  keepUp(until: AbortSignal): Promise<void>
}

/** The configured database, or the one that we bring. */
async function openServer(
  { databaseUrl, dataDir }: Settings,
  opened: Opened,
  stop?: AbortSignal,
): Promise<Server> {
  if (databaseUrl) {
    await reachDatabase(databaseUrl, { stop })
    return { url: databaseUrl, keepUp: untilAborted }
  }
  const server = await startEmbeddedPostgres({ dataDir })
  opened(server.stop)
  return { url: await ensureDatabase(server.url), keepUp: server.keepUp }
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => void onceAborted(signal, resolve))
}

function untilClosed(stop: () => void): Closer {
  return async () => stop()
}

async function listen(settings: Settings, refusals: RefusalLog, opened: Opened): Promise<string> {
  const { port, host, logLevel, metricsToken, publicUrl, trustProxy } = settings
  const app = await buildApp({
    logLevel,
    metricsToken,
    trustProxy,
    screens: path.join(packageRoot, 'dist', 'web'),
    isBehindTls: publicUrl?.startsWith('https:'),
    onRefused: (refusal) => refusals.note(refusal),
  })
  if (settings.production) logTo(app.log)
  opened(() => closeApp(app))
  return app.listen({ port, host }).catch((error) => {
    throw cannotListen(error, settings)
  })
}

/** Streams of change events never end by themselves; calls that take too long are cut off. */
async function closeApp(app: FastifyInstance): Promise<void> {
  endStreams()
  const timer = setTimeout(() => {
    const seconds = CLOSE_TIMEOUT_MS / 1000
    logError(
      `ตัดงานที่ยังไม่เสร็จใน ${seconds} วินาที / Calls that did not end within ${seconds} s were cut off`,
    )
    app.server.closeAllConnections()
  }, CLOSE_TIMEOUT_MS)
  await app.close()
  clearTimeout(timer)
}
