import { expect, test } from 'vitest'
import { shownColumns, withColumn, withoutList } from './shown-columns.ts'

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

test('what is chosen is shown in the order of the list, the key always', () => {
  expect(keys(['state', 'creator'])).toEqual(['number', 'creator', 'state'])
  expect(keys(['gone'])).toEqual(['number'])
})

test('what is chosen keeps its rank among those that go where there is little room', () => {
  expect(shownColumns(columns, ['avl'])[1]).toEqual({ key: 'avl', dropOrder: 1 })
})

const orders = { name: 'orders', columns }

test('a first choice starts from what the list shows by itself, also where it has no room for it', () => {
  expect(withColumn({}, orders, 'state')).toEqual({ orders: ['number', 'avl'] })
  expect(withColumn({}, orders, 'creator')).toEqual({
    orders: ['number', 'avl', 'state', 'creator'],
  })
})

test('a column is hidden and shown again, other lists stay', () => {
  const chosen = { tokens: ['Name'], orders: ['number', 'avl'] }
  const hidden = withColumn(chosen, orders, 'avl')
  expect(hidden).toEqual({ tokens: ['Name'], orders: ['number'] })
  expect(withColumn(hidden, orders, 'avl')).toEqual(chosen)
})

test('a list drops what was chosen for it', () => {
  expect(withoutList({ orders: ['number'], tokens: ['Name'] }, 'orders')).toEqual({
    tokens: ['Name'],
  })
})
