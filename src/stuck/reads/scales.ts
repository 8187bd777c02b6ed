import { sql } from 'kysely'
import { statement } from '../../platform/statement.ts'
import {
  faultOf,
  faultSentence,
  type KeptFault,
  toFix,
} from '../../weighing/reads/fault-sentence.ts'
import { silentScales } from '../../weighing/reads/silences.ts'
import { isStuck } from '../rules.ts'
import { rowOf, type StuckRow } from './row.ts'

/** The scales that are silent for longer than they usually are. */
export async function stuckScales(): Promise<StuckRow[]> {
  const silent = await silentScales()
  return silent.map(({ UUID, Name, SilentSince }) =>
    rowOf('scaleSilent', UUID, {
      Subject: Name,
      VendorCode: '',
      VendorName: '',
      Details: { time: SilentSince.toISOString() },
      Since: SilentSince,
      WayOut: 'seeScales',
    }),
  )
}

interface WaitingTicket extends KeptFault {
  id: number
  plate: string | null
  scale_id: string | null
  customer_code: string | null
  customer_name: string | null
  first_seen_at: Date
}

/** What the intake refused, and nobody has put right or set aside. */
export async function refusedTickets(now: Date): Promise<StuckRow[]> {
  const waiting = await readWaiting({})
  return waiting
    .filter(({ first_seen_at }) => isStuck('ticketRefused', first_seen_at, now))
    .map((one) => {
      const fault = toFix(faultOf(one))
      return rowOf('ticketRefused', one.id, {
        Subject: one.plate || one.scale_id || '–',
        VendorCode: one.customer_code ?? '',
        VendorName: one.customer_name ?? '',
        AVL: one.customer_code,
        Details: { th: faultSentence(fault, 'th'), en: faultSentence(fault, 'en') },
        Since: one.first_seen_at,
        WayOut: 'fix',
      })
    })
}

const readWaiting = statement(
  () => sql<WaitingTicket>`
    select id, sent ->> 'CarRegister' as plate, scale_id_in as scale_id, sent ->> 'CustomerDataID' as customer_code,
      sent ->> 'CustomerName' as customer_name, code, field, params, first_seen_at
    from open_refused_tickets order by last_seen_at desc limit 1000`,
)
