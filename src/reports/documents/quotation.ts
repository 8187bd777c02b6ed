import type { OfficerContext } from '../../platform/call-context.ts'
import { mapInSlices } from '../../platform/documents/map-in-slices.ts'
import { type SheetColumn, type SheetPart, tablePdf } from '../../platform/documents/table-pdf.ts'
import {
  createTranslator,
  type Translate as TranslateOf,
} from '../../platform/documents/translate.ts'
import { isCheckNeeded } from '../../pricing/reads/price-check.ts'
import { counted, money } from '../../ui/format.ts'
import type { Quotation } from '../reads/quotation.ts'
import { pricesByProduct } from '../rules/quotation.ts'
import { type EstateGroup, GROUPS, type Group } from '../rules.ts'
import { words } from '../words.ts'

const translateTo = createTranslator(words)

type Translate = TranslateOf<keyof typeof words>
type Price = Quotation['group1'][number]
type ReportInput = { filterDate: string; filterGroup: EstateGroup }

/** The day's prices by customer as an A4 sheet, a table for each estate group and product, in the officer's language. */
export async function quotationPdf(
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
    columns: columns(t),
    parts: (await Promise.all(groups.map((group) => parts(group, prices[group], t)))).flat(),
    notes: isCheckNeeded() ? [] : [t('quotation.noSecond')],
    signing: ['document.prepared', 'document.approved'] as const,
  }
  return tablePdf(sheet, ctx, t)
}

function columns(t: Translate): SheetColumn[] {
  const perKg = { unit: `(${t('term.bahtPerKg')})`, isFigure: true }
  return [
    { name: t('term.number'), width: 10, isFigure: true },
    { name: t('term.avl'), width: 18 },
    { name: t('term.avlName') },
    { name: t('term.grade.short'), width: 16, isFigure: true },
    { ...perKg, name: t('term.gradePrice'), width: 28 },
    { ...perKg, name: t('term.levelPrice'), width: 22 },
    { ...perKg, name: t('term.premium'), width: 18 },
    { ...perKg, name: t('term.netPrice'), width: 20, isResult: true },
  ]
}

/** The tables of a group, one a product; an empty one where it has no prices. */
async function parts(group: Group, prices: readonly Price[], t: Translate): Promise<SheetPart[]> {
  const groupName = t(`report.group.${group}`)
  const part = async (name: string, prices: readonly Price[]) => ({
    name,
    count: t('quotation.customers', counted(prices.length)),
    rows: await mapInSlices(prices, row),
  })
  if (prices.length === 0) return [await part(groupName, [])]
  return Promise.all(
    pricesByProduct(prices).map(({ name, prices }) => part(`${groupName} · ${name}`, prices)),
  )
}

function row(price: Price, index: number): string[] {
  return [
    `${index + 1}`,
    price.CustomerDataID,
    price.CustomerName,
    `${price.SysProductGrade}`,
    money(price.SysValuationPrice),
    money(price.SysValuationLevelPrice),
    money(price.SysValuationPremium),
    money(price.SysPrice),
  ]
}
