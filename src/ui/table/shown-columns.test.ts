import { expect, test } from 'vitest'
import { orderOf, shownColumns, withMoved, withoutList } from './shown-columns.ts'

const columns = [
  { key: 'number', tone: 'key' },
  { key: 'avl', dropOrder: 1 },
  { key: 'creator', hidden: true },
  { key: 'state' },
] as const
const keys = (chosen?: string[]) => shownColumns(columns, chosen).map(({ key }) => key)

test('without a choice a list shows what is not hidden at first', () => {
  expect(keys()).toEqual(['number', 'avl', 'state'])
})

test('what is chosen is shown in the order of the choice, the key always', () => {
  expect(keys(['number', 'state', 'creator'])).toEqual(['number', 'state', 'creator'])
  expect(keys(['state', 'number'])).toEqual(['state', 'number'])
  expect(keys(['creator'])).toEqual(['number', 'creator'])
  expect(keys(['gone'])).toEqual(['number'])
})

test('what is not shown stands at its place in the list', () => {
  expect(orderOf(columns, ['number', 'state'])).toEqual(['number', 'avl', 'creator', 'state'])
  expect(orderOf(columns, ['state', 'number'])).toEqual(['avl', 'creator', 'state', 'number'])
})

test('a column changes places with its neighbour', () => {
  expect(withMoved(['number', 'avl', 'state'], 'state', -1)).toEqual(['number', 'state', 'avl'])
  expect(withMoved(['number', 'avl', 'state'], 'number', 1)).toEqual(['avl', 'number', 'state'])
})

test('a list drops what was chosen for it', () => {
  expect(withoutList({ orders: ['number'], tokens: ['Name'] }, 'orders')).toEqual({
    tokens: ['Name'],
  })
})
