import type { TFunction } from 'i18next'
import type { Input, Output } from '../../platform/call.ts'
import type { WordKey } from '../../platform/catalogue.ts'
import { invoke, saveFile } from '../../platform/client.ts'
import { fileStamp, type Language } from '../../platform/thai-date.ts'
import { excelOf, type SheetColumn } from '../../ui/excel/excel.ts'
import { NO_VALUE } from '../../ui/format.ts'
import { groupAccount } from '../../vendors/rules.ts'
import { calls } from '../contract.ts'
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
  const ofGroups = both ? [ofGroup(t)] : []
  const columns = [...ofOwner(t, language), ...ofGroups, ...ofTicket(t), ...ofMoney(t)]
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

function ofOwner(t: TFunction, language: Language): SheetColumn<Line>[] {
  return [
    {
      header: t('term.number'),
      width: 8,
      places: 0,
      value: (line) => line.Number,
    },
    {
      header: t('report.saleDate'),
      width: 14,
      days: language,
      value: ({ WeightDateOut }) => WeightDateOut,
    },
    {
      header: t('term.avl'),
      width: 12,
      value: ({ CustomerID }) => CustomerID,
    },
    { header: t('report.owner'), width: 40, value: ({ CustomerName }) => CustomerName },
  ]
}

/** Which ticket it is, on which order, and how far its payment is; a payee has none of it. */
function ofTicket(t: TFunction): SheetColumn<Line>[] {
  return [
    { header: t('term.slip'), width: 16, value: (line) => line.SequenceWeightOut },
    { header: t('term.plate'), width: 26, value: (line) => line.CarRegister },
    { header: t('term.product'), width: 24, value: (line) => line.ProductTypeName },
    { header: t('order.title'), width: 22, value: (line) => line.PONumber },
    {
      header: t('payment.state'),
      width: 20,
      value: (line) => stateOf(t, line),
    },
  ]
}

/** How far the payment of a ticket is, and whether another has to confirm first where it goes. */
function stateOf(t: TFunction, { PayState: state, PayeeUnconfirmed }: Line): string | undefined {
  if (!state) return undefined
  const words = t(`report.payState.${state as PayState}`)
  return PayeeUnconfirmed ? `${words} · ${t('report.payeeUnconfirmed')}` : words
}

function ofGroup(t: TFunction): SheetColumn<Line> {
  return {
    header: t('report.group'),
    width: 18,
    value: ({ CustomerID: code }) => code && t(`report.group.${estateGroupOf(String(code))}`),
  }
}

function ofMoney(t: TFunction): SheetColumn<Line>[] {
  const number = { width: 18, places: 2 }
  const headed = (key: WordKey, unit: WordKey) => `${t(key)} (${t(unit)})`
  const baht = (key: WordKey) => ({ ...number, header: headed(key, 'term.baht') })
  return [
    {
      ...number,
      places: 0,
      header: headed('report.quantity', 'term.kg'),
      value: (line) => line.WeightNet,
    },
    {
      ...number,
      header: headed('term.price', 'term.bahtPerKg'),
      value: (line) => line.SysPrice,
    },
    { ...baht('term.amount'), value: (line) => line.Amount },
    {
      ...number,
      places: 0,
      header: t('report.taxPercent'),
      value: (line) => line.SysTaxDeduction,
    },
    { ...baht('term.tax'), width: 24, value: (line) => line.Tax },
    { ...baht('term.paid'), value: (line) => line.Paid },
    {
      header: t('term.bank'),
      width: 18,
      value: (line) => line.SysBankName ?? (line.Cash ? t('term.cash') : null),
    },
    { header: t('term.account'), width: 22, value: accountOf },
    { header: t('term.remarks'), width: 12, value: (line) => line.SSWeightID && NO_VALUE },
  ]
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
