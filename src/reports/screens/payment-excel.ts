import type { TFunction } from 'i18next'
import type { Input, Output } from '../../platform/call.ts'
import type { WordKey } from '../../platform/catalogue.ts'
import { invoke, saveFile } from '../../platform/client.ts'
import { fileStamp, type Language } from '../../platform/thai-date.ts'
import { excelOf, type SheetColumn } from '../../ui/excel/excel.ts'
import { NO_VALUE } from '../../ui/format.ts'
import { groupAccount } from '../../vendors/rules.ts'
import { calls } from '../contract.ts'
import { estateGroupOf, GROUPS, paymentTotals } from '../rules.ts'

type PaymentInput = Input<typeof calls.reportDailyPalmPayment>
type Ticket = Output<typeof calls.reportDailyPalmPayment>['payment'][number]
/** A row of the sheet: a ticket, or totals, named in the owner column. */
type Line = { [Field in keyof Ticket]?: string | number | null }

/** Reads the payment of a day and saves it as an Excel file; returns the file name. */
export async function savePayment(
  t: TFunction,
  language: Language,
  asked: PaymentInput,
): Promise<string> {
  const { payment } = await invoke(calls.reportDailyPalmPayment, asked)
  const name = `DailyPalmPayment_Report_${fileStamp(new Date())}.xlsx`
  const both = asked.filterGroup === 'all'
  const columns = [...ofOwner(t, language), ...(both ? [ofGroup(t)] : []), ...ofMoney(t)]
  const totals = both ? totalsByGroup(t, payment) : [total(t('term.total'), payment)]
  saveFile(name, await excelOf<Line>(asked.filterDate, columns, payment, { totals }))
  return name
}

function ofOwner(t: TFunction, language: Language): SheetColumn<Line>[] {
  return [
    {
      header: t('term.number'),
      width: 8,
      places: 0,
      value: ({ SSWeightID }, index) => SSWeightID && index + 1,
    },
    {
      header: t('report.saleDate'),
      width: 14,
      days: language,
      value: ({ WeightDateOut }) => WeightDateOut,
    },
    {
      header: `${t('report.vendorStatistic')} (${t('term.avl.short')})`,
      width: 22,
      value: ({ CustomerID }) => CustomerID,
    },
    { header: t('report.owner'), width: 40, value: ({ CustomerName }) => CustomerName },
  ]
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
    { header: t('term.bank'), width: 18, value: (line) => line.SysBankName },
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
