import type { OfficerContext } from '../../platform/call-context.ts'
import { type Data, renderPdf } from '../../platform/documents/render-pdf.ts'
import {
  createTranslator,
  footer,
  signatureBlock,
  type Translate as TranslateOf,
} from '../../platform/documents/translate.ts'
import { letterhead } from '../../platform/letterhead.ts'
import { formatDay } from '../../platform/thai-date.ts'
import { counted, money } from '../../ui/format.ts'
import type { Quotation } from '../reads/quotation.ts'
import type { EstateGroup, Group } from '../rules.ts'
import { words } from '../words.ts'

const TEMPLATE = 'src/reports/documents/quotation.typ'
const SIGNING = ['document.prepared', 'document.approved'] as const
const translateTo = createTranslator(words)

type Translate = TranslateOf<keyof typeof words>
type Price = Quotation['group1'][number]
type Asked = { filterDate: string; filterGroup: EstateGroup }

/** The day's prices by customer as an A4 sheet, a table for each estate group, in the officer's language. */
export function quotationPdf(
  { filterDate, filterGroup }: Asked,
  { group1, group2 }: Quotation,
  ctx: OfficerContext,
): Promise<Uint8Array> {
  const t = translateTo(ctx.language)
  const day = formatDay(filterDate, 'heading', ctx.language)
  const parts = { '1': part('1', group1, t), '2': part('2', group2, t) }
  return renderPdf(TEMPLATE, {
    mill: { ...letterhead() },
    title: t('quotation.title'),
    day: t('document.ofDay', { day }),
    columns: columns(t),
    parts: filterGroup === 'all' ? Object.values(parts) : [parts[filterGroup]],
    empty: t('document.empty'),
    ...signatureBlock(
      t,
      SIGNING.map((who) => ({ who: t(who) })),
    ),
    ...footer(ctx, t),
  })
}

function columns(t: Translate): Data {
  const unit = `(${t('term.bahtPerKg')})`
  return [
    { name: t('term.number'), unit: '' },
    { name: t('term.avl'), unit: '' },
    { name: t('term.avlName'), unit: '' },
    { name: t('term.grade.short'), unit: '' },
    { name: t('term.gradePrice'), unit },
    { name: t('term.levelPrice'), unit },
    { name: t('term.premium'), unit },
    { name: t('term.netPrice'), unit },
  ]
}

function part(group: Group, prices: readonly Price[], t: Translate): Data {
  return {
    name: t(`report.group.${group}`),
    count: t('quotation.customers', counted(prices.length)),
    rows: prices.map(row),
  }
}

function row(price: Price, index: number): Data {
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
