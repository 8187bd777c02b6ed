import { expect, test } from 'vitest'
import { matchColumns } from './columns.ts'
import { type Measure, oddKilograms, readMeasured, unitOfHeader } from './units.ts'

test.each<[header: string, measure: Measure, unit: string | undefined]>([
  ['น้ำหนักเข้า (ตัน)', 'kg', '1000'],
  ['น้ำหนักเข้า (t)', 'kg', '1000'],
  ['Gross weight [tonnes]', 'kg', '1000'],
  ['น้ำหนักเข้า ตัน', 'kg', '1000'],
  ['น้ำหนักเข้าตัน', 'kg', '1000'],
  ['น้ำหนักเข้า/ตัน', 'kg', '1000'],
  ['น้ำหนักเข้า (หน่วย: ตัน)', 'kg', '1000'],
  ['น้ำหนัก (เข้า) (ตัน)', 'kg', '1000'],
  ['น้ำหนักเข้า (กก.)', 'kg', '1'],
  ['weight_in_kg', 'kg', '1'],
  ['Weight in', 'kg', undefined],
  ['น้ำหนัก (เข้า)', 'kg', undefined],
  ['น้ำหนักเข้า (ครั้งที่ 1)', 'kg', undefined],
  ['น้ำหนักเข้า (ชั่งครั้งแรก)', 'kg', undefined],
  ['น้ำหนักเข้า ก.ก.', 'kg', '1'],
  ['ระยะทาง (ไป-กลับ)', 'km', undefined],
  ['น้ำหนักเข้า (เกวียน)', 'kg', 'unknown'],
  ['น้ำหนักเข้า (บาท)', 'kg', 'unknown'],
  ['ค่าขนส่ง (บาท/ตัน)', 'bahtPerKg', '0.001'],
  ['ค่าขนส่งต่อตัน', 'bahtPerKg', '0.001'],
  ['Shipping cost (THB/t)', 'bahtPerKg', '0.001'],
  ['ค่าขนส่ง (บาทต่อกิโลกรัม)', 'bahtPerKg', '1'],
  ['ค่าขนส่ง (สตางค์/กก.)', 'bahtPerKg', '0.01'],
  ['ค่าขนส่ง (บาท)', 'bahtPerKg', '1'],
  ['ค่าขนส่ง (บาท/เที่ยว)', 'bahtPerKg', 'unknown'],
  ['เกรด 18', 'bahtPerKg', undefined],
  ['17%', 'bahtPerKg', undefined],
  ['เกรด (%) 17 (บาท/กก.)', 'bahtPerKg', '1'],
  ['ระยะทาง (ไมล์)', 'km', '1.609344'],
  ['Distance (m)', 'km', '0.001'],
  ['ระยะทาง กม.', 'km', '1'],
  ['ภาษี (%)', 'percent', '1'],
  ['ภาษี (บาท)', 'percent', 'unknown'],
])('The column “%s” of %s counts in %s of its unit', (header, measure, unit) => {
  expect(unitOfHeader(header, measure)).toBe(unit)
})

test('A unit in a header hides no column', () => {
  const names = { weight: ['น้ำหนักเข้า', 'Gross weight'], distance: ['ระยะทาง'] }
  const headers = [
    'น้ำหนักเข้า (ตัน)',
    'น้ำหนักเข้า ตัน',
    'น้ำหนักเข้ากก.',
    'น้ำหนักเข้า ก.ก.',
    'Gross weight t',
    'gross_weight_kg',
  ]
  expect(headers.map((header) => matchColumns([header], names)[0]?.field)).toEqual(
    headers.map(() => 'weight'),
  )
})

test.each<
  [text: string, measure: Measure, ofHeader: string | undefined, value: string | undefined]
>([
  ['24.15', 'kg', '1000', '24150'],
  ['24.150', 'kg', '1000', '24150'],
  ['24.15 ตัน', 'kg', undefined, '24150'],
  ['๒๔.๑๕ ตัน', 'kg', '1', '24150'],
  ['24,150 กก.', 'kg', '1000', '24150'],
  ['24150 บาท', 'kg', undefined, undefined],
  ['100', 'bahtPerKg', '0.001', '0.1'],
  ['5755', 'bahtPerKg', '0.001', '5.755'],
  ['100 บาท/ตัน', 'bahtPerKg', undefined, '0.1'],
  ['฿5.70', 'bahtPerKg', undefined, '5.7'],
  ['20', 'km', '1.609344', '32.19'],
  ['20 ไมล์', 'km', undefined, '32.19'],
  ['0.75%', 'percent', undefined, '0.75'],
  ['6,5', 'kg', undefined, undefined],
])('“%s” of %s under a header of %s is %s', (text, measure, ofHeader, value) => {
  expect(readMeasured(text, measure, ofHeader)).toBe(value)
})

test.each<[typed: string, unit: string | undefined, odd: object | undefined]>([
  ['24.150', undefined, { isDot: true, proposal: '24150' }],
  ['1.024.150', undefined, { isDot: true, proposal: '1024150' }],
  ['24.150', '1000', undefined],
  ['24.15', undefined, { isDot: false, proposal: '24150' }],
  ['0.05', undefined, { isDot: false }],
  ['0', undefined, undefined],
  ['100', undefined, undefined],
  ['24150.50', undefined, undefined],
])('“%s” under a header of %s is odd as kilograms: %o', (typed, unit, odd) => {
  expect(oddKilograms(readMeasured(typed, 'kg', unit) ?? '0', typed, unit)).toEqual(odd)
})

test('A header with figures without end in its brackets names no unit that is known', () => {
  expect(unitOfHeader(`น้ำหนัก (${'0'.repeat(60)}x)`, 'kg')).toBe('unknown')
})
