import type { OfficerAct } from '../../platform/act.ts'
import { type Data, renderPdf } from '../../platform/documents/render-pdf.ts'
import { foot, type Say as SayOf, signing, speaker } from '../../platform/documents/say.ts'
import { letterhead } from '../../platform/letterhead.ts'
import { formatDay } from '../../platform/thai-date.ts'
import { money, NO_VALUE, whole } from '../../ui/format.ts'
import { groupAccount } from '../../vendors/rules.ts'
import type { DailyPayment } from '../reads/daily-payment.ts'
import type { EstateGroup } from '../rules.ts'
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
  act: OfficerAct,
): Promise<Uint8Array> {
  const say = sayIn(act.language)
  const day = formatDay(filterDate, 'heading', act.language)
  return renderPdf(TEMPLATE, {
    mill: { ...letterhead() },
    title: say('report.payment.title'),
    day: say('document.ofDay', { day }),
    group: say(`report.group.${filterGroup}`),
    columns: columns(say),
    rows: report.payment.map((ticket, index) => row(ticket, index, act)),
    totals: totals(report.total, say),
    notes: notes(report.total, say),
    empty: say('document.empty'),
    ...signing(
      say,
      SIGNING.map((who) => ({ who: say(who) })),
    ),
    ...foot(act, say),
  })
}

function columns(say: Say): Data {
  const column = (name: string, unit = '') => ({ name, unit: unit && `(${unit})` })
  return [
    column(say('report.number')),
    column(say('report.saleDate')),
    column(say('report.vendorStatistic'), say('report.avl')),
    column(say('report.owner')),
    column(say('report.quantity'), say('report.kg')),
    column(say('report.price'), say('report.bahtPerKg')),
    column(say('report.amount'), say('report.baht')),
    column(say('report.tax'), say('report.baht')),
    column(say('report.paid'), say('report.baht')),
    column(say('report.bank')),
    column(say('report.account')),
    column(say('report.remarks')),
  ]
}

function row(
  ticket: DailyPayment['payment'][number],
  index: number,
  { language }: OfficerAct,
): Data {
  return {
    number: `${index + 1}`,
    date: formatDay(ticket.WeightDateOut, 'table', language),
    avl: ticket.CustomerID,
    owner: ticket.CustomerName,
    weight: whole(ticket.WeightNet),
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

function totals(total: DailyPayment['total'], say: Say): Data {
  return {
    label: `${say('report.total')} ${say('report.tickets', { n: total.Tickets })}`,
    weight: whole(total.WeightNet),
    price: money(total.AveragePrice),
    amount: money(total.Amount),
    tax: money(total.Tax),
    paid: money(total.Paid),
    owners: say('report.totalOwners', { n: total.Owners }),
  }
}

function notes({ OwnersWithoutAccount, NotPriced }: DailyPayment['total'], say: Say): Data {
  return [
    OwnersWithoutAccount > 0 && say('report.ownersWithoutAccount', { n: OwnersWithoutAccount }),
    NotPriced > 0 && say('report.notPriced', { n: NotPriced }),
  ].filter((note) => note !== false)
}
