import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  changedFields,
  contradiction,
  type Effect,
  effect,
  FIELDS,
  merge,
  type TicketOnRecord,
  type Weighing,
} from './rules.ts'

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
])('What contradicts itself: %s', (_name, change, code) => {
  expect(contradiction({ ...IN, ...change }, NOW)?.code).toBe(code)
})

const known = (ticket: Weighing, more: Partial<TicketOnRecord> = {}): TicketOnRecord => ({
  ticket,
  latestReading: ticket,
  open: {},
  isProtected: true,
  ...more,
})

test('Of a ticket that nothing protects, a reading fills and changes alike', () => {
  const wayOut = { weight_out_kg: OUT.weight_out_kg, time_out: OUT.time_out }
  const free = { isProtected: false }
  expect(effect(OUT, known(IN, free))).toEqual({ applied: wayOut, proposed: {} })
  const changed = { ...OUT, weight_out_kg: 6110, remark: 'x' }
  const applied = { weight_out_kg: 6110, remark: 'x' }
  expect(effect(changed, known(OUT, free))).toEqual({ applied, proposed: {} })
})

const NOTED = { ...IN, remark: 'ทะเบียนเลือน' }
const WAY_OUT = { weight_out_kg: OUT.weight_out_kg, time_out: OUT.time_out }

test.each<[string, Partial<Weighing>, Effect]>([
  ['nothing', {}, { applied: {}, proposed: {} }],
  ['only fills', WAY_OUT, { applied: WAY_OUT, proposed: {} }],
  ['only changes', { remark: 'x' }, { applied: {}, proposed: { remark: 'x' } }],
  ['a remark', { ...WAY_OUT, remark: 'x' }, { applied: WAY_OUT, proposed: { remark: 'x' } }],
  [
    'another plate',
    { ...WAY_OUT, registration: '81-1' },
    { applied: WAY_OUT, proposed: { registration: '81-1' } },
  ],
  ...(
    [
      { customer_code: '2' },
      { product_code: 'FFB-RAMP' },
      { weight_in_kg: 15_320 },
      { time_in: new Date('2026-11-20T10:01:00+07:00') },
    ] as const
  ).map((change): [string, Partial<Weighing>, Effect] => [
    `fills, and another ${Object.keys(change)}`,
    { ...WAY_OUT, ...change, slip_number: '1' },
    { applied: {}, proposed: { ...WAY_OUT, ...change, slip_number: '1' } },
  ]),
])('What a protected ticket takes of a reading that says: %s', (_name, says, does) => {
  expect(effect({ ...NOTED, ...says }, known(NOTED))).toEqual(does)
})

test('A scale that repeats itself undoes no correction, of whatever ticket', () => {
  const corrected = { ...OUT, weight_out_kg: 6500 }
  for (const isProtected of [true, false]) {
    const ticket = known(corrected, { latestReading: OUT, isProtected })
    expect(effect(OUT, ticket)).toEqual({ applied: {}, proposed: {} })
    const noted = effect({ ...OUT, remark: 'x' }, ticket)
    expect(noted).toEqual({ applied: { remark: 'x' }, proposed: {} })
  }
})

test('What is proposed later joins what waits, or takes its place', () => {
  const waiting = { latestReading: { ...OUT, weight_out_kg: 6110 }, open: { weight_out_kg: 6110 } }
  const proposed = (says: Partial<Weighing>) =>
    effect({ ...OUT, weight_out_kg: 6110, ...says }, known(OUT, waiting)).proposed
  expect(proposed({ registration: '81-1' })).toEqual({ weight_out_kg: 6110, registration: '81-1' })
  expect(proposed({ weight_out_kg: 6210 })).toEqual({ weight_out_kg: 6210 })
  expect(proposed({ weight_out_kg: OUT.weight_out_kg })).toEqual({})
})

test('A scale that takes a change back gives the ticket what waited with it', () => {
  const wrong = { ...OUT, customer_code: '2' }
  const first = effect(wrong, known(IN))
  expect(first).toEqual({ applied: {}, proposed: { ...WAY_OUT, customer_code: '2' } })
  const again = effect(OUT, known(IN, { latestReading: wrong, open: first.proposed }))
  expect(again).toEqual({ applied: WAY_OUT, proposed: {} })
  const refused = effect(OUT, known(IN, { latestReading: wrong }))
  expect(refused).toEqual({ applied: WAY_OUT, proposed: {} })
})

test('Once merged, a reading says nothing new, and nothing that was known is lost', () => {
  fc.assert(
    fc.property(weighing, weighing, (known, reading) => {
      const after = merge(known, reading)
      expect(changedFields(reading, after)).toEqual([])
      for (const field of ['slip_number', 'weight_out_kg', 'remark'] as const) {
        if (known[field]) expect(after[field]).not.toBeNull()
      }
    }),
  )
})

test('A protected ticket keeps every value that it has, and everything filled is applied or waits', () => {
  fc.assert(
    fc.property(weighing, weighing, (ticket, reading) => {
      const { applied, proposed } = effect(reading, known(ticket))
      expect(Object.keys(applied).filter((field) => field in proposed)).toEqual([])
      expect({ ...ticket, ...applied, ...proposed }).toEqual(merge(ticket, reading))
      for (const field of FIELDS.filter((one) => one in applied)) {
        expect([null, '']).toContain(ticket[field])
      }
    }),
  )
})

test('A reading merged a second time changes nothing more', () => {
  fc.assert(
    fc.property(weighing, weighing, fc.boolean(), (ticket, reading, isProtected) => {
      const { applied, proposed } = effect(reading, known(ticket, { isProtected }))
      const after = { ...ticket, ...applied }
      const again = known(after, {
        latestReading: merge(ticket, reading),
        open: proposed,
        isProtected,
      })
      expect(effect(reading, again).proposed).toEqual(proposed)
    }),
  )
})
