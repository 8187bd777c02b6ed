import { hasLostDigits } from '../../platform/spreadsheets/thai-values.ts'
import { readMeasured } from '../../platform/spreadsheets/units.ts'
import { arabicDigits, type Language } from '../../platform/thai-date.ts'
import { accountDigits, BANKS, isTax, MAX_TAX } from '../../vendors/rules.ts'
import { words } from '../../vendors/words.ts'
import { bankNamed } from './banks.ts'
import { numeric, orNull } from './in-table.ts'
import type { Field, Known, Parsed } from './kind.ts'
import { nearest } from './nearest.ts'

/** What is kept of a customer beside its name; a vendor's row may say it too. */
export const CUSTOMER_FIELDS = {
  CustomerLevel: {
    filled: true,
    kind: 'choice',
    th: ['ระดับสมาชิก', 'ระดับ', 'กลุ่มสมาชิก'],
    en: ['Member level', 'Level', 'CustomerLevelName'],
    stored: numeric('level_id'),
    parse: readLevel,
    show: (value, known, language) => levelName(value, known, language),
    choices: ({ levels }, language) => levels.map(({ name }) => nameIn(name, language)),
    example: 'ปกติ',
  },
  CustomerSysBankName: {
    kind: 'choice',
    th: ['ธนาคาร', 'ชื่อธนาคาร'],
    en: ['Bank', 'Bank name', 'SysBankName'],
    stored: orNull('bank_name'),
    parse: readBank,
    choices: () => BANKS.map(({ name }) => name),
    confirm: true,
    example: 'ธ.ก.ส.',
  },
  CustomerSysBookBankNumber: {
    kind: 'text',
    th: ['เลขที่บัญชี', 'เลขบัญชี', 'บัญชีธนาคาร', 'บัญชี'],
    en: ['Account number', 'Bank account', 'Account no', 'SysBookBankNumber'],
    stored: orNull('bank_account'),
    parse: readAccount,
    confirm: true,
    example: '012345678901',
  },
  CustomerSysTaxDeduction: {
    filled: true,
    kind: 'number',
    measure: 'percent',
    th: ['ภาษี', 'ภาษีหัก ณ ที่จ่าย', 'หัก ณ ที่จ่าย', 'ภาษี ณ ที่จ่าย'],
    en: ['Tax', 'Withholding tax', 'Tax deduction', 'SysTaxDeduction'],
    stored: numeric('tax_percent'),
    parse: readTax,
    confirm: 'ofKnown',
    example: '3',
  },
} as const satisfies Record<string, Field>

function nameIn(name: string, language: Language): string {
  return words[`level.${name}` as 'level.Gold']?.[language] ?? name
}

function levelName(value: string, { levels }: Known, language: Language): string {
  const level = levels.find(({ id }) => String(id) === value)
  return level ? nameIn(level.name, language) : value
}

/** Names of levels that other systems use. */
const OTHER_LEVEL_NAMES: Record<string, string> = {
  platinum: 'Premium',
  แพลทินัม: 'Premium',
  เงิน: 'Silver',
  ทอง: 'Gold',
  ธรรมดา: 'Normal',
}

function readLevel(typed: string, { levels }: Known): Parsed {
  if (typed === '') return { value: '' }
  const lower = typed.toLowerCase()
  const level = levels.find(({ id, name }) =>
    [String(id), name.toLowerCase(), nameIn(name, 'th'), nameIn(name, 'en').toLowerCase()].includes(
      lower,
    ),
  )
  if (level) return { value: String(level.id) }
  const names = levels.map(({ name }) => nameIn(name, 'th'))
  const other = OTHER_LEVEL_NAMES[lower]
  const proposal =
    other && levels.some(({ name }) => name === other) ? nameIn(other, 'th') : nearest(typed, names)
  return { code: 'unknownLevel', proposal }
}

function readBank(typed: string): Parsed {
  if (typed === '') return { value: '' }
  const bank = bankNamed(typed)
  if (bank) return { value: bank.name }
  const names = BANKS.map(({ name }) => name)
  // Of a few letters every other abbreviation is as near.
  const isName = !typed.includes('.') && typed.length >= MIN_BANK_LETTERS
  return { code: 'unknownBank', ...(isName && { proposal: nearest(typed, names) }) }
}

const MIN_BANK_LETTERS = 5

function readAccount(written: string): Parsed {
  if (written === '') return { value: '' }
  if (hasLostDigits(written)) return { code: 'lostDigits' }
  // A number that a program kept as a decimal.
  const typed = written.replace(/^(\d+)\.0+$/, '$1')
  const value = accountDigits(typed)
  if (value) return { value }
  const digits = arabicDigits(typed).replace(/\D/g, '')
  // Most banks have ten; that of the row is asked once it is known.
  if (/^\d{7,9}$/.test(typed) && digits.length > 6)
    return { code: 'lostZero', proposal: digits.padStart(10, '0') }
  const isOneRun = arabicDigits(typed).match(/\d(?:[\d\s./-]*\d)?/g)?.length === 1
  return { code: 'account', ...(isOneRun && { proposal: accountDigits(digits) }) }
}

function readTax(typed: string): Parsed {
  if (typed === '') return { value: '' }
  const value = readMeasured(typed, 'percent')
  if (value === undefined) return { code: 'number' }
  if (isTax(value)) return { value }
  // 75 and 0.0075 stand for 0.75 %, the rate of farm produce.
  const isMeant = ['75', '0.0075'].includes(value)
  const proposal = isMeant ? '0.75' : undefined
  return Number(value) > MAX_TAX
    ? { code: 'tooLarge', params: { max: MAX_TAX }, proposal }
    : { code: Number(value) < 0 ? 'tooSmall' : 'decimals', params: { min: 0, places: 2 }, proposal }
}
