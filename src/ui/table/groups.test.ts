import { expect, test } from 'vitest'
import { type Group, linesOf } from './groups.ts'

const groups: Group[] = [
  { key: 'first', title: 'Look first' },
  { key: 'plain', title: 'Plain' },
  { key: 'none', title: 'Nobody' },
]
const rows = ['plain 1', 'first 1', 'other 1', 'plain 2']
const groupOf = (row: string) => row.split(' ')[0] ?? ''

function shownAs(folded: string[]) {
  return linesOf(rows, groups, groupOf, new Set(folded)).map((line) =>
    'group' in line ? line.group.title : `${line.place} ${line.row}`,
  )
}

test('rows stand under their heads in the order of the groups, numbered as they stand', () => {
  expect(shownAs([])).toEqual([
    'Look first',
    '0 first 1',
    'Plain',
    '1 plain 1',
    '2 plain 2',
    '3 other 1',
  ])
})

test('a folded group keeps its head and the numbers of the others', () => {
  expect(shownAs(['plain'])).toEqual(['Look first', '0 first 1', 'Plain', '3 other 1'])
})

test('without groups the rows stand as they came', () => {
  const lines = linesOf(rows, undefined, groupOf, new Set())
  expect(lines.map((line) => 'row' in line && line.row)).toEqual(rows)
})
