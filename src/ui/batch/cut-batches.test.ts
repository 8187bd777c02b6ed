import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropCut, hasCutTicks, keepCut, takeCutTicks } from './cut-batches.ts'
import type { BatchEnd } from './run-batch.ts'

const LIST = 'orders'
const END: BatchEnd<string, string> = {
  done: ['a', 'b'],
  refused: [{ item: 'c', message: 'why' }],
  unsure: ['d'],
  notTried: ['e'],
  cutFor: 'somsri',
}
const TICKS = { list: LIST, rows: ['c', 'd', 'e'] }

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  signIn('somsri')
})
afterEach(() => vi.unstubAllGlobals())

test('what is not done is ticked once, by its officer alone and in its list', () => {
  keepCut(END, { verb: 'approve', ticks: TICKS })
  signIn('somchai')
  expect([hasCutTicks(LIST), takeCutTicks(LIST)]).toEqual([false, []])
  signIn('somsri')
  expect([hasCutTicks('others'), takeCutTicks('others')]).toEqual([false, []])
  expect([hasCutTicks(LIST), takeCutTicks(LIST)]).toEqual([true, ['c', 'd', 'e']])
  expect([hasCutTicks(LIST), takeCutTicks(LIST)]).toEqual([false, []])
})

test('it counts what is done, of how many, and what got no answer, and forgets one alone', () => {
  const undo = {
    call: { path: 'undo', kind: 'change', batch: { list: 'items' } },
    undone: 'approve.undone',
    items: ['a', 'b'],
  } as const
  const first = keepCut(END, { verb: 'approve', undo, ticks: TICKS })
  const nothing = { ...END, done: [] }
  keepCut(nothing, { verb: 'confirm', undo: { ...undo, items: [] } })
  expect(kept()).toEqual([
    { id: first, verb: 'approve', done: 2, of: 5, unsure: 1, undo, ticks: TICKS },
    { id: expect.any(Number), verb: 'confirm', done: 0, of: 3, unsure: 1 },
  ])
  dropCut(first)
  expect(kept()).toMatchObject([{ verb: 'confirm' }])
})

test('a browser without room for what is ticked keeps what is said', () => {
  const rows = Array.from({ length: 1000 }, (_, n) => ({ n }))
  keepCut(END, { verb: 'approve', ticks: { list: LIST, rows } })
  expect(kept()).toMatchObject([{ verb: 'approve', done: 2, of: 5 }])
  expect(hasCutTicks(LIST)).toBe(false)
})

function signIn(officer: string): void {
  localStorage.setItem('officer', JSON.stringify({ UUID: officer, Name: '', Lastname: '' }))
  localStorage.setItem('roles', '50')
  localStorage.setItem('session_officer', officer)
}

function kept(): unknown {
  return JSON.parse(sessionStorage.getItem('cutBatches:somsri') ?? '[]')
}

/** A browser's storage, with room for 4,000 characters a name. */
function storage() {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (text.length > 4000) throw new Error('QuotaExceededError')
      items.set(name, text)
    },
  }
}
