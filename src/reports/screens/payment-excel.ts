import type { TFunction } from 'i18next'
import type { Input, Output } from '../../platform/call.ts'
import { invoke, saveFile } from '../../platform/client.ts'
import { fileStamp, type Language } from '../../platform/thai-date.ts'
import { excelOf, type SheetColumn } from '../../ui/excel/excel.ts'
import { sheetColumns } from '../../ui/excel/field-columns.ts'
import { NO_VALUE } from '../../ui/format.ts'
import { groupAccount } from '../../vendors/rules.ts'
import { calls } from '../contract.ts'
import { PAYMENT_FIELDS } from '../rules/fields.ts'
import type { PayState } from '../rules/pay-states.ts'
import { payeesOf } from '../rules/payees.ts'
import { estateGroupOf, GROUPS, paymentTotals } from '../rules.ts'

type PaymentInput = Input<typeof calls.reportDailyPalmPayment>
type Ticket = Output<typeof calls.reportDailyPalmPayment>['payment'][number]
/** A row of the sheet: a ticket, a payee with its number and subtotals, or totals, named in the owner column. */
type Line = { [Field in keyof Ticket]?: string | number | null } & { Number?: number }

/** Reads the payment of a day and saves it as an Excel file; returns the file name. */
export async function savePayment(
  t: TFunction,
  language: Language,
  asked: PaymentInput,
): Promise<string> {
  const { payment } = await invoke(calls.reportDailyPalmPayment, asked)
  const name = `DailyPalmPayment_Report_${fileStamp(new Date())}.xlsx`
  const both = asked.filterGroup === 'all'
  const columns = columnsOf(t, language, both)
  const totals = both ? totalsByGroup(t, payment) : [total(t('term.total'), payment)]
  const lines = linesOf(payment)
  const isBold = (line: Line) => line.Number !== undefined
  saveFile(name, await excelOf<Line>(asked.filterDate, columns, lines, { totals, isBold }))
  return name
}

/** Each payee with its subtotals, and its tickets below. */
function linesOf(payment: readonly Ticket[]): Line[] {
  return payeesOf(payment).flatMap((payee, index) => {
    const { CustomerID, CustomerName, SysBankName, SysBookBankNumber, tickets } = payee
    const Cash = Number(payee.Cash)
    const account = { CustomerID, SysBankName, SysBookBankNumber, Cash }
    const head: Line = { ...total(CustomerName, tickets), ...account, Number: index + 1 }
    return [head, ...tickets]
  })
}

function columnsOf(t: TFunction, language: Language, both: boolean): SheetColumn<Line>[] {
  const column = sheetColumns(PAYMENT_FIELDS, t, language, { units: true })
  const ofGroup: SheetColumn<Line> = {
    header: t('report.group'),
    width: 18,
    value: ({ CustomerID: code }) => code && t(`report.group.${estateGroupOf(String(code))}`),
  }
  return [
    { header: t('term.number'), width: 8, places: 0, value: (line) => line.Number },
    column('WeightDateOut'),
    column('CustomerID', { width: 12 }),
    column('CustomerName', { width: 40 }),
    ...(both ? [ofGroup] : []),
    column('SequenceWeightOut', { width: 16 }),
    column('CarRegister', { width: 26 }),
    column('ProductTypeName', { width: 24 }),
    column('PONumber', { width: 22 }),
    column('PayState', { width: 20, value: (line) => stateOf(t, line) }),
    column('WeightNet'),
    column('SysPrice'),
    column('Amount'),
    column('SysTaxDeduction', { places: 0 }),
    column('Tax', { width: 24 }),
    column('Paid'),
    column('SysBankName', {
      value: (line) => line.SysBankName ?? (line.Cash ? t('term.cash') : null),
    }),
    column('SysBookBankNumber', { value: accountOf }),
    { header: t('term.remarks'), width: 12, value: (line) => line.SSWeightID && NO_VALUE },
  ]
}

/** How far the payment of a ticket is, and whether another has to confirm first where it goes. */
function stateOf(t: TFunction, { PayState: state, PayeeUnconfirmed }: Line): string | undefined {
  if (!state) return undefined
  const words = t(`report.payState.${state as PayState}`)
  return PayeeUnconfirmed ? `${words} · ${t('report.payeeUnconfirmed')}` : words
}

function accountOf({ SysBookBankNumber: digits, SysBankName: bank }: Line): string | undefined {
  return digits ? groupAccount(String(digits), bank?.toString()) : undefined
}

function totalsByGroup(t: TFunction, payment: readonly Ticket[]): Line[] {
  const parts = GROUPS.map((group) => {
    const its = payment.filter(({ CustomerID }) => estateGroupOf(CustomerID) === group)
    return total(`${t('term.total')} ${t(`report.group.${group}`)}`, its)
  })
  return [...parts, total(t('report.grandTotal'), payment)]
}

function total(CustomerName: string, payment: readonly Ticket[]): Line {
  const { WeightNet, AveragePrice, Amount, Tax, Paid } = paymentTotals(payment)
  return { CustomerName, WeightNet, SysPrice: AveragePrice, Amount, Tax, Paid }
}
