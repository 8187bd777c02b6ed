import { expect, test } from 'vitest'
import {
  alike,
  chooseField,
  chooseHidden,
  chooseKind,
  fix,
  fixAlike,
  fixedValue,
  isHiddenChosen,
  leaveOpenColumns,
  leaveOut,
  leftOutOf,
  takeBack,
} from './choices.ts'
import type { Fault, ImportRow, ImportTable, Preview } from './preview.ts'

const row = (Line: number) => ({ File: 'a.csv', Sheet: null, Line })

test('a row is left out once and taken back whole, and the others stay as they were', () => {
  const both = leaveOut(leaveOut({}, [row(2), row(3)]), [row(3)])
  expect(both.LeftOut).toEqual([row(2), row(3)])
  const [left] = leftOutOf(takeBack(both, [row(2)]))
  expect(leftOutOf(takeBack(both, [row(2)])).size).toBe(1)
  expect(left).toContain('3')
})

test('a line of one sheet is not that of another', () => {
  const sheets = leaveOut({}, [{ File: 'a.xlsx', Sheet: 'one', Line: 2 }])
  expect(takeBack(sheets, [{ File: 'a.xlsx', Sheet: 'two', Line: 2 }])).toEqual(sheets)
})

test('the last value that was put into a field counts, and other fields keep theirs', () => {
  const first = fix({}, [row(2), row(3)], 'FD7', 'A')
  const both = fix(fix(first, [row(2)], 'Level', 'Gold'), [row(2)], 'FD7', 'B')
  expect(fixedValue(both, row(2), 'FD7')).toBe('B')
  expect(fixedValue(both, row(3), 'FD7')).toBe('A')
  expect(fixedValue(both, row(2), 'Level')).toBe('Gold')
  expect(both.Mended).toHaveLength(3)
})

const column = (Header: string, Field: string | null, By: 'name' | 'hand' | null = null) => ({
  Header,
  Nth: 1,
  Field,
  By,
  Sample: [],
})
const table = (...Columns: ImportTable['Columns']): ImportTable => ({
  File: 'a.csv',
  Sheet: null,
  Encoding: 'UTF-8',
  Kind: 'vendors',
  Hidden: 0,
  Rows: 3,
  Columns,
  Missing: [],
  Faults: [],
})

test('a field is taken from the column that had it', () => {
  const matched = table(column('code', 'Account', 'name'), column('number', null))
  const [chosen] = chooseField({}, matched, column('number', null), 'Account').Tables ?? []
  expect(chosen?.Columns).toEqual([
    { Header: 'code', Nth: 1, Field: null },
    { Header: 'number', Nth: 1, Field: 'Account' },
  ])
})

test('of two columns of one header each has its own field', () => {
  const [first, second] = [column('weight', null), { ...column('weight', null), Nth: 2 }]
  const matched = table(first, second)
  const both = chooseField(chooseField({}, matched, first, 'In'), matched, second, 'Out')
  expect(both.Tables?.[0]?.Columns).toEqual([
    { Header: 'weight', Nth: 1, Field: 'In' },
    { Header: 'weight', Nth: 2, Field: 'Out' },
  ])
})

test('another kind forgets how the columns were matched', () => {
  const chosen = chooseField({}, table(column('code', null)), column('code', null), 'Account')
  expect(chooseKind(chosen, row(1), 'customers').Tables).toEqual([
    { File: 'a.csv', Sheet: null, Kind: 'customers' },
  ])
})

test('columns that nobody recognised are left out by going on, those by hand stay', () => {
  const open = table(column('code', 'Account', 'name'), column('phone', null), column('x', null))
  const byHand = chooseField({}, open, column('x', null), 'Name')
  const preview = {
    Tables: [
      table(column('code', 'Account', 'name'), column('phone', null), column('x', 'Name', 'hand')),
    ],
  } as Preview
  expect(leaveOpenColumns(byHand, preview).Tables?.[0]?.Columns).toEqual([
    { Header: 'x', Nth: 1, Field: 'Name' },
    { Header: 'phone', Nth: 1, Field: null },
  ])
})

test('faults that are read alike take each its own proposal', () => {
  const asked = (Line: number, Value: string, Proposal: string | null) =>
    ({
      ...row(Line),
      Kind: 'tickets',
      Outcome: 'faulty',
      Faults: [{ Field: 'WeightTimeIn', Value, Code: 'dayOrder', Params: {}, Proposal }],
    }) as unknown as ImportRow
  const rows = [
    asked(2, '03/04/2026 08:00', 'A'),
    asked(3, '03/04/2026 09:00', 'B'),
    asked(4, 'x', null),
  ]
  const fault = rows[0]!.Faults[0]!
  expect(alike(rows, 'tickets', fault)).toEqual(rows.slice(0, 2))
  expect(fixAlike({}, rows.slice(0, 2), fault).Mended).toEqual([
    { ...row(2), Field: 'WeightTimeIn', Value: 'A' },
    { ...row(3), Field: 'WeightTimeIn', Value: 'B' },
  ])
})

test('hidden rows stay chosen when a column is matched, and a change of them matches anew', () => {
  const one = table(column('รหัส', null))
  const chosen = chooseHidden({}, one, true)
  expect(isHiddenChosen(chosen, one)).toBe(true)
  expect(isHiddenChosen(chooseField(chosen, one, column('รหัส', null), 'Code'), one)).toBe(true)
  expect(isHiddenChosen(chooseHidden(chosen, one, false), one)).toBe(false)
})

test('rows that stay in are alike by kind, field, value and proposal', () => {
  const fault: Fault = { Field: 'FD7', Value: 'X', Code: 'unknown', Params: {}, Proposal: 'Y' }
  const rows: Pick<ImportRow, 'Kind' | 'Faults' | 'Outcome'>[] = [
    { Kind: 'vendors', Outcome: 'faulty', Faults: [fault] },
    { Kind: 'vendors', Outcome: 'faulty', Faults: [{ ...fault, Value: 'Z' }] },
    { Kind: 'customers', Outcome: 'faulty', Faults: [fault] },
    { Kind: 'vendors', Outcome: 'faulty', Faults: [{ ...fault, Field: 'Level' }, fault] },
    { Kind: 'vendors', Outcome: 'leftOut', Faults: [fault] },
  ]
  expect(alike(rows, 'vendors', fault)).toEqual([rows[0], rows[3]])
})
