import { sql } from 'kysely'
import { db } from '../../../platform/db.ts'

/** Each kind of record that an input names by its id, and what lists their ids. */
const IDS = {
  order: 'select id from purchase_orders order by number',
  line: 'select id from order_lines order by order_id, serial',
  vendor: 'select id from vendors order by account_number',
  officer: 'select id from officers order by created_at, id',
  session: 'select id from sessions order by started_at, id',
  product: 'select id from products order by code',
  productGroup: 'select id from product_groups order by code',
  priceSave: 'select distinct save_id as id from ladder_versions where scheduled_for is not null',
  gateLink: 'select id from gate_links order by created_at, id',
  vehicle: 'select id from vehicles order by registration',
  scaleToken: 'select id from scale_tokens order by created_at, id',
  import: 'select id from imports order by created_at, id',
  ticket: 'select id from weigh_tickets order by id desc',
  customer: 'select id from customers order by id',
  level: 'select id from member_levels order by id',
  correction: 'select id from weight_corrections order by id',
  nameProposal: 'select id from name_proposals order by id',
  refusedTicket: 'select id from refused_tickets order by id',
  notice: 'select id from notices order by id',
  auditEntry: 'select id from audit_entries order by id',
} as const

export type Kind = keyof typeof IDS
export type Id = string | number
export type Records = Record<Kind, Id[]>
export const KINDS = Object.keys(IDS) as Kind[]

/** Which kind of record a field names; where its name alone does not say so, with its call or the area of that in front. */
const NAMED: Record<string, Kind> = {
  POHeaderUUID: 'order',
  Keep: 'order',
  POLineUUID: 'line',
  VendorUUID: 'vendor',
  ProductUUID: 'product',
  product_group_uuid: 'productGroup',
  filterProductGroupID: 'productGroup',
  SaveUUID: 'priceSave',
  VehicleLightUUID: 'vehicle',
  ImportUUID: 'import',
  SSWeightID: 'ticket',
  SSWeightIDs: 'ticket',
  CustomerID: 'customer',
  CorrectionID: 'correction',
  filterOfficer: 'officer',
  'user UUID': 'officer',
  'profile/endSession UUID': 'session',
  'management/getPriceByProduct UUID': 'product',
  'management/updatePriceByProduct UUID': 'product',
  'management/revokeGateLink UUID': 'gateLink',
  'vendor/DecideCustomerName ProposalID': 'nameProposal',
  'scale/SetNumberRestarts UUID': 'scaleToken',
  'scale/RevokeToken UUID': 'scaleToken',
  'scale/TakeInRefusedTicket ID': 'refusedTicket',
  'scale/SetRefusedTicketAside ID': 'refusedTicket',
  'scale/ReopenRefusedTicket ID': 'refusedTicket',
  'customerLevel/SaveLevel ID': 'level',
  'notices/markRead IDs': 'notice',
  'audit/GetEntriesOfEvent ID': 'auditEntry',
}

/** Fields that are sent back as they were answered, and that no call reads. */
export const UNREAD = ['management/updatePriceByProduct ID']

/** The kind of record that the field of a call names, if it names one. */
export function kindOf(path: string, field: string): Kind | undefined {
  const [area] = path.split('/')
  return NAMED[`${path} ${field}`] ?? NAMED[`${area} ${field}`] ?? NAMED[field]
}

/** The ids of all records of the open database, by kind. */
export async function recordsNow(): Promise<Records> {
  const found = KINDS.map(async (kind) => {
    const { rows } = await sql.raw<{ id: Id }>(IDS[kind]).execute(db())
    return [kind, rows.map(({ id }) => id)] as const
  })
  return Object.fromEntries(await Promise.all(found)) as Records
}

/** Lets the numbers of each table begin elsewhere, so that none is by chance the number of another kind of record. */
export async function spreadNumbers(): Promise<void> {
  await sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, 1000000 * row_number() over (order by sequencename))
    from pg_sequences where schemaname = 'public'`.execute(db())
}
