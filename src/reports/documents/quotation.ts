import type { OfficerContext } from '../../platform/call-context.ts'
import { type SheetColumn, type SheetPart, tablePdf } from '../../platform/documents/table-pdf.ts'
import {
  columnHead,
  createTranslator,
  type Translate as TranslateOf,
} from '../../platform/documents/translate.ts'
import type { ListedFields } from '../../platform/fields.ts'
import { KINDS } from '../../platform/kinds.ts'
import type { terms } from '../../platform/terms.ts'
import type { Language } from '../../platform/thai-date.ts'
import { isCheckNeeded } from '../../pricing/reads/board.ts'
import { type FieldValue, written } from '../../ui/field.ts'
import { counted } from '../../ui/format.ts'
import type { Quotation } from '../reads/quotation.ts'
import { PRICE_FIELDS } from '../rules/fields.ts'
import { pricesByProduct } from '../rules/quotation.ts'
import { type EstateGroup, GROUPS, type Group } from '../rules.ts'
import { words } from '../words.ts'

const translateTo = createTranslator(words)

type Translate = TranslateOf<keyof typeof words>
type Price = Quotation['group1'][number]
type ReportInput = { filterDate: string; filterGroup: EstateGroup }

/** The day's prices by customer as an A4 sheet, a table for each estate group and product, in the officer's language. */
export function quotationPdf(
  { filterDate, filterGroup }: ReportInput,
  { group1, group2 }: Quotation,
  ctx: OfficerContext,
): Promise<Uint8Array> {
  const t = translateTo(ctx.language)
  const prices = { '1': group1, '2': group2 }
  const groups = filterGroup === 'all' ? GROUPS : [filterGroup]
  const sheet = {
    title: t('quotation.title'),
    day: filterDate,
    columns: columns(t, ctx.language),
    parts: groups.flatMap((group) => parts(group, prices[group], t)),
    notes: isCheckNeeded() ? [] : [t('quotation.noSecond')],
    signing: ['document.prepared', 'document.approved'] as const,
  }
  return tablePdf(sheet, ctx, t)
}

function columns(t: Translate, language: Language): SheetColumn<Price>[] {
  const column = paperColumns<typeof PRICE_FIELDS, Price>(PRICE_FIELDS, t, language)
  return [
    { name: t('term.number'), width: 10, isFigure: true, value: (_, index) => `${index + 1}` },
    column('CustomerDataID', { width: 18 }),
    column('CustomerName'),
    column('SysProductGrade', { width: 16 }),
    column('SysValuationPrice', { width: 28 }),
    column('SysValuationLevelPrice', { width: 22 }),
    column('SysValuationPremium', { width: 18 }),
    column('SysPrice', { width: 20, isResult: true }),
  ]
}

/** The tables of a group, one a product; an empty one where it has no prices. */
function parts(group: Group, prices: readonly Price[], t: Translate): SheetPart<Price>[] {
  const groupName = t(`report.group.${group}`)
  const part = (name: string, rows: readonly Price[]) => ({
    name,
    count: t('quotation.customers', counted(rows.length)),
    rows,
  })
  if (prices.length === 0) return [part(groupName, [])]
  return pricesByProduct(prices).map(({ name, prices }) => part(`${groupName} · ${name}`, prices))
}

/**
 * The columns of a sheet for `fields`, as `sheetColumns` has those of a workbook: headed, aligned and written as the kind
 * of the field says; what is given besides takes the place of it.
 */
function paperColumns<F extends ListedFields, Row extends { [K in keyof F]?: FieldValue }>(
  fields: F,
  t: (key: F[keyof F]['word'] | keyof typeof terms) => string,
  language: Language,
) {
  return (key: keyof F, more: Partial<SheetColumn<Row>> = {}): SheetColumn<Row> => {
    const { word, kind } = fields[key]!
    return {
      ...columnHead<F[keyof F]['word']>(t, { word, kind }),
      isFigure: KINDS[kind].places !== undefined,
      value: (row) => written(kind, row[key], language),
      ...more,
    }
  }
}
