import type { OfficerContext } from '../../platform/call-context.ts'
import { type Data, renderPdf } from '../../platform/documents/render-pdf.ts'
import { mapInSlices } from '../../platform/documents/table-pdf.ts'
import {
  columnHead,
  createTranslator,
  sheetOfDay,
  type Translate as TranslateOf,
} from '../../platform/documents/translate.ts'
import type { Decimal } from '../../platform/money.ts'
import { formatDay } from '../../platform/thai-date.ts'
import { counted, kilograms, money, NO_VALUE } from '../../ui/format.ts'
import { accountConfirm } from '../../vendors/reads/account-confirm.ts'
import { groupAccount } from '../../vendors/rules.ts'
import type { DailyPayment } from '../reads/daily-payment.ts'
import { PAYMENT_FIELDS } from '../rules/fields.ts'
import { type Payee, payeesOf } from '../rules/payees.ts'
import { type EstateGroup, estateGroupOf, GROUPS, type Group, paymentTotals } from '../rules.ts'
import { words } from '../words.ts'

const TEMPLATE = 'src/reports/documents/daily-payment.typ'
const SIGNING = ['document.prepared', 'document.checked', 'document.approved'] as const
const translateTo = createTranslator(words)

type Translate = TranslateOf<keyof typeof words>
type ReportInput = { filterDate: string; filterGroup: EstateGroup }

/** The day's payment by payee as an A4 sheet to sign, in the officer's language. */
export async function dailyPaymentPdf(
  { filterDate, filterGroup }: ReportInput,
  report: DailyPayment,
  ctx: OfficerContext,
): Promise<Uint8Array> {
  const t = translateTo(ctx.language)
  const sheet = { title: t('report.payment.title'), day: filterDate, signing: SIGNING }
  const data = {
    ...sheetOfDay(sheet, ctx, t),
    columns: columns(t),
    ...(await parts(filterGroup, report, t, ctx)),
    notes: notes(report.total, t),
  }
  return renderPdf(TEMPLATE, data, ctx)
}

/** Both groups stand one after the other, each with its totals, and those of both at the end. */
async function parts(
  group: EstateGroup,
  { payment, total }: DailyPayment,
  t: Translate,
  ctx: OfficerContext,
): Promise<{ parts: Data; grand: Data }> {
  if (group !== 'all') return { parts: [await part(group, payment, t, ctx, true)], grand: null }
  const halves = GROUPS.map((half) => {
    const its = payment.filter(({ CustomerID }) => estateGroupOf(CustomerID) === half)
    return part(half, its, t, ctx, false)
  })
  return { parts: await Promise.all(halves), grand: totals(t('report.grandTotal'), total, t, true) }
}

async function part(
  group: Group,
  payment: DailyPayment['payment'],
  t: Translate,
  ctx: OfficerContext,
  isWhole: boolean,
): Promise<Data> {
  const payees = payeesOf(payment)
  return {
    name: t(`report.group.${group}`),
    rows: (
      await mapInSlices(payees, (payee, at) => [head(payee, at, t, ctx), ...rows(payee, t)])
    ).flat(),
    totals: totals(t('term.total'), paymentTotals(payment), t, isWhole),
  }
}

function columns(t: Translate): Data {
  const { WeightDateOut, CustomerID, CustomerName, WeightNet, SysPrice } = PAYMENT_FIELDS
  const { Amount, Tax, Paid, SysBankName, SysBookBankNumber } = PAYMENT_FIELDS
  const ofOwner = [WeightDateOut, CustomerID, CustomerName]
  const ofMoney = [WeightNet, SysPrice, Amount, Tax, Paid, SysBankName, SysBookBankNumber]
  return [
    { name: t('term.number'), unit: '' },
    ...[...ofOwner, ...ofMoney].map((field) => columnHead(t, field)),
    { name: t('term.remarks'), unit: '' },
  ]
}

type Ticket = DailyPayment['payment'][number]

/** A payee with its subtotals; there is room for a remark. */
function head(
  payee: Payee<Ticket>,
  index: number,
  t: Translate,
  { language }: OfficerContext,
): Data {
  const { total, tickets } = payee
  return {
    number: `${index + 1}`,
    date: formatDay(tickets[0]!.WeightDateOut, 'table', language),
    avl: payee.CustomerID,
    owner: payee.CustomerName,
    ...figures(total, total.AveragePrice),
    bank: payee.SysBankName ?? (payee.Cash ? t('term.cash') : NO_VALUE),
    account: accountOf(payee),
  }
}

function rows({ tickets }: Payee<Ticket>, t: Translate): Data[] {
  return tickets.map((ticket) => row(ticket, t))
}

/** A ticket of a payee: which it is, what it comes to, and how far its payment is. */
function row(ticket: Ticket, t: Translate): Data {
  const { SequenceWeightOut, CarRegister, ProductTypeName, PONumber } = ticket
  return {
    ticket: [SequenceWeightOut, CarRegister, ProductTypeName, PONumber].filter(Boolean).join(' · '),
    ...figures(ticket, ticket.SysPrice),
    percent: `${Number(ticket.SysTaxDeduction)}%`,
    state: [
      t(`report.payState.${ticket.PayState}`),
      ticket.PayeeUnconfirmed && t('report.payeeUnconfirmed'),
    ]
      .filter(Boolean)
      .join(' · '),
  }
}

type Sums = Pick<Ticket, 'WeightNet' | 'Amount' | 'Tax' | 'Paid'>

/** What a ticket, a payee or all of them come to. */
function figures({ WeightNet, Amount, Tax, Paid }: Sums, price: Decimal | null) {
  return {
    weight: kilograms(WeightNet),
    price: money(price),
    amount: money(Amount),
    tax: money(Tax),
    paid: money(Paid),
  }
}

function accountOf({ SysBookBankNumber, SysBankName }: Payee<Ticket>): string {
  return SysBookBankNumber ? groupAccount(SysBookBankNumber, SysBankName) : NO_VALUE
}

/** The payees are the sum total only of all that the sheet has. */
function totals(
  name: string,
  total: ReturnType<typeof paymentTotals>,
  t: Translate,
  isWhole: boolean,
): Data {
  return {
    label: `${name} ${t('report.tickets', counted(total.Tickets))}`,
    ...figures(total, total.AveragePrice),
    owners: t(isWhole ? 'report.totalOwners' : 'report.owners', counted(total.Owners)),
  }
}

function notes({ OwnersWithoutAccount, NotPriced }: DailyPayment['total'], t: Translate): Data {
  return [
    OwnersWithoutAccount > 0 && t('report.ownersWithoutAccount', counted(OwnersWithoutAccount)),
    NotPriced > 0 && t('report.notPriced', counted(NotPriced)),
    accountConfirm() !== 'require' && t('report.payment.noSecond'),
  ].filter((note) => note !== false)
}
