import { accountLength, MAX_TAX } from '../../vendors/rules.ts'
import { plainDecimal } from '../kinds/decimals.ts'
import { gradesOf } from '../kinds/price-ladders.ts'
import { addFault } from './parse-rows.ts'
import type { Targets } from './targets.ts'

/** Bank and account stand together, and the account has lost no zero in front. */
export function checkAccounts(targets: Targets): void {
  for (const { after, given, row } of targets.get('customers')?.values() ?? []) {
    const { CustomerSysBankName: bank = '', CustomerSysBookBankNumber: account = '' } = after
    const isSaid = 'CustomerSysBankName' in given || 'CustomerSysBookBankNumber' in given
    const isWrong = row.faults.some(({ field }) => field?.startsWith('CustomerSysB'))
    if (!isSaid || isWrong) continue
    const isOneShort = account.length === (accountLength(bank) ?? 0) - 1
    if (isOneShort && 'CustomerSysBookBankNumber' in given)
      addFault(row, 'CustomerSysBookBankNumber', account, 'lostZero', {}, `0${account}`)
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
    const percent = plainDecimal(`${Number((Number(tax) * 100).toFixed(2))}`)
    addFault(row, 'CustomerSysTaxDeduction', tax, 'taxFraction', {}, percent)
  }
}

/** A ladder has the price of one grade at least. */
export function checkLadders(targets: Targets): void {
  for (const { after, row } of targets.get('price_ladders')?.values() ?? []) {
    const isWrong = row.faults.some(({ field }) => field?.startsWith('Grade'))
    if (!isWrong && gradesOf(after).length === 0) addFault(row, null, null, 'ladderEmpty')
  }
}
