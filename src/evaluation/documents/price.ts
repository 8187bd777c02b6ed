import { bahtWords } from '../../platform/documents/baht-words.ts'
import type { Data } from '../../platform/documents/render-pdf.ts'
import { type Decimal, decimal } from '../../platform/money.ts'
import { businessDay, formatDay } from '../../platform/thai-date.ts'
import { difference, kilograms, money, NO_VALUE } from '../../ui/format.ts'
import type { Slip } from '../reads/slip.ts'
import { joined } from './joined.ts'
import { say } from './say.ts'

type Origin = NonNullable<Slip['origin']>

/** Every term of the price in baht per kg, where it comes from, and their sum. Nothing before it is priced. */
export function price({ weight, origin, payable }: Slip): Data {
  if (!origin) return null
  const { SysValuationPrice, SysValuationLevelPrice, SysValuationPremium } = weight
  const byHand = (given: Decimal | null, computed: Decimal) =>
    override(given, computed, weight.SysOfficerValuation)
  return {
    title: say('term.whyPrice'),
    unit: say('term.bahtPerKg'),
    rows: [
      {
        label: say('term.gradePrice.of', { g: origin.ProductGrade }),
        beside: ladderRow(origin),
        value: money(SysValuationPrice),
        note: joined(cappedWords(origin), byHand(SysValuationPrice, origin.ComputedPrice)),
      },
      {
        label: level(weight, origin),
        beside: byHand(SysValuationLevelPrice, origin.ComputedLevelPrice),
        value: difference(SysValuationLevelPrice),
        note: '',
      },
      {
        label: say('term.premium'),
        beside: byHand(SysValuationPremium, origin.ComputedPremium),
        value: difference(SysValuationPremium),
        note: '',
      },
    ],
    net: {
      label: say('term.netPrice'),
      beside: ladder(weight.ProductDataID, origin),
      value: money(payable?.SysPrice ?? weight.SysPrice),
      note: '',
    },
  }
}

/** With the name of the level that gave it: not where the seller was of another one then, or it was set by hand. */
function level(weight: Slip['weight'], { ComputedLevelPrice }: Origin): string {
  const { CustomerLevelName: name, CustomerLevelPrice, SysValuationLevelPrice } = weight
  const prices = [CustomerLevelPrice, SysValuationLevelPrice ?? ComputedLevelPrice]
  const isOfNow = prices.every((one) => decimal(one).eq(ComputedLevelPrice))
  if (!name || !isOfNow) return say('term.levelPrice')
  // One that a mill has named itself keeps its name.
  const known = say(`level.${name}` as 'level.Normal', { defaultValue: name })
  return say('term.levelPrice.of', { level: known })
}

/** Who set a term by hand, and what was computed; why is the mill's own business. */
function override(given: Decimal | null, computed: Decimal, officer: string | null): string {
  if (given === null || decimal(given).eq(computed)) return ''
  return say('slip.override', { officer: officer ?? NO_VALUE, computed: money(computed) })
}

/** The row that the price was read from and the steps from there: "ตารางราคา 20% 5.70 + 1 × 0.25". */
function ladderRow({ FromGrade, FromPrice, Steps, PerStep }: Origin): string {
  const row = say('slip.row', { g: FromGrade, price: money(FromPrice) })
  if (Steps === 0) return row
  return `${row} ${Steps > 0 ? '+' : '−'} ${Math.abs(Steps)} × ${money(PerStep)}`
}

/** Why the price is not what the steps come to. */
function cappedWords({ FromPrice, Steps, PerStep, ComputedPrice }: Origin): string {
  if (decimal(FromPrice).plus(decimal(PerStep).times(Steps)).eq(ComputedPrice)) return ''
  return say(Steps > 0 ? 'slip.heldAtNext' : 'slip.heldAtZero')
}

function ladder(product: string, { PriceVersion, Modified }: Origin): string {
  const date = formatDay(businessDay(new Date(Modified * 1000)), 'full', 'th')
  return say('slip.ladder', { product, n: PriceVersion, date })
}

/** Amount, tax and what is paid, in baht to the satang. Nothing while there is no sum to be parts. */
export function sums({ payable }: Slip): Data {
  if (!payable) return null
  const { WeightNet, SysPrice, SysTaxDeduction, Amount, Tax, Paid } = payable
  return {
    unit: say('term.baht'),
    rows: [
      {
        label: say('term.amount'),
        note: say('slip.computed', { kg: kilograms(WeightNet), price: money(SysPrice) }),
        value: money(Amount),
      },
      {
        label: say('term.tax.of', { percent: Number(SysTaxDeduction) }),
        note: '',
        value: money(decimal(Tax).times(-1)),
      },
    ],
    paid: { label: say('term.paid'), value: money(Paid), words: bahtWords(Paid) },
  }
}

/** What was recorded with the price and is not part of it, in baht per kg; only what there is. */
export function kept({ weight, origin }: Slip): string {
  const values: [string, Decimal | null | undefined][] = [
    [say('slip.shipping'), origin?.SysValuationShippingCost],
    [say('slip.consistency'), origin?.SysValuationLoyalty],
    [say('slip.returnRate'), weight.SysPalmReturn ? weight.SysValuationConditonQuality : null],
    [say('slip.bunchPrice'), weight.SysPalmPriceBunch],
    [say('slip.loosePrice'), weight.SysPalmPriceLoose],
  ]
  const parts = values.flatMap(([name, value]) => (value == null ? [] : `${name} ${money(value)}`))
  return parts.length > 0 ? say('slip.kept', { kept: joined(...parts) }) : ''
}
