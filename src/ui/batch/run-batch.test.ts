import { expect, test } from 'vitest'
import { type BatchEnd, CHUNK, type ItemResult, runBatch } from './run-batch.ts'

const ITEMS = Array.from({ length: CHUNK + 20 }, (_, n) => n)
const ALL: BatchEnd<number, number> = { done: [], refused: [], notTried: ITEMS }
const done = (item: number): ItemResult<number> => ({ Outcome: 'done', Record: item })

test('items go in chunks, what is refused is told with its reason, and all stand in one list', async () => {
  const sent: number[] = []
  const { end } = await run(async (chunk) => {
    sent.push(chunk.length)
    return chunk.map((item) => (item === 3 ? { Outcome: 'refused', Message: 'why' } : done(item)))
  })
  expect(sent).toEqual([CHUNK, 20])
  expect(end.done).toEqual(ITEMS.filter((item) => item !== 3))
  expect(end.refused).toEqual([{ item: 3, message: 'why' }])
  expect([end.notTried, end.error]).toEqual([[], undefined])
})

test('where the server ends a chunk, the rest is not tried, and goes on from there', async () => {
  const { end } = await run(async (chunk) =>
    chunk.map((item) => (item < 10 ? done(item) : { Outcome: 'notTried', Message: 'away' })),
  )
  expect(end.done).toHaveLength(10)
  expect(end.notTried).toEqual(ITEMS.slice(10))
  expect(end.error).toMatchObject({ message: 'away' })
  const rest = await run(async (chunk) => chunk.map(done), end)
  expect(rest.end).toMatchObject({ done: ITEMS, notTried: [], error: undefined })
})

test('a lost answer keeps its chunk among what was not tried', async () => {
  const lost = new Error('lost')
  const { end } = await run(() => Promise.reject(lost))
  expect(end).toEqual({ ...ALL, error: lost })
})

test('the officer stops it between two chunks', async () => {
  const { end, progress } = await run(
    async (chunk) => chunk.map(done),
    ALL,
    (sent) => sent > 0,
  )
  expect(end.done).toHaveLength(CHUNK)
  expect(end.notTried).toHaveLength(20)
  expect(end.error).toBeUndefined()
  expect(progress).toEqual([0])
})

async function run(
  send: (chunk: readonly number[]) => Promise<ItemResult<number>[]>,
  before = ALL,
  isStopped = (_sent: number) => false,
) {
  const progress: number[] = []
  const end = await runBatch(before, {
    send,
    onProgress: (now) => progress.push(now.done.length),
    isStopped: () => isStopped(progress.length),
  })
  return { end, progress }
}
