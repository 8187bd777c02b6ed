import pg from 'pg'
import { vi } from 'vitest'

/** Sends a statement: with values, or as it is written. */
const SENT = ['bind', 'query'] as const

/** How many statements `work` sends to the database, on whatever connections. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const wire = pg.Connection.prototype as unknown as Record<(typeof SENT)[number], () => unknown>
  const spies = SENT.map((name) => vi.spyOn(wire, name))
  try {
    await work()
    return spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
