import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks'
import { lastBackup } from '../../backup/reads/last-backup.ts'
import { countOpenSessions } from '../../identity/reads.ts'
import { attemptsWaiting } from '../../identity/writes/attempt.ts'
import { changesWaiting, pool } from '../../platform/db.ts'
import { documentsWaiting } from '../../platform/documents/render-pdf.ts'
import { spaceLeft, watchedDisk } from '../../platform/free-space.ts'
import { countOutages } from '../../platform/live/outage.ts'
import { countStreams } from '../../platform/live/streams.ts'
import { countConflicts } from '../../platform/retry.ts'
import { scalesToday } from '../../weighing/reads/scales-today.ts'
import { countRunning } from '../serve/limits.ts'
import { sendsWaiting } from '../serve/sends.ts'
import { counter, gauge, type Metric } from './metrics.ts'

const RESOLUTION_MS = 20

/** Begins to measure how late the event loop is; `disable` ends it. */
export function watchEventLoop(): IntervalHistogram {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  return delay
}

/** What this process knows of itself, without asking the database. */
export function processMetrics(delay: IntervalHistogram): Metric[] {
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const { totalCount, idleCount, waitingCount } = pool()
  const { retried, givenUp } = countConflicts()
  const disk = watchedDisk()
  const late = [0.5, 0.99, 1].map((quantile) => ({
    labels: { quantile: String(quantile) },
    value: secondsLate(delay.percentile(quantile * 100)),
  }))
  delay.reset()
  return [
    gauge('process_resident_memory_bytes', 'Memory of the server', rss),
    gauge('nodejs_heap_size_used_bytes', 'Memory of its objects', heapUsed),
    counter('process_cpu_seconds_total', 'Processor time of the server', (user + system) / 1e6),
    gauge('process_uptime_seconds', 'Since the server started', process.uptime()),
    gauge('palm_event_loop_delay_seconds', 'How late the event loop was since last asked', late),
    gauge('palm_pool_connections', 'Connections to the database that calls use', [
      { labels: { state: 'used' }, value: totalCount - idleCount },
      { labels: { state: 'idle' }, value: idleCount },
    ]),
    gauge('palm_pool_waiting', 'Calls that wait for a connection', waitingCount),
    gauge(
      'palm_changes_waiting',
      'Changes that wait for a connection, some of which reads keep',
      changesWaiting(),
    ),
    gauge('palm_sends_waiting', 'Sends of scales that wait for their turn', sendsWaiting()),
    counter('palm_database_outages_total', 'How often the database went away', countOutages()),
    counter('palm_transactions_undone_total', 'Transactions that stood in the way of others', [
      { labels: { outcome: 'retried' }, value: retried },
      { labels: { outcome: 'givenUp' }, value: givenUp },
    ]),
    gauge(
      'palm_calls_running',
      'Calls that are being answered and count against a limit',
      countRunning().map(({ kind, count }) => ({ labels: { kind }, value: count })),
    ),
    gauge('palm_documents_waiting', 'Documents that wait for their turn', documentsWaiting()),
    gauge(
      'palm_disk_free_bytes',
      'Free on the disk of the data and backups',
      disk ? [{ value: disk.free }] : [],
    ),
    gauge(
      'palm_disk_nearly_full',
      '1 where that disk is nearly full',
      Number(spaceLeft() !== 'enough'),
    ),
    gauge('palm_passwords_waiting', 'Passwords that wait for their turn', attemptsWaiting()),
    gauge('palm_live_streams', 'Screens that listen for changes at this server', countStreams()),
  ]
}

/** A tick that was on time took the resolution; one that never was says nothing. */
function secondsLate(nanoseconds: number): number {
  return Math.max(0, (nanoseconds || 0) / 1e9 - RESOLUTION_MS / 1000)
}

/** What the database knows of the mill at `now`; the same at every server. */
export async function millMetrics(now: Date): Promise<Metric[]> {
  const [sessions, scales, backup] = await Promise.all([
    countOpenSessions(now),
    scalesToday(now),
    lastBackup(now),
  ])
  const ageOf = (at: Date) => (now.getTime() - at.getTime()) / 1000
  return [
    gauge('palm_sessions', 'Sessions that are open', sessions),
    gauge(
      'palm_scale_tickets_today',
      'Tickets that each scale made today, added to, and those that were refused',
      scales.flatMap(({ name: scale, created, updated, refused }) => [
        { labels: { scale, outcome: 'created' }, value: created },
        { labels: { scale, outcome: 'updated' }, value: updated },
        { labels: { scale, outcome: 'refused' }, value: refused },
      ]),
    ),
    gauge(
      'palm_scale_silent',
      '1 where a scale that usually sends at this hour does not',
      scales.map(({ name: scale, isSilent }) => ({ labels: { scale }, value: Number(isSilent) })),
    ),
    gauge(
      'palm_backup_age_seconds',
      'Since the mill was last backed up',
      backup.MadeAt ? [{ value: ageOf(backup.MadeAt) }] : [],
    ),
    gauge('palm_backup_late', '1 where the mill has had no backup for days', Number(backup.IsLate)),
  ]
}
