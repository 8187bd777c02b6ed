import type { Check } from './invariants.ts'

const FREE_TICKETS = `select weigh_tickets.id as ticket_id, customer_id, weigh_tickets.time_out from weigh_tickets
  join valuations_in_force on valuations_in_force.ticket_id = weigh_tickets.id
  left join lines_in_force on lines_in_force.ticket_id = weigh_tickets.id
  where weigh_tickets.time_out is not null and lines_in_force.id is null`

/** The totals computed independently of the code that stores them. */
const TOTALS = `select purchase_orders.id, count(line.id) as lines, count(receipts.line_id) as received,
    count(valuations.override_reason) as overridden, coalesce(sum(net_weight_kg), 0) as weight,
    coalesce(sum(round(net_weight_kg * net_price, 2)), 0) as amount, max(receipt_day) as last_day
  from purchase_orders
    left join order_lines line on line.order_id = purchase_orders.id and released_because is null
    left join weigh_tickets on weigh_tickets.id = line.ticket_id
    left join valuations_in_force valuations on valuations.ticket_id = line.ticket_id
    left join receipts on receipts.line_id = line.id
  group by purchase_orders.id`

/** Derived tables and columns hold exactly what can be computed from their sources. */
export const DERIVED_CHECKS: readonly Check[] = [
  {
    invariant: 1,
    what: 'tickets to order: those weighed out and priced that are on no order',
    count: 'select count(*) as checked from tickets_to_order',
    broken: `select 'ticket ' || coalesce(kept.ticket_id, free.ticket_id) as record,
        case when free is null then 'is offered and not free' when kept is null then 'is free and not offered'
          else 'is offered to another customer, or at another time' end as fault
      from tickets_to_order kept full join (${FREE_TICKETS}) free using (ticket_id)
      where (kept.customer_id, kept.time_out) is distinct from (free.customer_id, free.time_out)`,
  },
  {
    invariant: 2,
    what: 'tickets to value: those without a price in force that are not voided',
    count: 'select count(*) as checked from tickets_to_value',
    broken: `select 'ticket ' || coalesce(kept.ticket_id, waiting.id) as record,
        case when waiting is null then 'waits and is priced or voided' else 'is not priced and does not wait' end as fault
      from tickets_to_value kept full join (select id from weigh_tickets
          where id not in (select ticket_id from ticket_voids_in_force) and not exists (
            select from valuations_in_force where ticket_id = weigh_tickets.id)) waiting on waiting.id = ticket_id
      where kept is null or waiting is null`,
  },
  {
    invariant: 2,
    what: 'grades of prices: those of their gradings',
    count: 'select count(*) as checked from valuations',
    broken: `select 'ticket ' || valuations.ticket_id as record, 'has a price of another grade' as fault
      from valuations join gradings on gradings.id = grading_id
      where valuations.grade_percent <> gradings.grade_percent`,
  },
  {
    invariant: 2,
    what: 'grades and prices that tickets keep: those of the grading in force, and of the payable or else the price in force',
    count: 'select count(*) as checked from weigh_tickets where current_grade_percent is not null',
    broken: `select 'ticket ' || ticket.id as record, concat_ws(', ',
          case when current_grade_percent is distinct from grade
            then 'keeps the grade ' || coalesce(current_grade_percent::text, 'none') || ' instead of ' || coalesce(grade::text, 'none') end,
          case when current_return_kg is distinct from return_kg
            then 'keeps ' || coalesce(current_return_kg, 0) || ' returned kg instead of ' || coalesce(return_kg, 0) end,
          case when current_net_price is distinct from price
            then 'keeps the price ' || coalesce(current_net_price::text, 'none') || ' instead of ' || coalesce(price::text, 'none') end) as fault
      from weigh_tickets ticket
        left join (select ticket_id, grade_percent as grade, case when is_return then reject_weight_kg end as return_kg
          from gradings_in_force) graded on graded.ticket_id = ticket.id
        left join (select ticket_id, coalesce(payable_lines.net_price, valuations_in_force.net_price) as price
          from valuations_in_force full join payable_lines using (ticket_id)) priced on priced.ticket_id = ticket.id
      where (current_grade_percent, current_return_kg, current_net_price) is distinct from (grade, return_kg, price)`,
  },
  {
    invariant: 4,
    what: 'totals of orders: what their lines come to while their tickets stay as they are, and none before and after',
    count: 'select count(*) as checked from purchase_orders where line_count is not null',
    broken: `select 'order ' || number as record, concat_ws(', ',
          case when keeps <> (line_count is not null) then 'keeps its totals: ' || (line_count is not null) end,
          case when line_count <> lines then 'has ' || line_count || ' lines instead of ' || lines end,
          case when received_count <> received then 'received ' || received_count || ' instead of ' || received end,
          case when overridden_count <> overridden
            then 'has ' || overridden_count || ' prices set by hand instead of ' || overridden end,
          case when total_weight_kg <> weight then 'weighs ' || total_weight_kg || ' instead of ' || weight end,
          case when total_amount <> amount then 'comes to ' || total_amount || ' instead of ' || amount end) as fault
      from (select *, id in (select id from existing_orders) and badge not in ('D', 'RJ', 'CC') as keeps
          from purchase_orders) po
        join (${TOTALS}) sums using (id)
      where keeps <> (line_count is not null)
        or (line_count, received_count, overridden_count, total_weight_kg, total_amount)
          <> (lines, received, overridden, weight, amount)`,
  },
  {
    invariant: 4,
    what: 'what customers brought each month: the sum of their completed tickets',
    count: 'select count(*) as checked from brought_months',
    broken: `select 'customer ' || customer_id as record,
        'brought ' || coalesce(weight_kg, 0) || ' kg instead of ' || coalesce(weight, 0) || ', or of another grade, in '
          || to_char(month, 'YYYY-MM') as fault
      from brought_months full join (
          select customer_id, month_of(time_out) as month, sum(net_weight_kg) as weight,
            sum(net_weight_kg * current_grade_percent) as grade_weight
          from weigh_tickets where current_net_price is not null and time_out is not null group by 1, 2) sums
        using (customer_id, month)
      where (coalesce(weight_kg, 0), coalesce(grade_weight_kg, 0)) <> (coalesce(weight, 0), coalesce(grade_weight, 0))`,
  },
  {
    invariant: 3,
    what: 'last days of receiving: those of the latest receipt of each order',
    count: 'select count(*) as checked from purchase_orders where last_receipt_day is not null',
    broken: `select 'order ' || number as record,
        'was last received on ' || coalesce(last_receipt_day::text, 'no day') || ' instead of ' || coalesce(last_day::text, 'none') as fault
      from purchase_orders join (${TOTALS}) sums using (id)
      where last_receipt_day is distinct from last_day`,
  },
  {
    invariant: 5,
    what: 'tares of vehicles: as the latest audit row has them',
    count: 'select count(*) as checked from vehicles where tare_kg is not null',
    broken: `select 'vehicle ' || id as record,
        'weighs ' || coalesce(tare_kg::text, 'nothing') || ', was said to weigh ' || coalesce(said, 'nothing') as fault
      from (select id, tare_kg, (
          select after ->> 'tare_kg' from audit_entries where entity = 'vehicle' and entity_id = vehicles.id::text
            and action in ('vehicle.tare', 'vehicle.removeTare') order by audit_entries.id desc limit 1) as said
        from vehicles) audited
      where tare_kg is distinct from said::numeric`,
  },
]
