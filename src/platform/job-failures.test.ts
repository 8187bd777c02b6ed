import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { openCutLine } from '../tests/cut-line.ts'
import { openTestDatabase } from '../tests/database.ts'
import { closeDatabase, openDatabase } from './db.ts'
import { logTo } from './server-log.ts'
import { endJobFailures, logJobFailure, startTimedJob } from './timed-jobs.ts'

const url = await openTestDatabase()
const lines: object[] = []
beforeEach(() => {
  lines.length = 0
  logTo({ error: (details, message) => void lines.push({ message, ...details }) })
})
afterAll(() => logTo(undefined))

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
const WAIT = { message: 'Jobs wait for the database', job: 'one', reason: 'connect ECONNREFUSED' }

test('while the database is away the first failure of a job is told, without a stack, and at the end how many there were', () => {
  for (const job of ['one', 'other', 'one']) logJobFailure(job, away)
  expect(lines).toEqual([WAIT])
  endJobFailures()
  endJobFailures()
  expect(lines.slice(1)).toEqual([{ message: 'Jobs no longer wait for the database', failures: 3 }])
  logJobFailure('one', away)
  expect(lines.slice(2)).toEqual([WAIT])
  endJobFailures()
})

test('what fails for another reason is told with its error each time, also while the database is away', () => {
  const err = new Error('no mill')
  const failed = { message: 'The job "one" failed', err }
  for (const error of [err, away, err, err]) logJobFailure('one', error)
  expect(lines).toEqual([failed, WAIT, failed, failed])
  endJobFailures()
})

test('timed jobs go on by themselves once the database is back', async () => {
  const line = await openCutLine(Number(new URL(url).port))
  await closeDatabase()
  openDatabase(Object.assign(new URL(url), { host: new URL(line.address).host, search: '' }).href)
  line.cut()
  const work = vi.fn(async () => {})
  const stop = startTimedJob({ name: 'one', periodMs: 20, work })
  try {
    await expect.poll(() => lines).toMatchObject([{ message: WAIT.message, job: 'one' }])
    line.fix()
    await expect.poll(() => work.mock.calls.length).toBeGreaterThan(0)
    await expect.poll(() => lines.at(-1)).toMatchObject({ failures: expect.any(Number) })
  } finally {
    stop()
    line.close()
  }
})
