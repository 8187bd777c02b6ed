import type pg from 'pg'

const BADGES = ['D', 'S', 'IR', 'RJ', 'A', 'CF', 'C', 'F', 'RC', 'IV', 'CC']
const MAX_COUNTED = 10_000

/** Columns of an order `po` with its totals, as every answer has them. */
const HEADER = `
  po.id "UUID", po.number "PONumber", po.vendor_id "VendorUUID", vendor_account_number "VendorAccountNumber",
  vendor_name "VendorOrganizationName", avl_code "AVL", po.created_at "Created", creator.first_name "OfficerName",
  creator.last_name "OfficerLastname", po.state "State", po.purchase_state "StatePurchase",
  coalesce(po.line_count, totals.line_count) "TotalLine",
  coalesce(po.received_count, totals.received_count) "TotalReceipt",
  coalesce(po.total_weight_kg, totals.total_weight_kg)::float8 "TotalWeight",
  coalesce(po.total_amount, totals.total_amount)::float8 "TotalAmount",
  coalesce(po.overridden_count, totals.overridden_count) "TotalOverride", po.submitted_by "SubmittedBy",
  submitter.full_name "SubmittedByName", approver "ApprovedByName",
  approved_at "ApprovedAt", rejection "RejectReason", set_up_at "InvoicedAt", po.version "Version"`
const HEADER_JOINS = `
  join officers creator on creator.id = po.created_by
  left join officers submitter on submitter.id = po.submitted_by
  left join payables on payables.order_id = po.id
  cross join lateral totals_of_order(case when po.line_count is null then po.id end) totals
  left join lateral (
    select full_name approver, taken_at approved_at
    from order_steps join officers on officers.id = taken_by
    where order_id = po.id and action = 'approve' limit 1
  ) approval on true
  left join lateral (
    select reason rejection from order_steps
    where order_id = po.id and action = 'reject' and po.state = 'RJ' order by order_steps.id desc limit 1
  ) refusal on true`

/** A page of the newest orders, and how many there are of each badge. */
export async function orderList({ page }: { page: number }, pool: pg.Pool) {
  const [counts, orders] = await Promise.all([
    pool.query<{ code: string; found: number }>(
      `select code, (
         select count(*)::int from (
           select from existing_orders where badge = code limit ${MAX_COUNTED + 1}
         ) counted
       ) found from unnest($1::text[]) code`,
      [BADGES],
    ),
    pool.query(
      `select ${HEADER} from (
         select * from existing_orders
         order by created_at desc, id limit 25 offset $1
       ) po ${HEADER_JOINS} order by po.created_at desc, po.id`,
      [page * 25],
    ),
  ])
  const count_by_state = Object.fromEntries(counts.rows.map(({ code, found }) => [code, found]))
  const total_record = Object.values(count_by_state).reduce((a, b) => a + b, 0)
  const total_page = Math.ceil(total_record / 25)
  return { index_page: page, total_page, total_record, data: orders.rows, count_by_state }
}

const LINE = `
  line.id "UUID", line.serial::int "ID", line_number "LineNo", line.ticket_id::int "SSWeightID",
  slip_number "WeightSequenceWeightOut", scale_id_in "WeightScaleIDIn", registration "WeightCarRegister",
  time_in "WeightTimeIn", time_out "WeightTimeOut", weight_in_kg::float8 "WeightIn", weight_out_kg::float8 "WeightOut",
  net_weight_kg::float8 "Weight", net_weight_kg::float8 "WeightNet", gradings.grade_percent "SysProductGrade",
  net_price::float8 "SysPrice", (net_price * 1000)::float8 "SysPriceTon",
  round(net_weight_kg * net_price, 2)::float8 "Amount", grade_when_added "ProductGrade",
  ladder_price_when_added::float8 "ProductPrice", (receipts.line_id is not null)::int "IsReceipt", receipt_day "RecDate"`
const LINE_JOINS = `
  join weigh_tickets ticket on ticket.id = line.ticket_id
  left join gradings_in_force gradings on gradings.ticket_id = ticket.id
  left join valuations_in_force valuations on valuations.ticket_id = ticket.id
  left join receipts on receipts.line_id = line.id`

