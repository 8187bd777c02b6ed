import type { Check } from './invariants.ts'

const FIELDS = [
  'slip_number',
  'registration',
  'customer_id',
  'product_code',
  'product_type_name',
  'weight_in_kg',
  'time_in',
  'weight_out_kg',
  'time_out',
  'weighed_by',
  'remark',
]

const each = (write: (field: string) => string) => FIELDS.map(write).join(', ')

const FIELD = `unnest(array[${each((field) => `'${field}'`)}]) field`

/** Latest non-empty value of each field over all readings. */
const latestReadings = (
  tickets: string,
) => `select ticket_id, ${each((field) => `(array_agg(${field} order by id desc) filter (where ${field}::text <> ''))[1] as ${field}`)}
  from scale_readings where ticket_id ${tickets} group by ticket_id`

/** The same by the readings of each scale by itself. */
const LATEST_BY_SCALE = `select ticket_id, ${each((field) => `(array_agg(${field} order by id desc) filter (where ${field}::text <> ''))[1] as ${field}`)}
  from scale_readings where ticket_id = waiting.ticket_id group by ticket_id, scale_token_id`

const CORRECTED = `select ticket_id from weight_corrections`

/** Each value of each reading of a corrected ticket, with the one before it and whether it waited for a decision. */
const READ_VALUES = `select *,
    lag(value) over (partition by ticket_id, field order by reading_id) as former,
    exists (select from weight_corrections waiting
      where waiting.ticket_id = latest.ticket_id and reading_id <= latest.reading_id
        and to_jsonb(waiting) ->> field is not null
        and (waiting.id in (select id from open_corrections) or decided_after > latest.reading_id
          or decided_after = latest.reading_id and decided_by is not null)) as waits
  from (select ticket_id, id as reading_id, field, to_jsonb(scale_readings) ->> field as value
    from scale_readings, ${FIELD} where ticket_id in (${CORRECTED})) latest
  where value <> ''`

/** Corrections in the order in which they locked the ticket: requests overlap, so that their times do not tell. */
const APPLIED = `select ticket_id, decided_after, (before ->> 'version')::integer as of_version, field, to_jsonb(weight_corrections) ->> field as value
  from weight_corrections, ${FIELD}
  where decision = 'applied' and to_jsonb(weight_corrections) ->> field is not null`

/**
 * Everything that ever set a field: readings that changed it or filled it first, and corrections that were applied.
 */
const GIVEN = `select ticket_id, field, value, reading_id as after, null::integer as of_version
  from (select *, row_number() over (partition by ticket_id, field, waits order by reading_id) as nth from (${READ_VALUES}) read) read
  where not waits and (value is distinct from former or nth = 1 and not exists (
    select from (${APPLIED}) applied where applied.ticket_id = read.ticket_id and applied.field = read.field
      and decided_after < reading_id))
  union all
  select ticket_id, field, value, coalesce(decided_after, 0), of_version from (${APPLIED}) applied`

