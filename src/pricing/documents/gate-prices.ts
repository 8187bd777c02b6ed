import type { OfficerContext } from '../../platform/call-context.ts'
import { renderPdf } from '../../platform/documents/render-pdf.ts'
import { createTranslator, footer } from '../../platform/documents/translate.ts'
import { letterhead } from '../../platform/letterhead.ts'
import { businessDay, formatDay, formatInstant } from '../../platform/thai-date.ts'
import { money } from '../../ui/format.ts'
import type { GatePrices } from '../reads/gate-prices.ts'
import { words } from '../words.ts'

const TEMPLATE = 'src/pricing/documents/gate-prices.typ'
const translateTo = createTranslator(words)

/** The prices in force as an A4 sheet across, to be put up at the gate, in the officer's language. */
export function gatePricesPdf(prices: GatePrices, ctx: OfficerContext): Promise<Uint8Array> {
  const t = translateTo(ctx.language)
  const { EffectiveFrom } = prices
  const time = EffectiveFrom && formatInstant(EffectiveFrom, 'short', ctx.language)
  const data = {
    mill: { ...letterhead() },
    title: t('gate.title'),
    day: formatDay(businessDay(ctx.now), 'heading', ctx.language),
    products: prices.Products.map(({ Name, Prices }) => ({
      name: Name,
      grades: Prices.map(({ ProductGrade }) => `${ProductGrade}%`),
      prices: Prices.map(({ Price }) => money(Price)),
    })),
    unit: t('gate.unit'),
    since: time ? t('gate.since', { time }) : '',
    ...footer(ctx, t),
  }
  return renderPdf(TEMPLATE, data, ctx)
}