/** An order that is sent, with its conditions and lines; no tickets can be added to it. */
export async function oneOrder({ POHeaderUUID }: { POHeaderUUID: string }, pool: pg.Pool) {
  const [orders, lines] = await Promise.all([
    pool.query(
      `select ${HEADER}, case when includes_tax then 'Yes' else 'No' end "InclTax", po.site_code "Site",
         po.warehouse_code "Warehouse", warehouses.name "WarehouseName", use_day "DateOfUse", expire_day "DateofExpire",
         ffa_max::float8 "FFAMax", moisture_max::float8 "MIMax", dobi_min::float8 "DobiMin", iodine_max::float8 "IVMax",
         iodine_min::float8 "IVMin", colour_blue::float8 "ColorB", colour_red::float8 "ColorR",
         colour_yellow::float8 "ColorY", receive_criteria "CriteriaReceive", deliver_quantity "QTYDeliver",
         delivery "Delivery", payment "Payment", condition "Condition", dimension_1 "FinDim1", dimension_2 "FinDim2",
         dimension_3 "FinDim3", dimension_4 "FinDim4", dimension_5 "FinDim5", dimension_6 "FinDim6",
         dimension_7 "FinDim7", member_levels.name "CustomerLevelName", level_price::float8 "CustomerLevelPrice",
         (select count(*)::int from premiums_in_force where vendor_id = po.vendor_id)
           "VendorIsPremium", tax_percent::float8 "SysTaxDeduction"
       from existing_orders po ${HEADER_JOINS}
       join warehouses on warehouses.code = po.warehouse_code
       join customers on customers.id = po.customer_id
       join member_levels on member_levels.id = customers.level_id
       where po.id = $1`,
      [POHeaderUUID],
    ),
    pool.query(
      `select ${LINE} from shown_lines line ${LINE_JOINS}
       where order_id = $1 order by line_number`,
      [POHeaderUUID],
    ),
  ])
  return { po_header: orders.rows[0], po_line: lines.rows, weight: [] }
}

/** One statement: the line goes in where the order is open and the ticket is priced, and comes back as a screen shows it. */
export async function addLine(
  { POHeaderUUID, SSWeightID }: { POHeaderUUID: string; SSWeightID: number },
  pool: pg.Pool,
) {
  const { rows } = await pool.query(
    `with held as (
       update purchase_orders set version = version + 1 where id = $1 and state in ('D', 'RJ') returning id, created_by
     ), line as (
       insert into order_lines
         (order_id, line_number, ticket_id, grade_when_added, ladder_price_when_added, added_at, added_by)
       select held.id, (select coalesce(max(line_number), 0) + 1 from order_lines where order_id = $1), $2,
         gradings.grade_percent, computed_grade_price, now(), created_by
       from held, gradings_in_force gradings, valuations_in_force valuations
       where gradings.ticket_id = $2 and valuations.ticket_id = $2
       returning *
     )
     select ${LINE} from line ${LINE_JOINS}`,
    [POHeaderUUID, SSWeightID],
  )
  return rows[0]
}

/** What the palm of a day is paid, with its totals. */
export async function dailyPayment({ filterDate }: { filterDate: string }, pool: pg.Pool) {
  const { rows } = await pool.query(
    `select ticket.id::int "SSWeightID", slip_number "SequenceWeightOut", day_out "WeightDateOut",
       customers.code "CustomerID", customers.name "CustomerName", weight::float8 "WeightNet", price::float8 "SysPrice",
       percent::float8 "SysTaxDeduction", sum.amount::float8 "Amount", levied.tax::float8 "Tax",
       (sum.amount - levied.tax)::float8 "Paid", coalesce(payable.bank_name, customers.bank_name) "SysBankName",
       coalesce(payable.bank_account, customers.bank_account) "SysBookBankNumber", po.number "PONumber"
     from weigh_tickets ticket
     join customers on customers.id = ticket.customer_id
     left join valuations_in_force valuations on valuations.ticket_id = ticket.id
     left join payable_lines payable on payable.ticket_id = ticket.id
     left join lines_in_force line on line.ticket_id = ticket.id
     left join purchase_orders po on po.id = line.order_id
     cross join lateral (select coalesce(payable.net_weight_kg, ticket.net_weight_kg) weight,
       coalesce(payable.net_price, valuations.net_price) price, coalesce(payable.tax_percent, customers.tax_percent) percent) terms
     cross join lateral (select coalesce(payable.amount, round(weight * price, 2)) amount) sum
     cross join lateral (select coalesce(payable.tax, round(sum.amount * percent / 100, 2)) tax) levied
     where day_out = $1 order by time_out, ticket.id`,
    [filterDate],
  )
  const payment = rows.filter(({ SysPrice }) => SysPrice !== null)
  const total = { Tickets: payment.length, WeightNet: 0, Amount: 0, Tax: 0, Paid: 0 }
  for (const { WeightNet, Amount, Tax, Paid } of payment) {
    total.WeightNet += WeightNet
    total.Amount += Amount
    total.Tax += Tax
    total.Paid += Paid
  }
  return { payment, total: { ...total, NotPriced: rows.length - payment.length } }
}
