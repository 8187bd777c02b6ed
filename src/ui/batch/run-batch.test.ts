import { expect, test } from 'vitest'
import { CallError } from '../../platform/client.ts'
import { type BatchEnd, CHUNK, type ItemResult, itemsDone, runBatch, unsent } from './run-batch.ts'

const ITEMS = Array.from({ length: CHUNK + 20 }, (_, n) => n)
const ALL: BatchEnd<number, number> = unsent(ITEMS)
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

test.each([
  ['sys.networkUnsure', ITEMS.slice(0, CHUNK)],
  ['sys.timeout', ITEMS.slice(0, CHUNK)],
  ['sys.network', []],
  ['auth.expired', []],
] as const)(
  '%s: what was sent and got no answer is unsure, the rest is not tried',
  async (code, unsure) => {
    const error = new CallError({ code, status: code.startsWith('auth') ? 401 : 0 })
    const { end } = await run(() => Promise.reject(error))
    expect(end).toEqual({ ...ALL, unsure, notTried: ITEMS.slice(unsure.length), error })
    expect(itemsDone(ITEMS, end)).toEqual([])
  },
)

test('what is unsure is sent again as it was sent, before the rest', async () => {
  const lost = new CallError({ code: 'sys.networkUnsure' })
  const { end } = await run(() => Promise.reject(lost))
  const sent: (readonly number[])[] = []
  const rest = await run(async (chunk) => {
    sent.push(chunk)
    return chunk.map(done)
  }, end)
  expect(sent).toEqual([ITEMS.slice(0, CHUNK), ITEMS.slice(CHUNK)])
  expect(rest.end).toMatchObject({ done: ITEMS, unsure: [], notTried: [] })
})

test('what is done is known by what the items say, also where they were made anew', () => {
  const items = () => [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  const [, refused, left] = items()
  const end = { ...unsent([left!]), refused: [{ item: refused!, message: 'why' }] }
  expect(itemsDone(items(), end)).toEqual([{ id: 'a' }])
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
