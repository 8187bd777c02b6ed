import type { Generated, GeneratedAlways } from 'kysely'

declare module '../platform/tables.ts' {
  interface Tables {
    officers: OfficersTable
    active_officers: OfficersTable
    account_handlings: AccountHandlingsView
    sessions: SessionsTable
    open_sessions: SessionsTable
    password_failures: PasswordFailuresTable
    sign_in_places: SignInPlacesTable
    second_factors: SecondFactorsTable
    second_factors_in_force: SecondFactorsTable
    recovery_codes: RecoveryCodesTable
    password_resets: PasswordResetsTable
  }
}

export interface OfficersTable {
  id: Generated<string>
  first_name: string
  last_name: string
  full_name: GeneratedAlways<string>
  email: string
  personnel_number: string
  /** Had the number of an earlier officer before numbers had to differ. */
  shares_personnel_number: Generated<boolean>
  role: number
  password_hash: string
  password_is_temporary: Generated<boolean>
  preferences: Generated<unknown>
  created_at: Generated<Date>
  deactivated_at: Date | null
  version: Generated<number>
}

export interface SessionsTable {
  token_hash: Buffer
  officer_id: string
  remembered: boolean
  started_at: Date
  seen_at: Date
  revoked_at: Date | null
  revoked_because: string | null
  id: Generated<string>
  address: string | null
  user_agent: string | null
}

export interface PasswordFailuresTable {
  purpose: string
  account: string
  sender: string
  failed_at: Date
}

export interface SecondFactorsTable {
  officer_id: string
  /** From before secrets were encrypted, until the next start. */
  clear_secret: Buffer | null
  encrypted_secret: Buffer | null
  asked_at: Date
  /** Null until a code was shown. */
  set_up_at: Date | null
  /** The last step whose code was taken. */
  last_step: number | null
}

export interface RecoveryCodesTable {
  officer_id: string
  code_hash: Buffer
  used_at: Date | null
}

export interface SignInPlacesTable {
  officer_id: string
  sender: string
  signed_in_at: Date
}

export interface PasswordResetsTable {
  token_hash: Buffer
  officer_id: string
  asked_at: Date
  expires_at: Date
  used_at: Date | null
}

/** That an officer had the account of another in hand, as the audit trail tells it. */
export interface AccountHandlingsView {
  handled_by: string | null
  officer_id: string
  is_making: boolean
  happened_at: Date
}
