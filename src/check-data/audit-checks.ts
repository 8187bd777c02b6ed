import type { Check } from './invariants.ts'

/** A kind of fact that has an audit row each, with the same record, time and officer or scale. */
interface Audited {
  what: string
  entity: string
  actions: string[]
  /** Gives `id`, `at`, `who`. */
  facts: string
  /** Numbers of facts and rows may differ: one reading may both fill a ticket and propose a correction. */
  isLoose?: true
  /** The table only has the present state, so that only the latest audit row of each record matches it. */
  isLatest?: true
}

const DECIDED = `select ticket_id::text as id, decided_at as at, decided_by as who from weight_corrections`

const AUDITED: readonly Audited[] = [
  {
    what: 'readings of the scale',
    entity: 'ticket',
    actions: ['ticket.create', 'ticket.update', 'ticket.propose', 'ticket.hear'],
    facts:
      'select ticket_id::text as id, received_at as at, coalesce(mended_by, scale_token_id) as who from scale_readings',
    isLoose: true,
  },
  {
    what: 'corrections that the scale proposes',
    entity: 'ticket',
    actions: ['ticket.propose'],
    facts: `select weight_corrections.ticket_id::text as id, made_at as at, coalesce(mended_by, scale_token_id) as who
      from weight_corrections join scale_readings on scale_readings.id = reading_id`,
  },
  {
    what: 'corrections by officers',
    entity: 'ticket',
    actions: ['ticket.correctWeight'],
    facts: `${DECIDED} where source = 'officer' and made_by = decided_by and made_at = decided_at`,
  },
  {
    what: 'corrections that were accepted',
    entity: 'ticket',
    actions: ['ticket.acceptCorrection'],
    facts: `${DECIDED} where source = 'scale' and decision = 'applied'`,
  },
  {
    what: 'corrections that were refused',
    entity: 'ticket',
    actions: ['ticket.refuseCorrection'],
    facts: `${DECIDED} where decision = 'refused' and decided_by is not null`,
  },
  {
    what: 'voided weigh-ins',
    entity: 'ticket',
    actions: ['ticket.void'],
    facts: `select ticket_id::text as id, voided_at as at, coalesce(voided_by, scale_token_id) as who
      from ticket_voids`,
  },
  {
    what: 'voided weigh-ins that were undone',
    entity: 'ticket',
    actions: ['ticket.unvoid'],
    facts: `select ticket_id::text as id, undone_at as at, undone_by as who from ticket_voids
      where undone_at is not null`,
  },
  {
    what: 'gradings',
    entity: 'ticket',
    actions: ['ticket.grade', 'ticket.correctGrade'],
    facts: 'select ticket_id::text as id, graded_at as at, graded_by as who from gradings',
  },
  {
    what: 'prices of tickets',
    entity: 'ticket',
    actions: ['ticket.value', 'ticket.correctPrice'],
    facts: 'select ticket_id::text as id, valued_at as at, valued_by as who from valuations',
  },
  {
    what: 'orders',
    entity: 'order',
    actions: ['po.create'],
    facts: 'select id::text, created_at as at, created_by as who from purchase_orders',
  },
  {
    what: 'lines',
    entity: 'order',
    actions: ['po.addLine'],
    facts: 'select order_id::text as id, added_at as at, added_by as who from order_lines',
  },
  ...[
    'submit',
    'review',
    'approve',
    'withdrawApproval',
    'reject',
    'confirm',
    'acknowledge',
    'cancel',
    // A receipt that is taken back is deleted: its step stays.
    'receive',
    'undoReceive',
    'release',
    'changePayee',
    'confirmPayee',
    'finalize',
    'undoUpdate',
    'discard',
    'delete',
    'withdraw',
  ].map((action) => ({
    what: `steps of orders: ${action}`,
    entity: 'order',
    actions: [`po.${action}`],
    facts: `select order_id::text as id, taken_at as at, taken_by as who from order_steps where action = '${action}'`,
  })),
  {
    what: 'payables',
    entity: 'order',
    actions: ['po.invoice'],
    facts: 'select order_id::text as id, set_up_at as at, set_up_by as who from payables',
  },
  {
    what: 'ladders',
    entity: 'product',
    actions: ['price.save'],
    facts:
      'select product_id::text as id, created_at as at, created_by as who from ladder_versions',
  },
  {
    what: 'links of vendors',
    entity: 'vendor',
    actions: ['vendor.link'],
    facts: 'select vendor_id::text as id, linked_at as at, linked_by as who from vendor_links',
  },
  {
    what: 'registrations of vehicles',
    entity: 'vehicle',
    actions: ['vehicle.register'],
    facts: `select id::text, registered_at as at, registered_by as who from vehicles where registered_at is not null`,
  },
  {
    what: 'links of vendors that ended',
    entity: 'vendor',
    actions: ['vendor.unlink'],
    facts: `select vendor_id::text as id, unlinked_at as at, unlinked_by as who from vendor_links
      where unlinked_at is not null`,
  },
  {
    what: 'premiums',
    entity: 'vendor',
    actions: ['vendor.addPremium'],
    facts: 'select vendor_id::text as id, added_at as at, added_by as who from premiums',
  },
  {
    what: 'premiums that ended',
    entity: 'vendor',
    actions: ['vendor.removePremium'],
    facts: `select vendor_id::text as id, removed_at as at, removed_by as who from premiums
      where removed_at is not null`,
  },
  {
    what: 'settings',
    entity: 'setting',
    actions: ['setting.save'],
    facts: 'select key as id, set_at as at, set_by as who from settings',
  },
  {
    what: 'yields',
    entity: 'yield',
    actions: ['yield.save'],
    facts: `select day || ' ' || product_key as id, recorded_at as at, recorded_by as who from yields`,
    isLatest: true,
  },
]

