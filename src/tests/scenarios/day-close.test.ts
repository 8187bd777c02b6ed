import { afterEach, beforeEach, expect, test } from 'vitest'
import { addDays, businessDay } from '../../platform/thai-date.ts'
import { arriving, leaving } from '../bridge.ts'
import type { Answer } from '../server.ts'
import {
  bridge,
  concurrentClients,
  concurrently,
  concurrentlyInOrder,
  expectConsistentData,
  mill,
  openMill,
  server,
} from './concurrency.ts'

await openMill()

let day = addDays(businessDay(new Date()), -30)
// Each test has a day of its own.
beforeEach(() => {
  day = addDays(day, 1)
})
afterEach(expectConsistentData)

const at = (time: string) => new Date(`${day}T${time}+07:00`)
const lateTruck = () =>
  leaving(arriving(mill.vendor.avl, { WeightTimeIn: at('08:00').toISOString() }), {
    WeightTimeOut: at('09:00').toISOString(),
  })

/** A late ticket of the day, as an answer that says its outcome. */
async function sendLate(): Promise<Answer> {
  const [body] = await bridge(lateTruck())
  return { status: 200, body }
}

async function dayNow() {
  return (await server.post('days/GetDay', { Day: day }, 50)).body.result
}

/** Closes the day as it is now, when it is called. */
async function closer() {
  const { Hash } = await dayNow()
  return () => server.post('days/Close', { Day: day, Hash }, 50)
}

const heldShared = () => `select lock_day_shared('${day}')`
const heldAlone = () => `select lock_day('${day}')`

test('a ticket that comes while its day is being closed is refused, and the day is as it was shown', async () => {
  const close = await closer()
  const [closed, late] = await concurrentlyInOrder(heldShared(), [close, sendLate])
  expect(closed?.status).toBe(200)
  expect(late?.body).toMatchObject({ Outcome: 'refused', SSWeightID: null })
  expect((await dayNow()).Totals.TotalCar).toBe(0)
})

test('a close that comes while a late ticket is taken in is refused, with the day that has it', async () => {
  const close = await closer()
  const [late, closed] = await concurrentlyInOrder(heldAlone(), [sendLate, close])
  expect(late?.body).toMatchObject({ Outcome: 'created' })
  expect(closed).toMatchObject({
    status: 409,
    body: { code: 'day.changed', present: { IsClosed: false, Totals: { TotalCar: 1 } } },
  })
})

test('of a grading and a close at once one is done, whichever was first', async () => {
  const [ticket] = await bridge(lateTruck())
  const close = await closer()
  const grading = { SSWeightID: ticket?.SSWeightID, SysProductGrade: 18, SysPalmReturn: 0 }
  const grade = () => server.post('po/evaluate', grading, 52)
  const [closed, graded] = await concurrentlyInOrder(heldShared(), [close, grade])
  expect([closed?.status, graded?.body.code]).toEqual([200, 'day.closed'])
})

test('of ten who close a day at once one does, the others learn who did', async () => {
  const { Hash } = await dayNow()
  const managers = await concurrentClients(10, 50)
  const closing = managers.map((post) => () => post('days/Close', { Day: day, Hash }))
  const answers = await concurrently(heldShared(), 10, closing)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'day.alreadyClosed')).toHaveLength(9)
  expect((await dayNow()).Closings).toHaveLength(1)
})
