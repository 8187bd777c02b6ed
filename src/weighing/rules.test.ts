import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contradiction, effect, heard, saysNew, type Weighing } from './rules.ts'

const NOW = new Date('2026-11-20T14:00:00+07:00')
const IN: Weighing = {
  slip_number: null,
  registration: '80-1234 สุราษฎร์ธานี',
  customer_code: '10001',
  product_code: 'FFB-ESTATE',
  product_type_name: '',
  weight_in_kg: 15_230,
  time_in: new Date('2026-11-20T10:00:00+07:00'),
  weight_out_kg: null,
  time_out: null,
  weighed_by: null,
  remark: null,
}
const OUT = { ...IN, weight_out_kg: 6010, time_out: new Date('2026-11-20T10:40:00+07:00') }

const word = fc.constantFrom('', 'ก', 'ข')
const weighing: fc.Arbitrary<Weighing> = fc.record({
  slip_number: fc.option(word),
  registration: fc.constantFrom('A', 'B'),
  customer_code: fc.constantFrom('1', '2'),
  product_code: fc.constantFrom('FFB', 'LF'),
  product_type_name: word,
  weight_in_kg: fc.integer({ min: 0, max: 9 }),
  time_in: fc.constantFrom(new Date(1e12), new Date(2e12)),
  weight_out_kg: fc.option(fc.integer({ min: 0, max: 9 })),
  time_out: fc.option(fc.constantFrom(new Date(1e12), new Date(2e12))),
  weighed_by: fc.option(word),
  remark: fc.option(word),
})

test.each<[string, Partial<Weighing>, string | undefined]>([
  ['a full truck', {}, undefined],
  ['a truck that left', OUT, undefined],
  ['a kilogram of palm', { ...OUT, weight_out_kg: 15_229 }, undefined],
  ['no palm', { ...OUT, weight_out_kg: 15_230 }, 'scale.net'],
  ['an empty platform', { weight_in_kg: 0 }, 'scale.net'],
  ['out as it came in', { ...OUT, time_out: IN.time_in }, undefined],
  ['out before in', { ...OUT, time_out: new Date(IN.time_in.getTime() - 1) }, 'scale.order'],
  ['five minutes ahead', { time_in: new Date(NOW.getTime() + 300_000) }, undefined],
  ['more than that', { time_in: new Date(NOW.getTime() + 300_001) }, 'scale.future'],
  ['a weight out without its time', { weight_out_kg: 6010 }, 'scale.halfOut'],
  ['a time out without its weight', { time_out: NOW }, 'scale.halfOut'],
])('What contradicts itself: %s', (_name, change, key) => {
  expect(contradiction({ ...IN, ...change }, NOW)?.key).toBe(key)
})

test('The way out fills a ticket; another weight changes it, and is only proposed where it is protected', () => {
  expect(effect(OUT, IN, true)).toBe('updated')
  expect(effect(IN, OUT, false)).toBe('unchanged')
  expect(effect({ ...OUT, weight_out_kg: 6110 }, OUT, false)).toBe('updated')
  expect(effect({ ...OUT, weight_out_kg: 6110 }, OUT, true)).toBe('proposed')
})

test('Once heard, a reading says nothing new, and nothing that was known is lost', () => {
  fc.assert(
    fc.property(weighing, weighing, (known, reading) => {
      const after = heard(known, reading)
      expect(saysNew(reading, after)).toEqual([])
      expect(effect(reading, after, true)).toBe('unchanged')
      for (const field of ['slip_number', 'weight_out_kg', 'remark'] as const) {
        if (known[field]) expect(after[field]).not.toBeNull()
      }
    }),
  )
})

test('A protected ticket keeps every value that it has', () => {
  fc.assert(
    fc.property(weighing, weighing, (known, reading) => {
      if (effect(reading, known, true) !== 'updated') return
      const after = heard(known, reading)
      for (const [field, value] of Object.entries(known)) {
        if (value !== null && value !== '') expect(after[field as keyof Weighing]).toEqual(value)
      }
    }),
  )
})
