import path from 'node:path'
import { expect, test } from 'vitest'
import { packageRoot } from '../platform/package-root.ts'

const { growsWithTheSquare } = await import(path.join(packageRoot, 'scripts/check/expressions.js'))

test.each([
  /^(\d+%?)*$/,
  /^[0\s]*00[0\s]*$/,
  /\[(?!h\])[^\]]*\]/g,
  /;(?=(?:[^"]*"[^"]*")*[^"]*$)/,
  /^ *([+-]?) *(\d+\.?\d*) *$/,
  /[\r\n]+$/,
])('The gate finds %s, which a text of a few letters holds up', (expression) => {
  expect(growsWithTheSquare(expression)).toBe(true)
})

test.each([/^(\d%?)*$/, /\[(?!h\])[^[\]]*\]/g, /"[^"]*"|;/g, /(?<![\r\n])[\r\n]+$/])(
  'The gate lets %s pass',
  (expression) => {
    expect(growsWithTheSquare(expression)).toBe(false)
  },
)
