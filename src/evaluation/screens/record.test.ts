import { expect, test } from 'vitest'
import { ticketName } from '../rules/states.ts'
import { isStale, minutesIn, newest, type PalmRecord, plateOf } from './record.ts'

test('a registration is split into plate and province', () => {
  expect(plateOf('80-1234 สุราษฎร์ธานี')).toEqual({ plate: '80-1234', province: 'สุราษฎร์ธานี' })
  expect(plateOf('บท 4521 กระบี่')).toEqual({ plate: 'บท 4521', province: 'กระบี่' })
  expect(plateOf('70-4521/70-4522 ชุมพร').plate).toBe('70-4521/70-4522')
  expect(plateOf('80-1234')).toEqual({ plate: '80-1234', province: '' })
})

test('a ticket without a slip number is named by its weigh-in number', () => {
  const record = { SequenceWeightOut: null, WeightScaleIDIn: 'IN691121-0047' } as PalmRecord
  expect(ticketName(record)).toBe('IN691121-0047')
  expect(ticketName({ ...record, SequenceWeightOut: '691121-0047' })).toBe('691121-0047')
})

test('waiting is counted in whole minutes and never below 0', () => {
  const record = { WeightTimeIn: '2026-11-20T14:00:00+07:00' } as PalmRecord
  expect(minutesIn(record, new Date('2026-11-20T15:24:59+07:00'))).toBe(84)
  expect(minutesIn(record, new Date('2026-11-20T13:59:00+07:00'))).toBe(0)
})

test('the latest version wins, of equal versions the last one read', () => {
  const [old, now] = [{ Version: 3 }, { Version: 4 }] as PalmRecord[]
  expect(newest(now!, old)).toBe(now)
  expect(newest(old!, now, undefined)).toBe(now)
  const again = { ...now } as PalmRecord
  expect(newest(now!, again)).toBe(again)
})

test('a grade or a price of somebody else makes the record stale, a weighing does not', () => {
  const base = { SysProductGrade: null, EvaluatedAt: null, SysPrice: null, ValuedAt: null }
  const ticket = { ...base, WeightNet: null, Version: 1 } as PalmRecord
  expect(isStale(ticket, { ...ticket, WeightNet: 9220, Version: 2 })).toBe(false)
  const at = '2026-11-20T14:05:00+07:00'
  expect(isStale(ticket, { ...ticket, SysProductGrade: 20, EvaluatedAt: at })).toBe(true)
  const valued = { ...ticket, SysPrice: 6.2, ValuedAt: at }
  expect(isStale(ticket, valued)).toBe(true)
  expect(isStale(valued, ticket)).toBe(true)
})
