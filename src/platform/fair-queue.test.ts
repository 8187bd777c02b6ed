import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const limits = { atOnce: 1, maxInLine: 3, maxAbout: 2 }
const full = (): never => {
  throw new Error('full')
}

/** A queue whose one place is taken until `open` is called; `order` names what was done, in its order. */
async function takenQueue() {
  const queue = new FairQueue(limits)
  const order: string[] = []
  let open = () => {}
  const taken = new Promise<void>((resolve) => {
    open = resolve
  })
  const first = queue.run({ line: 'first', about: '' }, () => taken, full)
  const add = (line: string, about: string) =>
    queue.run({ line, about }, async () => order.push(`${line} ${about}`), full)
  return { queue, order, first, open, add }
}

test('each line gets its turn, however long another is', async () => {
  const { order, first, open, add } = await takenQueue()
  const all = [add('mill', 'a'), add('mill', 'b'), add('mill', 'c'), add('office', 'd')]
  open()
  await Promise.all([first, ...all])
  expect(order).toEqual(['mill a', 'office d', 'mill b', 'mill c'])
})

test('what is too much for a line is refused, and other lines wait on', async () => {
  const { first, open, add } = await takenQueue()
  const waiting = [add('mill', 'a'), add('mill', 'a'), add('mill', 'b')]
  await expect(add('mill', 'c')).rejects.toThrow('full')
  const other = add('office', 'd')
  open()
  await Promise.all([first, other, ...waiting])
})

test('what is about the same takes no more than its part of a line', async () => {
  const { first, open, add } = await takenQueue()
  const waiting = [add('mill', 'a'), add('mill', 'a')]
  await expect(add('mill', 'a')).rejects.toThrow('full')
  const other = add('mill', 'b')
  open()
  await Promise.all([first, other, ...waiting])
})

test('what nobody waits for any more leaves its line', async () => {
  const { queue, order, first, open, add } = await takenQueue()
  const gone = new AbortController()
  const place = { line: 'mill', about: 'a', signal: gone.signal }
  const left = queue.run(place, async () => order.push('begun'), full)
  const last = add('mill', 'b')
  expect(queue.waiting).toBe(2)
  gone.abort('gone')
  expect(queue.waiting).toBe(1)
  await expect(left).rejects.toBe('gone')
  open()
  await Promise.all([first, last])
  expect([order, queue.waiting]).toEqual([['mill b'], 0])
})

test('what waits too long is refused and leaves its line', async () => {
  const queue = new FairQueue({ ...limits, maxWaitMs: 20 })
  let open = () => {}
  const taken = new Promise<void>((resolve) => {
    open = resolve
  })
  const place = { line: 'mill', about: 'a' }
  const first = queue.run(place, () => taken, full)
  const late = queue.run(place, async () => 'begun', full)
  await expect(late).rejects.toThrow('full')
  expect(queue.waiting).toBe(0)
  open()
  await first
  await expect(queue.run(place, async () => 'free', full)).resolves.toBe('free')
})

test('whoever has gone before they ask is not begun', async () => {
  const queue = new FairQueue(limits)
  const place = { line: 'mill', about: 'a', signal: AbortSignal.abort('gone') }
  await expect(queue.run(place, async () => 'begun', full)).rejects.toBe('gone')
})

test('work that fails gives its place to the next', async () => {
  const queue = new FairQueue(limits)
  const place = { line: 'mill', about: 'a' }
  const failing = queue.run(place, () => Promise.reject(new Error('wrong')), full)
  const next = queue.run(place, async () => 'done', full)
  await expect(failing).rejects.toThrow('wrong')
  await expect(next).resolves.toBe('done')
  await expect(queue.run(place, async () => 'free', full)).resolves.toBe('free')
})
