import { type Decimal, decimal } from '../../platform/money.ts'
import {
  drops,
  gradePrice,
  isPremiumOdd,
  leaps,
  MAX_LEAP_PERCENT,
  unlikely,
} from '../../pricing/rules.ts'
import { accountLength, MAX_TAX } from '../../vendors/rules.ts'
import type { Params, Values } from '../kinds/kind.ts'
import { gradesOf, ladderOf, plainDecimal } from '../kinds/price-ladders.ts'
import type { FaultCode } from '../words.ts'
import { addFault } from './parse-rows.ts'
import type { Records } from './records.ts'
import type { Targets } from './validation.ts'

/** Bank and account stand together, and the account has lost no zero in front. */
export function checkAccounts(targets: Targets): void {
  for (const { after, given, row } of targets.get('customers')?.values() ?? []) {
    const { CustomerSysBankName: bank = '', CustomerSysBookBankNumber: account = '' } = after
    const isSaid = 'CustomerSysBankName' in given || 'CustomerSysBookBankNumber' in given
    const wrong = row.faults.filter(({ field }) => field?.startsWith('CustomerSysB'))
    const short = wrong.find(({ code }) => code === 'lostZero')
    const length = accountLength(bank)
    // By now it is known of how many digits the accounts of its bank are.
    if (short && length)
      short.proposal = (short.proposal ?? '').replace(/^0+/, '').padStart(length, '0')
    if (!isSaid || wrong.length > 0) continue
    const isShort = account !== '' && account.length < (length ?? 0)
    const isConfirmed = row.confirmed.has('CustomerSysBookBankNumber')
    if (isShort && !isConfirmed && 'CustomerSysBookBankNumber' in given) {
      const proposal = account.padStart(length!, '0')
      addFault(row, 'CustomerSysBookBankNumber', account, 'lostZero', {}, proposal)
    }
    if ((bank === '') === (account === '')) continue
    if (bank === '') addFault(row, 'CustomerSysBankName', '', 'noBank')
    else addFault(row, 'CustomerSysBookBankNumber', '', 'noAccount')
  }
}

/** A tax below every rate is the fraction that a spreadsheet keeps of a percentage: 0.03 is meant as 3 %. */
export function checkTaxes(targets: Targets): void {
  for (const { before, given, row } of targets.get('customers')?.values() ?? []) {
    const tax = given.CustomerSysTaxDeduction ?? ''
    const isFraction = Number(tax) > 0 && Number(tax) * 100 <= MAX_TAX
    if (!isFraction || tax === before?.CustomerSysTaxDeduction) continue
    if (row.confirmed.has('CustomerSysTaxDeduction')) continue
    const percent = plainDecimal(`${Number((Number(tax) * 100).toFixed(2))}`)
    addFault(row, 'CustomerSysTaxDeduction', tax, 'taxFraction', {}, percent)
  }
}

/**
 * Prices that move far from those in force, or fall where the grade rises, are asked about as on the price board; those of a
 * product that has none where they are no prices of palm per kilogram.
 */
export function checkLeaps(targets: Targets): void {
  for (const { before, after, given, row } of targets.get('price_ladders')?.values() ?? []) {
    if (row.faults.length > 0) continue
    const changed = Object.keys(given).filter(
      (field) => given[field] && given[field] !== before?.[field] && !row.confirmed.has(field),
    )
    const ask = (field: string, code: FaultCode, params: Params) =>
      addFault(row, field, given[field]!, code, params, row.written?.[field] ?? given[field])
    const next = ladderOf(after)
    const odd = before ? leaps(ladderOf(before), next) : unlikely(next)
    const grades = [...new Set([...odd, ...drops(next)])]
    const field = oddField(grades, changed)
    const named = grades.map((grade) => `${grade}%${moveOf(grade, field, before, after)}`)
    const params = { grades: named.join(' '), max: MAX_LEAP_PERCENT }
    if (field) ask(field, 'priceLeap', params)
    const isPremium = changed.includes('PremiumPrice')
    if (isPremium && isPremiumOdd(before?.PremiumPrice, after.PremiumPrice))
      ask('PremiumPrice', 'oddPremium', { before: baht(before?.PremiumPrice) })
  }
}

/** How the price that is asked about moves, and by how many percent: 6.50 → 65.00, +900%. */
function moveOf(
  grade: number,
  field: string | undefined,
  before: Values | undefined,
  after: Values,
) {
  const [was, is] = [before, after].map((one) => one && gradePrice(ladderOf(one), grade)?.price)
  if (field !== `Grade${grade}` || !is || !was?.gt(0) || is.eq(was)) return ''
  const percent = is.minus(was).times(100).div(was).round(0).toNumber()
  return ` (${baht(was)} → ${baht(is)}, ${percent > 0 ? '+' : ''}${percent}%)`
}

function baht(price: Decimal | undefined): string {
  return price ? decimal(price).toFixed(2) : '–'
}

/** The price that is asked about: of the first odd grade, else the first that becomes another, or a step. */
function oddField(grades: readonly number[], changed: readonly string[]) {
  const prices = changed.filter((field) =>
    /^(?:Grade\d+|IncrementPrice|DecrementPrice)$/.test(field),
  )
  return grades.length === 0
    ? undefined
    : (prices.find((field) => grades.includes(Number(field.slice(5)))) ?? prices[0])
}

/** A ladder has the price of one grade at least. */
export function checkLadders(targets: Targets): void {
  for (const { after, row } of targets.get('price_ladders')?.values() ?? []) {
    const isWrong = row.faults.some(({ field }) => field?.startsWith('Grade'))
    if (!isWrong && gradesOf(after).length === 0) addFault(row, null, null, 'ladderEmpty')
  }
}

/** The kinds of which one record is marked as default, and what tells the groups of one. */
const WITH_DEFAULT = [
  ['sites', () => ''],
  ['warehouses', () => ''],
  ['number_sequences', () => ''],
  ['financial_dimensions', ({ Dimension = '' }: Values) => Dimension],
] as const

/** One record is the default of new orders, of a dimension one value: another that is marked is unmarked by its own row. */
export async function checkDefaults(targets: Targets, named: Records): Promise<void> {
  for (const [kind, groupOf] of WITH_DEFAULT) {
    const marked = [...(targets.get(kind)?.values() ?? [])].filter(
      ({ before, after }) => after.IsDefault === '1' && before?.IsDefault !== '1',
    )
    if (marked.length === 0) continue
    const all = [...(await named.of(kind))].filter(([, { IsDefault }]) => IsDefault === '1')
    for (const { key, after, row } of marked) {
      const other = all.find(([one, values]) => one !== key && groupOf(values) === groupOf(after))
      if (other) addFault(row, 'IsDefault', '1', 'otherDefault', { other: other[0] })
    }
  }
}
