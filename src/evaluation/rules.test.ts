import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal, payment, sum } from '../platform/money.ts'
import { computePrice, netPrice } from '../pricing/rules/terms.ts'
import type { Prices } from '../pricing/rules.ts'
import { gradeRange, lockOfOrder, returnPercent, returnRate, ticketState } from './rules.ts'

describe('grades to choose from', () => {
  test('follow the return and the special case, as the usual one does', () => {
    expect(gradeRange(false, false)).toEqual({ min: 18, max: 24, usual: 18 })
    expect(gradeRange(true, false)).toEqual({ min: 10, max: 23, usual: 10 })
    expect(gradeRange(false, true)).toEqual({ min: 10, max: 24, usual: 18 })
    expect(gradeRange(true, true)).toEqual({ min: 10, max: 24, usual: 10 })
  })

  test.each([
    ['no return', false, false, [18, 24], [17, 25]],
    ['a return', true, false, [10, 23], [9, 24]],
    ['a special case', false, true, [10, 24], [9, 25]],
    ['a special case that is returned', true, true, [10, 24], [9, 25]],
  ] as const)(
    '%s: the edges are in, the next percent is out',
    (_, isReturn, isSpecial, ins, outs) => {
      const { min, max } = gradeRange(isReturn, isSpecial)
      const isIn = (grade: number) => grade >= min && grade <= max
      expect(ins.map(isIn)).toEqual([true, true])
      expect(outs.map(isIn)).toEqual([false, false])
    },
  )
})

describe('the return rate', () => {
  test.each([
    [0, '0.00'],
    ['0.01', '0.00'],
    ['0.99', '0.00'],
    [1, '0.20'],
    ['1.01', '0.20'],
    ['2.99', '0.20'],
    [3, '0.20'],
    ['3.01', '0.15'],
    ['5.99', '0.15'],
    [6, '0.15'],
    ['6.01', '0.10'],
    ['8.99', '0.10'],
    [9, '0.10'],
    ['9.01', '0.05'],
    ['11.99', '0.05'],
    [12, '0.05'],
    ['12.01', '0.00'],
    [50, '0.00'],
    [100, '0.00'],
    [-1, '0.00'],
    ['-0.01', '0.00'],
    ['-5.00', '0.00'],
    [null, '0.00'],
  ])('of %s %% is %s', (percent, rate) => {
    expect(returnRate(percent).toFixed(2)).toBe(rate)
  })

  /** Net and tare in kg, the exact percent, and what rounding half up makes of it. */
  test.each([
    [50_000, 49_503, 0.994, '0.99', '0.00'],
    [20_000, 19_801, 0.995, '1.00', '0.20'],
    [25_000, 24_249, 3.004, '3.00', '0.20'],
    [20_000, 19_399, 3.005, '3.01', '0.15'],
    [25_000, 23_499, 6.004, '6.00', '0.15'],
    [20_000, 18_799, 6.005, '6.01', '0.10'],
    [25_000, 22_749, 9.004, '9.00', '0.10'],
    [20_000, 18_199, 9.005, '9.01', '0.05'],
    [25_000, 21_999, 12.004, '12.00', '0.05'],
    [20_000, 17_599, 12.005, '12.01', '0.00'],
  ])('of net %i and tare %i kg: %f %% counts as %s, and gives %s', (...row) => {
    const [net, tare, exact, percent, rate] = row
    expect(
      decimal(net - tare)
        .times(100)
        .div(net)
        .toNumber(),
    ).toBe(exact)
    expect(returnPercent(true, net, tare)?.toFixed(2)).toBe(percent)
    expect(returnRate(returnPercent(true, net, tare)).toFixed(2)).toBe(rate)
  })

  const satang = fc.integer({ min: -20_000, max: 20_000 }).map((n) => decimal(n).div(100))

  test('is one of five, never below 0 and never above 0.20', () => {
    fc.assert(
      fc.property(satang, (percent) => {
        expect(['0.00', '0.05', '0.10', '0.15', '0.20']).toContain(returnRate(percent).toFixed(2))
      }),
    )
  })

  test('never rises with the percent, from 1 on', () => {
    const fromOne = fc.integer({ min: 100, max: 2_000 }).map((n) => decimal(n).div(100))
    fc.assert(
      fc.property(fromOne, fromOne, (one, other) => {
        const [less, more] = one.lte(other) ? [one, other] : [other, one]
        expect(returnRate(more).lte(returnRate(less))).toBe(true)
      }),
    )
  })
})

