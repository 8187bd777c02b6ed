import { expect, test } from 'vitest'
import { CallError } from '../../../platform/client.ts'
import { isOfTheOrder, isStale } from './order-action.ts'

test.each<[CallError['code'], boolean]>([
  ['po.notDraft', true],
  ['po.notFound', true],
  ['po.canceled', true],
  ['po.finalized', true],
  ['po.ticketTaken', false],
  ['po.ticketNotReady', false],
  ['po.lineReceived', false],
])('%s refuses every line of the order: %s', (code, ofTheOrder) => {
  expect(isOfTheOrder(new CallError({ code, status: 400 }))).toBe(ofTheOrder)
})

test.each<[CallError['code'], boolean]>([
  ['po.notSubmitted', true],
  ['po.lineGone', true],
  ['po.ownOrder', false],
  ['po.lastLine', false],
  ['po.noLines', false],
  ['po.lineIncomplete', false],
])('%s means a stale screen: %s', (code, stale) => {
  expect(isStale(code)).toBe(stale)
})
