import { expect, test } from 'vitest'
import { minutesIn, type PalmRecord, plateOf, ticketName } from './record.ts'

test('a plate stands apart from its province', () => {
  expect(plateOf('80-1234 สุราษฎร์ธานี')).toEqual({ plate: '80-1234', province: 'สุราษฎร์ธานี' })
  expect(plateOf('บท 4521 กระบี่')).toEqual({ plate: 'บท 4521', province: 'กระบี่' })
  expect(plateOf('70-4521/70-4522 ชุมพร').plate).toBe('70-4521/70-4522')
  expect(plateOf('80-1234')).toEqual({ plate: '80-1234', province: '' })
})

test('a truck without a slip goes by the number of the scale', () => {
  const record = { SequenceWeightOut: null, WeightScaleIDIn: 'IN691121-0047' } as PalmRecord
  expect(ticketName(record)).toBe('IN691121-0047')
  expect(ticketName({ ...record, SequenceWeightOut: '691121-0047' })).toBe('691121-0047')
})

test('waiting is counted in whole minutes and never below 0', () => {
  const record = { WeightTimeIn: '2026-11-20T14:00:00+07:00' } as PalmRecord
  expect(minutesIn(record, new Date('2026-11-20T15:24:59+07:00'))).toBe(84)
  expect(minutesIn(record, new Date('2026-11-20T13:59:00+07:00'))).toBe(0)
})
