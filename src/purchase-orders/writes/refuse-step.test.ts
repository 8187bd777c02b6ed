import { test } from 'vitest'
import { openTestMill } from '../../tests/fixture.ts'
import { orderAfter, perform } from '../../tests/orders.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { contextOf } from '../../tests/server.ts'
import { linesOf } from '../reads/lines.ts'
import { releaseLine } from './receiving.ts'
import { submit } from './steps.ts'

const mill = await openTestMill()

// In every state of an order that exists: src/tests/conformance/order-actions.test.ts.
test('the nearest reason for an order that does not exist is that it is not found', async () => {
  const nowhere = { POHeaderUUID: crypto.randomUUID() }
  await expectRefusal(submit(nowhere, contextOf(mill.officers[51])), 'po.notFound')
})

test('the nearest reason to release no line of an order that is received meanwhile is its state', async () => {
  const order = await orderAfter(mill, ['submit', 'approve', 'confirm'])
  const line = (await linesOf([order])).at(-1)
  await perform(mill, 'release', order)
  await perform(mill, 'receive', order)
  const release = { POLineUUID: line!.UUID, Reason: 'ผิดราย' }
  await expectRefusal(releaseLine(release, contextOf(mill.officers[50])), 'po.wrongState', {
    params: { state: 'RC' },
  })
})
