import { expect, test } from 'vitest'
import { extentOf } from './server-page.ts'

const capped = { total_page: 400, total_record: 10_000, total_capped: true }

test('a list that is counted is as long as the server says', () => {
  const page = { index_page: 11, total_page: 12, total_record: 300, data: rows(25) }
  expect(extentOf(page)).toEqual({ pages: 12, total: 300 })
})

test('past what is counted there is another page wherever this one is full', () => {
  expect(extentOf({ ...capped, index_page: 0, data: rows(25) }).pages).toBe(400)
  expect(extentOf({ ...capped, index_page: 399, data: rows(25) }).pages).toBe(401)
  expect(extentOf({ ...capped, index_page: 400, data: rows(25) })).toEqual({
    pages: 402,
    total: 10_025,
  })
})

test('past what is counted the list ends with the page that is not full', () => {
  const last = { ...capped, index_page: 455, data: rows(3) }
  expect(extentOf(last)).toEqual({ pages: 456, total: 11_378 })
  expect(extentOf({ ...capped, index_page: 456, data: [] }).pages).toBe(400)
})

function rows(n: number) {
  return Array.from({ length: n })
}
