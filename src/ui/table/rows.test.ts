import { expect, test } from 'vitest'
import type { Column } from './column.ts'
import { searchRows, sortRows } from './rows.ts'

interface Row {
  name: string
  kg?: number | null
}

const columns: Column<Row>[] = [
  { key: 'name', header: 'Name', value: ({ name }) => name },
  { key: 'kg', header: 'kg', width: 80, value: ({ kg }) => kg },
]
const rows: Row[] = [{ name: 'สวน 10', kg: 7 }, { name: 'สวน 9' }, { name: 'Rung', kg: 20 }]
const names = (found: readonly Row[]) => found.map(({ name }) => name)

test('a search finds what some column has, in any case, and all where nothing is typed', () => {
  expect(names(searchRows(rows, columns, ' RUN '))).toEqual(['Rung'])
  expect(names(searchRows(rows, columns, '7'))).toEqual(['สวน 10'])
  expect(searchRows(rows, columns, ' ')).toHaveLength(3)
})

test('numbers are sorted as such, in words too, and what is missing stands last either way', () => {
  expect(names(sortRows(rows.slice(0, 2), columns, 'name', false))).toEqual(['สวน 9', 'สวน 10'])
  expect(names(sortRows(rows, columns, 'kg', false))).toEqual(['สวน 10', 'Rung', 'สวน 9'])
  expect(names(sortRows(rows, columns, 'kg', true))).toEqual(['Rung', 'สวน 10', 'สวน 9'])
})

test('what the wire has as null is missing too', () => {
  const unpriced = [{ name: 'a', kg: null }, ...rows.slice(2), { name: 'b', kg: -3 }]
  expect(names(sortRows(unpriced, columns, 'kg', false))).toEqual(['b', 'Rung', 'a'])
  expect(names(sortRows(unpriced, columns, 'kg', true))).toEqual(['Rung', 'b', 'a'])
})

test('a column that is not there sorts nothing', () => {
  expect(sortRows(rows, columns, 'plate', false)).toEqual(rows)
})