export const WEIGHT_CHECKS: readonly Check[] = [
  {
    invariant: 6,
    what: 'voided weigh-ins: neither weighed out, graded, priced nor on an order; marked as such, and no others',
    count: 'select count(*) as checked from ticket_voids_in_force',
    broken: `select 'ticket ' || ticket.id as record, concat_ws(', ',
          case when is_voided <> (void.id is not null) then 'is marked as voided: ' || is_voided end,
          case when time_out is not null then 'is voided and weighed out' end,
          case when graded.id is not null or current_grade_percent is not null then 'is voided and graded' end,
          case when priced.id is not null then 'is voided and priced' end,
          case when line.id is not null then 'is voided and on an order' end) as fault
      from weigh_tickets ticket
        left join ticket_voids_in_force void on void.ticket_id = ticket.id
        left join gradings_in_force graded on graded.ticket_id = ticket.id
        left join valuations_in_force priced on priced.ticket_id = ticket.id
        left join lines_in_force line on line.ticket_id = ticket.id
      where is_voided <> (void.id is not null)
        or ((is_voided or void.id is not null) and (time_out is not null or current_grade_percent is not null
          or graded.id is not null or priced.id is not null or line.id is not null))`,
  },
  {
    invariant: 6,
    what: 'tickets that nobody corrected: in every field what the scale sent last',
    count: `select count(*) as checked from weigh_tickets where id not in (${CORRECTED})`,
    broken: `select 'ticket ' || id as record, 'is not what the scale sent' as fault
      from weigh_tickets left join (${latestReadings(`not in (${CORRECTED})`)}) latest on ticket_id = id
      where id not in (${CORRECTED})
        and (${each((field) => `coalesce(weigh_tickets.${field}::text, '')`)})
          <> (${each((field) => `coalesce(latest.${field}::text, '')`)})`,
  },
  {
    invariant: 6,
    what: 'tickets with corrections: in every field what the scale sent last, or a correction that was applied after it',
    count: `select count(distinct ticket_id) as checked from weight_corrections`,
    broken: `select 'ticket ' || tickets.id as record, 'says ' || tickets.field || ' ' || coalesce(stands, 'nothing') || ' and was given ' || coalesce(value, 'nothing') as fault
      from (select id, field, to_jsonb(weigh_tickets) ->> field as stands from weigh_tickets, ${FIELD}
          where id in (${CORRECTED})) tickets
        left join (select distinct on (ticket_id, field) ticket_id, field, value from (${GIVEN}) given
          order by ticket_id, field, after desc, of_version desc nulls last) last
          on last.ticket_id = tickets.id and last.field = tickets.field
      where coalesce(stands, '') <> coalesce(value, '')`,
  },
  {
    invariant: 6,
    what: 'corrections that wait: what a scale sent last, of a ticket that is graded, on an order, corrected or of another scale',
    count: 'select count(*) as checked from open_corrections',
    broken: `select 'ticket ' || waiting.ticket_id as record, 'waits for a correction that the scale does not propose' as fault
      from open_corrections waiting join weigh_tickets ticket on ticket.id = waiting.ticket_id
        left join scale_readings reading on reading.id = waiting.reading_id
      where (source <> 'scale' or decided_by is not null
        or ${FIELDS.map((field) => `waiting.${field} is not null and waiting.${field} <> all (select ${field} from (${LATEST_BY_SCALE}) latest where latest.ticket_id = waiting.ticket_id and ${field} is not null)`).join(' or ')}
        or reading.scale_token_id is not distinct from ticket.scale_token_id and not exists (select from gradings_in_force graded where graded.ticket_id = waiting.ticket_id
          union all select from lines_in_force line where line.ticket_id = waiting.ticket_id
          union all select from weight_corrections applied where applied.ticket_id = waiting.ticket_id and decision = 'applied'))`,
  },
  {
    invariant: 6,
    what: 'corrections that no officer decided: superseded by a later reading of the ticket',
    count: `select count(*) as checked from weight_corrections where decision is not null and decided_by is null`,
    broken: `select 'ticket ' || ticket_id as record, 'was decided by nobody' as fault
      from weight_corrections superseded
      where decision is not null and decided_by is null and (decision = 'applied' or not exists (
        select from scale_readings where id = decided_after and scale_readings.ticket_id = superseded.ticket_id
          and id > reading_id and received_at = decided_at))`,
  },
  {
    invariant: 6,
    what: 'names that tickets keep: one that the customer has or had',
    count: 'select count(*) as checked from weigh_tickets',
    broken: `select 'ticket ' || weigh_tickets.id as record, 'keeps a name that its customer never had' as fault
      from weigh_tickets join customers on customers.id = customer_id
      where customer_name <> all (string_to_array(names, chr(10)))`,
  },
  {
    invariant: 6,
    what: 'guards of the tables that only grow',
    count: `select count(*) as checked from pg_trigger where tgname in ('scale_readings_stay', 'audit_entries_stay')`,
    broken: `select 'table ' || guarded as record, 'may be overwritten' as fault
      from unnest(array['scale_readings', 'audit_entries']) guarded
      where not exists (select from pg_trigger
        where tgrelid = guarded::regclass and tgname = guarded || '_stay' and tgenabled <> 'D')`,
  },
]
