import { afterAll, expect, test } from 'vitest'
import { closeReading, filesWaiting } from '../../platform/spreadsheets/read-in-process.ts'
import { inParts, readFiles } from './read-files.ts'

afterAll(closeReading)

const bytes = Buffer.from('รหัสไซต์,ชื่อไซต์\nS1,โรงงาน\n')
const file = inParts({ name: 'sites.csv', bytes })

test('Two files are read at once, ten of an officer wait, and one more is told to come later', async () => {
  const asked = Array.from({ length: 12 }, () => readFiles([file], {}))
  expect(filesWaiting()).toBe(10)
  await expect(readFiles([file], {})).rejects.toThrow('import.readersBusy')
  const tables = (await Promise.all(asked)).flat()
  expect(tables.map(({ rows }) => rows)).toEqual(
    Array.from({ length: 12 }, () => [{ line: 2, cells: ['S1', 'โรงงาน'] }]),
  )
  expect(filesWaiting()).toBe(0)
})

test('Whoever goes while a file is read is told nothing, and nothing waits any more', async () => {
  const caller = new AbortController()
  const asked = readFiles([file], { signal: caller.signal })
  caller.abort()
  await expect(asked).rejects.toThrow('sys.unavailable')
  expect(filesWaiting()).toBe(0)
})
