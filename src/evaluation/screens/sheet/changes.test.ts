import { describe, expect, test } from 'vitest'
import { createWords } from '../../../platform/i18n.ts'
import { terms } from '../../../platform/terms.ts'
import { TICKET_EVENTS } from '../../contract/sheet.ts'
import { words as evaluationWords } from '../../words.ts'
import { words } from '../words.ts'
import { changesOf, eventWord, type HistoryEvent } from './changes.ts'
import { FIELD_NAMES, fieldWords } from './fields.ts'

const allWords = { ...terms, ...evaluationWords, ...words }
const thai = createWords(allWords, 'th').t
const english = createWords(allWords, 'en').t

const event = (
  Action: HistoryEvent['Action'],
  Before: HistoryEvent['Before'],
  After: HistoryEvent['After'],
) => ({
  Action,
  Before,
  After,
  Reason: null,
})

/** What the history says of an event, in Thai. */
const shown = (...of: Parameters<typeof event>) =>
  changesOf(event(...of)).map(({ field, before, after }) => {
    const { word, value } = fieldWords(thai, 'th')
    return `${word(field)} ${value(field, before)} → ${value(field, after)}`
  })

test('a correction shows only the changed fields, before and after', () => {
  const before = { SysProductGrade: 18, SysPalmRipe: '90.00', SysLandNumber: null }
  const after = { SysProductGrade: 20, SysPalmRipe: 90, SysLandNumber: '' }
  expect(shown('correctGrade', before, after)).toEqual(['เปอร์เซ็นต์น้ำมัน 18% → 20%'])
})

test('weights, prices and times stand with their units, as the screens write them', () => {
  const before = { WeightIn: 15230, SysPrice: 5.2, WeightTimeIn: '2026-11-20T07:05:00Z' }
  const after = { WeightIn: 15230.5, SysPrice: 6, WeightTimeIn: '2026-11-20T14:06:00+07:00' }
  expect(shown('acceptCorrection', before, after)).toEqual([
    'เวลาเข้า 20 พ.ย. 2569 14:05 → 20 พ.ย. 2569 14:06',
    'น้ำหนักเข้า 15,230 กก. → 15,230.50 กก.',
    'ราคาสุทธิ 5.20 บาท/กก. → 6.00 บาท/กก.',
  ])
})

test('an instant written in another offset has not changed', () => {
  const times = [
    { WeightTimeIn: '2026-11-20T07:05:00Z' },
    { WeightTimeIn: '2026-11-20T14:05:00+07:00' },
  ]
  expect(shown('update', times[0]!, times[1]!)).toEqual([])
})

test('a void price shows its old value without its terms', () => {
  const price = { SysProductGrade: 18, SysPrice: 5.2, SysValuationPrice: 5.2, PriceVersion: 4 }
  const fields = changesOf(event('voidPrice', price, {})).map(({ field }) => field)
  expect(fields).toEqual(['SysPrice'])
})

test('an overridden price shows the computed value, and its reason once', () => {
  const before = { SysPrice: 5.2, SysValuationPrice: 5.2, OverrideReason: null }
  const own = { SysPrice: 5.5, SysValuationPrice: 5.5, OverrideReason: 'ตกลงไว้' }
  const corrected = event('correctPrice', before, { ...own, ComputedNetPrice: 5.2 })
  const fields = (Reason: string) => changesOf({ ...corrected, Reason }).map(({ field }) => field)
  const prices = ['SysPrice', 'ComputedNetPrice', 'SysValuationPrice']
  expect(fields('ตกลงไว้')).toEqual(prices)
  expect(fields('อ่านผิด')).toEqual([...prices, 'OverrideReason'])
})

test('of a new record only filled fields are shown', () => {
  const grading = { SysProductGrade: 18, SysPalmReturn: 0, SysPalmRipe: 92.5, SysIsRaining: 0 }
  const fields = changesOf(event('grade', {}, grading)).map(({ field }) => field)
  expect(fields).toEqual(['SysProductGrade', 'SysPalmRipe'])
})

test('the arrival of a ticket shows its truck and weights only', () => {
  const ticket = { CarRegister: '80-1234 ตรัง', CustomerName: 'สวนปาล์ม', WeightIn: 15230 }
  const fields = changesOf(event('create', {}, ticket)).map(({ field }) => field)
  expect(fields).toEqual(['CarRegister', 'WeightIn'])
})

test('an update that brings the weight out is the weighing out', () => {
  const word = (...of: Parameters<typeof event>) => thai(eventWord(event(...of)))
  expect(word('create', {}, { WeightIn: 15230 })).toBe('รับข้อมูลชั่งเข้า')
  expect(word('create', {}, { WeightIn: 15230, WeightOut: 6010 })).toBe('รับข้อมูลชั่งเข้าและชั่งออก')
  expect(word('update', { WeightOut: null }, { WeightOut: 6010 })).toBe('รับข้อมูลชั่งออก')
  expect(word('update', { WeightOut: 6010 }, { WeightOut: 6020 })).toBe('เครื่องชั่งส่งข้อมูลเพิ่ม')
})

describe.each([
  ['Thai', thai],
  ['English', english],
])('in %s', (_, t) => {
  test.each(TICKET_EVENTS)('%s has its words', (action) => {
    const key = eventWord(event(action, {}, {}))
    expect(t(key)).not.toBe(key)
  })

  test.each(FIELD_NAMES)('the field %s has its words', (field) => {
    const { word, value } = fieldWords(t, 'th')
    expect(word(field)).not.toMatch(/\.\w/)
    expect(value(field, null)).toBe('–')
  })
})

test('no two fields go by the same words but those of the truck, which an officer notes again', () => {
  const all = FIELD_NAMES.filter((field) => field !== 'SysCarLicense')
  for (const t of [thai, english]) {
    const words = all.map(fieldWords(t, 'th').word)
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  }
})
