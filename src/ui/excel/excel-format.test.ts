import { expect, test } from 'vitest'
import { numberFormat } from './excel-format.ts'

test.each([
  [2060, 0, '#,##0'],
  [1000.5, 0, '#,##0.00'],
  [18, 0, '#,##0'],
  [18.79, 0, '#,##0.00'],
  [5.5, 2, '#,##0.00'],
  [11433, 2, '#,##0.00'],
])('%f with at least %i decimals is shown as %s', (value, minDecimals, format) => {
  expect(numberFormat(value, minDecimals)).toBe(format)
})
