import type { Generated, GeneratedAlways } from 'kysely'
import type { NullableColumns } from '../platform/fields.ts'
import type { DefaultNumeric, NullableNumeric, Numeric } from '../platform/numeric.ts'
import type { VENDOR_FIELDS } from './rules/fields.ts'

declare module '../platform/tables.ts' {
  interface Tables {
    member_levels: MemberLevelsTable
    customers: CustomersTable
    known_customers: CustomersTable
    vendors: VendorsTable
    vendor_links: VendorLinksTable
    links_in_force: VendorLinksTable
    name_proposals: NameProposalsTable
    open_name_proposals: NameProposalsTable
    account_changes: AccountChangesTable
    brought_months: BroughtMonthsTable
    unconfirmed_accounts: AccountChangesTable
    premiums: PremiumsTable
    premiums_in_force: PremiumsTable
  }
}

export interface MemberLevelsTable {
  id: number
  name: string
  level_price: Numeric
  min_average_grade: DefaultNumeric
  min_total_weight_kg: DefaultNumeric
  version: Generated<number>
}

export interface CustomersTable {
  id: GeneratedAlways<number>
  code: string
  name: string
  level_id: Generated<number>
  bank_name: string | null
  bank_account: string | null
  tax_percent: DefaultNumeric
  /** Those that stood before they were taken away last; the database keeps them. */
  last_bank_name: string | null
  last_bank_account: string | null
  created_at: Generated<Date>
  version: Generated<number>
  /** The present name and the former ones, a line each; the database keeps it. */
  names: Generated<string>
  /** When it got its present name; null where it had no other. */
  renamed_at: Date | null
  /** Whether another one of before has its code in another spelling. */
  is_twin: Generated<boolean>
  /** The customer that it was joined into; of those in `known_customers` none. */
  joined_into: number | null
}

/** What a customer's completed tickets of a month come to; the database keeps it. */
export interface BroughtMonthsTable {
  customer_id: number
  /** Its first day, in Bangkok. */
  month: string
  weight_kg: Numeric
  /** Kg times the grade of each ticket. */
  grade_weight_kg: Numeric
}

export interface VendorsTable extends NullableColumns<typeof VENDOR_FIELDS> {
  id: Generated<string>
  account_number: string
  name: string
  created_at: Generated<Date>
  version: Generated<number>
  is_twin: Generated<boolean>
}

export interface VendorLinksTable {
  id: GeneratedAlways<number>
  vendor_id: string
  customer_id: number
  linked_at: Date
  linked_by: string | null
  unlinked_at: Date | null
  unlinked_by: string | null
}

/** A name that a scale sent with the code of a customer who had another one. */
export interface NameProposalsTable {
  id: GeneratedAlways<number>
  customer_id: number
  name: string
  name_key: string
  registration: string
  scale_token_id: string
  first_seen_at: Date
  last_seen_at: Date
  seen_count: Generated<number>
  decision: string | null
  decided_at: Date | null
  decided_by: string | null
}

export interface AccountChangesTable {
  id: GeneratedAlways<number>
  customer_id: number
  changed_at: Date
  changed_by: string | null
  confirmed_at: Date | null
  confirmed_by: string | null
  former_bank_name: string | null
  former_bank_account: string | null
  /** Null where nobody knows what stood before. */
  former_tax_percent: NullableNumeric
}

export interface PremiumsTable {
  id: GeneratedAlways<number>
  vendor_id: string
  added_at: Date
  added_by: string | null
  removed_at: Date | null
  removed_by: string | null
}
