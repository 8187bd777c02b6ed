import { breaksOf } from './list.js'

/** Money, ladders, grades and days: the pure rules; and the prices at the gate. */
export default [
  ...breaksOf(
    'src/identity/reads/access-keys.ts',
    ['src/pricing/writes/gate-links.test.ts'],
    [['a revoked link still shows the prices', '`active_$', '`$']],
  ),
  ...breaksOf(
    'src/platform/money.ts',
    ['src/platform/money.test.ts'],
    [
      ['amounts are cut, not rounded half up', 'Big.roundHalfUp', 'Big.roundDown'],
      [
        'tax is not rounded to the satang',
        'round(amount.times(taxPercent).div(100))',
        'amount.times(taxPercent).div(100)',
      ],
      ['tax is not withheld', 'paid: amount.minus(tax)', 'paid: amount'],
    ],
  ),
  ...breaksOf(
    'src/pricing/rules.ts',
    ['src/pricing/rules.test.ts'],
    [
      [
        'a gap of a ladder climbs above its next row',
        'next !== undefined && steps > 0 && stepped.gt(next.price)',
        'false',
      ],
      [
        'a low grade has a price below 0',
        'const isCapped = stepped.lt(0)',
        'const isCapped = false',
      ],
      [
        'the premium that a product has of its own is forgotten',
        'productPremium ?? USUAL_PREMIUM',
        'USUAL_PREMIUM',
      ],
      ['every vendor is paid the premium', 'isPremiumVendor ? ', 'true ? '],
      [
        'a leap of exactly a tenth warns',
        '.gt(before.times(MAX_LEAP_PERCENT))',
        '.gte(before.times(MAX_LEAP_PERCENT))',
      ],
      [
        'versions differ by the order of their rows',
        'byGrade.sort(([one], [other]) => one - other)',
        '',
      ],
      [
        'a higher grade that is cheaper is not found',
        'price.lt(below.price)',
        'price.gt(below.price)',
      ],
    ],
  ),
  ...breaksOf(
    'src/evaluation/rules.ts',
    ['src/evaluation/rules.test.ts'],
    [
      ['a return of exactly 1 % has no rate', 'decimal(percent).lt(1)', 'decimal(percent).lte(1)'],
      [
        'a return of exactly 3, 6, 9 or 12 % is of the next band',
        'decimal(percent).lte(upTo)',
        'decimal(percent).lt(upTo)',
      ],
      [
        'the rate of 6 to 9 % is that of 3 to 6 %',
        "{ upTo: 9, rate: '0.10' }",
        "{ upTo: 9, rate: '0.15' }",
      ],
      [
        'return percent keeps three decimals',
        'div(netKg).times(100))',
        'div(netKg).times(100), 3)',
      ],
      [
        'returned palm may be graded 24 %',
        '{ min: 10, max: 23, usual }',
        '{ min: 10, max: 24, usual }',
      ],
      [
        'an order that is set up seems to let its tickets change again',
        "badge === 'IV' || badge === 'F'",
        "badge === 'F'",
      ],
    ],
  ),
  ...breaksOf(
    'src/platform/thai-date.ts',
    ['src/platform/thai-date.test.ts'],
    [
      [
        'a business day ends at midnight in London',
        'const UTC_PLUS_7 = 420 * MINUTE',
        'const UTC_PLUS_7 = 0 * MINUTE',
      ],
      ['two figures of a year are Christian', 'typed + 2500 - BUDDHIST_ERA', 'typed + 2000'],
      ['31 February is a day', 'return isInCalendar(day) && christian', 'return christian'],
    ],
  ),
  ...breaksOf(
    'src/vendors/rules.ts',
    ['src/vendors/rules.test.ts'],
    [
      ['the lowest level that is met is estimated', 'levels.findLast(', 'levels.find('],
      ['a tax of exactly 15 % is refused', 'tax.lte(MAX_TAX)', 'tax.lt(MAX_TAX)'],
      ['an account number of 15 figures is refused', '{10,15}', '{10,14}'],
      [
        'a month back from the 31st lands in the month after',
        'Math.min(date, last.getUTCDate())',
        'date',
      ],
    ],
  ),
]
