import type { Parsed } from '../../platform/call.ts'
import { refuse } from '../../platform/errors.ts'
import { decimal } from '../../platform/money.ts'
import { headerWithPayable } from '../contract/order.ts'
import type { calls } from '../contract.ts'
import { headerOf } from '../reads/headers.ts'
import { withLines } from '../reads/lines.ts'
import { withPayables } from '../reads/payables.ts'

/** What an officer was shown of a payable before it is set up, by the names of the list; what is left out is not compared. */
type Shown = Omit<Parsed<typeof calls.invoice>, 'POHeaderUUID'>

/** The same as it is now, sums in baht. */
interface Current {
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
  current: Current,
  shown: Shown,
): Promise<void> {
  const what = whatChanged(current, shown)
  if (!what) return
  const present = await presentPayable(order.id)
  const paid = Number(current.paid).toLocaleString('en', { minimumFractionDigits: 2 })
  refuse('po.payableChanged', { po: order.number, what, paid }, { present })
}

function whatChanged(current: Current, shown: Shown) {
  const isOther = (text: string | null | undefined, kept: string | null) =>
    text !== undefined && (text || null) !== (kept || null)
  const differs = (value: number | null | undefined, kept: string) =>
    value != null && !decimal(value).eq(kept)
  if (isOther(shown.SysBankName, current.bank_name)) return 'account'
  if (isOther(shown.SysBookBankNumber, current.bank_account)) return 'account'
  if (differs(shown.SysTaxDeduction, current.tax_percent)) return 'tax'
  const isOtherSum =
    differs(shown.Amount, current.amount) ||
    differs(shown.Tax, current.tax) ||
    differs(shown.Paid, current.paid)
  return isOtherSum ? 'sums' : undefined
}

/** An order with its payable, as the wire has it. */
export async function presentPayable(orderId: string) {
  const [payable] = await withPayables(await withLines([await headerOf(orderId)]))
  return headerWithPayable.parse(payable)
}
