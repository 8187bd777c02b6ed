import type { OfficerContext } from '../../platform/call-context.ts'
import { renderPdf } from '../../platform/documents/render-pdf.ts'
import {
  columnHead,
  createTranslator,
  sheetOfDay,
  type Translate as TranslateOf,
} from '../../platform/documents/translate.ts'
import { formatInstant, type Language } from '../../platform/thai-date.ts'
import { written } from '../../ui/field.ts'
import { counted, kilograms, money, NO_VALUE, percent } from '../../ui/format.ts'
import type { closingInForce } from '../reads/closings.ts'
import { DAY_FIELDS } from '../rules/fields.ts'
import type { DayTotals } from '../rules/totals.ts'
import { words } from '../words.ts'

const TEMPLATE = 'src/days/documents/closed-day.typ'
const SIGNING = ['document.prepared', 'document.checked', 'document.approved'] as const
const translateTo = createTranslator(words)

type Translate = TranslateOf<keyof typeof words>
type Closing = Awaited<ReturnType<typeof closingInForce>>

/** The totals of a closed day with its seal, as an A4 sheet to sign in the officer's language. */
export function closedDayPdf(
  day: string,
  closing: Closing,
  ctx: OfficerContext,
): Promise<Uint8Array> {
  const t = translateTo(ctx.language)
  const { Totals } = closing
  const data = {
    ...sheetOfDay({ title: t('day.document'), day, signing: SIGNING }, ctx, t),
    purchases: purchases(Totals, t, ctx.language),
    parts: [receivedAndYield(Totals, t), payables(Totals, t)],
    seal: seal(closing, t, ctx),
  }
  return renderPdf(TEMPLATE, data, ctx)
}

function purchases(totals: DayTotals, t: Translate, language: Language) {
  return {
    name: t('day.purchases'),
    columns: Object.values(DAY_FIELDS).map((field) => columnHead(t, field)),
    rows: totals.Products.map((one) => [one.ProductTypeName, ...figures(one, language)]),
    total: [t('term.total'), ...figures(totals, language)],
  }
}

const { ProductTypeName: _, ...FIGURES } = DAY_FIELDS

function figures(of: Pick<DayTotals, keyof typeof FIGURES>, language: Language): string[] {
  const names = Object.keys(FIGURES) as (keyof typeof FIGURES)[]
  return names.map((name) => written(FIGURES[name].kind, of[name], language))
}

function receivedAndYield({ Received, YieldPercent, NotPriced }: DayTotals, t: Translate) {
  return {
    name: t('day.receivedAndYield'),
    rows: [
      { name: t('day.receivedLines'), value: counted(Received.Lines).n },
      { name: t('day.receivedWeight'), value: kilograms(Received.WeightNet) },
      { name: t('day.yield'), value: YieldPercent ? `${percent(YieldPercent)}%` : NO_VALUE },
      { name: t('day.notPriced'), value: counted(NotPriced).n },
    ],
  }
}

function payables({ Payables }: DayTotals, t: Translate) {
  return {
    name: t('day.payables'),
    rows: [
      { name: t('day.payableOrders'), value: counted(Payables.Orders).n },
      { name: t('term.amount'), value: money(Payables.Amount) },
      { name: t('term.tax'), value: money(Payables.Tax) },
      { name: t('term.paid'), value: money(Payables.Paid) },
    ],
  }
}

function seal({ ClosedBy: officer, ClosedAt, Hash }: Closing, t: Translate, ctx: OfficerContext) {
  const time = formatInstant(ClosedAt, 'table', ctx.language)
  return {
    name: t('day.seal'),
    closed: t('day.closedBy', { officer, time }),
    about: t('day.sealAbout'),
    hash: Hash,
  }
}
