import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/database.ts'
import { pool, transaction } from '../db.ts'
import { announce, followNews, leaveNews, type News, subscribe } from './news.ts'

await followNews(await openTestDatabase())
afterAll(leaveNews)

/** Every piece of news until one of `topic` has come. */
async function until(topic: string, act: () => unknown): Promise<News[]> {
  const heard: News[] = []
  return new Promise((resolve) => {
    const leave = subscribe((news) => {
      heard.push(news)
      if (news.topic !== topic) return
      leave()
      resolve(heard)
    })
    act()
  })
}

test('what changed is told after the commit, gathered by topic', async () => {
  const heard = await until('tickets', () =>
    transaction(async () => {
      announce('tickets', [1, 2])
      announce('tickets', [2, 3])
    }),
  )
  expect(heard).toEqual([{ topic: 'tickets', ids: ['1', '2', '3'] }])
})

test('of what was undone, or names nothing, there is no news', async () => {
  const heard = await until('vendors', async () => {
    await transaction(async () => {
      announce('orders', ['undone'])
      throw new Error('no')
    }).catch(() => {})
    announce('prices', [])
    announce('vendors', ['v'])
  })
  expect(heard).toEqual([{ topic: 'vendors', ids: ['v'] }])
})

test('past a hundred records it is only told that something changed', async () => {
  const ids = Array.from({ length: 101 }, (_, id) => id)
  expect(await until('tickets', () => announce('tickets', ids))).toEqual([
    { topic: 'tickets', ids: [] },
  ])
})

test('the feed comes back by itself when its connection breaks', async () => {
  await pool().query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen news%' and datname = current_database()`,
  )
  const again = setInterval(() => announce('tickets', [7]), 300)
  await until('tickets', () => {})
  clearInterval(again)
})
