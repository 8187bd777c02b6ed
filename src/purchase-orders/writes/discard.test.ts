import { expect, test } from 'vitest'
import { openTestMill, readyTicket } from '../../tests/fixture.ts'
import { addTicket, draftOrder, orderAfter, orderNow } from '../../tests/orders.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { contextOf } from '../../tests/server.ts'
import { historyOf } from '../reads/history.ts'
import { linesOf } from '../reads/lines.ts'
import { discard } from './ending.ts'

const mill = await openTestMill()
const buyer = () => contextOf(mill.officers[51])

test('an own draft becomes a canceled order with its lines and history, and its ticket is free', async () => {
  const order = await draftOrder(mill)
  const ticket = await readyTicket(mill)
  await addTicket(mill, order, ticket)
  expect(await discard({ POHeaderUUID: order }, buyer())).toMatchObject({
    State: 'D',
    StatePurchase: 'CC',
    TotalLine: 1,
  })
  expect(await linesOf([order])).toHaveLength(1)
  expect((await historyOf(order)).data[0]).toMatchObject({
    Action: 'discard',
    OfficerName: 'เจ้าหน้าที่ 51',
  })
  await addTicket(mill, await draftOrder(mill), ticket)
})

test('a rejected order is discarded too, one that was submitted is not', async () => {
  const rejected = await orderAfter(mill, ['submit', 'reject'])
  expect(await discard({ POHeaderUUID: rejected }, buyer())).toMatchObject({ StatePurchase: 'CC' })
  const submitted = await orderAfter(mill, ['submit'])
  await expectRefusal(discard({ POHeaderUUID: submitted }, buyer()), 'po.notDraft')
})

test('one of a colleague is not, and names them', async () => {
  const order = await draftOrder(mill)
  await expectRefusal(
    discard({ POHeaderUUID: order }, contextOf(mill.officers[50])),
    'po.discardOfAnother',
    { params: { officer: 'เจ้าหน้าที่ 51 ทดสอบ' } },
  )
  expect(await orderNow(order)).toMatchObject({ State: 'D', StatePurchase: null })
})

test('one that changed since it was seen is not', async () => {
  const order = await draftOrder(mill)
  const { Version } = await orderNow(order)
  await addTicket(mill, order, await readyTicket(mill))
  await expectRefusal(discard({ POHeaderUUID: order, Version }, buyer()), 'sys.stale')
})
