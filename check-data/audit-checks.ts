import type { Check } from './invariants.ts'

/** A kind of fact that has an audit row each, with the same record, time and officer or scale. */
type Row = [
  what: string,
  actions: string[],
  /** Gives `id`, `at`, `who`. */
  facts: string,
  more?: {
    /** Numbers of facts and rows may differ: one reading may both fill a ticket and propose a correction. */
    isLoose?: true
    /** The table only has the present state, so that only the latest audit row of each record matches it. */
    isLatest?: true
  },
]

/** Facts of a table: the record of each, when it happened and who did it, in columns like `graded_at` and `graded_by`. */
function facts(table: string, verb: string, id: string, where = 'true'): string {
  return `select ${id}::text as id, ${verb}_at as at, ${verb}_by as who from ${table} where ${where}`
}

const decided = (where: string) => facts('weight_corrections', 'decided', 'ticket_id', where)

/** By what each is about. */
const AUDITED: Record<string, readonly Row[]> = {
  ticket: [
    [
      'readings of the scale',
      ['ticket.create', 'ticket.update', 'ticket.propose', 'ticket.hear'],
      'select ticket_id::text as id, received_at as at, coalesce(mended_by, scale_token_id) as who from scale_readings',
      { isLoose: true },
    ],
    [
      'corrections that the scale proposes',
      ['ticket.propose'],
      `select weight_corrections.ticket_id::text as id, made_at as at, coalesce(mended_by, scale_token_id) as who
        from weight_corrections join scale_readings on scale_readings.id = reading_id`,
    ],
    [
      'corrections by officers',
      ['ticket.correctWeight'],
      decided("source = 'officer' and made_by = decided_by and made_at = decided_at"),
    ],
    [
      'corrections that were accepted',
      ['ticket.acceptCorrection'],
      decided("source = 'scale' and decision = 'applied'"),
    ],
    [
      'corrections that were refused',
      ['ticket.refuseCorrection'],
      decided("decision = 'refused' and decided_by is not null"),
    ],
    [
      'voided weigh-ins',
      ['ticket.void'],
      `select ticket_id::text as id, voided_at as at, coalesce(voided_by, scale_token_id) as who
        from ticket_voids`,
    ],
    [
      'voided weigh-ins that were undone',
      ['ticket.unvoid'],
      facts('ticket_voids', 'undone', 'ticket_id', 'undone_at is not null'),
    ],
    ['gradings', ['ticket.grade', 'ticket.correctGrade'], facts('gradings', 'graded', 'ticket_id')],
    [
      'prices of tickets',
      ['ticket.value', 'ticket.correctPrice'],
      facts('valuations', 'valued', 'ticket_id'),
    ],
  ],
  order: [
    ['orders', ['po.create'], facts('purchase_orders', 'created', 'id')],
    ['lines', ['po.addLine'], facts('order_lines', 'added', 'order_id')],
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
    ].map(
      (action): Row => [
        `steps of orders: ${action}`,
        [`po.${action}`],
        facts('order_steps', 'taken', 'order_id', `action = '${action}'`),
      ],
    ),
    ['payables', ['po.invoice'], facts('payables', 'set_up', 'order_id')],
  ],
  product: [['ladders', ['price.save'], facts('ladder_versions', 'created', 'product_id')]],
  vehicle: [
    [
      'registrations of vehicles',
      ['vehicle.register'],
      facts('vehicles', 'registered', 'id', 'registered_at is not null'),
    ],
  ],
  vendor: [
    ['links of vendors', ['vendor.link'], facts('vendor_links', 'linked', 'vendor_id')],
    [
      'links of vendors that ended',
      ['vendor.unlink'],
      facts('vendor_links', 'unlinked', 'vendor_id', 'unlinked_at is not null'),
    ],
    ['premiums', ['vendor.addPremium'], facts('premiums', 'added', 'vendor_id')],
    [
      'premiums that ended',
      ['vendor.removePremium'],
      facts('premiums', 'removed', 'vendor_id', 'removed_at is not null'),
    ],
  ],
  setting: [['settings', ['setting.save'], facts('settings', 'set', 'key')]],
  yield: [
    [
      'yields',
      ['yield.save'],
      facts('yields', 'recorded', "(day || ' ' || product_key)"),
      { isLatest: true },
    ],
  ],
}

/** An import that was undone deletes what it made: its entries stand for nothing any more. */
const isNotTakenBack = `not exists (select from audit_entries back where back.entity = audit_entries.entity
  and back.entity_id = audit_entries.entity_id and back.action = back.entity || '.undoImport'
  and (back.before ->> 'imported_at')::timestamptz = audit_entries.happened_at)`

/** Facts and audit rows match one to one: no change without its row, no row without its change. */
export const AUDIT_CHECKS: readonly Check[] = Object.entries(AUDITED).flatMap(([entity, kinds]) =>
  kinds.map((kind) => checkOf(entity, kind)),
)

function checkOf(entity: string, [what, actions, made, { isLoose, isLatest } = {}]: Row): Check {
  const without = isLoose ? 'except' : 'except all'
  const rows = `select ${isLatest ? 'distinct on (entity_id)' : ''} entity_id as id, happened_at as at, coalesce(officer_id, scale_token_id) as who from audit_entries
    where entity = '${entity}' and action in (${actions.map((action) => `'${action}'`).join(', ')})
    and ${isNotTakenBack}
    ${isLatest ? 'order by entity_id, audit_entries.id desc' : ''}`
  return {
    invariant: 5,
    what: `${what}: each with its audit row, and the other way round`,
    count: `select count(*) as checked from (${made}) facts`,
    broken: `select '${entity} ' || id as record, 'changed at ' || at || ' without an audit row (${what})' as fault
      from (${made} ${without} (${rows})) unseen
      union all
      select '${entity} ' || id, 'has an audit row of ' || at || ' without the change (${what})'
      from ((${rows}) ${without} ${made}) untrue`,
  }
}

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
