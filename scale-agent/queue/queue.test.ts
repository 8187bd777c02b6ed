import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Entry, SentTicket } from './entries.ts'
import { openQueue } from './queue.ts'
import { applyEntry, dueVoids, emptyState, entriesOf } from './state.ts'

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

test('numbers run on where the folder of the queue was emptied, and where only their file is lost', async () => {
  const [folder, file] = [newFolder(), path.join(newFolder(), 'agent.json.numbers')]
  const queue = await openQueue(folder, undefined, file)
  const { mark } = queue.state
  await queue.add([ticket(`A${mark}-0154`)], 'page')
  await queue.add([ticket(`A${mark}-0154`, out)], 'page')
  await queue.close()
  rmSync(folder, { recursive: true })
  const renewed = await openQueue(folder, undefined, file)
  expect(renewed.state).toMatchObject({ slips: 41, ins: 154, n: 0 })
  await renewed.add([ticket('other', { ...out, SequenceWeightOut: 'A-00042' })], 'page')
  await renewed.close()
  rmSync(file)
  const again = await openQueue(folder, undefined, file)
  expect(again.state.slips).toBe(42)
  await again.close()
})

test('numbers run on in a journal that was shortened after all of it was answered', async () => {
  const folder = newFolder()
  const queue = await openQueue(folder)
  await queue.add([ticket('1', out)], 'page')
  await queue.answer([{ n: 1, outcome: 'created', reason: null }])
  const shortened = emptyState()
  for (const entry of entriesOf(queue.state)) applyEntry(shortened, entry)
  expect(shortened).toMatchObject({ slips: 41 })
  await queue.close()
})

test('a number whose file the disk refuses is given all the same, and is in the journal', async () => {
  const folder = newFolder()
  const queue = await openQueue(folder, undefined, path.join(folder, 'no such folder', 'numbers'))
  await queue.add([ticket('1', out)], 'page')
  await queue.close()
  const again = await openQueue(folder)
  expect(again.state.slips).toBe(41)
  await again.close()
})

test('a weigh-in that is voided is inside no more, and waits behind its weighing, also after a restart', async () => {
  const folder = newFolder()
  const queue = await openQueue(folder)
  await queue.add([ticket('1'), ticket('2')], 'page')
  await queue.void('1', 'ชั่งผิดคัน')
  await queue.void('1', 'ชั่งผิดคัน')
  expect([...queue.state.inside.keys()]).toEqual(['2'])
  expect(dueVoids(queue.state)).toEqual([])
  await queue.answer([{ n: 1, outcome: 'created', reason: null, ticketId: 77 }])
  await queue.close()
  const again = await openQueue(folder)
  expect(dueVoids(again.state)).toMatchObject([{ ticket: { WeightScaleIDIn: '1' } }])
  expect(again.state.known.get('1')).toBe(77)
  await again.answerVoid('1')
  expect(again.state).toMatchObject({ voids: new Map(), known: new Map() })
  await again.close()
})

test('a void that is refused leaves the truck inside, with the sentence until it is seen', async () => {
  const queue = await openQueue(newFolder())
  await queue.add([ticket('1')], 'page')
  await queue.answer([{ n: 1, outcome: 'created', reason: null, ticketId: 77 }])
  await queue.void('1', 'ชั่งผิดคัน')
  expect(queue.state.trucks.size, 'what was wrong is not proposed').toBe(0)
  await queue.answerVoid('1', 'ประเมินคุณภาพแล้ว')
  expect([...queue.state.inside.keys()]).toEqual(['1'])
  expect(queue.state.trucks.size).toBe(1)
  expect(queue.state.voids.get('1')?.refusal).toBe('ประเมินคุณภาพแล้ว')
  expect(dueVoids(queue.state)).toEqual([])
  await queue.seeVoid('1')
  expect(queue.state.voids.size).toBe(0)
  expect([...queue.state.inside.keys()]).toEqual(['1'])
  await queue.close()
})

test('a truck of a journal of before is sent once more, which tells which ticket is to be voided', async () => {
  const queue = await openQueue(newFolder())
  await queue.add([ticket('1')], 'page')
  await queue.answer([{ n: 1, outcome: 'created', reason: null }])
  await queue.add([ticket('2')], 'page')
  await queue.void('1', 'ชั่งผิดคัน')
  expect([...queue.state.waiting.values()].map(({ ticket }) => ticket.WeightScaleIDIn)).toEqual([
    '2',
    '1',
  ])
  expect(queue.state.standing?.id).toBe('2')
  await queue.answer([{ n: 3, outcome: 'unchanged', reason: null, ticketId: 77 }])
  expect(dueVoids(queue.state)).toHaveLength(1)
  await queue.close()
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
  fc.record({ do: fc.constant('void' as const), id }),
  fc.record({ do: fc.constant('answerVoid' as const), id, isRefused: fc.boolean() }),
  fc.record({ do: fc.constant('seeVoid' as const), id }),
  fc.record({ do: fc.constant('print' as const), n }),
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
    const said = ticket(one.id, one.isOut ? out : {})
    return {
      type: 'queued',
      n: next,
      at,
      from,
      ticket: said,
      ...(one.isOut && { unprinted: true }),
    }
  }
  if (one.do === 'answer') {
    const outcome = one.isRefused ? ('refused' as const) : ('created' as const)
    const reason = one.isRefused ? 'ผิด' : null
    return { type: 'answered', n: one.n, at, outcome, reason, ticketId: one.n + 100 }
  }
  if (one.do === 'void')
    return { type: 'voiding', n: next, at, ticket: ticket(one.id), reason: 'ชั่งผิดคัน' }
  if (one.do === 'answerVoid')
    return one.isRefused
      ? { type: 'voidRefused', id: one.id, sentence: 'ประเมินแล้ว' }
      : { type: 'voided', id: one.id }
  if (one.do === 'print') return { type: 'printed', n: one.n }
  if (one.do === 'seeVoid') return { type: 'voidSeen', id: one.id }
  return one.do === 'leave' ? { type: 'left', id: one.id } : { type: 'dismissed', n: one.n }
}

test('a folder that cannot be made is a sentence that names it', async () => {
  const file = path.join(newFolder(), 'file')
  writeFileSync(file, '')
  const others = process.platform === 'linux' ? ['/proc/no drive/queue'] : []
  for (const folder of [path.join(file, 'queue'), ...others])
    await expect(openQueue(folder)).rejects.toThrow(`Cannot write to ${folder}`)
})
