import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/database.ts'
import { pool, transaction } from '../db.ts'
import {
  type ChangeEvent,
  publishChange,
  startListening,
  stopListening,
  subscribe,
} from './change-events.ts'

await startListening(await openTestDatabase())
afterAll(stopListening)

/** Every event until one of `topic` has come. */
async function until(topic: string, trigger: () => unknown): Promise<ChangeEvent[]> {
  const received: ChangeEvent[] = []
  return new Promise((resolve) => {
    const leave = subscribe((event) => {
      received.push(event)
      if (event.topic !== topic) return
      leave()
      resolve(received)
    })
    trigger()
  })
}

test('changes are published after the commit, gathered by topic', async () => {
  const received = await until('tickets', () =>
    transaction(async () => {
      publishChange('tickets', [1, 2])
      publishChange('tickets', [2, 3])
    }),
  )
  expect(received).toEqual([{ topic: 'tickets', ids: ['1', '2', '3'] }])
})

test('neither a rolled-back change nor one without ids is published', async () => {
  const received = await until('vendors', async () => {
    await transaction(async () => {
      publishChange('orders', ['undone'])
      throw new Error('no')
    }).catch(() => {})
    publishChange('prices', [])
    publishChange('vendors', ['v'])
  })
  expect(received).toEqual([{ topic: 'vendors', ids: ['v'] }])
})

test('past a hundred records the event has no ids', async () => {
  const ids = Array.from({ length: 101 }, (_, id) => id)
  expect(await until('tickets', () => publishChange('tickets', ids))).toEqual([
    { topic: 'tickets', ids: [] },
  ])
})

test('listening resumes when the connection breaks', async () => {
  await pool().query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen changes%' and datname = current_database()`,
  )
  const again = setInterval(() => publishChange('tickets', [7]), 300)
  await until('tickets', () => {})
  clearInterval(again)
})
