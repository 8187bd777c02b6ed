import { expect, test } from 'vitest'
import type { Column } from '../column.ts'
import { cardLayout, compactLayout } from './card-layout.ts'

function column(key: string, more: Partial<Column<never>> = {}): Column<never> {
  return { key, header: key, width: 90, ...more }
}

const number = column('number', { tone: 'key', width: 172 })
const vendor = column('vendor', { width: undefined })
const state = column('state', { width: 208 })

const keysOf = (columns: readonly Column<never>[]) => columns.map(({ key }) => key)

test('a card has number, state and name, and four figures, without those that a table drops first', () => {
  const figures = ['a', 'b', 'c', 'd', 'e'].map((key) =>
    column(key, { right: true, dropOrder: key === 'b' ? 1 : undefined }),
  )
  const layout = cardLayout([number, vendor, ...figures, state])
  expect([layout.id?.key, layout.name?.key, layout.state?.key]).toEqual([
    'number',
    'vendor',
    'state',
  ])
  expect(keysOf(layout.figures)).toEqual(['a', 'c', 'd', 'e'])
})

test('figures that are too wide for a phone are left out, and what a column asks for is done', () => {
  const columns = [
    column('avl', { width: 236, card: 'line' }),
    column('note', { card: 'hide' }),
    column('wide', { width: 300 }),
    column('small', { tone: 'figure', right: true }),
    column('wanted', { card: 'figure', dropOrder: 1 }),
  ]
  const layout = cardLayout([number, vendor, ...columns])
  expect(keysOf(layout.lines)).toEqual(['avl'])
  expect(keysOf(layout.figures)).toEqual(['small', 'wanted'])
})

test('of what is ticked the last figure that counts stands at the right of the first line', () => {
  const columns = [
    column('tickets', { right: true }),
    column('amount', { right: true, tone: 'figure' }),
    column('age'),
  ]
  const layout = compactLayout([number, vendor, ...columns])
  expect(layout.sum?.key).toBe('amount')
  expect(keysOf(layout.figures)).toEqual(['tickets'])
  expect(keysOf(layout.rest)).toEqual(['age'])
})
