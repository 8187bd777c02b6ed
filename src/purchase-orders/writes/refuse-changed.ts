import { refuse } from '../../platform/errors.ts'
import { decimal } from '../../platform/money.ts'
import { headerWithPayable } from '../contract/order.ts'
import { headerOf } from '../reads/headers.ts'
import { withLines } from '../reads/lines.ts'
import { withPayables } from '../reads/payables.ts'

/** What an officer was shown of a payable before it is set up, in the words of the list; what is left out is not compared. */
interface Shown {
  Amount?: number | null
  Tax?: number | null
  Paid?: number | null
  SysTaxDeduction?: number | null
  /** Null where none was shown. */
  SysBankName?: string | null
  SysBookBankNumber?: string | null
}

/** The same as it is now, sums in baht. */
interface Present {
  amount: string
  tax: string
  paid: string
  tax_percent: string
  bank_name: string | null
  bank_account: string | null
}

/** Refuses to set up a payable of another account, tax or sum than the officer was shown, with the order as it is now. */
export async function refuseChanged(
  order: { id: string; number: string },
  now: Present,
  shown: Shown,
): Promise<void> {
  const what = whatChanged(now, shown)
  if (!what) return
  const present = await presentPayable(order.id)
  const paid = Number(now.paid).toLocaleString('en', { minimumFractionDigits: 2 })
  refuse('po.payableChanged', { po: order.number, what, paid }, { present })
}

function whatChanged(now: Present, shown: Shown) {
  const isOther = (text: string | null | undefined, present: string | null) =>
    text !== undefined && (text || null) !== (present || null)
  const differs = (value: number | null | undefined, present: string) =>
    value != null && !decimal(value).eq(present)
  if (isOther(shown.SysBankName, now.bank_name)) return 'account'
  if (isOther(shown.SysBookBankNumber, now.bank_account)) return 'account'
  if (differs(shown.SysTaxDeduction, now.tax_percent)) return 'tax'
  const isOtherSum =
    differs(shown.Amount, now.amount) ||
    differs(shown.Tax, now.tax) ||
    differs(shown.Paid, now.paid)
  return isOtherSum ? 'sums' : undefined
}

/** An order with its payable, as the wire has it. */
export async function presentPayable(orderId: string) {
  const [payable] = await withPayables(await withLines([await headerOf(orderId)]))
  return headerWithPayable.parse(payable)
}
