import type { Generated, GeneratedAlways } from 'kysely'
import type { DefaultNumeric, NullableNumeric, Numeric } from '../platform/numeric.ts'

declare module '../platform/tables.ts' {
  interface Tables {
    order_counters: OrderCountersTable
    purchase_orders: PurchaseOrdersTable
    existing_orders: PurchaseOrdersTable
    order_steps: OrderStepsTable
    order_lines: OrderLinesTable
    lines_in_force: OrderLinesTable
    shown_lines: OrderLinesTable
    receipts: ReceiptsTable
    payables: PayablesTable
    payable_lines: PayableLinesTable
    ticket_payments: TicketPaymentsView
    line_payments: LinePaymentsView
    order_accounts: OrderAccountsView
    unconfirmed_payees: UnconfirmedPayeesView
    tickets_to_order: TicketsToOrderTable
  }
}

export interface OrderCountersTable {
  sequence: string
  buddhist_month: string
  last_number: number
}

export interface PurchaseOrdersTable {
  id: Generated<string>
  number: string
  vendor_id: string
  vendor_account_number: string
  vendor_name: string
  customer_id: number
  avl_code: string
  state: Generated<string>
  purchase_state: string | null
  badge: GeneratedAlways<string>
  created_at: Date
  created_day: GeneratedAlways<string>
  created_by: string
  submitted_by: string | null
  includes_tax: Generated<boolean>
  site_code: string
  warehouse_code: string
  use_day: string | null
  expire_day: string | null
  ffa_max: DefaultNumeric
  moisture_max: DefaultNumeric
  dobi_min: DefaultNumeric
  iodine_max: DefaultNumeric
  iodine_min: DefaultNumeric
  colour_blue: DefaultNumeric
  colour_red: DefaultNumeric
  colour_yellow: DefaultNumeric
  receive_criteria: Generated<string>
  deliver_quantity: Generated<string>
  delivery: Generated<string>
  payment: Generated<string>
  condition: Generated<string>
  dimension_1: string
  dimension_2: string
  dimension_3: string
  dimension_4: string
  dimension_5: string
  dimension_6: string
  dimension_7: string
  deleted_at: Date | null
  /** Totals are kept while the order keeps its tickets as they are, and empty before and after. */
  line_count: number | null
  received_count: number | null
  overridden_count: number | null
  total_weight_kg: NullableNumeric
  total_amount: NullableNumeric
  /** The day of its latest receipt. */
  last_receipt_day: string | null
  vendor_search: GeneratedAlways<string>
  version: Generated<number>
  /** Of an order that was made together with its lines: its version then. */
  made_version: number | null
}

export interface OrderStepsTable {
  id: GeneratedAlways<number>
  order_id: string
  action: string
  state: string
  purchase_state: string | null
  taken_at: Date
  taken_by: string | null
  reason: string | null
  /** It takes a second officer, and whoever took it was the only one. */
  is_alone: Generated<boolean>
}

export interface OrderLinesTable {
  id: Generated<string>
  serial: GeneratedAlways<number>
  order_id: string
  line_number: number
  ticket_id: number
  delivery_day: string | null
  grade_when_added: number
  ladder_price_when_added: Numeric
  added_at: Date
  added_by: string
  released_at: Date | null
  released_by: string | null
  released_because: string | null
  release_reason: string | null
}

export interface ReceiptsTable {
  line_id: string
  receipt_day: string
  received_at: Date
  received_by: string
}

export interface PayablesTable {
  order_id: string
  set_up_at: Date
  set_up_by: string
  amount: Numeric
  tax: Numeric
  paid: Numeric
}

export interface PayableLinesTable {
  line_id: string
  order_id: string
  ticket_id: number
  net_weight_kg: Numeric
  net_price: Numeric
  tax_percent: Numeric
  amount: Numeric
  tax: Numeric
  paid: Numeric
  bank_name: string | null
  bank_account: string | null
}

/** What each ticket is paid: the payable's copy, else what is in force now. Baht to the satang. */
export interface TicketPaymentsView {
  ticket_id: number
  net_weight_kg: string | null
  net_price: string | null
  tax_percent: string
  amount: string | null
  tax: string | null
  paid: string | null
  bank_name: string | null
  bank_account: string | null
  slip_number: string | null
  registration: string
  product_code: string
  product_type_name: string
  time_out: Date | null
  day_out: string | null
  customer_code: string
  customer_name: string
  /** Whether a payable is set up that is paid in cash. */
  is_cash: boolean
}

/** The same of each line, by its order's own customer and payable. */
export interface LinePaymentsView {
  line_id: string
  order_id: string
  ticket_id: number
  net_weight_kg: string | null
  net_price: string | null
  tax_percent: string
  amount: string | null
  tax: string | null
  paid: string | null
  bank_name: string | null
  bank_account: string | null
}

/** The tax and the account of each order's customer: the payable's copy, else as they are now. */
export interface OrderAccountsView {
  order_id: string
  tax_percent: string
  bank_name: string | null
  bank_account: string | null
  /** Whether the payable is set up and paid in cash. */
  is_cash: boolean
}

/** Who changed where payables are paid to, until another officer confirms it. */
export interface UnconfirmedPayeesView {
  id: number
  order_id: string
  changed_at: Date
  changed_by: string
}

/** The tickets that can become a line; the database's triggers keep it. */
export interface TicketsToOrderTable {
  ticket_id: number
  customer_id: number
  time_out: Date
}
