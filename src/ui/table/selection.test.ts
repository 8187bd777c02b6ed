import { expect, test } from 'vitest'
import type { DataTableProps } from './column.ts'
import { setTicks, tickAll, tickBar, toggleTick } from './selection.ts'

const rows = ['a', 'b', 'c']

/** A page with a, b and c, of which c is blocked; what it ticks is kept in `ticked`. */
function page(ticked: string[], more: Partial<DataTableProps<string>['selection']> = {}) {
  const seen = { keys: ticked }
  const table: DataTableProps<string> = {
    label: 'rows',
    columns: [],
    rows,
    rowKey: (row) => row,
    rowName: (row) => row,
    selection: {
      keys: new Set(ticked),
      onChange: (keys) => {
        seen.keys = [...keys]
      },
      blocked: (row) => (row === 'c' ? 'why' : undefined),
      bar: (unseen) => `${unseen} unseen`,
      ...more,
    },
  }
  return { table, seen }
}

test('ticks of other pages stay when this page is ticked or cleared, and blocked rows take none', () => {
  const ticking = page(['z'])
  setTicks(ticking.table, rows, true)
  expect(ticking.seen.keys).toEqual(['z', 'a', 'b'])
  const clearing = page(['z', 'a', 'b'])
  setTicks(clearing.table, rows, false)
  expect(clearing.seen.keys).toEqual(['z'])
})

test('Ctrl+A ticks the filtered list, not only its page', () => {
  const { table, seen } = page([], { all: ['a', 'b', 'c', 'y'] })
  tickAll(table)
  expect(seen.keys).toEqual(['a', 'b', 'y'])
})

test('a row of which a part is ticked becomes ticked', () => {
  const { table, seen } = page(['a'], { half: new Set(['a']) })
  toggleTick(table, 'a')
  expect(seen.keys).toEqual(['a'])
})

test('the bar is there as soon as one row is ticked, and counts those that are not in sight', () => {
  expect(tickBar(page([]).table)).toBeNull()
  expect(tickBar(page(['a', 'y', 'z']).table)).toBe('2 unseen')
})
