import { bahtWords } from '../../platform/documents/baht-words.ts'
import type { Data } from '../../platform/documents/render-pdf.ts'
import { type Decimal, decimal } from '../../platform/money.ts'
import { businessDay, formatDay } from '../../platform/thai-date.ts'
import { difference, kilograms, money, NO_VALUE } from '../../ui/format.ts'
import type { Slip } from '../reads/sheet.ts'
import { joined, line, t } from './translate.ts'

type Origin = NonNullable<Slip['origin']>

/** Every term of the price in baht per kg, where it comes from, and their sum. Nothing before it is priced. */
export function price({ weight, origin, payable }: Slip): Data {
  if (!origin) return null
  const { SysValuationPrice, SysValuationLevelPrice, SysValuationPremium } = weight
  const byHand = (term: Decimal | null, computed: Decimal) =>
    override(term, computed, weight.SysOfficerValuation)
  return {
    title: t('term.whyPrice'),
    unit: t('term.bahtPerKg'),
    rows: [
      line(t('term.gradePrice.of', { g: origin.ProductGrade }), money(SysValuationPrice), {
        beside: ladderRow(origin),
        note: joined(cappedWords(origin), byHand(SysValuationPrice, origin.ComputedPrice)),
      }),
      line(level(weight, origin), difference(SysValuationLevelPrice), {
        beside: byHand(SysValuationLevelPrice, origin.ComputedLevelPrice),
      }),
      line(t('term.premium'), difference(SysValuationPremium), {
        beside: byHand(SysValuationPremium, origin.ComputedPremium),
      }),
    ],
    net: line(t('term.netPrice'), money(payable?.SysPrice ?? weight.SysPrice), {
      beside: ladder(weight.ProductDataID, origin),
    }),
  }
}

/** With the name of the level that gave it: not where the seller was of another one then, or it was set by hand. */
function level(weight: Slip['weight'], { ComputedLevelPrice }: Origin): string {
  const { CustomerLevelName: name, CustomerLevelPrice, SysValuationLevelPrice } = weight
  const prices = [CustomerLevelPrice, SysValuationLevelPrice ?? ComputedLevelPrice]
  const isOfNow = prices.every((one) => decimal(one).eq(ComputedLevelPrice))
  if (!name || !isOfNow) return t('term.levelPrice')
  // One that a mill has named itself keeps its name.
  const known = t(`level.${name}` as 'level.Normal', { defaultValue: name })
  return t('term.levelPrice.of', { level: known })
}

/** Who set a term by hand, and what was computed; why is the mill's own business. */
function override(term: Decimal | null, computed: Decimal, officer: string | null): string {
  if (term === null || decimal(term).eq(computed)) return ''
  return t('slip.override', { officer: officer ?? NO_VALUE, computed: money(computed) })
}

/** The row that the price was read from and the steps from there: "ตารางราคา 20% 5.70 + 1 × 0.25". */
function ladderRow({ FromGrade, FromPrice, Steps, PerStep }: Origin): string {
  const row = t('slip.row', { g: FromGrade, price: money(FromPrice) })
  if (Steps === 0) return row
  return `${row} ${Steps > 0 ? '+' : '−'} ${Math.abs(Steps)} × ${money(PerStep)}`
}

/** Why the price is not what the steps come to. */
function cappedWords({ FromPrice, Steps, PerStep, ComputedPrice }: Origin): string {
  if (decimal(FromPrice).plus(decimal(PerStep).times(Steps)).eq(ComputedPrice)) return ''
  return t(Steps > 0 ? 'slip.heldAtNext' : 'slip.heldAtZero')
}

function ladder(product: string, { PriceVersion, Modified }: Origin): string {
  const date = formatDay(businessDay(new Date(Modified * 1000)), 'full', 'th')
  return t('slip.ladder', { product, n: PriceVersion, date })
}

/** Amount, tax and what is paid, in baht to the satang. Nothing while there is no sum to be parts. */
export function sums({ payable }: Slip): Data {
  if (!payable) return null
  const { WeightNet, SysPrice, SysTaxDeduction, Amount, Tax, Paid } = payable
  return {
    unit: t('term.baht'),
    rows: [
      line(t('term.amount'), money(Amount), {
        note: t('slip.computed', { kg: kilograms(WeightNet), price: money(SysPrice) }),
      }),
      line(t('term.tax.of', { percent: Number(SysTaxDeduction) }), money(decimal(Tax).times(-1))),
    ],
    paid: { label: t('term.paid'), value: money(Paid), words: bahtWords(Paid) },
  }
}

/** What was recorded with the price and is not part of it, in baht per kg; only what there is. */
export function recordedValues({ weight, origin }: Slip): string {
  const values: [string, Decimal | null | undefined][] = [
    [t('slip.shipping'), origin?.SysValuationShippingCost],
    [t('slip.consistency'), origin?.SysValuationLoyalty],
    [t('slip.returnRate'), weight.SysPalmReturn ? weight.SysValuationConditonQuality : null],
    [t('slip.bunchPrice'), weight.SysPalmPriceBunch],
    [t('slip.loosePrice'), weight.SysPalmPriceLoose],
  ]
  const parts = values.flatMap(([name, value]) => (value == null ? [] : `${name} ${money(value)}`))
  return parts.length > 0 ? t('slip.kept', { kept: joined(...parts) }) : ''
}
