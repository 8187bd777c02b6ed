import { expect, test } from 'vitest'
import { shareObjects } from './document.ts'

const line = { type: 'object', properties: { Net: { type: 'number' } } }
const REF = { $ref: '#/components/schemas/getLine.result' }

test('an object schema that is used more than once is written once, named by its first place', () => {
  const { schemas, shared } = shareObjects({
    'getLine.result': line,
    'getOrder.result': { type: 'object', properties: { Lines: { type: 'array', items: line } } },
  })
  expect(shared).toEqual({ 'getLine.result': line })
  expect(schemas).toEqual({
    'getLine.result': REF,
    'getOrder.result': { type: 'object', properties: { Lines: { type: 'array', items: REF } } },
  })
})

test('a schema that is used once stays inline, also a field that is called properties', () => {
  const odd = { type: 'object', properties: { properties: { type: 'object', properties: {} } } }
  expect(shareObjects({ odd })).toEqual({ schemas: { odd }, shared: {} })
})
