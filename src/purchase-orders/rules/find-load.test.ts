import { expect, test } from 'vitest'
import { isNamed, namesLoad } from './find-load.ts'

const LOAD = ['82-4334 สุราษฎร์ธานี', '691120-0112', 'NBDPO-PL-6911-00969', null]

test.each([
  ['82-4334', true],
  ['824334', true],
  ['82 4334', true],
  ['๘๒-๔๓๓๔', true],
  ['4334', true],
  ['6911200112', true],
  ['IN691120-0112', true],
  ['nbdpo-pl-6911-00969', true],
  ['PO 6911-00969', true],
  ['82-4335', false],
  ['IN 43', false],
  ['', true],
])('%s', (typed, found) => {
  expect(namesLoad(typed, LOAD)).toBe(found)
})

test('a few figures name no single truck', () => {
  expect(['82', '82-4', '82-43', '๘๒๔๓'].map(isNamed)).toEqual([false, false, true, true])
})
