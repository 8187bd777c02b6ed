import { describe, expect, test } from 'vitest'
import {
  type Identified,
  type IdentifiedTicket,
  IMPORT_NUMBERING,
  identify,
  identityOf,
  isSameTruck,
  type Numbering,
  numberPeriod,
  type ReadingIdentity,
  type TruckMarks,
} from './identity.ts'

const at = (time: string) => new Date(`2026-11-${time}+07:00`)
const MARKS: TruckMarks = {
  registration: '70-4111 ตรัง',
  time_in: at('24T08:00:00'),
  weight_in_kg: 20_000,
  slip_number: null,
}
const NEVER: Numbering = { token: 'A', restarts: 'never' }

function ticket(change: Partial<IdentifiedTicket & TruckMarks> = {}): IdentifiedTicket {
  const { scaleId = '8', identifiedBy = 'number', token = 'A', period = '', ...marks } = change
  return { scaleId, identifiedBy, token, period, marks: [{ ...MARKS, ...marks }] }
}

const reading = (change: Partial<ReadingIdentity> = {}): ReadingIdentity => ({
  ...MARKS,
  scaleId: '8',
  ...change,
})

type Found = Identified<IdentifiedTicket>
const named = ({ same, other, by }: Found) => (same ? 'same' : other ? `other by ${by}` : 'new')
const byNumber = (one: ReadingIdentity, numbering: Numbering, known = ticket()) =>
  named(identify(one, numbering, { numbered: [known], slipped: [], near: [] }))

describe('one truck', () => {
  test.each<[string, Partial<TruckMarks>, boolean]>([
    ['alike in all', {}, true],
    ['with another plate', { registration: '82-5111 ตรัง' }, true],
    ['with another weight', { weight_in_kg: 20_010 }, true],
    ['a minute later', { time_in: at('24T08:01:00'), weight_in_kg: 19_000 }, true],
    [
      'a minute and a second later, heavier',
      { time_in: at('24T08:01:01'), weight_in_kg: 1 },
      false,
    ],
    ['on another day', { time_in: at('25T08:00:00') }, true],
    ['on another day, heavier', { time_in: at('25T08:00:00'), weight_in_kg: 20_010 }, false],
    [
      'with another plate on another day',
      { registration: '82-5111', time_in: at('25T08:00') },
      false,
    ],
    ['in another spelling', { registration: '๗๐–๔๑๑๑ตรัง', weight_in_kg: 1 }, true],
    ['without its province', { registration: '704111', weight_in_kg: 1 }, true],
    ['of another province', { registration: '70-4111 กระบี่', weight_in_kg: 1 }, false],
  ])('%s', (_name, change, isSame) => {
    expect(isSameTruck(MARKS, { ...MARKS, ...change })).toBe(isSame)
    expect(isSameTruck({ ...MARKS, ...change }, MARKS)).toBe(isSame)
  })
})

test('A number is one truck’s for ever, for a day of the mill or for a year', () => {
  const late = new Date('2026-12-31T17:00:00Z')
  expect(numberPeriod('never', late)).toBe('')
  expect(numberPeriod('daily', late)).toBe('2027-01-01')
  expect(numberPeriod('yearly', late)).toBe('2027')
  expect(numberPeriod('yearly', new Date(late.getTime() - 1))).toBe('2026')
})

