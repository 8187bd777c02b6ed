import { lastBackup } from '../../backup/reads/last-backup.ts'
import { countOpenSessions } from '../../identity/reads/sessions.ts'
import { scalesToday } from '../../weighing/reads/scales-today.ts'
import { gauge, type Metric } from './metrics.ts'

/** What the database knows of the mill at `now`; the same at every server. */
export async function millMetrics(now: Date): Promise<Metric[]> {
  const [sessions, scales, backup] = await Promise.all([
    countOpenSessions(now),
    scalesToday(now),
    lastBackup(now),
  ])
  const ageOf = (at: Date) => (now.getTime() - at.getTime()) / 1000
  return [
    gauge('palm_sessions', 'Sessions that are open', [{ value: sessions }]),
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
    gauge('palm_backup_late', '1 where the mill has had no backup for days', [
      { value: Number(backup.IsLate) },
    ]),
  ]
}
