import { expect, test } from 'vitest'
import { checkData } from '../check-data/check-data.ts'
import { transaction } from '../src/platform/db.ts'
import { openTestDatabase } from '../src/tests/database.ts'
import { loadDemoMill } from './load.ts'

await openTestDatabase()

// Before the first orders of the mill's day a demo of two days has none, at any other hour it has some.
test.each(['00:30', '23:59'])(
  'a demo mill of two days that is loaded at %s is sound',
  async (hour) => {
    const withRollback = new Error('undone')
    const loaded = transaction(async () => {
      await loadDemoMill(new Date(`2026-11-26T${hour}:00+07:00`), 2)
      expect(await checkData()).toEqual([])
      throw withRollback
    })
    await expect(loaded).rejects.toBe(withRollback)
  },
  180_000,
)
