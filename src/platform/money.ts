import Big from 'big.js'

/** Exact decimals: text as PostgreSQL's `numeric` gives it, a JSON number, or a Big. */
export type Decimal = string | number | Big

/** An exact decimal to compute with; binary floats are never summed. */
export function decimal(value: Decimal): Big {
  return new Big(value)
}

/** Rounds half up (away from zero) to `places` decimals; the one rounding of the product. */
export function round(value: Decimal, places = 2): Big {
  return decimal(value).round(places, Big.roundHalfUp)
}

/** Sum of exact decimals; 0 for none. What has two decimals, as money and weights have, is summed in whole hundredths. */
export function sum(values: Iterable<Decimal>): Big {
  let hundredths = 0
  let total = new Big(0)
  for (const value of values) {
    if (typeof value === 'string' && TWO_DECIMALS.test(value)) {
      hundredths += Number(value.replace('.', ''))
    } else total = total.plus(value)
  }
  return total.plus(new Big(hundredths).div(100))
}

/** Exact as a whole number of hundredths: a million of such still are. */
const TWO_DECIMALS = /^-?\d{1,7}\.\d\d$/

export interface Payment {
  amount: Big
  tax: Big
  paid: Big
}

/**
 * What a ticket pays, in baht to the satang: amount = net kg × baht per kg, tax = amount × percent / 100,
 * each rounded half up; paid = amount − tax (docs/rules.md, section 4).
 */
export function payment(netKg: Decimal, pricePerKg: Decimal, taxPercent: Decimal): Payment {
  const amount = round(decimal(netKg).times(pricePerKg))
  const tax = round(amount.times(taxPercent).div(100))
  return { amount, tax, paid: amount.minus(tax) }
}
