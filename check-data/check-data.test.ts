import { CompiledQuery } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { loadDemoMill } from '../demo/load.ts'
import { db, transaction } from '../src/platform/db.ts'
import { openTestDatabase } from '../src/tests/database.ts'
import { sealTrail } from '../src/tests/seal-trail.ts'
import { checkData, runChecks } from './check-data.ts'
import type { Finding } from './check-result.ts'
import type { Check } from './invariants.ts'

await openTestDatabase()
beforeAll(async () => {
  const now = new Date('2026-11-20T14:05:00+07:00')
  await loadDemoMill(now, 12)
  await sealTrail(now)
}, 600_000)

const INVOICED = `(select order_id from payables limit 1)`
const CANCELED = `(select id from purchase_orders where purchase_state = 'CC' limit 1)`
const OWED_LINE = `(select line_id from payable_lines order by line_id limit 1)`
const SEALED = `(select max(weigh_tickets.id) from weigh_tickets join closed_days on day = day_out)`
const PRICED = `(select min(ticket_id) from valuations where voided_at is null)`

type Invariant = Check['invariant']

/** What breaks `invariant` once `statements` have broken the data past every guard; rolled back afterwards. */
async function findingsAfter(
  invariant: Invariant,
  statements: readonly string[],
): Promise<Finding[]> {
  const withRollback = { findings: [] as Finding[] }
  await transaction(async () => {
    for (const statement of ['set local session_replication_role = replica', ...statements]) {
      await db().executeQuery(CompiledQuery.raw(statement))
    }
    withRollback.findings = await checkData(invariant)
    throw withRollback
  }).catch((error) => {
    if (error !== withRollback) throw error
  })
  return withRollback.findings
}

test('sound data has no findings, and every check of the eight invariants reads some records', async () => {
  const results = await runChecks()
  expect(results.flatMap(({ findings }) => findings)).toEqual([])
  expect(new Set(results.map(({ invariant }) => invariant))).toEqual(
    new Set([1, 2, 3, 4, 5, 6, 7, 8]),
  )
  const idle = results.filter(({ checked: count }) => count === 0).map(({ what }) => what)
  expect(
    idle.filter(
      (what) => !/reject|release|delete|discard|withdraw|undo|changePayee|confirmPayee/.test(what),
    ),
  ).toEqual([])
})

