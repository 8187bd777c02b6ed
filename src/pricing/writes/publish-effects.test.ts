import { afterAll, expect, test } from 'vitest'
import {
  type ChangeEvent,
  publishChange,
  startListening,
  stopListening,
  subscribe,
} from '../../platform/live/change-events.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { buildMill } from '../../tests/fixture.ts'
import { rowOf } from '../../tests/rows.ts'
import { contextOf } from '../../tests/server.ts'
import { publishEffects } from './publish-prices.ts'
import { saveLadder } from './save-ladder.ts'

await startListening(await openTestDatabase())
afterAll(stopListening)
const mill = await buildMill()

const SECOND = 1000

/** What was published of prices once `work` is done, and an event after it has come. */
async function publishedBy(work: () => Promise<void>): Promise<string[][]> {
  const events: ChangeEvent[] = []
  await new Promise<void>((resolve) => {
    const leave = subscribe((event) => {
      events.push(event)
      if (event.topic !== 'tickets') return
      leave()
      resolve()
    })
    void work().then(() => publishChange('tickets', [1]))
  })
  return events.flatMap(({ topic, ids }) => (topic === 'prices' ? [ids] : []))
}

test('scheduled prices are told when they have come into force: not before, and not for ever', async () => {
  const { id: productId } = await rowOf('products', { code: 'FFB-RAMP' })
  const at = new Date(Date.now() + 3600 * SECOND)
  const ladder = {
    rows: [{ gradePercent: 18, price: '5.50' }],
    incrementPrice: 0,
    decrementPrice: 0,
  }
  await publishedBy(() =>
    saveLadder({ productId, ...ladder }, contextOf(mill.officers[50]), { scheduledFor: at }).then(
      () => undefined,
    ),
  )
  const after = (seconds: number) => new Date(at.getTime() + seconds * SECOND)
  expect(await publishedBy(() => publishEffects(after(-1)))).toEqual([])
  expect(await publishedBy(() => publishEffects(after(0)))).toEqual([[productId]])
  expect(await publishedBy(() => publishEffects(after(20)))).toEqual([[productId]])
  expect(await publishedBy(() => publishEffects(after(31)))).toEqual([])
})
