import { notify } from '../../notices/writes/notify.ts'
import { db, transaction } from '../../platform/db.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { scaleHeartbeats } from '../reads/silences.ts'
import { silenceOf } from '../rules/silence.ts'
import { lockIntake } from './lock-intake.ts'

/** Keeps each silence that began by `now`, and rings once for it, however many servers look. */
export function noticeSilences(now: Date): Promise<void> {
  return transaction(async () => {
    // No scale sends meanwhile, and no token is revoked.
    await lockIntake()
    for (const { id, name, ...heartbeats } of await scaleHeartbeats(now)) {
      const silence = silenceOf(heartbeats, now)
      if (silence) await keepSilence({ id, name, ...silence }, now)
    }
  })
}

interface Silence {
  id: string
  name: string
  since: Date
  usualMinutes: number
}

async function keepSilence({ id, name, since, usualMinutes }: Silence, now: Date): Promise<void> {
  const begun = await db()
    .insertInto('scale_silences')
    .values({
      scale_token_id: id,
      silent_since: since,
      usual_minutes: usualMinutes,
      noticed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!begun) return
  const details = { scale: name, since: since.toISOString() }
  await notify({ now }, [{ kind: 'scaleSilent', subject: id, details }])
  publishChange('silentScales', [id])
}

/** Ends the silence of the scale with that token, where it is silent, and what was told of it. */
export async function endSilence(tokenId: string, now: Date): Promise<void> {
  const ended = await db()
    .updateTable('open_scale_silences')
    .set({ ended_at: now })
    .where('scale_token_id', '=', tokenId)
    .returning('id')
    .executeTakeFirst()
  if (!ended) return
  await notify({ now }, [], { kinds: ['scaleSilent'], subject: tokenId })
  publishChange('silentScales', [tokenId])
}
