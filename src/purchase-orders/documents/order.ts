import type { OfficerContext } from '../../platform/call-context.ts'
import { bahtWords } from '../../platform/documents/baht-words.ts'
import { type Data, renderPdf } from '../../platform/documents/render-pdf.ts'
import { foot, signing } from '../../platform/documents/say.ts'
import { letterhead } from '../../platform/letterhead.ts'
import { businessDay, formatDay } from '../../platform/thai-date.ts'
import { money, NO_VALUE, whole } from '../../ui/format.ts'
import { groupAccount } from '../../vendors/rules.ts'
import type { Line } from '../reads/lines.ts'
import type { OrderSheet } from '../reads/order-sheet.ts'
import { BADGES } from '../rules/states.ts'
import { badge, isMixed, productOf } from '../rules.ts'
import { reference, terms, vendor } from './header.ts'
import { type Say, sayIn } from './say.ts'

const TEMPLATE = 'src/purchase-orders/documents/order.typ'

/** The order as an A4 sheet to hand to the vendor, in Thai whatever the officer reads. */
export function orderPdf(order: OrderSheet, ctx: OfficerContext): Promise<Uint8Array> {
  const say = sayIn('th')
  const { page, printed } = foot({ ...ctx, language: 'th' }, say)
  return renderPdf(TEMPLATE, {
    mill: { ...letterhead() },
    title: say('order.title'),
    subtitle: sayIn('en')('order.title'),
    status: status(order, say),
    goesOn: say('order.goesOn', { po: order.PONumber, vendor: order.VendorOrganizationName }),
    vendor: vendor(order, say),
    order: reference(order, say),
    terms: terms(order, say),
    columns: columns(say),
    rows: order.POLineSet.map((line) => row(line, isMixed(order.POLineSet))),
    notes: order.POLineSet.filter(({ OverrideReason }) => OverrideReason).map((line) =>
      overridden(line, say),
    ),
    empty: say('order.empty'),
    totals: totals(order, say),
    words: [say('order.inWords'), bahtWords(order.TotalAmount)],
    account: payment(order, say),
    ...signatures(order, say),
    printed,
    page: `${order.PONumber} · ${page}`,
  })
}

/** A mark across the page and a sentence beside the title; nothing on an order in force. */
function status(order: OrderSheet, say: Say): Data {
  const shown = badge({ state: order.State, purchaseState: order.StatePurchase })
  const { mark: word } = BADGES[shown]
  if (!word) return { mark: '', words: '' }
  const mark = say(word)
  return { mark, words: shown === 'CC' ? mark : say('order.notYet', { status: mark }) }
}

function columns(say: Say): Data {
  const column = (name: string, unit = '') => ({ name, unit: unit && `(${unit})` })
  const kg = say('term.kg')
  return [
    column(say('order.line')),
    column(say('term.slip')),
    column(say('term.plate')),
    column(say('order.dayOut')),
    column(say('order.weightIn'), kg),
    column(say('order.weightOut'), kg),
    column(say('term.net'), kg),
    column(say('line.grade'), '%'),
    column(say('term.price'), say('term.bahtPerKg')),
    column(say('term.amount'), say('term.baht')),
  ]
}

/** A line, with its product beside the truck where not all brought the same. */
function row(line: Line, mixed: boolean): Data {
  const { WeightTimeOut, WeightCarRegister } = line
  return [
    `${line.LineNo}`,
    slipOf(line),
    mixed ? `${WeightCarRegister} · ${productOf(line)}` : WeightCarRegister,
    WeightTimeOut ? formatDay(businessDay(WeightTimeOut), 'table', 'th') : NO_VALUE,
    whole(line.WeightIn),
    whole(line.WeightOut),
    whole(line.WeightNet),
    whole(line.SysProductGrade),
    line.OverrideReason ? `* ${money(line.SysPrice)}` : money(line.SysPrice),
    money(line.Amount),
  ]
}

/** Who set the price of a line by hand, and what was computed; why is the mill's own business. */
function overridden(line: Line, say: Say): string {
  const officer = line.SysOfficerValuation ?? NO_VALUE
  const computed = money(line.ComputedSysPrice)
  return say('order.override', { ticket: slipOf(line), officer, computed })
}

function slipOf(line: Line): string {
  return line.WeightSequenceWeightOut ?? line.WeightScaleIDIn
}

function totals(order: OrderSheet, say: Say): Data {
  const percent = `${Number(order.SysTaxDeduction)}%`
  return {
    label: say('record.total', { n: order.TotalLine }),
    weight: whole(order.TotalWeight),
    amount: money(order.TotalAmount),
    sums: [
      [say('term.amount'), money(order.TotalAmount)],
      [`${say('term.tax')} ${percent}`, money(order.TotalTax)],
      [say('term.paid'), money(order.TotalPaid)],
    ],
    unit: say('term.baht'),
  }
}

function payment({ SysBankName, SysBookBankNumber }: OrderSheet, say: Say): Data {
  if (!SysBookBankNumber) return []
  return [
    say('order.account'),
    `${SysBankName ?? ''} ${groupAccount(SysBookBankNumber, SysBankName)}`.trim(),
  ]
}

function signatures(order: OrderSheet, say: Say) {
  const { ApprovedAt, ApprovedByName, OfficerName, OfficerLastname } = order
  const approvedOn = ApprovedAt && formatDay(businessDay(ApprovedAt), 'full', 'th')
  return signing(say, [
    { who: say('document.prepared'), name: `${OfficerName} ${OfficerLastname}` },
    { who: say('document.approved'), name: ApprovedByName ?? '', date: approvedOn ?? '' },
    { who: say('term.vendor') },
  ])
}
