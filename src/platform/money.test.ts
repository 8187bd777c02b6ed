import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal, payment, round, sum } from './money.ts'

const shown = (net: string | number, price: string | number, tax: string | number) => {
  const { amount, tax: withheld, paid } = payment(net, price, tax)
  return [amount.toFixed(2), withheld.toFixed(2), paid.toFixed(2)]
}

test('the two worked tickets pay to the satang', () => {
  expect(shown('9220.00', '6.20', '3.00')).toEqual(['57164.00', '1714.92', '55449.08'])
  expect(shown('7770.00', '5.15', '0.75')).toEqual(['40015.50', '300.12', '39715.38'])
})

test('half a satang goes up, also where binary floats would lose it', () => {
  expect(round('1.005').toFixed(2)).toBe('1.01')
  expect(round('2.675').toFixed(2)).toBe('2.68')
  expect(round('1.004999').toFixed(2)).toBe('1.00')
})

test('sums are exact', () => {
  expect(sum([0.1, 0.2]).eq('0.3')).toBe(true)
  expect(sum([]).eq(0)).toBe(true)
})

test('sums of texts with two decimals are those of exact decimals, whatever else is among them', () => {
  const text = fc
    .integer({ min: -999_999_999, max: 999_999_999 })
    .map((n) => decimal(n).div(100).toFixed(2))
  const other = fc.constantFrom<string | number>('0.125', '12345678.90', '7', 0.1, 3)
  fc.assert(
    fc.property(fc.array(fc.oneof(text, other)), (values) => {
      const exact = values.reduce((total, value) => total.plus(value), decimal(0))
      expect(sum(values).eq(exact)).toBe(true)
    }),
  )
})

const satang = (max: number) => fc.integer({ min: 0, max: max }).map((n) => decimal(n).div(100))

test('paid and tax are the amount, and neither is negative', () => {
  fc.assert(
    fc.property(satang(99_999_999), satang(1_500), satang(1_500), (net, price, percent) => {
      const { amount, tax, paid } = payment(net, price, percent)
      expect(paid.plus(tax).eq(amount)).toBe(true)
      expect(tax.gte(0) && paid.gte(0)).toBe(true)
      for (const value of [amount, tax, paid]) expect(value.eq(round(value))).toBe(true)
    }),
  )
})
