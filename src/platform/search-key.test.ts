import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../tests/database.ts'
import { db } from './db.ts'
import { holdsTyped, numberKey, searchKey, typedKey } from './search-key.ts'

await openTestDatabase()

const TEXTS = [
  '82-1335 สุราษฎร์ธานี',
  '๘๒ – ๑๓๓๕',
  'BR691122-0923',
  'NBDPO-PL-6911-00012',
  'ลานเทสายใจ (สาขา 2)',
  'น้ำมันปาล์ม/ดี',
  'ยข 7068',
  '',
]

describe('the screens and the database find a text by the same', () => {
  test.each(TEXTS)('%j', async (text) => {
    const { rows } = await sql<{ key: string; number: string }>`
      select search_key(${text}) as key, number_key(${text}) as number`.execute(db())
    expect(rows).toEqual([{ key: searchKey(text), number: numberKey(searchKey(text)) }])
  })
})

test.each([
  ['AVL 20032', '20032'],
  ['avl20032', '20032'],
  ['ใบชั่ง 691122-0009', '6911220009'],
  ['ทะเบียนรถ ยข 7068', 'ยข7068'],
  ['PO 6911-00012', '691100012'],
  ['PO-0002', '0002'],
  ['POM-0002', 'pom0002'],
  ['AVLX-7', 'avlx7'],
  ['avl: X7', 'x7'],
  ['บ.ปาล์มทอง', 'ปาล์มทอง'],
  ['บริษัท ปาล์มทอง จก.', 'ปาล์มทอง'],
  ['Mr. Somchai', 'somchai'],
  ['Siam Palm Co Ltd', 'siampalm'],
  ['Siam Palm Co., Ltd.', 'siampalm'],
  ['Siam Palm, Ltd.', 'siampalm'],
  ['8 Co', '8co'],
  ['ลาน-เท', 'ลานเท'],
  ['ใบชั่ง', 'ใบชั่ง'],
  [' – ', ''],
  [null, ''],
])('of %j is looked for %j', (typed, key) => {
  expect(typedKey(typed)).toBe(key)
})

test('where nothing is typed every text is found', () => {
  expect(holdsTyped(' ', [null])).toBe(true)
  expect(holdsTyped('ยข7068', ['ยข 7068 กระบี่'])).toBe(true)
  expect(holdsTyped('ยข7069', ['ยข 7068 กระบี่', undefined])).toBe(false)
})
