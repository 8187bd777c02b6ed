import { expect, test } from 'vitest'
import { changesText, reasonText, recordText, whoText } from './entry-text.ts'
import type { Reader } from './value-text.ts'
import { changedValues } from './values.ts'

const keys = (before: object, after: object) =>
  changedValues({ ...before }, { ...after }).map(({ key }) => key)

test('of a change only what differs is told, in the order of reading, and never ids of rows', () => {
  const before = {
    tax_percent: '3.00',
    bank_name: null,
    level_id: 1,
    vendor_id: 'x',
    net_price: '5.20',
  }
  const after = {
    tax_percent: '0.75',
    bank_name: 'BAAC',
    level_id: 1,
    vendor_id: 'y',
    net_price: 5.2,
  }
  expect(keys(before, after)).toEqual(['bank_name', 'tax_percent'])
})

test('of what is new all is told that there is, steps of a ladder each by itself and lists by their length', () => {
  const rows = [
    { gradePercent: '18.00', price: '5.20' },
    { gradePercent: '19.00', price: '5.60' },
  ]
  expect(keys({}, { version: 3, rows, premiumPrice: null })).toEqual([
    'version',
    'grade:18',
    'grade:19',
  ])
  expect(changedValues({}, { tickets: [1, 2, 3] })[0]).toMatchObject({ key: 'tickets', after: 3 })
})

test('every value named has a word, and one that nobody named keeps its own name', () => {
  expect(changedValues({}, { dimension_7: 'D7-001' })[0]?.name).toMatchObject({
    filling: { n: '7' },
  })
  expect(changedValues({}, { brandNew: 1 })[0]).toMatchObject({ key: 'brandNew', name: undefined })
})

const reader: Reader = { language: 'th', t: (key) => key }
const entry = {
  OfficerName: null,
  OfficerLastname: null,
  ScaleName: null,
  SystemAccount: null,
  Action: 'ticket.correctWeight',
  Entity: 'ticket',
  EntityID: '7',
  RecordName: '691121-0101',
  RecordDetail: '80-9961',
  Before: { weight_out_kg: '8940.00', bank_name: null },
  After: { weight_out_kg: '9420.00', bank_name: null },
  Reason: null,
}

test('an entry is told with units, before and after, and who did it', () => {
  expect(changesText(reader, entry, 3)).toBe('term.weightOut 8,940 term.kg → 9,420 term.kg')
  expect(whoText(reader, entry)).toBe('audit.system')
  expect(whoText(reader, { ...entry, ScaleName: 'เครื่องชั่ง 2' })).toBe('เครื่องชั่ง 2')
  expect(whoText(reader, { ...entry, SystemAccount: 'somchai@mill-pc' })).toBe('somchai@mill-pc')
  expect(whoText(reader, { ...entry, OfficerName: 'สุเทพ', OfficerLastname: 'จันทร์แก้ว' })).toBe(
    'สุเทพ จันทร์แก้ว',
  )
  expect(recordText(reader, entry)).toEqual(['691121-0101', '80-9961'])
})

test('a usual reason is told in words, in the language of the reader, and any other as it was given', () => {
  const usual = { ...entry, Reason: 'agreedBefore' }
  expect(reasonText(reader, usual)).toBe('ตกลงราคากับผู้ขายไว้ล่วงหน้า')
  expect(reasonText({ ...reader, language: 'en' }, usual)).toBe(
    'Price agreed with the vendor before',
  )
  expect(reasonText(reader, { ...entry, Reason: 'ตกลงไว้' })).toBe('ตกลงไว้')
  const returned = { ...entry, Before: {}, After: { return_reason: 'raw' } }
  expect(changesText(reader, returned, 3)).toBe('evaluation.reason ปาล์มดิบ')
})

test('an account is grouped as its bank does, and a refused sign-in says whose account it was', () => {
  const money = { Before: {}, After: { bank_account: '2111873052' } }
  expect(changesText(reader, { ...entry, ...money }, 3)).toBe('term.account 211-1-87305-2')
  const refused = {
    ...entry,
    Action: 'signIn.refuse',
    Entity: 'officer',
    RecordName: 'a@demo.mill',
  }
  expect(whoText(reader, refused)).toBe('a@demo.mill')
  expect(whoText(reader, { ...refused, Entity: 'unknownAccount', RecordName: null })).toBe(
    'audit.someone',
  )
})
