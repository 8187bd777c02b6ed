/** One check, as two queries: how many records it reads, and which of them break the invariant. */
export interface Check {
  /** The number of the invariant. */
  invariant: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
  what: string
  /** Gives `checked`. */
  count: string
  /** Gives `record`, and `fault` where one check finds several kinds. */
  broken: string
}

const LIVE = `purchase_orders.id in (select id from existing_orders) and purchase_state is distinct from 'CC'`
const ACTIVE_LINES = `select lines_in_force.* from lines_in_force
  join purchase_orders on purchase_orders.id = order_id`

const onOneOrder: Check[] = [
  {
    invariant: 1,
    what: 'lines of orders that are neither canceled nor deleted: a ticket is on one at most',
    count: `select count(*) as checked from (${ACTIVE_LINES} where ${LIVE}) live`,
    broken: `select 'ticket ' || ticket_id as record, 'is on ' || count(*) || ' orders' as fault
      from (${ACTIVE_LINES} where ${LIVE}) live group by ticket_id having count(*) > 1`,
  },
  {
    invariant: 1,
    what: 'orders that are canceled or deleted: their tickets are free again',
    count: `select count(*) as checked from purchase_orders where not (${LIVE})`,
    broken: `select 'order ' || number as record, 'holds ' || count(*) || ' tickets' as fault
      from purchase_orders join lines_in_force on order_id = purchase_orders.id
      where not (${LIVE}) group by number`,
  },
]

/** Times are those at which requests began, so that of two overlapping requests either may have been first. */
const OVERLAP = `interval '1 minute'`

/** The time whose prices a ticket has: the end of its day, where an officer took the ladder of that, else when it was priced. */
const PRICED_OF = `coalesce((ladder_day + 1)::timestamp at time zone interval '7 hours', valued_at)`

/** Whether another version was in force already at that time. */
const REPLACED = `exists (select from ladder_versions later where later.product_id = products.id
  and (later.effective_from, later.number) > (ladder_versions.effective_from, ladder_versions.number)
  and later.withdrawn_at is null and later.effective_from <= ${PRICED_OF} - ${OVERLAP})`

const prices: Check[] = [
  {
    invariant: 2,
    what: 'prices in force: the sum of their terms, on the grading in force and the product’s own ladder',
    count: 'select count(*) as checked from valuations_in_force',
    broken: `select 'ticket ' || valuations.ticket_id as record,
        concat_ws(', ',
          case when net_price <> grade_price + level_price + valuations.premium_price then 'is not the sum of its terms' end,
          case when gradings.superseded_at is not null or gradings.ticket_id <> valuations.ticket_id
            then 'stands on another grading' end,
          case when products.code <> product_code then 'is of the ladder of ' || products.code end,
          case when override_reason is null and (grade_price, level_price, valuations.premium_price)
              <> (computed_grade_price, computed_level_price, computed_premium_price)
            then 'differs from the rules without a reason' end,
          case when ladder_versions.effective_from > ${PRICED_OF} + ${OVERLAP} then 'is older than its ladder' end,
          case when ${REPLACED}
            then 'is of a ladder that was replaced before' end) as fault
      from valuations_in_force valuations
        join gradings on gradings.id = grading_id
        join weigh_tickets on weigh_tickets.id = valuations.ticket_id
        join ladder_versions on ladder_versions.id = ladder_version_id
        join products on products.id = product_id
      where (
        net_price <> grade_price + level_price + valuations.premium_price
        or gradings.superseded_at is not null or gradings.ticket_id <> valuations.ticket_id
        or products.code <> product_code
        or (override_reason is null and (grade_price, level_price, valuations.premium_price)
          <> (computed_grade_price, computed_level_price, computed_premium_price))
        or ladder_versions.effective_from > ${PRICED_OF} + ${OVERLAP}
        or ${REPLACED})`,
  },
]

const DELIVERED = `select number, state, purchase_state, purchase_orders.id,
    count(line.id) as lines, count(receipts.line_id) as received,
    exists (select from payables where order_id = purchase_orders.id) as is_owed
  from purchase_orders
    left join lines_in_force line on line.order_id = purchase_orders.id
    left join receipts on receipts.line_id = line.id
  where ${LIVE} group by purchase_orders.id`

const deliveries: Check[] = [
  {
    invariant: 3,
    what: 'orders: RC or IV exactly when every line is received, IV exactly when there is a payable',
    count: `select count(*) as checked from purchase_orders where ${LIVE}`,
    broken: `select 'order ' || number as record,
        coalesce(purchase_state, state) || ' with ' || received || ' of ' || lines || ' lines received, payable: ' || is_owed as fault
      from (${DELIVERED}) delivered
      where (coalesce(purchase_state, '') in ('RC', 'IV')) <> (lines > 0 and received = lines)
        or (coalesce(purchase_state, '') = 'IV') <> is_owed
        or (received > 0 and state not in ('CF', 'C', 'F'))
        or (state = 'F' and coalesce(purchase_state, '') <> 'IV')`,
  },
  {
    invariant: 3,
    what: 'receipts: of lines that are still on their order, each with its step',
    count: 'select count(*) as checked from receipts',
    broken: `select 'line ' || line_id as record, 'is received and off its order' as fault
      from receipts join order_lines on order_lines.id = line_id where released_at is not null
      union all
      select 'order ' || number, 'has ' || coalesce(receipts.n, 0) || ' receipts and ' || coalesce(steps.n, 0) || ' steps of receiving that stand'
      from (select order_id, count(*) as n from receipts join order_lines on order_lines.id = line_id group by 1) receipts
        full join (select order_id, sum(case action when 'receive' then 1 else -1 end) as n
          from order_steps where action in ('receive', 'undoReceive') group by 1) steps using (order_id)
        join purchase_orders on purchase_orders.id = order_id
      where coalesce(receipts.n, 0) <> coalesce(steps.n, 0)`,
  },
  {
    invariant: 3,
    what: 'invoices: only of what was received before',
    count: `select count(*) as checked from order_steps where action = 'invoice'`,
    broken: `select 'order ' || order_id as record, 'is invoiced before it was received' as fault
      from order_steps invoiced where action = 'invoice' and not exists (
        select from order_steps received where received.order_id = invoiced.order_id
          and received.id < invoiced.id and received.purchase_state = 'RC')`,
  },
]

