import { strToU8 } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { workbook } from '../../tests/files.ts'
import { closeReading, filesWaiting, readInProcess, readingProcesses } from './read-in-process.ts'
import { readTable } from './read-table.ts'

afterAll(closeReading)

const full = () => {
  throw new Error('full')
}

function read(name: string, bytes: Uint8Array, signal?: AbortSignal) {
  const file = {
    name,
    size: bytes.length,
    parts: () => [bytes.subarray(0, 10), bytes.subarray(10)],
  }
  return readInProcess(file, { ...(signal && { signal }) }, full)
}

test('A file comes from the process as it is read: rows, faults and what is hidden', async () => {
  const lines = Array.from({ length: 1200 }, (_, at) => `${at},"x`).join('\n')
  const csv = strToU8(`a,b\n${lines}\n`)
  expect(await read('a.csv', csv)).toEqual(await readTable('a.csv', csv))
  const cells = (...all: string[]) => all.map((value) => ({ value }))
  const book = await workbook(
    { one: [cells('a', 'b'), cells('1', '2'), cells('3', '4')], two: [cells('c'), cells('5')] },
    (xml) => xml.replace('<row r="3"', '<row r="3" hidden="1"'),
  )
  const tables = await read('a.xlsx', book)
  expect(tables).toEqual(await readTable('a.xlsx', book))
  expect(tables[0]?.hidden?.whole?.rows).toHaveLength(2)
})

test('A file whose caller goes is read no further, and its process is gone', async () => {
  const caller = new AbortController()
  let given = 0
  const file = {
    name: 'a.csv',
    size: 1,
    async *parts() {
      for (;;) {
        given += 1
        if (given === 3) caller.abort(new Error('gone'))
        yield new Uint8Array(1000)
      }
    },
  }
  await expect(readInProcess(file, { signal: caller.signal }, full)).rejects.toThrow('gone')
  expect(given).toBeLessThan(5)
  expect([readingProcesses(), filesWaiting()]).toEqual([[], 0])
})

test('A file whose process ends, as one does that is out of memory, says so, and the next is read', async () => {
  const file = {
    name: 'a.csv',
    size: 1,
    *parts() {
      for (const pid of readingProcesses()) process.kill(pid, 'SIGKILL')
      yield new Uint8Array(1000)
    },
  }
  const [table] = await readInProcess(file, {}, full)
  expect(table?.faults.map(({ code }) => code)).toEqual(['file.tooMuch'])
  const [next] = await read('a.csv', strToU8('a,b\n1,2\n'))
  expect(next?.rows).toHaveLength(1)
  await closeReading()
})

test('A file that is larger than is read reaches no process', async () => {
  const [table] = await read('a.csv', new Uint8Array(51 * 1024 * 1024))
  expect(table?.faults).toEqual([{ code: 'file.tooLarge', params: { max: 50 } }])
  expect(readingProcesses()).toEqual([])
})
