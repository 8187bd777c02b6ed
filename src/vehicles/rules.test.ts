import { expect, test } from 'vitest'
import { differencePercent, isOff } from './rules.ts'

test.each([
  ['6200.00', '6000.00', 3.33],
  ['5800', 6000, -3.33],
  ['6000.00', '6000.00', 0],
  ['6000.30', '6000.00', 0.01],
  ['1000', 60_000, -98.33],
])(
  'A vehicle that goes out with %s kg beside a tare of %s differs by %d %%',
  (out, tare, percent) => {
    expect(differencePercent(out, tare).toNumber()).toBe(percent)
  },
)

test.each([
  [null, false],
  [0, false],
  [3, false],
  [-3, false],
  [3.01, true],
  ['-3.01', true],
])('A difference of %s percent is looked at: %s', (percent, expected) => {
  expect(isOff(percent)).toBe(expected)
})
