import { expect, test } from 'vitest'
import { totalCells } from './field-columns.ts'

test('only columns that draw a figure have a sum: the label takes the names before them', () => {
  const columns = [
    { key: 'name', header: '', value: () => 'FFB' },
    { key: 'weight', header: '', cell: ({ weight }: { weight: number }) => `${weight}` },
  ]
  expect(totalCells(columns, { weight: 5 })).toEqual({ weight: '5' })
  expect(Object.keys(totalCells(columns, { weight: 5 }))).toEqual(['weight'])
})