describe('a number that is known', () => {
  const next = reading({
    registration: '82-5111 ตรัง',
    time_in: at('25T08:00:00'),
    weight_in_kg: 15_000,
  })
  test('is another truck of a scale that never starts again: it is asked about', () => {
    expect(byNumber(next, NEVER)).toBe('other by number')
    expect(byNumber(reading({ weight_in_kg: 20_010 }), NEVER)).toBe('same')
  })
  test('is a new truck on the next day of a scale that starts again each day', () => {
    const daily: Numbering = { token: 'A', restarts: 'daily' }
    const known = ticket({ period: '2026-11-24' })
    expect(byNumber(next, daily, known)).toBe('new')
    expect(byNumber({ ...next, time_in: at('24T20:00:00') }, daily, known)).toBe('other by number')
    expect(byNumber(reading(), daily, known)).toBe('same')
  })
  test('is asked about where plate and weight come again in another period, and only the way in may tell', () => {
    const daily: Numbering = { token: 'A', restarts: 'daily' }
    const known = ticket({ period: '2026-11-24' })
    const nextDay = reading({ time_in: at('25T08:00:00') })
    expect(byNumber(nextDay, daily, known)).toBe('other by number')
    expect(byNumber(nextDay, IMPORT_NUMBERING, known)).toBe('other by number')
    expect(byNumber(reading({ time_in: at('24T20:00:00') }), daily, known)).toBe('same')
    const midnight = ticket({ period: '2026-11-24', time_in: at('24T23:59:30') })
    const fixed = reading({ time_in: at('25T00:00:20'), registration: '82-5111 ตรัง' })
    expect(byNumber(fixed, daily, midnight)).toBe('same')
  })
  test('is the same truck also where the setting was another one then', () => {
    expect(byNumber(reading(), { token: 'A', restarts: 'daily' })).toBe('same')
    expect(byNumber(next, { token: 'A', restarts: 'daily' })).toBe('new')
  })
  test('is nobody’s in the numbering of another scale, but the same load is one ticket', () => {
    expect(byNumber(next, { token: 'B', restarts: 'never' })).toBe('new')
    expect(byNumber(reading(), { token: 'B', restarts: 'never' })).toBe('same')
    const perhaps = reading({ registration: '82-5111 ตรัง', time_in: at('24T08:00:40') })
    expect(byNumber(perhaps, { token: 'B', restarts: 'never' })).toBe('other by number')
    const known = { ...ticket(), marks: [MARKS, { ...MARKS, by: 'B' }] }
    expect(byNumber(perhaps, { token: 'B', restarts: 'never' }, known)).toBe('same')
    expect(byNumber(perhaps, NEVER, { ...ticket(), token: null })).toBe('same')
  })
  test('is asked about in a file, whatever scale had it', () => {
    expect(byNumber(next, IMPORT_NUMBERING)).toBe('other by number')
    expect(byNumber(next, IMPORT_NUMBERING, ticket({ period: '2026-11-25' }))).toBe(
      'other by number',
    )
    expect(byNumber(next, IMPORT_NUMBERING, ticket({ period: '2026-11-24' }))).toBe('new')
  })
  test('says nothing once a second truck under it was taken in', () => {
    const second = ticket({ period: '2026-11-24T01:00:00.000Z' })
    expect(byNumber(reading(), NEVER, second)).toBe('same')
    expect(byNumber(reading({ time_in: at('26T08:00:00') }), NEVER, second)).toBe('same')
    expect(byNumber(next, NEVER, second)).toBe('new')
  })
})

