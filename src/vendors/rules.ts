import { identityKey } from '../platform/keys.ts'
import { type Decimal, decimal, round } from '../platform/money.ts'

/** What is computed of a vendor as it is read: prices in baht per kg, and the level that it should have. */
export const COMPUTED_FIELDS = ['PriceDaily', 'PriceCustomer', 'PriceFinal', 'EstimateID'] as const

const NAME_FIELDS = [
  'VendorAccountNumber',
  'VendorOrganizationName',
  'CustomerCustomerID',
  'CustomerCustomerName',
] as const

/** What the list of vendors can be sorted by. */
export const SORT_FIELDS = [
  ...NAME_FIELDS,
  'FD7Value',
  'CustomerLevel',
  ...COMPUTED_FIELDS,
] as const
export type SortField = (typeof SORT_FIELDS)[number]

/** What the list of premium vendors can be sorted by. */
export const PREMIUM_SORT_FIELDS = [...NAME_FIELDS, 'AddedAt', 'AddedBy'] as const
export type PremiumSortField = (typeof PREMIUM_SORT_FIELDS)[number]

/** What is done to a vendor and to the customer that it is linked to, in the words of its history. */
export const VENDOR_EVENTS = [
  'create',
  'changeName',
  'import',
  'undoImport',
  'link',
  'unlink',
  'setUp',
  'finance',
  'confirmAccount',
  'level',
  'rename',
  'refuseName',
  'join',
  'undoJoin',
  'addPremium',
  'removePremium',
] as const

/** The grade of a vendor's daily price, in percent. */
export const DAILY_GRADE = 18

/** The calendar months that a summary looks back. */
export const MONTHS_BACK = [3, 6, 12] as const
export type MonthsBack = (typeof MONTHS_BACK)[number]

/** The day of the month that many months before; its last day where the month is shorter. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - months, 0))
  last.setUTCDate(Math.min(date, last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}

export interface Minimums {
  /** Percent. */
  minAverageGrade: Decimal
  /** Kg in the last 12 months. */
  minTotalWeight: Decimal
}

/** What tickets come to: their average grade by net weight, null without tickets, and their net weight in kg. */
export interface Deliveries {
  averageGrade: Decimal | null
  totalWeight: Decimal
}

/**
 * The highest of `levels`, lowest first, whose minimums the last 12 months meet; the first is everybody's. The
 * average is asked as it is shown, half up to 2 decimals.
 */
export function estimatedLevel<L extends Minimums>(
  levels: readonly L[],
  { averageGrade, totalWeight }: Deliveries,
): L | undefined {
  const average = round(averageGrade ?? 0)
  const met = levels.findLast(
    ({ minAverageGrade, minTotalWeight }) =>
      average.gte(minAverageGrade) && decimal(totalWeight).gte(minTotalWeight),
  )
  return met ?? levels[0]
}

/** The longest way to the factory, in km: no palm comes from further than the country is long. */
export const MAX_DISTANCE = 1000

/** The highest withholding tax, in percent. */
export const MAX_TAX = 15

/** Whether a withholding tax is one: 0–15 percent with up to 2 decimals. */
export function isTax(percent: Decimal): boolean {
  const tax = decimal(percent)
  return tax.gte(0) && tax.lte(MAX_TAX) && round(tax).eq(tax)
}

export interface Bank {
  /** What lists and documents call it, and what is kept. */
  name: string
  full: string
  code: string
  /** Digits of its account numbers, in the groups in which they are read. */
  groups: readonly number[]
}

const TEN = [3, 1, 5, 1]

/** The banks that customers are paid through, the most usual first. */
export const BANKS: readonly Bank[] = [
  {
    name: 'ธ.ก.ส.',
    full: 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร',
    code: 'BAAC',
    groups: [2, 3, 1, 5, 1],
  },
  { name: 'กรุงไทย', full: 'ธนาคารกรุงไทย', code: 'KTB', groups: TEN },
  { name: 'กสิกรไทย', full: 'ธนาคารกสิกรไทย', code: 'KBANK', groups: TEN },
  { name: 'ออมสิน', full: 'ธนาคารออมสิน', code: 'GSB', groups: [12] },
  { name: 'ไทยพาณิชย์', full: 'ธนาคารไทยพาณิชย์', code: 'SCB', groups: TEN },
  { name: 'กรุงเทพ', full: 'ธนาคารกรุงเทพ', code: 'BBL', groups: TEN },
  { name: 'กรุงศรี', full: 'ธนาคารกรุงศรีอยุธยา', code: 'BAY', groups: TEN },
  { name: 'ทีทีบี', full: 'ธนาคารทหารไทยธนชาต', code: 'ttb', groups: TEN },
  { name: 'อิสลาม', full: 'ธนาคารอิสลามแห่งประเทศไทย', code: 'IBANK', groups: TEN },
  { name: 'ธอส.', full: 'ธนาคารอาคารสงเคราะห์', code: 'GHB', groups: [12] },
  { name: 'เกียรตินาคินภัทร', full: 'ธนาคารเกียรตินาคินภัทร', code: 'KKP', groups: [14] },
  { name: 'ยูโอบี', full: 'ธนาคารยูโอบี', code: 'UOB', groups: TEN },
  { name: 'ซีไอเอ็มบี', full: 'ธนาคารซีไอเอ็มบี ไทย', code: 'CIMBT', groups: TEN },
  { name: 'แอลเอช แบงก์', full: 'ธนาคารแลนด์ แอนด์ เฮ้าส์', code: 'LHFG', groups: TEN },
]

/** How many digits the account numbers of a bank have; undefined for a bank that is not of the list. */
export function accountLength(bankName: string): number | undefined {
  return BANKS.find(({ name }) => name === bankName)?.groups.reduce((sum, one) => sum + one, 0)
}

/**
 * The digits of an account number, 10 to 15 of them, also where it was pasted with dashes, spaces and marks that nobody
 * sees; undefined where it is none.
 */
export function accountDigits(typed: string): string | undefined {
  const digits = identityKey(typed)
  return /^\d{10,15}$/.test(digits) ? digits : undefined
}

/** Whether an account number holds what can be none of it. */
export function hasForeignSigns(typed: string): boolean {
  return /\D/.test(identityKey(typed))
}

/** Whether an account number is too long, whatever is typed after it. */
export function isAccountTooLong(typed: string): boolean {
  return identityKey(typed).length > 15
}

/** A bank and its account number as they are read together; empty where there is no number. */
export function accountText({ SysBankName: bank, SysBookBankNumber: digits }: Account): string {
  return digits ? `${bank ?? ''} ${groupAccount(digits, bank)}`.trim() : ''
}

interface Account {
  SysBankName: string | null
  SysBookBankNumber: string | null
}

/** What “vendor.formerAccount” fills in of where a seller was paid and what was withheld. */
export function formerAccountValues(
  former: Account & { SysTaxDeduction: number | string },
  noAccount: string,
) {
  return { account: accountText(former) || noAccount, tax: Number(former.SysTaxDeduction) }
}

/**
 * An account number as its bank writes it: 01-234-5-67890-1, 123-4-56789-0. Of a bank that is not known ten digits
 * are grouped as most banks do; a number of another length stays as it is.
 */
export function groupAccount(digits: string, bankName: string | null | undefined): string {
  const groups = BANKS.find(({ name }) => name === bankName)?.groups ?? TEN
  const pattern = groups.map((length) => `(\\d{${length}})`).join('')
  return new RegExp(`^${pattern}$`).exec(digits)?.slice(1).join('-') ?? digits
}