/** An import that was undone deletes what it made: its entries stand for nothing any more. */
const isNotTakenBack = `not exists (select from audit_entries back where back.entity = audit_entries.entity
  and back.entity_id = audit_entries.entity_id and back.action = back.entity || '.undoImport'
  and (back.before ->> 'imported_at')::timestamptz = audit_entries.happened_at)`

/** Facts and audit rows match one to one: no change without its row, no row without its change. */
export const AUDIT_CHECKS: readonly Check[] = AUDITED.map((audited) => {
  const { what, entity, actions, facts, isLoose, isLatest } = audited
  const without = isLoose ? 'except' : 'except all'
  const rows = `select ${isLatest ? 'distinct on (entity_id)' : ''} entity_id as id, happened_at as at, coalesce(officer_id, scale_token_id) as who from audit_entries
    where entity = '${entity}' and action in (${actions.map((action) => `'${action}'`).join(', ')})
    and ${isNotTakenBack}
    ${isLatest ? 'order by entity_id, audit_entries.id desc' : ''}`
  return {
    invariant: 5,
    what: `${what}: each with its audit row, and the other way round`,
    count: `select count(*) as checked from (${facts}) facts`,
    broken: `select '${entity} ' || id as record, 'changed at ' || at || ' without an audit row (${what})' as fault
      from (${facts} ${without} (${rows})) unseen
      union all
      select '${entity} ' || id, 'has an audit row of ' || at || ' without the change (${what})'
      from ((${rows}) ${without} ${facts}) untrue`,
  }
})

/** Records that can be created in several ways: at least one audit row says how. */
const CREATED = [
  { table: 'officers', entity: 'officer', actions: ['officer.create'] },
  { table: 'customers', entity: 'customer', actions: ['customer.create', 'customer.import'] },
  { table: 'vendors', entity: 'vendor', actions: ['vendor.import'] },
  { table: 'vehicles', entity: 'vehicle', actions: ['vehicle.create'] },
  { table: 'scale_tokens', entity: 'scaleToken', actions: ['scaleToken.create'] },
  { table: 'gate_links', entity: 'gateLink', actions: ['gateLink.create'] },
]

export const CREATION_CHECKS: readonly Check[] = CREATED.map(({ table, entity, actions }) => ({
  invariant: 5,
  what: `${table}: somebody made each`,
  count: `select count(*) as checked from ${table}`,
  broken: `select '${entity} ' || id as record, 'came to be without an audit row' as fault from ${table}
    where not exists (select from audit_entries where entity = '${entity}' and entity_id = ${table}.id::text
      and action in (${actions.map((action) => `'${action}'`).join(', ')}))`,
}))
