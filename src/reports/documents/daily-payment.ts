import type { OfficerContext } from '../../platform/call-context.ts'
import { type Data, renderPdf } from '../../platform/documents/render-pdf.ts'
import { foot, type Say as SayOf, signing, speaker } from '../../platform/documents/say.ts'
import { letterhead } from '../../platform/letterhead.ts'
import { formatDay } from '../../platform/thai-date.ts'
import { counted, kilograms, money, NO_VALUE } from '../../ui/format.ts'
import { groupAccount } from '../../vendors/rules.ts'
import type { DailyPayment } from '../reads/daily-payment.ts'
import { type EstateGroup, estateGroupOf, GROUPS, type Group, paymentTotals } from '../rules.ts'
import { words } from '../words.ts'

const TEMPLATE = 'src/reports/documents/daily-payment.typ'
const SIGNING = ['document.prepared', 'document.checked', 'document.approved'] as const
const sayIn = speaker(words)

type Say = SayOf<keyof typeof words>
type Asked = { filterDate: string; filterGroup: EstateGroup }

/** The day's payment as an A4 sheet to sign, in the officer's language. */
export function dailyPaymentPdf(
  { filterDate, filterGroup }: Asked,
  report: DailyPayment,
  ctx: OfficerContext,
): Promise<Uint8Array> {
  const say = sayIn(ctx.language)
  const day = formatDay(filterDate, 'heading', ctx.language)
  return renderPdf(TEMPLATE, {
    mill: { ...letterhead() },
    title: say('report.payment.title'),
    day: say('document.ofDay', { day }),
    columns: columns(say),
    ...parts(filterGroup, report, say, ctx),
    notes: notes(report.total, say),
    empty: say('document.empty'),
    ...signing(
      say,
      SIGNING.map((who) => ({ who: say(who) })),
    ),
    ...foot(ctx, say),
  })
}

/** Both groups stand one after the other, each with its totals, and those of both at the end. */
function parts(
  group: EstateGroup,
  { payment, total }: DailyPayment,
  say: Say,
  ctx: OfficerContext,
): { parts: Data; grand: Data } {
  if (group !== 'all') return { parts: [part(group, payment, say, ctx)], grand: null }
  const halves = GROUPS.map((half) => {
    const its = payment.filter(({ CustomerID }) => estateGroupOf(CustomerID) === half)
    return part(half, its, say, ctx)
  })
  return { parts: halves, grand: totals(say('report.grandTotal'), total, say) }
}

function part(group: Group, payment: DailyPayment['payment'], say: Say, ctx: OfficerContext): Data {
  return {
    name: say(`report.group.${group}`),
    rows: payment.map((ticket, index) => row(ticket, index, ctx)),
    totals: totals(say('term.total'), paymentTotals(payment), say),
  }
}

function columns(say: Say): Data {
  const column = (name: string, unit = '') => ({ name, unit: unit && `(${unit})` })
  return [
    column(say('term.number')),
    column(say('report.saleDate')),
    column(say('report.vendorStatistic'), say('term.avl.short')),
    column(say('report.owner')),
    column(say('report.quantity'), say('term.kg')),
    column(say('term.price'), say('term.bahtPerKg')),
    column(say('term.amount'), say('term.baht')),
    column(say('term.tax'), say('term.baht')),
    column(say('term.paid'), say('term.baht')),
    column(say('term.bank')),
    column(say('term.account')),
    column(say('term.remarks')),
  ]
}

function row(
  ticket: DailyPayment['payment'][number],
  index: number,
  { language }: OfficerContext,
): Data {
  return {
    number: `${index + 1}`,
    date: formatDay(ticket.WeightDateOut, 'table', language),
    avl: ticket.CustomerID,
    owner: ticket.CustomerName,
    weight: kilograms(ticket.WeightNet),
    price: money(ticket.SysPrice),
    amount: money(ticket.Amount),
    percent: `${Number(ticket.SysTaxDeduction)}%`,
    tax: money(ticket.Tax),
    paid: money(ticket.Paid),
    bank: ticket.SysBankName ?? NO_VALUE,
    account: accountOf(ticket),
    remarks: NO_VALUE,
  }
}

function accountOf({ SysBookBankNumber, SysBankName }: DailyPayment['payment'][number]): string {
  return SysBookBankNumber ? groupAccount(SysBookBankNumber, SysBankName) : NO_VALUE
}

function totals(name: string, total: ReturnType<typeof paymentTotals>, say: Say): Data {
  return {
    label: `${name} ${say('report.tickets', counted(total.Tickets))}`,
    weight: kilograms(total.WeightNet),
    price: money(total.AveragePrice),
    amount: money(total.Amount),
    tax: money(total.Tax),
    paid: money(total.Paid),
    owners: say('report.totalOwners', counted(total.Owners)),
  }
}

function notes({ OwnersWithoutAccount, NotPriced }: DailyPayment['total'], say: Say): Data {
  return [
    OwnersWithoutAccount > 0 && say('report.ownersWithoutAccount', counted(OwnersWithoutAccount)),
    NotPriced > 0 && say('report.notPriced', counted(NotPriced)),
  ].filter((note) => note !== false)
}
