import { expect, test } from 'vitest'
import { mainAction, type RowAction } from './column.ts'

const action = (key: string, more: Partial<RowAction> = {}) => ({
  key,
  label: key,
  run: () => {},
  ...more,
})

test('the main action of a row is the first that neither destroys nor is quiet or under way', () => {
  const print = action('print', { quiet: true })
  const remove = action('delete', { danger: true })
  const busy = action('confirm', { disabled: true })
  expect(mainAction([remove, print, busy, action('open'), action('approve')])?.key).toBe('open')
  expect(mainAction([print, remove])).toBeUndefined()
  expect(mainAction([])).toBeUndefined()
})
