import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Entry, SentTicket } from './entries.ts'
import { openQueue } from './queue.ts'
import { applyEntry, emptyState, entriesOf } from './state.ts'

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'queue-'))

function ticket(id: string, facts: Partial<SentTicket> = {}): SentTicket {
  return {
    WeightScaleIDIn: id,
    CarRegister: '80-1234',
    CustomerDataID: '10023',
    CustomerName: 'สวนควนทอง',
    ProductDataID: 'FFB-RAMP',
    WeightIn: 15_230,
    WeightTimeIn: '2026-11-24T02:00:00.000Z',
    ...facts,
  }
}
const out = {
  WeightOut: 6010,
  WeightTimeOut: '2026-11-24T03:00:00.000Z',
  SequenceWeightOut: 'A-00041',
}

test('what was added waits in its order, also after the agent starts again, until it is answered', async () => {
  const folder = newFolder()
  const queue = await openQueue(folder)
  await queue.add([ticket('1'), ticket('2')], 'page')
  await queue.add([ticket('2', out)], 'page')
  await queue.answer([{ n: 2, outcome: 'created', reason: null }])
  await queue.close()
  const again = await openQueue(folder)
  expect([...again.state.waiting.keys()]).toEqual([1, 3])
  await again.add([ticket('3')], 'page')
  expect([...again.state.waiting.keys()]).toEqual([1, 3, 4])
  expect(again.state.slips).toBe(41)
  await again.close()
})

test('a truck is inside from its weighing in to its weighing out, or until it left without', async () => {
  const queue = await openQueue(newFolder())
  await queue.add([ticket('1'), ticket('2'), ticket('3')], 'page')
  await queue.add([ticket('1', out)], 'page')
  await queue.leave('2')
  expect([...queue.state.inside.keys()]).toEqual(['3'])
  await queue.close()
})

test('a refused ticket stays to be seen until it is dismissed, sent again or taken later', async () => {
  const queue = await openQueue(newFolder())
  await queue.add([ticket('1'), ticket('2'), ticket('3')], 'file')
  const refused = { outcome: 'refused' as const, reason: 'น้ำหนักสุทธิต้องมากกว่า 0' }
  await queue.answer([1, 2, 3].map((n) => ({ n, ...refused })))
  expect(queue.state.refused.size).toBe(3)
  await queue.dismiss(1)
  await queue.resend(queue.state.refused.get(2)!)
  expect([...queue.state.refused.keys()]).toEqual([3])
  expect([...queue.state.waiting.values()].map((item) => item.ticket.WeightScaleIDIn)).toEqual([
    '2',
  ])
  await queue.add([ticket('3', out)], 'file')
  await queue.answer([{ n: 5, outcome: 'created', reason: null }])
  expect(queue.state.refused.size).toBe(0)
  await queue.close()
})

test('a file that says the same again adds nothing, and what it says otherwise is new', async () => {
  const folder = newFolder()
  const queue = await openQueue(folder)
  await queue.add(queue.unseen([ticket('1'), ticket('2')]), 'file')
  await queue.close()
  const again = await openQueue(folder)
  expect(again.unseen([ticket('1'), ticket('2', out), ticket('3')])).toEqual([
    ticket('2', out),
    ticket('3'),
  ])
  await again.close()
})

test('the journal of a busy year stays small, and forgets nothing that counts', async () => {
  const folder = newFolder()
  const queue = await openQueue(folder)
  await queue.add([ticket('inside')], 'page')
  for (let day = 0; day < 40; day++) {
    const trucks = Array.from({ length: 250 }, (_, n) => ticket(`${day}-${n}`, out))
    const first = queue.state.n + 1
    await queue.add(trucks, 'page')
    await queue.answer(trucks.map((_, n) => ({ n: first + n, outcome: 'created', reason: null })))
  }
  expect(queue.state.n).toBe(10_001)
  expect(statSync(path.join(folder, 'tickets.jsonl')).size).toBeLessThan(2 * 1024 * 1024)
  await queue.close()
  const again = await openQueue(folder)
  expect(again.state).toEqual(queue.state)
  expect([...again.state.waiting.keys()]).toEqual([1])
  await again.close()
})

const id = fc.constantFrom('a', 'b', 'c')
const n = fc.integer({ min: 1, max: 8 })
const action = fc.oneof(
  fc.record({ do: fc.constant('add' as const), id, isOut: fc.boolean(), isFile: fc.boolean() }),
  fc.record({ do: fc.constant('answer' as const), n, isRefused: fc.boolean() }),
  fc.record({ do: fc.constant('dismiss' as const), n }),
  fc.record({ do: fc.constant('leave' as const), id }),
)

test('a shortened journal comes to the same as the long one, whatever happened', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      const state = emptyState()
      for (const one of actions) applyEntry(state, entryOf(one, state.n + 1))
      const shortened = emptyState()
      for (const entry of JSON.parse(JSON.stringify(entriesOf(state)))) applyEntry(shortened, entry)
      expect(shortened).toEqual(state)
    }),
    { numRuns: 500 },
  )
})

function entryOf(
  one: typeof action extends fc.Arbitrary<infer A> ? A : never,
  next: number,
): Entry {
  const at = '2026-11-24T02:00:00.000Z'
  if (one.do === 'add') {
    const from = one.isFile ? ('file' as const) : ('page' as const)
    return { type: 'queued', n: next, at, from, ticket: ticket(one.id, one.isOut ? out : {}) }
  }
  if (one.do === 'answer') {
    const outcome = one.isRefused ? ('refused' as const) : ('created' as const)
    return { type: 'answered', n: one.n, at, outcome, reason: one.isRefused ? 'ผิด' : null }
  }
  return one.do === 'leave' ? { type: 'left', id: one.id } : { type: 'dismissed', n: one.n }
}

test('a folder that cannot be made is a sentence that names it', async () => {
  const file = path.join(newFolder(), 'file')
  writeFileSync(file, '')
  const others = process.platform === 'linux' ? ['/proc/no drive/queue'] : []
  for (const folder of [path.join(file, 'queue'), ...others])
    await expect(openQueue(folder)).rejects.toThrow(`Cannot write to ${folder}`)
})