describe('the return percent', () => {
  test('is the share of the net weight above the vehicle’s light weight, rounded half up', () => {
    expect(returnPercent(true, '9220.00', '9000.00')?.toFixed(2)).toBe('2.39')
    expect(returnPercent(true, '10000', '0')?.toFixed(2)).toBe('100.00')
    expect(returnPercent(true, '0.01', '0.01')?.toFixed(2)).toBe('0.00')
  })

  test('is unknown without a return, a net weight or a tare', () => {
    expect(returnPercent(false, '9220', '6010')).toBeNull()
    expect(returnPercent(true, null, '6010')).toBeNull()
    expect(returnPercent(true, '0', '6010')).toBeNull()
    expect(returnPercent(true, '0.00', '6010')).toBeNull()
    expect(returnPercent(true, '-1', '6010')).toBeNull()
    expect(returnPercent(true, '9220', null)).toBeNull()
  })

  test('is below 0 for a vehicle that is heavier than its palm, which gives no rate', () => {
    const percent = returnPercent(true, '5000', '6010')
    expect(percent?.toFixed(2)).toBe('-20.20')
    expect(returnRate(percent).toFixed(2)).toBe('0.00')
  })

  test('is never above 100, and has two decimals at most', () => {
    const kg = fc.integer({ min: 0, max: 6_000_000 }).map((n) => decimal(n).div(100))
    fc.assert(
      fc.property(kg, kg, (net, tare) => {
        const percent = returnPercent(true, net, tare)
        expect(percent === null).toBe(net.eq(0))
        expect(percent?.lte(100) ?? true).toBe(true)
        expect(percent?.eq(percent.toFixed(2)) ?? true).toBe(true)
      }),
    )
  })
})

test('an order locks its tickets for good once its payable is set up', () => {
  expect(['IV', 'F'].map(lockOfOrder)).toEqual(['ticket.lockedFinal', 'ticket.lockedFinal'])
  const before = [null, 'S', 'A', 'CF', 'C', 'RC']
  expect(before.map(lockOfOrder)).toEqual(before.map(() => 'ticket.locked'))
})

describe('the worked tickets', () => {
  const worked: Prices = {
    rows: ['4.70', '4.95', '5.20', '5.45', '5.70'].map((price, step) => ({
      gradePercent: 16 + step,
      price,
    })),
    incrementPrice: '0.25',
    decrementPrice: '0.30',
    premiumPrice: null,
  }
  const shown = (...given: Parameters<typeof payment>) => {
    const { amount, tax, paid } = payment(...given)
    return [amount, tax, paid].map((baht) => baht.toFixed(2))
  }

  test('9,220 kg at grade 21, Silver and premium, are paid 6.20 a kg: 55,449.08', () => {
    const silver = { levelPrice: '0.05', isPremium: true }
    const price = netPrice(computePrice(worked, 21, silver)!.terms)
    expect(price.toFixed(2)).toBe('6.20')
    expect(shown(15_230 - 6010, price, '3')).toEqual(['57164.00', '1714.92', '55449.08'])
  })

  test('7,770 kg at 5.15 are paid 39,715.38, with the tax rounded half up', () => {
    const price = netPrice({ gradePrice: '4.95', levelPrice: '0.00', premium: '0.20' })
    expect(shown(7770, price, '0.75')).toEqual(['40015.50', '300.12', '39715.38'])
  })

  test('whatever is weighed and agreed: the parts of a day’s payments are its sums', () => {
    const ticket = fc.record({
      net: fc.integer({ min: 1, max: 99_999_900 }),
      price: fc.integer({ min: 0, max: 1_000 }),
      tax: fc.integer({ min: 0, max: 1_500 }),
    })
    fc.assert(
      fc.property(fc.array(ticket, { maxLength: 50 }), (day) => {
        const paid = day.map(({ net, price, tax }) =>
          payment(decimal(net).div(100), decimal(price).div(100), decimal(tax).div(100)),
        )
        const of = (part: 'amount' | 'tax' | 'paid') => sum(paid.map((one) => one[part]))
        expect(of('paid').plus(of('tax')).eq(of('amount'))).toBe(true)
      }),
    )
  })
})

test.each([
  [false, false, false, 'grade'],
  [false, false, true, 'grade'],
  [false, true, false, 'grade'],
  [false, true, true, 'grade'],
  [true, false, false, 'value'],
  [true, false, true, 'value'],
  [true, true, false, 'weigh-out'],
  [true, true, true, 'done'],
])('graded %s, priced %s, weighed out %s: a ticket waits for %s', (...row) => {
  const [isGraded, isValued, isWeighedOut, state] = row
  const facts = { isGraded, isValued, isWeighedOut }
  expect(ticketState({ isVoided: false, ...facts })).toBe(state)
  expect(ticketState({ isVoided: true, ...facts })).toBe('voided')
})
