import { expect, test } from 'vitest'
import { entriesOf, firstRows, joinedChange, newValues } from './entries.ts'
import {
  type ImportRow,
  type ImportTable,
  isMatched,
  mayBeRight,
  needsMatching,
  type Preview,
  proposesItself,
} from './preview.ts'

const table = (part: Partial<ImportTable>): ImportTable => ({
  File: 'a.xlsx',
  Sheet: 'one',
  Encoding: null,
  Kind: 'vendors',
  Hidden: 0,
  Rows: 3,
  Columns: [],
  Missing: [],
  Faults: [],
  ...part,
})
const of = (...Tables: ImportTable[]) => ({ Tables }) as Preview
const column = (Field: string | null, By: 'name' | 'hand' | 'remembered' | null) => ({
  Header: 'h',
  Nth: 1,
  Field,
  By,
  Sample: [],
})

test.each([
  ['all is recognised', of(table({ Columns: [column('Account', 'name')] })), false],
  ['a column is not', of(table({ Columns: [column(null, null)] })), true],
  ['a column is left out by hand', of(table({ Columns: [column(null, 'hand')] })), false],
  ['one was left out before', of(table({ Columns: [column(null, 'remembered')] })), false],
  ['a required column is missing', of(table({ Missing: ['Account'] })), true],
  ['the kind cannot be told', of(table({ Kind: null })), true],
  ['another sheet has the rows', of(table({}), table({ Sheet: 'two', Kind: null })), false],
  ['another file has rows', of(table({}), table({ File: 'b.csv', Kind: null })), true],
  ['a sheet is empty', of(table({ Kind: null, Rows: 0 }), table({})), false],
])('where %s, columns are matched: %o %s', (_, preview, needed) => {
  expect(needsMatching(preview)).toBe(needed)
})

test('what is only odd may be said to be right, as it is proposed or beside another proposal', () => {
  const asked = (Code: string) => ({ ...fault, Code, Value: '60', Proposal: '60000' })
  expect(proposesItself(asked('oddWeight'))).toBe(true)
  expect(proposesItself(asked('tooLight'))).toBe(false)
  expect(mayBeRight('tickets', asked('tooLight'))).toBe(true)
  // A light vehicle has a least weight.
  expect(mayBeRight('vehicle_weights', asked('tooLight'))).toBe(false)
  expect(mayBeRight('vendors', asked('perTonne'))).toBe(true)
  expect(mayBeRight('vendors', asked('unknownD7'))).toBe(false)
})

test('rows are validated once a table is taken in and none lacks a column', () => {
  expect(isMatched(of(table({ Kind: null })))).toBe(false)
  expect(isMatched(of(table({ Missing: ['Account'] }), table({})))).toBe(false)
  expect(isMatched(of(table({}), table({ Kind: null, Missing: ['x'] })))).toBe(true)
})

const row = (part: Partial<ImportRow>): ImportRow => ({
  File: 'a.csv',
  Sheet: null,
  Line: 2,
  Kind: 'vendors',
  Key: 'V1',
  Name: 'กิตติ',
  Outcome: 'new',
  Faults: [],
  Changes: [],
  ...part,
})
const fault = { Field: 'FD7', Value: 'X', Code: 'unknown', Params: {}, Proposal: null }
const change = (Before: string | null, After: string | null) => ({
  Field: 'f',
  Before,
  After,
  Confirm: false,
})

test('each fault of a row has a line of its own, the first with the row', () => {
  const entries = entriesOf([row({ Outcome: 'faulty', Faults: [fault, fault] }), row({ Line: 3 })])
  expect(entries.map(({ isFirst }) => isFirst)).toEqual([true, false, true])
  expect(new Set(entries.map(({ key }) => key)).size).toBe(3)
})

test('short changes stand together, others in a line each', () => {
  const level = change('โกลด์', 'พรีเมียม')
  const account = { ...change('2142112345', '9801234999'), Confirm: true }
  const lines = (Changes: ImportRow['Changes']) =>
    entriesOf([row({ Outcome: 'changed', Changes })]).map(({ changes }) => changes)
  expect(lines([level, change('27', '31')])).toHaveLength(1)
  expect(lines([level, account])).toEqual([[level], [account]])
  expect(lines([level, change('ก'.repeat(30), 'ข'.repeat(30))])).toHaveLength(2)
})

test('all rows are shown by group with the first of each, those left out among the faulty', () => {
  const rows = [
    row({ Outcome: 'new', Line: 2 }),
    row({ Outcome: 'leftOut', Line: 3 }),
    row({ Outcome: 'new', Line: 4 }),
    row({ Outcome: 'faulty', Line: 5 }),
  ]
  const shown = firstRows(rows, { faulty: 9, changed: 9, new: 1, unchanged: 0 })
  expect(shown.map(({ Line }) => Line)).toEqual([3, 5, 2])
})

test('a new record says its values but its key and name, a change what was and what comes', () => {
  const values = [change(null, 'V1'), change(null, 'กิตติ'), change(null, 'SRT'), change(null, null)]
  expect(newValues(row({ Changes: values })).map(({ After }) => After)).toEqual(['SRT'])
  const ofTicket = ['ProductDataID', 'WeightTimeIn', 'WeightIn'].map((Field) => ({
    ...values[0]!,
    Field,
    After: Field,
  }))
  expect(newValues(row({ Kind: 'tickets', Changes: ofTicket })).map(({ Field }) => Field)).toEqual([
    'WeightIn',
    'WeightTimeIn',
    'ProductDataID',
  ])
  const both = joinedChange([change('โกลด์', 'พรีเมียม'), change(null, '31')])
  expect(both).toEqual({ before: 'โกลด์ · –', after: 'พรีเมียม · 31' })
})