const money: Check[] = [
  {
    invariant: 4,
    what: 'payable lines: weight, price and amount of a line that is on the order, as screens show it; tax and paid of them',
    count: 'select count(*) as checked from payable_lines',
    broken: `select 'ticket ' || payable_lines.ticket_id as record,
        'is owed ' || paid || ' for ' || payable_lines.net_weight_kg || ' kg at ' || payable_lines.net_price as fault
      from payable_lines
        join weigh_tickets on weigh_tickets.id = payable_lines.ticket_id
        left join valuations_in_force valuations on valuations.ticket_id = payable_lines.ticket_id
        left join order_lines on order_lines.id = line_id
      where payable_lines.net_weight_kg is distinct from weigh_tickets.net_weight_kg
        or payable_lines.net_price is distinct from valuations.net_price
        or amount <> round(payable_lines.net_weight_kg * payable_lines.net_price, 2)
        or tax <> round(amount * tax_percent / 100, 2)
        or paid <> amount - tax
        or (order_lines.ticket_id, order_lines.order_id) is distinct from (payable_lines.ticket_id, payable_lines.order_id)
        or order_lines.released_at is not null`,
  },
  {
    invariant: 4,
    what: 'payables: the sums of their lines, one for each line of the order',
    count: 'select count(*) as checked from payables',
    broken: `select 'order ' || payables.order_id as record, 'owes ' || payables.paid || ' and its lines ' || sum(line.paid) as fault
      from payables left join payable_lines line on line.order_id = payables.order_id
      group by payables.order_id
      having payables.amount is distinct from sum(line.amount) or payables.tax is distinct from sum(line.tax)
        or payables.paid is distinct from sum(line.paid)
        or count(line.line_id) <> (select count(*) from lines_in_force
          where lines_in_force.order_id = payables.order_id)`,
  },
]

const payees: Check[] = [
  {
    invariant: 4,
    what: 'payees of payables: one account for all lines, of digits with its bank, or none of both for cash',
    count: 'select count(*) as checked from payable_lines',
    broken: `select 'order ' || order_id as record, 'is paid to ' || count(distinct (bank_name, bank_account)) || ' accounts' as fault
      from payable_lines group by order_id having count(distinct (bank_name, bank_account)) > 1
      union all
      select 'ticket ' || ticket_id, 'is paid to the account ' || coalesce(bank_account, 'without number of ' || bank_name)
      from payable_lines
      where bank_account !~ '^[0-9]{10,15}$' or (bank_account is null) <> (bank_name is null)`,
  },
]

const NUMBERED = `select number, substring(number from '^(.*)-\\d{4}-\\d+$') as sequence,
    substring(number from '-(\\d{4})-\\d+$') as month, substring(number from '(\\d+)$')::integer as counted
  from purchase_orders`

const numbers: Check[] = [
  {
    invariant: 7,
    what: 'order numbers: each used once, none of a sequence missing',
    count: 'select count(*) as checked from purchase_orders',
    broken: `select 'number ' || wanted as record, 'is missing' as fault
      from (select sequence || '-' || buddhist_month || '-' || case when n < 100000 then lpad(n::text, 5, '0') else n::text end as wanted
        from order_counters, generate_series(1, last_number) n) counted
      where not exists (select from purchase_orders where number = wanted)
      union all
      select 'number ' || number, 'is used ' || count(*) || ' times' from purchase_orders group by number having count(*) > 1`,
  },
  {
    invariant: 7,
    what: 'counters: as far as their orders go',
    count: 'select count(*) as checked from order_counters',
    broken: `select 'counter ' || coalesce(order_counters.sequence, numbered.sequence) || ' ' || coalesce(buddhist_month, month) as record,
        'says ' || coalesce(last_number, 0) || ', its orders ' || coalesce(most, 0) as fault
      from order_counters full join (select sequence, month, max(counted) as most, count(*) as n
          from (${NUMBERED}) orders group by 1, 2) numbered
        on numbered.sequence = order_counters.sequence and month = buddhist_month
      where last_number is distinct from most or last_number is distinct from n`,
  },
]

export const CHECKS: readonly Check[] = [
  ...onOneOrder,
  ...prices,
  ...deliveries,
  ...money,
  ...payees,
  ...numbers,
]
