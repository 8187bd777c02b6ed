import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import type { ORDER_EVENTS } from '../contract/history.ts'
import type { PurchaseState, State } from '../rules/states.ts'
import { refuseMissing } from './headers.ts'

const CHANGED_FIELDS = sql<string[] | null>`case when entry.action = 'po.changeHeader' then
  array(select jsonb_object_keys(entry.after)) end`
/** Enough for an order of two thousand lines, each added and received. */
const MAX_EVENTS = 5000
const TICKET = sql<number | null>`(${detail('SSWeightID')})::bigint`

/**
 * What was done to an order, the newest first, and whether the list was cut; a ticket bears its
 * present slip number. Refuses `po.notFound`.
 */
export async function historyOf(orderId: string) {
  await refuseMissing(orderId)
  const events = await orderEvents(orderId, MAX_EVENTS + 1)
  return { truncated: events.length > MAX_EVENTS, data: events.slice(0, MAX_EVENTS) }
}

function orderEvents(orderId: string, max: number) {
  return db()
    .selectFrom('audit_entries as entry')
    .leftJoin('officers', 'officers.id', 'entry.officer_id')
    .leftJoin('weigh_tickets', (join) => join.on('weigh_tickets.id', '=', TICKET))
    .select([
      'entry.id as ID',
      'happened_at as HappenedAt',
      'entry.officer_id as OfficerUUID',
      'first_name as OfficerName',
      'last_name as OfficerLastname',
      sql<(typeof ORDER_EVENTS)[number]>`substr(entry.action, length('po.') + 1)`.as('Action'),
      'entry.reason as Reason',
      sql<boolean>`coalesce(jsonb_exists(entry.after, 'Alone'), false)`.as('Alone'),
      sql<State | null>`entry.before ->> 'State'`.as('StateBefore'),
      sql<PurchaseState | null>`entry.before ->> 'StatePurchase'`.as('StatePurchaseBefore'),
      sql<State | null>`entry.after ->> 'State'`.as('State'),
      sql<PurchaseState | null>`entry.after ->> 'StatePurchase'`.as('StatePurchase'),
      sql<number | null>`(${detail('LineNo')})::int`.as('LineNo'),
      TICKET.as('SSWeightID'),
      'slip_number as WeightSequenceWeightOut',
      'scale_id_in as WeightScaleIDIn',
      'registration as WeightCarRegister',
      detail('RecDate').as('RecDate'),
      CHANGED_FIELDS.as('ChangedFields'),
      detail('amount').as('TotalAmount'),
      detail('tax').as('TotalTax'),
      detail('paid').as('TotalPaid'),
      payee('after').as('PayeeAfter'),
      payee('before').as('PayeeBefore'),
    ])
    .where('entity', '=', 'order')
    .where('entity_id', '=', orderId)
    .orderBy('entry.id', 'desc')
    .limit(max)
    .execute()
}

interface Payee {
  SysBankName: string | null
  SysBookBankNumber: string | null
}

/** The account that an entry tells of, null of any other entry. */
function payee(side: 'before' | 'after') {
  const values = sql.ref(`entry.${side}`)
  return sql<Payee | null>`case when jsonb_exists(${values}, 'bank_account') then jsonb_build_object(
    'SysBankName', ${values} ->> 'bank_name', 'SysBookBankNumber', ${values} ->> 'bank_account'
  ) end`
}

/** A detail of an entry; of a removed line it stands in `before`. */
function detail(field: string) {
  return sql<string | null>`coalesce(entry.after, entry.before) ->> ${sql.lit(field)}`
}
