import { expect, test } from 'vitest'
import { changedRows, stableRows } from './stable-rows.ts'

interface Row {
  key: string
  words: string
}

const SIZE = 4
const keyOf = ({ key }: Row) => key

/** Rows 'a' to 'd' by their letters; a capital says something else than its small one. */
function rows(letters: string): Row[] {
  return [...letters].map((letter) => ({ key: letter.toLowerCase(), words: letter }))
}

function hold(seen: string, now: string, isFirst = true) {
  const kept = stableRows(rows(seen), rows(now), keyOf, { size: SIZE, isFirst })
  return {
    rows: kept.rows.map(({ words }) => words).join(''),
    gone: [...kept.gone].join(''),
    fresh: kept.fresh,
    differs: kept.differs,
  }
}

test('a row that changed says so where it stands', () => {
  expect(hold('abcd', 'aBcd')).toEqual({ rows: 'aBcd', gone: '', fresh: 0, differs: false })
})

test('new rows wait, and do not send off those that they push over the edge', () => {
  expect(hold('abcd', 'xyAb')).toEqual({ rows: 'Abcd', gone: '', fresh: 2, differs: true })
  expect(hold('abc', 'axbc')).toEqual({ rows: 'abc', gone: '', fresh: 1, differs: true })
  expect(hold('ab', 'abx')).toEqual({ rows: 'ab', gone: '', fresh: 1, differs: true })
})

test('a row that left stays, and the one that follows from the next page is not new', () => {
  expect(hold('abcd', 'acde')).toEqual({ rows: 'abcd', gone: 'b', fresh: 0, differs: true })
  expect(hold('abcd', 'abce')).toEqual({ rows: 'abcd', gone: 'd', fresh: 0, differs: true })
  expect(hold('abc', 'ab')).toEqual({ rows: 'abc', gone: 'c', fresh: 0, differs: true })
})

test('rows come and go at once', () => {
  expect(hold('abcd', 'xacd')).toEqual({ rows: 'abcd', gone: 'b', fresh: 1, differs: true })
})

test('what moved to the page before has not left', () => {
  expect(hold('abcd', 'bcde', false)).toMatchObject({ gone: '', fresh: 0, differs: true })
  expect(hold('abcd', 'bcde')).toMatchObject({ gone: 'a', fresh: 0, differs: true })
})

test('another order is kept too', () => {
  expect(hold('abc', 'cab')).toEqual({ rows: 'abc', gone: '', fresh: 0, differs: true })
})

test('a page of which nothing stayed waits as a whole', () => {
  expect(hold('abcd', 'wxyz')).toEqual({ rows: 'abcd', gone: 'abcd', fresh: 4, differs: true })
  expect(hold('ab', '')).toEqual({ rows: 'ab', gone: 'ab', fresh: 0, differs: true })
})

test('rows that are new or changed are found', () => {
  expect([...changedRows(rows('abc'), rows('xaBc'), keyOf)]).toEqual(['x', 'b'])
  expect(changedRows(rows('abc'), rows('cba'), keyOf).size).toBe(0)
})
