import { expect, test } from 'vitest'
import { columnKey, matchColumns } from './columns.ts'

const NAMES = {
  VendorAccountNumber: ['รหัสผู้ขาย', 'vendor code'],
  ValueDistanceFactory: ['ระยะทาง', 'distance'],
  ValueFD7: ['D7', 'มิติ 7'],
}

test.each([
  ['VendorAccountNumber', 'VendorAccountNumber'],
  ['รหัส ผู้ขาย', 'VendorAccountNumber'],
  ['VENDOR_CODE', 'VendorAccountNumber'],
  ['ระยะทาง (กม.)', 'ValueDistanceFactory'],
  ['Distance [km]', 'ValueDistanceFactory'],
  ['มิติ ๗', 'ValueFD7'],
  ['d-7', 'ValueFD7'],
  ['เบอร์โทร', undefined],
  ['', undefined],
])('“%s” is %s', (header, field) => {
  expect(matchColumns([header], NAMES)).toEqual([{ header, field, isSecond: false }])
})

test('Of two columns for one field the first is taken, and the second says so', () => {
  expect(matchColumns(['D7', 'x', 'มิติ 7'], NAMES)).toEqual([
    { header: 'D7', field: 'ValueFD7', isSecond: false },
    { header: 'x', field: undefined, isSecond: false },
    { header: 'มิติ 7', field: undefined, isSecond: true },
  ])
})

test('The key of a name keeps the vowels and tones that tell Thai words apart', () => {
  expect(columnKey('ที่อยู่')).not.toBe(columnKey('ทีอยู'))
})
