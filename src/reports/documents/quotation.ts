import type { OfficerContext } from '../../platform/call-context.ts'
import { type Data, renderPdf } from '../../platform/documents/render-pdf.ts'
import { foot, type Say as SayOf, signing, speaker } from '../../platform/documents/say.ts'
import { letterhead } from '../../platform/letterhead.ts'
import { formatDay } from '../../platform/thai-date.ts'
import { counted, money } from '../../ui/format.ts'
import type { Quotation } from '../reads/quotation.ts'
import type { EstateGroup, Group } from '../rules.ts'
import { words } from '../words.ts'

const TEMPLATE = 'src/reports/documents/quotation.typ'
const SIGNING = ['document.prepared', 'document.approved'] as const
const sayIn = speaker(words)

type Say = SayOf<keyof typeof words>
type Price = Quotation['group1'][number]
type Asked = { filterDate: string; filterGroup: EstateGroup }

/** The day's prices by customer as an A4 sheet, a table for each estate group, in the officer's language. */
export function quotationPdf(
  { filterDate, filterGroup }: Asked,
  { group1, group2 }: Quotation,
  ctx: OfficerContext,
): Promise<Uint8Array> {
  const say = sayIn(ctx.language)
  const day = formatDay(filterDate, 'heading', ctx.language)
  const parts = { '1': part('1', group1, say), '2': part('2', group2, say) }
  return renderPdf(TEMPLATE, {
    mill: { ...letterhead() },
    title: say('quotation.title'),
    day: say('document.ofDay', { day }),
    columns: columns(say),
    parts: filterGroup === 'all' ? Object.values(parts) : [parts[filterGroup]],
    empty: say('document.empty'),
    ...signing(
      say,
      SIGNING.map((who) => ({ who: say(who) })),
    ),
    ...foot(ctx, say),
  })
}

function columns(say: Say): Data {
  const unit = `(${say('term.bahtPerKg')})`
  return [
    { name: say('term.number'), unit: '' },
    { name: say('term.avl'), unit: '' },
    { name: say('term.avlName'), unit: '' },
    { name: say('term.grade.short'), unit: '' },
    { name: say('term.gradePrice'), unit },
    { name: say('term.levelPrice'), unit },
    { name: say('term.premium'), unit },
    { name: say('term.netPrice'), unit },
  ]
}

function part(group: Group, prices: readonly Price[], say: Say): Data {
  return {
    name: say(`report.group.${group}`),
    count: say('quotation.customers', counted(prices.length)),
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
