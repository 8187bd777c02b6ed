import type { OfficerContext } from '../../platform/call-context.ts'
import { bahtWords } from '../../platform/documents/baht-words.ts'
import { type Data, renderPdf } from '../../platform/documents/render-pdf.ts'
import {
  createTranslator,
  footer,
  signatureBlock,
  type Translate as TranslateOf,
} from '../../platform/documents/translate.ts'
import { letterhead } from '../../platform/letterhead.ts'
import { businessDay, formatDay } from '../../platform/thai-date.ts'
import { kilograms, money, NO_VALUE, whole } from '../../ui/format.ts'
import { accountText } from '../../vendors/rules.ts'
import type { Line } from '../reads/lines.ts'
import type { OrderSheet } from '../reads/payables.ts'
import { TERMS, THRESHOLDS } from '../rules/fields.ts'
import { BADGES, badgeOf, isCanceled } from '../rules/states.ts'
import { isMixed, productOf, sharedProduct } from '../rules.ts'
import { words as screenWords } from '../screens/words.ts'
import { words as ofOrders } from '../words.ts'

const TEMPLATE = 'src/purchase-orders/documents/order.typ'

/** The order as an A4 sheet to hand to the vendor, in Thai whatever the officer reads. */
export function orderPdf(order: OrderSheet, ctx: OfficerContext): Promise<Uint8Array> {
  const t = translateTo('th')
  const { page, printed } = footer({ ...ctx, language: 'th' }, t)
  const data = {
    mill: { ...letterhead() },
    title: t('order.title'),
    subtitle: translateTo('en')('order.title'),
    status: status(order, t),
    goesOn: t('order.goesOn', { po: order.PONumber, vendor: order.VendorOrganizationName }),
    vendor: vendor(order, t),
    order: reference(order, t),
    terms: terms(order, t),
    columns: columns(t),
    rows: order.POLineSet.map((line) => row(line, isMixed(order.POLineSet))),
    notes: order.POLineSet.filter(({ OverrideReason }) => OverrideReason).map((line) =>
      overridden(line, t),
    ),
    empty: t('order.empty'),
    totals: totals(order, t),
    words: [t('order.inWords'), bahtWords(order.TotalAmount)],
    account: payment(order, t),
    ...signatures(order, t),
    printed,
    page: `${order.PONumber} · ${page}`,
  }
  return renderPdf(TEMPLATE, data, ctx)
}

/** A mark across the page and a sentence beside the title; nothing on an order in force. */
function status(order: OrderSheet, t: Translate): Data {
  const shown = badgeOf(order)
  const { mark: word } = BADGES[shown]
  if (!word) return { mark: '', words: '' }
  const mark = t(word)
  return { mark, words: isCanceled(shown) ? mark : t('order.notYet', { status: mark }) }
}

function columns(t: Translate): Data {
  const column = (name: string, unit = '') => ({ name, unit: unit && `(${unit})` })
  const kg = t('term.kg')
  return [
    column(t('order.line')),
    column(t('term.slip')),
    column(t('term.plate')),
    column(t('order.dayOut')),
    column(t('order.weightIn'), kg),
    column(t('order.weightOut'), kg),
    column(t('term.netWeight'), kg),
    column(t('line.grade'), '%'),
    column(t('term.price'), t('term.bahtPerKg')),
    column(t('term.amount'), t('term.baht')),
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
    kilograms(line.WeightIn),
    kilograms(line.WeightOut),
    kilograms(line.WeightNet),
    whole(line.SysProductGrade),
    line.OverrideReason ? `* ${money(line.SysPrice)}` : money(line.SysPrice),
    money(line.Amount),
  ]
}

/** Who set the price of a line by hand, and what was computed; why is the mill's own business. */
function overridden(line: Line, t: Translate): string {
  const officer = line.SysOfficerValuation ?? NO_VALUE
  const computed = money(line.ComputedSysPrice)
  return t('order.override', { ticket: slipOf(line), officer, computed })
}

function slipOf(line: Line): string {
  return line.WeightSequenceWeightOut ?? line.WeightScaleIDIn
}

function totals(order: OrderSheet, t: Translate): Data {
  const percent = `${Number(order.SysTaxDeduction)}%`
  return {
    label: t('record.total', { n: order.TotalLine }),
    weight: kilograms(order.TotalWeight),
    amount: money(order.TotalAmount),
    sums: [
      [t('term.amount'), money(order.TotalAmount)],
      [`${t('term.tax')} ${percent}`, money(order.TotalTax)],
      [t('term.paid'), money(order.TotalPaid)],
    ],
    unit: t('term.baht'),
  }
}

/** Where the money goes: cash, the account, or nothing where that is not known yet. */
function payment(order: OrderSheet, t: Translate): Data {
  const to = order.Cash ? t('term.cash') : accountText(order)
  return to ? [t('order.account'), to] : []
}

function signatures(order: OrderSheet, t: Translate) {
  const { ApprovedAt, ApprovedByName, OfficerName, OfficerLastname } = order
  const approvedOn = ApprovedAt && formatDay(businessDay(ApprovedAt), 'full', 'th')
  return signatureBlock(t, [
    { who: t('document.prepared'), name: `${OfficerName} ${OfficerLastname}` },
    {
      who: t(order.ApprovedAlone ? 'document.approvedAlone' : 'document.approved'),
      name: ApprovedByName ?? '',
      date: approvedOn ?? '',
    },
    { who: t('term.vendor') },
  ])
}

/** Who delivers. */
function vendor(order: OrderSheet, t: Translate): Data {
  return [
    [t('term.vendor'), `${order.VendorAccountNumber} ${order.VendorOrganizationName}`],
    [t('term.avl.short'), order.AVL ?? NO_VALUE],
    [t('term.d7'), order.FinDim7],
  ]
}

/** Which order it is, from where to where it holds; only what was filled in. */
function reference(order: OrderSheet, t: Translate): Data {
  const day = (at: string) => formatDay(at, 'full', 'th')
  const rows = [
    [t('po.number'), order.PONumber],
    [t('term.date'), day(businessDay(order.Created))],
    [
      t('new.warehouse'),
      `${order.Warehouse} ${order.WarehouseName} · ${t('new.site')} ${order.Site}`,
    ],
    [t('term.product'), sharedProduct(order.POLineSet).join()],
    [t('new.dateOfUse'), order.DateOfUse && day(order.DateOfUse)],
    [t('new.dateOfExpire'), order.DateofExpire && day(order.DateofExpire)],
    [t('new.inclTax'), t(`new.inclTax.${order.InclTax}`)],
  ]
  return rows.filter(([, value]) => value)
}

/** Quality and conditions; only what was filled in. */
function terms(order: OrderSheet, t: Translate): Data {
  const quality = THRESHOLDS.filter((name) => Number(order[name]) !== 0)
    .map((name) => `${t(`new.${name}`)} ${money(order[name])}`)
    .join(' · ')
  const rows = [
    [t('new.quality'), quality],
    ...TERMS.map((name) => [t(`new.${name}`), order[name].trim()]),
  ]
  return rows.filter(([, value]) => value)
}

const words = { ...screenWords, ...ofOrders }

type OrderWord = keyof typeof words
type Translate = TranslateOf<OrderWord>

/** Gives the `t` of the documents of orders in a language. */
const translateTo = createTranslator(words)
