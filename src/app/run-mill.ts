import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { startBridge } from '../../demo/bridge.ts'
import { RefusalLog, startWritingRefusals } from '../audit-trail/writes/refusals.ts'
import { startSealing } from '../audit-trail/writes/seal.ts'
import { startDailySealCheck } from '../audit-trail/writes/seal-check.ts'
import { backupLateDays } from '../backup/reads/last-backup.ts'
import { startDailyBackup } from '../backup/writes/daily-backup.ts'
import { noticeLateBackup } from '../backup/writes/late-backup.ts'
import { compositionRule } from '../evaluation/writes/composition.ts'
import { checksAccounts } from '../identity/reads/second-officer.ts'
import { idleMinutes, secondFactorRule } from '../identity/reads.ts'
import { keeper } from '../master-data/reads/keeper.ts'
import { closeDocuments } from '../platform/documents/render-pdf.ts'
import { watchFreeSpace } from '../platform/free-space.ts'
import { letterhead } from '../platform/letterhead.ts'
import { startListening, stopListening } from '../platform/live/change-events.ts'
import { endStreams } from '../platform/live/streams.ts'
import { closeMail, type MailSettings, openMail } from '../platform/mail.ts'
import { packageRoot } from '../platform/package-root.ts'
import { logError, logTo } from '../platform/server-log.ts'
import { closeReading } from '../platform/spreadsheets/read-in-process.ts'
import { closeUnpacking } from '../platform/spreadsheets/unpack-in-process.ts'
import { StartupError } from '../platform/startup-error.ts'
import { startTimedJob, type TimedJob } from '../platform/timed-jobs.ts'
import { isCheckNeeded } from '../pricing/reads/board.ts'
import { PUBLISH_EFFECTS_MS, publishEffects } from '../pricing/writes/publish-prices.ts'
import { finalizeAfterDays } from '../purchase-orders/reads/due-orders.ts'
import { approvalConfirms } from '../purchase-orders/writes/steps.ts'
import { settleReminders } from '../stuck/writes/remind.ts'
import { accountConfirm } from '../vendors/reads/account-confirm.ts'
import { noticeSilences } from '../weighing/writes/silences.ts'
import { buildApp } from './app.ts'
import { cleanUp } from './clean-up.ts'
import type { Installation } from './install.ts'
import { mailNotices } from './notice-mails.ts'
import { openSecrets } from './secrets.ts'
import type { Settings } from './settings.ts'

export type Closer = () => Promise<unknown>
export type Opened = (closer: Closer) => void

/** With what follows the mill is closed within ten seconds. */
const CLOSE_TIMEOUT_MS = 7000

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** What one of the servers does from time to time. */
const JOBS: readonly TimedJob[] = [
  { name: 'clean-up', periodMs: HOUR_MS, work: cleanUp },
  { name: 'late backups', periodMs: HOUR_MS, work: noticeLateBackup },
  { name: 'notice mails', periodMs: MINUTE_MS, work: mailNotices },
  { name: 'reminders', periodMs: MINUTE_MS, work: settleReminders },
  { name: 'silent scales', periodMs: MINUTE_MS, work: noticeSilences },
  { name: 'price-effects', periodMs: PUBLISH_EFFECTS_MS, work: publishEffects },
]

interface Standing {
  /** Of the mill's database. */
  url: string
  settings: Settings
  installation: Installation
  opened: Opened
}

/** All that a mill does on its database, and its app; gives the address at which that listens. */
export async function runMill({ url, settings, installation, opened }: Standing): Promise<string> {
  const backups = path.join(settings.dataDir, 'backups')
  letterhead.set(settings.mill)
  idleMinutes.set(settings.sessionIdleMinutes)
  secondFactorRule.set(settings.secondFactor)
  await openSecrets(settings)
  finalizeAfterDays.set(settings.finalizeAfterDays)
  backupLateDays.set(settings.backupLateDays)
  isCheckNeeded.set(settings.priceChecker)
  checksAccounts.set(settings.accountMakerCheck)
  accountConfirm.set(settings.accountConfirm)
  approvalConfirms.set(settings.approveConfirms)
  compositionRule.set(settings.composition)
  keeper.set(settings.masterData)
  opened(closeDocuments)
  opened(closeReading)
  opened(closeUnpacking)
  await startListening(url)
  opened(stopListening)
  const refusals = new RefusalLog()
  opened(startWritingRefusals(refusals))
  opened(startSealing())
  opened(startDailySealCheck())
  for (const job of JOBS) opened(untilClosed(startTimedJob(job)))
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
  return address
}

/** Links lead to where the mill says that its screens are; unless it says who sends, its host does. */
function mailOf({ publicUrl = '', mail, mill }: Settings, address: string): MailSettings {
  const home = publicUrl || address
  const from = mail.from ?? `palm-scale@${new URL(home).hostname}`
  return { ...mail, from, name: mill.name, publicUrl: home }
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

type Where = Pick<Settings, 'host' | 'port'>

/** What to do about `error`, with which the server could not listen there, as a StartupError; else the error itself. */
function cannotListen(error: NodeJS.ErrnoException, where: Where): Error {
  return SENTENCES[error.code ?? '']?.(where) ?? error
}

/** By the code of the system. */
const SENTENCES: Readonly<Record<string, (where: Where) => StartupError>> = {
  EADDRINUSE: ({ port }) =>
    new StartupError(
      `พอร์ต ${port} มีโปรแกรมอื่นใช้อยู่ กรุณาปิดโปรแกรมนั้นหรือตั้ง PORT เป็นเลขอื่น`,
      `Port ${port} is in use. Close the other program, or set PORT to another number.`,
    ),
  EACCES: ({ port }) =>
    new StartupError(
      `เครื่องนี้ไม่ให้โปรแกรมเปิดพอร์ต ${port} กรุณาตั้ง PORT เป็นเลข 1024 ขึ้นไป`,
      `This machine does not let the program open port ${port}. Set PORT to 1024 or a higher number.`,
    ),
  EADDRNOTAVAIL: notHere,
  EAFNOSUPPORT: notHere,
  EINVAL: notHere,
  ENOTFOUND: notHere,
  EAI_AGAIN: notHere,
}

function notHere({ host }: Where): StartupError {
  return new StartupError(
    `เครื่องนี้ไม่มีที่อยู่ ${host} กรุณาตั้ง HOST เป็นที่อยู่ของเครื่องนี้ เช่น 127.0.0.1 หรือ 0.0.0.0 สำหรับทุกที่อยู่`,
    `This machine does not have the address ${host}. Set HOST to one that it has, like 127.0.0.1, or 0.0.0.0 for all of them.`,
  )
}
