import { expect, test } from 'vitest'
import { INITIAL } from '../../settings/rules.ts'
import type { Weighing } from '../rules.ts'
import { oddities } from './oddities.ts'

const now = new Date('2026-11-20T14:00:00+07:00')
const TRUCK: Weighing = {
  slip_number: '1',
  registration: '80-1234 ตรัง',
  customer_code: '10001',
  product_code: 'FFB-RAMP',
  product_type_name: '',
  weight_in_kg: 15_000,
  time_in: new Date('2026-11-20T10:00:00+07:00'),
  weight_out_kg: 6000,
  time_out: new Date('2026-11-20T10:40:00+07:00'),
  weighed_by: null,
  remark: null,
}
const nets = [9000, 9100, 8900, 9050, 8800]

function codes(part: Partial<Weighing>, usual: object = {}, before?: Weighing) {
  const found = oddities({ ...TRUCK, ...part }, before, { settings: INITIAL, nets, now, ...usual })
  return found.map(({ code, field }) => `${code} ${field}`)
}

test.each([
  ['as ever', {}, []],
  ['the least weight itself', { weight_in_kg: 9000, weight_out_kg: 100 }, []],
  [
    'an empty truck of 99 kg',
    { weight_in_kg: 9000, weight_out_kg: 99 },
    ['scale.oddWeight WeightOut'],
  ],
  ['80 t', { weight_in_kg: 80_000, weight_out_kg: 70_000 }, []],
  [
    '80,000.01 kg',
    { weight_in_kg: 80_000.01, weight_out_kg: 70_000 },
    ['scale.oddWeight WeightIn'],
  ],
  ['30 days old', { time_in: new Date('2026-10-21T14:00:00+07:00') }, []],
  [
    'a second older',
    { time_in: new Date('2026-10-21T13:59:59+07:00') },
    ['scale.oldWayIn WeightTimeIn'],
  ],
  ['a fifth of the median', { weight_in_kg: 7800 }, []],
  ['less than a fifth', { weight_in_kg: 7799 }, ['scale.oddNet WeightOut']],
  ['five times the median', { weight_in_kg: 51_000 }, []],
  ['more than five times', { weight_in_kg: 51_001 }, ['scale.oddNet WeightOut']],
  ['still inside', { weight_in_kg: 60_000, weight_out_kg: null, time_out: null }, []],
])('%s', (_, part, found) => expect(codes(part)).toEqual(found))

test('four weighings of a plate say nothing, nor does the age of opening tickets', () => {
  expect(codes({ weight_in_kg: 51_001 }, { nets: nets.slice(1) })).toEqual([])
  expect(codes({ time_in: new Date('2020-01-01T08:00:00+07:00') }, { now: null })).toEqual([])
})

test('the median is that of the last ten, of an even number the mean of the two in the middle', () => {
  const older = [...Array(10).fill(9000), ...Array(20).fill(100)]
  expect(codes({}, { nets: older })).toEqual([])
  expect(codes({ weight_in_kg: 6400 }, { nets: [1000, 1000, 1000, 3000, 3000, 3000] })).toEqual([])
  expect(codes({ weight_in_kg: 6399 }, { nets: [1000, 1000, 1000, 3000, 3000, 3000] })).toEqual([
    'scale.oddNet WeightOut',
  ])
})

test('what a ticket says already is asked about no more', () => {
  const heavy = { ...TRUCK, weight_in_kg: 90_000 }
  expect(codes(heavy, {}, heavy)).toEqual([])
  expect(codes({ ...heavy, weight_out_kg: 7000 }, {}, heavy)).toEqual(['scale.oddNet WeightOut'])
  expect(codes({ ...heavy, weight_out_kg: 85_000 }, { nets: [] }, heavy)).toEqual([
    'scale.oddWeight WeightOut',
  ])
})
