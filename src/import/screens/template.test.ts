import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv } from '../../platform/spreadsheets/read-csv.ts'
import { csvOf } from './template.ts'

const read = (text: string) => readCsv(new TextEncoder().encode(text)).rows[0]?.cells

test.each([
  '=1+2',
  '+66812345678',
  '-1+2',
  '@SUM(A1)',
  '=HYPERLINK("http://a.example","ข")',
  '="x"',
])('A spreadsheet does not compute “%s”, and it comes back as it was', (value) => {
  const text = csvOf([
    ['a', 'b'],
    [value, 'x'],
  ])
  expect(text).toMatch(/\n"?="/)
  expect(read(text)).toEqual([value, 'x'])
})

test.each(['0012', '012345678901', '184394000000'])('Excel keeps every figure of %s', (value) => {
  const text = csvOf([
    ['a', 'b'],
    [value, 'x'],
  ])
  expect(text).toContain(`"=""${value}"""`)
  expect(read(text)).toEqual([value, 'x'])
})

test('A number stays a number', () => {
  expect(csvOf([['-0.05', '0.10', '12']])).toBe('\uFEFF-0.05,0.10,12\r\n')
})

test('Any text comes back as it was', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'=+-@0,;"ก1 '), minLength: 1 })
  fc.assert(
    fc.property(cell, (value) => {
      fc.pre(value.trim() === value)
      expect(
        read(
          csvOf([
            ['a', 'b'],
            [value, 'x'],
          ]),
        ),
      ).toEqual([value, 'x'])
    }),
    { examples: [[',=",=']] },
  )
})