test.each<[Invariant, string, string[]]>([
  [
    1,
    'a ticket on two orders',
    [
      'drop index order_lines_one_per_ticket',
      `insert into order_lines (order_id, line_number, ticket_id, grade_when_added, ladder_price_when_added, added_at, added_by)
        select (select id from purchase_orders where state = 'F' and purchase_orders.id <> order_id limit 1), 999, ticket_id,
          grade_when_added, ladder_price_when_added, added_at, added_by
        from order_lines where released_at is null limit 1`,
    ],
  ],
  [
    1,
    'a canceled order that keeps its tickets',
    [
      'drop index order_lines_one_per_ticket',
      `update order_lines set released_at = null, released_because = null where order_id = ${CANCELED}`,
    ],
  ],
  [
    1,
    'a free ticket that is not offered',
    [
      'delete from tickets_to_order where ticket_id = (select min(ticket_id) from tickets_to_order)',
    ],
  ],
  [
    1,
    'a ticket that is offered and on an order',
    [
      `insert into tickets_to_order select id, customer_id, time_out from weigh_tickets
        where id = (select min(ticket_id) from order_lines where released_at is null)`,
    ],
  ],
  [
    1,
    'a ticket that is offered to another customer',
    ['update tickets_to_order set customer_id = customer_id + 1'],
  ],
  [
    6,
    'a voided weigh-in that is weighed out',
    [
      'update weigh_tickets set time_out = time_in, weight_out_kg = weight_in_kg - 1 where is_voided',
    ],
  ],
  [
    6,
    'a graded ticket that is voided',
    [
      `update weigh_tickets set is_voided = true where id = ${PRICED}`,
      `insert into ticket_voids (ticket_id, voided_at, voided_by, reason)
        select ${PRICED}, now(), id, 'trial' from officers limit 1`,
    ],
  ],
  [6, 'a ticket that is marked as voided by nobody', ['delete from ticket_voids']],
  [
    2,
    'a voided weigh-in that waits',
    ['insert into tickets_to_value select id from weigh_tickets where is_voided'],
  ],
  [2, 'a ticket that waits no longer', ['delete from tickets_to_value']],
  [
    2,
    'a term that is not the ladder’s',
    [
      `update valuations set grade_price = grade_price + 0.01, computed_grade_price = computed_grade_price + 0.01
        where ticket_id = ${PRICED}`,
    ],
  ],
  [
    2,
    'a premium that the version of the ladder does not have',
    [
      `update valuations set premium_price = 0.31, computed_premium_price = 0.31 where ticket_id = ${PRICED}`,
    ],
  ],
  [
    2,
    'a price that differs without a reason',
    [
      'alter table valuations drop constraint valuations_check',
      `update valuations set premium_price = premium_price + 0.20 where ticket_id = ${PRICED} and override_reason is null`,
    ],
  ],
  [
    2,
    'a price on a grading that is no more',
    [`update gradings set superseded_at = now() where ticket_id = ${PRICED}`],
  ],
  [
    2,
    'a price of a ladder that was replaced',
    [
      `update valuations set ladder_version_id = (select min(older.id) from ladder_versions older
          join ladder_versions used on used.product_id = older.product_id and used.id = ladder_version_id)
        where ticket_id = (select max(ticket_id) from valuations)`,
    ],
  ],
  [
    3,
    'an invoiced order with a line that is not received',
    [
      `delete from receipts where line_id =
    (select id from order_lines where order_id = ${INVOICED} and released_at is null limit 1)`,
    ],
  ],
  [
    3,
    'an order that is IV and has no payable',
    [
      `delete from payable_lines where order_id = ${INVOICED}`,
      `delete from payables
    where not exists (select from payable_lines where payable_lines.order_id = payables.order_id)`,
    ],
  ],
  [
    3,
    'an order that says another day of its last receipt',
    [`update purchase_orders set last_receipt_day = last_receipt_day + 1 where id = ${INVOICED}`],
  ],
  [
    3,
    'an order that is RC too early',
    [
      `update purchase_orders set purchase_state = 'RC' where id =
    (select id from purchase_orders where state = 'A' and purchase_state is null limit 1)`,
    ],
  ],
  [
    4,
    'a satang more on a payable’s line',
    [
      `update payable_lines set amount = amount + 0.01, paid = paid + 0.01
    where ticket_id = (select min(ticket_id) from payable_lines)`,
    ],
  ],
  [
    4,
    'a payable of a line that was taken off, beside one that is owed',
    [
      `update order_lines set released_at = now(), released_because = 'released' where id = ${OWED_LINE}`,
      `insert into order_lines (order_id, line_number, ticket_id, grade_when_added, ladder_price_when_added, added_at, added_by)
        select order_id, 999, ticket_id, grade_when_added, ladder_price_when_added, added_at, added_by
        from order_lines where id = ${OWED_LINE}`,
    ],
  ],
  [
    4,
    'an invoiced order whose ticket weighs something else by now',
    [
      `update weigh_tickets set weight_out_kg = weight_out_kg + 10
    where id = (select min(ticket_id) from payable_lines)`,
    ],
  ],
  [
    4,
    'a payable that is not its lines',
    [`update payables set amount = amount + 1, paid = paid + 1 where order_id = ${INVOICED}`],
  ],
  ...['line_count', 'received_count', 'overridden_count', 'total_weight_kg', 'total_amount'].map(
    (column): [Invariant, string, string[]] => [
      4,
      `an order with another ${column} than its lines have`,
      [`update purchase_orders set ${column} = ${column} + 1 where id = ${INVOICED}`],
    ],
  ),
  [
    4,
    'a sent order without its totals',
    [
      `update purchase_orders set line_count = null, received_count = null, overridden_count = null,
        total_weight_kg = null, total_amount = null where id = ${INVOICED}`,
    ],
  ],
  [
    4,
    'an open order that keeps totals, though its tickets may change',
    [
      'alter table purchase_orders drop constraint purchase_orders_totals',
      `update purchase_orders set (line_count, received_count, overridden_count, total_weight_kg, total_amount)
        = (select * from totals_of_order(id)) where id = ${CANCELED}`,
    ],
  ],
  [
    4,
    'a month in which a customer brought less than its tickets say',
    ['update brought_months set weight_kg = weight_kg - 1'],
  ],
  [
    4,
    'a month in which a customer brought palm of another grade',
    ['update brought_months set grade_weight_kg = grade_weight_kg + 1'],
  ],
  [4, 'a month that is missing', ['delete from brought_months']],
  [
    6,
    'a ticket with the name of nobody',
    [
      `update weigh_tickets set customer_name = 'ไม่มีใคร' where id = (select min(id) from weigh_tickets)`,
    ],
  ],
  [
    5,
    'a change without an audit row',
    [
      `delete from audit_entries where id = (select max(id) from audit_entries where action = 'ticket.grade')`,
    ],
  ],
  [
    5,
    'a yield without an audit row',
    [
      `insert into yields (day, product_key, yield_percent, recorded_at, recorded_by)
        select '2026-01-01', 'CPO', 18, now(), id from officers limit 1`,
    ],
  ],
  [
    5,
    'an audit row of a yield that was not changed',
    [
      `insert into audit_entries (happened_at, officer_id, action, entity, entity_id)
        select now(), id, 'yield.save', 'yield', '2026-01-01 CPO' from officers limit 1`,
    ],
  ],
  [
    5,
    'an audit row that says another price than it did when it was sealed',
    [
      `update audit_entries set after = after || '{"net_price": "9.99"}' where id = (select max(id) from audit_entries where action = 'ticket.value')`,
    ],
  ],
  [5, 'a seal that is gone', ['delete from audit_seals where number = 1']],
  [
    5,
    'an audit row without a change',
    [
      `insert into audit_entries (happened_at, action, entity, entity_id) values (now(), 'po.approve', 'order', 'x')`,
    ],
  ],
  [
    5,
    'another officer than the one who did it',
    [
      `update gradings set graded_by = (select id from officers where role = 0)
    where ticket_id = ${PRICED}`,
    ],
  ],
  [5, 'a vendor out of nowhere', [`insert into vendors (account_number, name) values ('X', 'x')`]],
  [
    6,
    'a reading that was overwritten',
    [
      `update scale_readings set weight_in_kg = weight_in_kg + 10
    where id = (select min(id) from scale_readings)`,
    ],
  ],
  [
    6,
    'a corrected ticket that says what nobody gave it',
    [
      `update weigh_tickets set weight_out_kg = weight_out_kg + 10
    where id = (select min(ticket_id) from weight_corrections where decision = 'applied')`,
    ],
  ],
  [
    6,
    'a ticket that was given what is only proposed',
    [
      `update weigh_tickets set product_code = proposed.product_code from weight_corrections proposed
    where ticket_id = weigh_tickets.id and proposed.product_code is not null and decision is null`,
    ],
  ],
  [
    6,
    'a remark that nobody sent',
    [`update weigh_tickets set remark = 'x' where id = (select min(id) from weigh_tickets)`],
  ],
  [
    6,
    'a correction that was refused and stands',
    [
      `update weigh_tickets set weight_in_kg = refused.weight_in_kg from weight_corrections refused
    where ticket_id = weigh_tickets.id and refused.weight_in_kg is not null and decision = 'refused'`,
    ],
  ],
  [
    6,
    'a correction that waits and that the scale took back',
    [
      `update weight_corrections set weight_out_kg = weight_out_kg + 10 where weight_out_kg is not null and decision is null`,
    ],
  ],
  [
    6,
    'a correction that nobody decided',
    [`update weight_corrections set decided_by = null where decision = 'refused'`],
  ],
  [
    5,
    'a correction without an audit row',
    [`delete from audit_entries where action = 'ticket.acceptCorrection'`],
  ],
  [
    5,
    'a weight that an officer corrected without an audit row',
    [`delete from audit_entries where action = 'ticket.correctWeight'`],
  ],
  [
    5,
    'a vehicle in the registry that nobody took in',
    [`delete from audit_entries where action = 'vehicle.register'`],
  ],
  [
    5,
    'a tare that nobody entered',
    ['update vehicles set tare_kg = tare_kg + 10 where tare_kg is not null'],
  ],
  ...['current_grade_percent', 'current_return_kg', 'current_net_price'].flatMap(
    (column): [Invariant, string, string[]][] => [
      [
        2,
        `a ticket that keeps another ${column} than it has`,
        [`update weigh_tickets set ${column} = ${column} + 1 where ${column} is not null`],
      ],
      [
        2,
        `a ticket that keeps no ${column}`,
        [
          `update weigh_tickets set ${column} = null where id = (select max(id) from weigh_tickets where ${column} is not null)`,
        ],
      ],
    ],
  ),
  [
    4,
    'a satang more for a kg in what the palm of a day sums up to',
    [
      `update weigh_tickets set current_net_price = current_net_price + 0.01 where id = (select max(id) from weigh_tickets where current_amount is not null)`,
    ],
  ],
  [2, 'a price of another grade', [`update valuations set grade_percent = grade_percent + 1`]],
  [
    6,
    'a guard that was taken away',
    ['alter table scale_readings disable trigger scale_readings_stay'],
  ],
  [7, 'a number that is missing', [`delete from purchase_orders where id = ${CANCELED}`]],
  [
    7,
    'a number that is used twice',
    [
      'alter table purchase_orders drop constraint purchase_orders_number_key',
      `update purchase_orders set number = (select min(number) from purchase_orders) where number = (select max(number) from purchase_orders)`,
    ],
  ],
  [7, 'a counter that fell back', ['update order_counters set last_number = last_number - 1']],
  [
    8,
    'a ticket of a closed day that was weighed again',
    [`update weigh_tickets set registration = 'x' where id = ${SEALED}`],
  ],
  [
    8,
    'a ticket that was taken out of a closed day',
    [`update weigh_tickets set time_out = time_out + interval '1 day' where id = ${SEALED}`],
  ],
  [
    8,
    'a yield that was recorded over a closed day',
    ['update yields set yield_percent = yield_percent + 1'],
  ],
  [8, 'a seal that was changed', [`update closed_days set hash = repeat('0', 64)`]],
  [
    8,
    'totals that were changed',
    [`update closed_days set totals = totals || '{"Amount": "1.00"}'`],
  ],
])('Invariant %i: %s is found', async (invariant, _name, statements) => {
  const findings = await findingsAfter(invariant, statements)
  expect(new Set(findings.map((finding) => finding.invariant))).toEqual(new Set([invariant]))
  expect(findings[0]?.record).not.toBe('')
  expect(findings[0]?.fault).not.toBe('')
})
