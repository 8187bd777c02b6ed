import { expect, test } from 'vitest'
import { faultSentence } from '../reads/fault-sentence.ts'
import { readTicket } from './read-ticket.ts'

const TRUCK = {
  WeightScaleIDIn: 'A1',
  CarRegister: '80-1234 สุราษฎร์ธานี',
  CustomerDataID: '10001',
  CustomerName: 'สวนลุงเฉลิม',
  ProductDataID: 'FFB-ESTATE',
  WeightIn: 15_230,
  WeightTimeIn: '2026-11-20T10:00:00+07:00',
}
const NEGATIVE = { WeightOut: -1, WeightTimeOut: '2026-11-20T10:40:00+07:00' }
const LONG = 'ก'.repeat(101)
const BUDDHIST = { WeightTimeIn: '2569-11-20T10:00:00+07:00' }

/** What is sent, by which code it is refused, and what is said of it. */
const MALFORMED: [string, unknown, string, string][] = [
  ['no object', 'x', 'notTicket', 'This is not a ticket.'],
  ['a list', [], 'notTicket', 'This is not a ticket.'],
  ['nothing', null, 'notTicket', 'This is not a ticket.'],
  ['an empty plate', { CarRegister: ' ' }, 'missing', 'Vehicle reg. is missing.'],
  ['no plate', { CarRegister: undefined }, 'missing', 'Vehicle reg. is missing.'],
  ['a customer that is null', { CustomerDataID: null }, 'missing', 'AVL code is missing.'],
  ['a third decimal', { WeightIn: 15_230.123 }, 'decimals', 'Weight in has more than 2 decimals.'],
  ['a weight in words', { WeightIn: '15230' }, 'kilograms', 'Weight in must be a number'],
  ['a negative weight', NEGATIVE, 'kilograms', 'Weight out must be a number'],
  ['a ship', { WeightIn: 1_000_000 }, 'kilograms', 'from 0 to 999,999'],
  ['no offset', { WeightTimeIn: '2026-11-20T10:00:00' }, 'time', 'a date and time with its offset'],
  ['a year of the Buddhist era', BUDDHIST, 'time', 'Time in must be a date and time'],
  ['a long plate', { CarRegister: LONG }, 'tooLong', 'Vehicle reg. is longer than 100 characters.'],
  ['a number for a text', { CarRegister: 801234 }, 'text', 'Vehicle reg. is not a text'],
  ['a sign that cannot be kept', { Remark1: 'a\0' }, 'text', 'Remarks is not a text'],
  ['an unknown field', { Moisture: 3 }, 'unknownField', 'The field Moisture is not known.'],
]

test.each(MALFORMED)('A malformed ticket is refused: %s', (_, wrong, code, reason) => {
  const isTicket = typeof wrong === 'object' && wrong !== null && !Array.isArray(wrong)
  const { scaleId, fault } = readTicket(isTicket ? { ...TRUCK, ...wrong } : wrong)
  expect({ scaleId, code: fault?.code, field: fault?.field }).toEqual({
    scaleId: isTicket ? 'A1' : undefined,
    code: `scale.${code}`,
    field: isTicket ? Object.keys(wrong)[0] : undefined,
  })
  expect(faultSentence(fault!, 'en')).toContain(reason)
})
