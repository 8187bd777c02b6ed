import { describe, expect, test } from 'vitest'
import { browserHash } from '../../../identity/writes/passwords.ts'
import { db } from '../../../platform/db.ts'
import { addDays, businessDay } from '../../../platform/thai-date.ts'
import { openTestMill } from '../../fixture.ts'
import { givePassword, lineIdsOf, orderAfter, orderNow } from '../../orders.ts'
import { openTestServer } from '../../server.ts'
import { withRollback } from '../../transactions.ts'
import { type Refused, watchRefusals } from '../refused.ts'

const mill = await openTestMill()
const server = await openTestServer()
const { refused } = watchRefusals(server)
const today = businessDay(new Date())
const Password = await givePassword(server.officers[0].id)

const draft = await orderAfter(mill, [])
const sent = await orderAfter(mill, ['submit'])
const approved = await orderAfter(mill, ['submit', 'approve'])
const confirmed = await orderAfter(mill, ['submit', 'approve', 'confirm'])

describe('a day of receiving', () => {
  const receive = async (RecDate: unknown, why: Refused) => {
    const [POLineUUID] = await lineIdsOf(confirmed)
    return refused('po/receiptLine', { POHeaderUUID: confirmed, POLineUUID, RecDate }, 81, why)
  }

  test('is neither after today nor before the truck came in', async () => {
    for (const day of [addDays(today, 1), '2199-12-31'])
      await receive(day, ['v.recDateFuture', 'RecDate'])
    for (const day of [addDays(today, -2), '1900-01-01'])
      await receive(day, ['v.recDateEarly', 'RecDate'])
  })
})

describe('the password of a deletion', () => {
  test('is the own one; after five others even that one waits', async () => {
    const wrong = { POHeaderUUID: draft, Password: browserHash('ผิด') }
    for (let n = 0; n < 5; n += 1) {
      await refused('po/deletePO', wrong, 0, ['auth.deleteWrongPassword', 'Password'])
    }
    await refused('po/deletePO', { ...wrong, Password }, 0, [
      'auth.passwordThrottled',
      undefined,
      429,
    ])
    await db().deleteFrom('password_failures').execute()
  })
})

describe('the version of an order', () => {
  const STEPS = [
    ['po/submitPO', draft, {}, 51],
    ['po/approvePO', sent, {}, 50],
    ['po/rejectPO', sent, { Reason: 'ผิดราย' }, 50],
    ['po/confirmPO', approved, {}, 51],
    ['po/cancelPO', approved, {}, 51],
  ] as const

  test.each(STEPS)(
    '%s: that of yesterday is answered with the present order',
    async (call, id, body, role) => {
      const { Version, PONumber, State } = await orderNow(id)
      for (const old of [Version - 1, Version + 1, 0, 2 ** 31 - 1]) {
        const stale = { POHeaderUUID: id, ...body, Version: old }
        const { present, message } = await refused(call, stale, role, ['sys.stale', undefined, 409])
        expect(present).toMatchObject({ UUID: id, PONumber, State, Version, TotalWeight: 18_440 })
        expect(message).toContain('เจ้าหน้าที่')
      }
      await withRollback(async () => {
        const fresh = { POHeaderUUID: id, ...body, Version }
        expect(await server.post(call, fresh, role)).toMatchObject({ status: 200 })
      })
    },
  )
})
