import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/database.ts'
import { buildMill } from '../../tests/fixture.ts'
import { orderAfter, perform } from '../../tests/orders.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { contextOf } from '../../tests/server.ts'
import { linesOf } from '../reads/lines.ts'
import type { Action } from '../rules.ts'
import { releaseLine } from './receiving.ts'
import { submit } from './steps.ts'

await openTestDatabase()
const mill = await buildMill()

const APPROVED = ['submit', 'approve'] as const
const CONFIRMED = [...APPROVED, 'confirm'] as const
const RECEIVED = [...CONFIRMED, 'receive', 'receive'] as const
const INVOICED = [...RECEIVED, 'invoice'] as const
const CASES: [readonly Action[], Action, string][] = [
  [APPROVED, 'submit', 'po.notDraft'],
  [[], 'approve', 'po.notSubmitted'],
  [APPROVED, 'reject', 'po.notSubmitted'],
  [['submit'], 'confirm', 'po.notApproved'],
  [['submit'], 'cancel', 'po.notCancellable'],
  [RECEIVED, 'cancel', 'po.cancelReceived'],
  [APPROVED, 'receive', 'po.notConfirmed'],
  [APPROVED, 'release', 'po.notConfirmed'],
  [APPROVED, 'invoice', 'po.notConfirmed'],
  [CONFIRMED, 'invoice', 'po.notFullyReceived'],
  [RECEIVED, 'receive', 'po.lineReceived'],
  [INVOICED, 'invoice', 'po.alreadyInvoiced'],
  [INVOICED, 'delete', 'po.alreadyInvoiced'],
  [RECEIVED, 'delete', 'po.deleteReceived'],
  [[...APPROVED, 'cancel'], 'confirm', 'po.canceled'],
  [[...CONFIRMED, 'cancel'], 'receive', 'po.canceled'],
  [[...INVOICED, 'finalize'], 'invoice', 'po.finalized'],
  [[...INVOICED, 'finalize'], 'delete', 'po.finalized'],
]

describe('the nearest reason', () => {
  test.each(CASES)('after %j to %s is %s', async (way, action, code) => {
    const order = await orderAfter(mill, way)
    await expect(perform(mill, action, order)).rejects.toMatchObject({ code })
  })

  test('for an order that does not exist is that it is not found', async () => {
    const nowhere = { POHeaderUUID: crypto.randomUUID() }
    await expectRefusal(submit(nowhere, contextOf(mill.officers[51])), 'po.notFound')
  })

  test('to release a line of an order that is received meanwhile is its state', async () => {
    const order = await orderAfter(mill, CONFIRMED)
    const line = (await linesOf([order])).at(-1)
    await perform(mill, 'release', order)
    await perform(mill, 'receive', order)
    const release = { POLineUUID: line!.UUID, Reason: 'ผิดราย' }
    await expectRefusal(releaseLine(release, contextOf(mill.officers[50])), 'po.wrongState', {
      params: { state: 'RC' },
    })
  })
})
