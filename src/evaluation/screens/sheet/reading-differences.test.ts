import { expect, test } from 'vitest'
import {
  byCorrection,
  differencesOf,
  isSuperseded,
  namesProductBefore,
  type Sheet,
  type WeightCorrection,
} from './reading-differences.ts'

const reading = {
  CarRegister: '80-1234 ตรัง',
  WeightIn: 15230,
  WeightOut: 6010,
  WeightNet: 9220,
  WeightTimeIn: '2026-11-20T14:05:00+07:00',
  Remark1: null,
} as Sheet['reading']

const sheet = (inForce: Partial<Sheet['reading']>, ...corrections: Partial<WeightCorrection>[]) =>
  ({ weight: { ...reading, ...inForce }, reading, corrections }) as Sheet

const corrected = { WeightIn: 15320, WeightNet: 9310 }
const officers = (more = {}): Partial<WeightCorrection> => ({
  Source: 'officer',
  Decision: 'accepted',
  Proposed: corrected,
  ...more,
})

test('there are no differences where the ticket has the values of the scale', () => {
  expect(differencesOf(sheet({}))).toEqual([])
  expect(differencesOf(sheet({ WeightTimeIn: '2026-11-20T07:05:00Z', Remark1: '' }))).toEqual([])
})

test('a value that an officer corrected is shown beside that of the scale, with the officer', () => {
  const differences = differencesOf(sheet(corrected, officers({ MadeBy: 'นลิน ใจดี' })))
  expect(differences).toMatchObject([
    { field: 'WeightIn', onScale: 15230, inForce: 15320, by: { MadeBy: 'นลิน ใจดี' } },
    { field: 'WeightNet', onScale: 9220, inForce: 9310, by: { MadeBy: 'นลิน ใจดี' } },
  ])
  expect(byCorrection(differences)).toHaveLength(1)
})

test('of two corrections the one in force explains', () => {
  const earlier = officers({ MadeBy: 'คนก่อน', Proposed: { WeightIn: 15300, WeightNet: 9290 } })
  const [first] = differencesOf(sheet(corrected, officers({ MadeBy: 'คนหลัง' }), earlier))
  expect(first?.by?.MadeBy).toBe('คนหลัง')
})

test('a refused proposal explains why the old value is in force', () => {
  const refused = { Source: 'scale', Decision: 'refused', Proposed: { WeightIn: 15230 } } as const
  const [one] = differencesOf(sheet({ WeightIn: 15100 }, refused))
  expect(one).toMatchObject({ field: 'WeightIn', inForce: 15100, by: { Decision: 'refused' } })
})

test('a proposal that a newer reading overtook was refused by nobody, and explains nothing', () => {
  const superseded = { Decision: 'refused', DecidedBy: null } as const
  expect(isSuperseded(superseded)).toBe(true)
  expect(isSuperseded({ ...superseded, DecidedBy: 'นลิน ใจดี' })).toBe(false)
  const proposed = { ...superseded, Source: 'scale', Proposed: { WeightIn: 15230 } } as const
  expect(differencesOf(sheet({ WeightIn: 15100 }, proposed))[0]?.by).toBeUndefined()
})

test('a proposed value is shown where it is decided', () => {
  const open = { Source: 'scale', Decision: 'open', Proposed: { WeightIn: 15230 } } as const
  expect(differencesOf(sheet({ WeightIn: 15100 }, open))).toEqual([])
})

test('the product type of a grading is that of before where a correction was accepted since', () => {
  const change = { Present: { ProductTypeName: 'ทะลาย' }, Proposed: { ProductTypeName: 'ร่วง' } }
  const accepted = { ...change, Decision: 'accepted' } as const
  const refused = { ...change, Decision: 'refused' } as const
  const weight = { ProductTypeName: 'ร่วง', SysProductType: 'ทะลาย' }
  expect(namesProductBefore({ weight, corrections: [accepted] })).toBe(true)
  expect(namesProductBefore({ weight, corrections: [refused] })).toBe(false)
  const own = { ...weight, SysProductType: 'ทะลายใหญ่' }
  expect(namesProductBefore({ weight: own, corrections: [accepted] })).toBe(false)
})
