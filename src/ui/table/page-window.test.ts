import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test.each([
  [0, 0, []],
  [0, 3, [0, 1, 2]],
  [0, 52, [0, 1, 2, 3, 4]],
  [10, 52, [8, 9, 10, 11, 12]],
  [51, 52, [47, 48, 49, 50, 51]],
  [60, 52, [47, 48, 49, 50, 51]],
])('page %i of %i', (page, pages, window) => {
  expect(pageWindow(page, pages)).toEqual(window)
})