describe('a load that came by another door', () => {
  const bySlip = ticket({
    scaleId: 'SL-9001',
    identifiedBy: 'slip',
    token: 'A',
    slip_number: 'SL-9001',
  })
  const slip = reading({ scaleId: null, slip_number: 'SL-9001' })
  const slipped = (one: ReadingIdentity, numbering: Numbering, known = bySlip) =>
    named(identify(one, numbering, { numbered: [], slipped: [known], near: [] }))
  test('is one ticket by its slip', () => {
    expect(slipped(slip, IMPORT_NUMBERING)).toBe('same')
    expect(slipped({ ...slip, registration: '99-1' }, IMPORT_NUMBERING)).toBe('same')
    expect(slipped({ ...slip, scaleId: '17' }, IMPORT_NUMBERING)).toBe('same')
  })
  test('is asked about where its slip is another truck’s', () => {
    const other = { ...slip, registration: '99-1', weight_in_kg: 1 }
    expect(slipped(other, IMPORT_NUMBERING)).toBe('other by slip')
    expect(slipped(other, NEVER)).toBe('other by slip')
    expect(slipped({ ...other, scaleId: '17' }, NEVER)).toBe('other by slip')
    expect(slipped(other, { token: 'B', restarts: 'never' })).toBe('other by slip')
    const daily: Numbering = { token: 'A', restarts: 'daily' }
    expect(slipped({ ...other, time_in: at('25T08:00') }, daily)).toBe('new')
    expect(slipped({ ...slip, time_in: at('25T08:00') }, daily)).toBe('other by slip')
  })
  test('is its own where two scales have numbers, though their slips begin alike', () => {
    const numbered = ticket({ slip_number: 'A000001' })
    const other = reading({
      scaleId: '17',
      slip_number: 'A000001',
      registration: '99-1',
      weight_in_kg: 1,
    })
    expect(slipped(other, { token: 'B', restarts: 'never' }, numbered)).toBe('new')
    expect(slipped(other, NEVER, numbered)).toBe('other by slip')
    expect(slipped({ ...slip, slip_number: 'A000001', weight_in_kg: 1 }, NEVER, numbered)).toBe(
      'same',
    )
  })
  test('is asked about where a scale and a file have it under two numbers or slips, else it is one ticket', () => {
    const near = (one: ReadingIdentity, numbering: Numbering, known: IdentifiedTicket) =>
      named(identify(one, numbering, { numbered: [], slipped: [], near: [known] }))
    const ofFile = ticket({ token: null })
    expect(near(reading({ scaleId: '9' }), IMPORT_NUMBERING, ticket())).toBe('other by load')
    expect(near(reading({ scaleId: '9' }), NEVER, ofFile)).toBe('other by load')
    expect(near(reading({ scaleId: '9', weight_in_kg: 1 }), NEVER, ofFile)).toBe('new')
    const slip = reading({ scaleId: null, slip_number: 'OS-1' })
    expect(near(slip, IMPORT_NUMBERING, ticket({ slip_number: 'LS-1' }))).toBe('other by load')
    expect(near(slip, IMPORT_NUMBERING, ticket())).toBe('same')
    const said = { ...ofFile, marks: [MARKS, { ...MARKS, by: 'A' }] }
    expect(near(reading({ scaleId: '9' }), NEVER, said)).toBe('same')
  })
  test('is of no ticket any more that an officer gave to another truck', () => {
    const now = { ...MARKS, registration: '82-5111 ตรัง', time_in: at('24T09:00'), weight_in_kg: 1 }
    const known = { ...ticket(), marks: [now, { ...MARKS, by: 'A' }] }
    expect(byNumber(reading(), NEVER, known)).toBe('other by number')
    const corrected = { ...known, marks: [{ ...now, weight_in_kg: 20_000 }, MARKS] }
    expect(byNumber(reading(), NEVER, corrected)).toBe('same')
  })
  test('is one ticket by plate and way in, where neither number nor slip tells', () => {
    const near = (one: ReadingIdentity, numbering: Numbering, known: IdentifiedTicket) =>
      named(identify(one, numbering, { numbered: [], slipped: [], near: [known] }))
    const byTruck = ticket({ scaleId: '2026-11-24 08:00 70-4111 ตรัง', identifiedBy: 'truck' })
    const bare = reading({ scaleId: null })
    expect(near(bare, IMPORT_NUMBERING, ticket())).toBe('same')
    expect(near({ ...bare, weight_in_kg: 1 }, NEVER, byTruck)).toBe('same')
    expect(near({ ...bare, registration: '99-1' }, NEVER, byTruck)).toBe('same')
    expect(near({ ...bare, registration: '99-1' }, NEVER, ticket())).toBe('new')
    expect(near(reading({ scaleId: '9' }), NEVER, byTruck)).toBe('same')
    expect(near(reading({ scaleId: '9' }), NEVER, ticket())).toBe('new')
    const ofOther: Numbering = { token: 'B', restarts: 'never' }
    expect(near(reading({ scaleId: '9' }), ofOther, ticket())).toBe('new')
    const withSlip = reading({ scaleId: null, slip_number: 'SL-9', registration: '99-1' })
    expect(near(withSlip, NEVER, byTruck)).toBe('same')
    expect(near(withSlip, ofOther, byTruck)).toBe('new')
  })
})

test('A ticket without a number is called by its slip, else by its way in and plate', () => {
  expect(identityOf(reading())).toEqual({ identifiedBy: 'number', scaleId: '8' })
  expect(identityOf(reading({ scaleId: null, slip_number: 'S2/471' }))).toEqual({
    identifiedBy: 'slip',
    scaleId: 'S2/471',
  })
  expect(identityOf(reading({ scaleId: null }))).toEqual({
    identifiedBy: 'truck',
    scaleId: '2026-11-24 08:00 70-4111 ตรัง',
  })
})
