import { expect, test } from 'vitest'
import { shareObjects } from './share-objects.ts'

const line = { type: 'object', properties: { Net: { type: 'number' } } }
const REF = { $ref: '#/components/schemas/getLine.result' }

test('an object that stands more than once is written once, by the place where it stands first', () => {
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

test('what stands once stays where it stands, a field that is called properties too', () => {
  const odd = { type: 'object', properties: { properties: { type: 'object', properties: {} } } }
  expect(shareObjects({ odd })).toEqual({ schemas: { odd }, shared: {} })
})
