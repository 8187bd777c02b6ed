import { expect, test } from 'vitest'
import { shownColumns, withColumn, withoutList } from './shown-columns.ts'

const columns = [
  { key: 'number', tone: 'key' },
  { key: 'avl', spare: 1 },
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

test('what is chosen stays where there is little room', () => {
  expect(shownColumns(columns, ['avl'])[1]).toMatchObject({ key: 'avl', spare: undefined })
  expect(shownColumns(columns, undefined)[1]).toMatchObject({ key: 'avl', spare: 1 })
})

test('a column is hidden and shown again, other lists stay', () => {
  const others = { tokens: ['Name'] }
  const hidden = withColumn(others, 'orders', { key: 'avl', shown: ['number', 'avl'] })
  expect(hidden).toEqual({ tokens: ['Name'], orders: ['number'] })
  expect(withColumn(hidden, 'orders', { key: 'avl', shown: ['number'] })).toEqual({
    tokens: ['Name'],
    orders: ['number', 'avl'],
  })
})

test('a list forgets what was chosen for it', () => {
  expect(withoutList({ orders: ['number'], tokens: ['Name'] }, 'orders')).toEqual({
    tokens: ['Name'],
  })
})
