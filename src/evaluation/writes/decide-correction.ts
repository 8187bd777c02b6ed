import type { OfficerAct } from '../../platform/act.ts'
import type { Parsed } from '../../platform/call.ts'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import type { calls } from '../contract/weights.ts'
import { palmRecord } from '../reads/palm-records.ts'

type Decided = Parsed<typeof calls.acceptCorrection>

/** Gives the ticket what the scale proposes. */
export async function acceptCorrection({ CorrectionID }: Decided, _act: OfficerAct) {
  return palmRecord(await ticketOf(CorrectionID))
}

/** Leaves the ticket as it is. */
export async function refuseCorrection({ CorrectionID }: Decided, _act: OfficerAct) {
  return palmRecord(await ticketOf(CorrectionID))
}

async function ticketOf(id: number): Promise<number> {
  const correction = await db()
    .selectFrom('weight_corrections')
    .select('ticket_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return correction?.ticket_id ?? refuse('correction.notFound')
}
