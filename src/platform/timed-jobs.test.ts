import { expect, test } from 'vitest'
import { openTestDatabase } from '../tests/database.ts'
import { runDue } from './timed-jobs.ts'

await openTestDatabase()

const HOUR_MS = 3600_000
const at = (time: string) => new Date(`2026-11-20T${time}+07:00`)

function countingJob(name: string) {
  const begun: Date[] = []
  const work = async (now: Date) => void begun.push(now)
  return { job: { name, periodMs: HOUR_MS, work }, begun }
}

test('of many servers at once one does the work', async () => {
  const { job, begun } = countingJob('at once')
  const done = await Promise.all(Array.from({ length: 12 }, () => runDue(job, at('08:59:59'))))
  expect(done.filter(Boolean)).toHaveLength(1)
  expect(begun).toHaveLength(1)
})

test('servers that were started at different minutes do it once in an hour', async () => {
  const { job, begun } = countingJob('in turn')
  for (const hour of ['08', '09', '10']) {
    for (const minute of ['07', '31', '58']) await runDue(job, at(`${hour}:${minute}:00`))
  }
  expect(begun).toEqual([at('08:07:00'), at('09:07:00'), at('10:07:00')])
})

test('a server whose clock is behind does not repeat an hour', async () => {
  const { job, begun } = countingJob('behind')
  await runDue(job, at('09:00:01'))
  expect(await runDue(job, at('08:59:58'))).toBe(false)
  expect(begun).toHaveLength(1)
})

test('jobs do not wait for one another, and one that failed is done in the next hour', async () => {
  const first = countingJob('first')
  const failing = { ...first.job, name: 'second', work: () => Promise.reject(new Error('no mill')) }
  await runDue(first.job, at('08:00:00'))
  await expect(runDue(failing, at('08:00:00'))).rejects.toThrow('no mill')
  expect(await runDue({ ...failing, work: first.job.work }, at('08:30:00'))).toBe(false)
  expect(await runDue({ ...failing, work: first.job.work }, at('09:00:00'))).toBe(true)
})

test('a clock that was wrong and is set back stops no job', async () => {
  const { job, begun } = countingJob('of another year')
  await runDue(job, new Date('2027-11-20T09:00:00+07:00'))
  expect(await runDue(job, at('09:00:00'))).toBe(true)
  expect(await runDue(job, at('09:59:59'))).toBe(false)
  expect(await runDue(job, at('10:00:00'))).toBe(true)
  expect(begun).toHaveLength(3)
})
