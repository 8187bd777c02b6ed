import { expect, test } from 'vitest'
import { sortFiles } from './files.ts'

const MB = 1024 * 1024

test.each([
  ['ผู้ขาย.XLS', 100, 'oldExcel'],
  ['รายงาน.pdf', 100, 'pdf'],
  ['photo.png', 100, 'type'],
  ['vendors', 100, 'type'],
  ['vendors.csv', 0, 'empty'],
  ['vendors.csv', 50 * MB + 1, 'tooLarge'],
])('%s of %i bytes is refused: %s', (name, size, why) => {
  expect(sortFiles([{ name, size }])).toEqual({ accepted: [], refused: [{ name, why }] })
})

test('files are accepted as far as they can be sent together, whatever the case of their ending', () => {
  const [one, two, three] = [
    { name: 'ผู้ขาย.XLSX', size: 50 * MB },
    { name: 'b.csv', size: 20 * MB },
    { name: 'c.TXT', size: 10 * MB },
  ]
  const { accepted, refused } = sortFiles([one, two, three])
  expect(accepted).toEqual([one, three])
  expect(refused).toEqual([{ name: 'b.csv', why: 'together' }])
})
