import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openJournal as open } from './journal.ts'

/** A journal with all that it has applied. */
async function openJournal<Entry>(file: string) {
  const entries: Entry[] = []
  const opened = await open<Entry>(file, (entry) => entries.push(entry))
  return { ...opened, entries }
}

const newFile = () => path.join(mkdtempSync(path.join(tmpdir(), 'journal-')), 'journal.jsonl')

test('what was appended is there when the journal is opened again, in its order', async () => {
  const file = newFile()
  const { journal } = await openJournal<number>(file)
  await Promise.all([1, 2, 3].map((n) => journal.append([n, n * 10])))
  await journal.close()
  const again = await openJournal<number>(file)
  expect(again).toMatchObject({ entries: [1, 10, 2, 20, 3, 30], damaged: 0 })
  await again.journal.close()
})

test('cut at any byte, all whole entries are there, and writing goes on behind them', async () => {
  const file = newFile()
  const { journal } = await openJournal<string>(file)
  const all = ['น้ำหนัก', 'a "quoted" line\n', '', 'last']
  for (const entry of all) await journal.append([entry])
  await journal.close()
  const bytes = readFileSync(file)
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length), async (length) => {
      writeFileSync(file, bytes.subarray(0, length))
      const torn = await openJournal<string>(file)
      expect(torn.damaged).toBe(0)
      expect(all.slice(0, torn.entries.length)).toEqual(torn.entries)
      await torn.journal.append(['after'])
      await torn.journal.close()
      const { journal, entries } = await openJournal<string>(file)
      expect(entries).toEqual(torn.entries)
      expect(entries.at(-1)).toBe('after')
      await journal.close()
    }),
    { numRuns: 60 },
  )
})

test('a line that the disk spoilt is counted, and the lines behind it are there', async () => {
  const file = newFile()
  const { journal } = await openJournal<number>(file)
  await journal.append([1, 2, 3])
  await journal.close()
  writeFileSync(file, readFileSync(file, 'utf8').replace(' 2\n', ' 7\n'))
  const again = await openJournal<number>(file)
  expect(again).toMatchObject({ entries: [1, 3], damaged: 1 })
  await again.journal.close()
})

test('spoilt lines at the end are cut off once they were counted', async () => {
  const file = newFile()
  const { journal } = await openJournal<number>(file)
  await journal.append([1, 2, 3])
  await journal.close()
  writeFileSync(file, readFileSync(file, 'utf8').replace(' 3\n', ' 7\n'))
  for (const damaged of [1, 0]) {
    const again = await openJournal<number>(file)
    expect(again).toMatchObject({ entries: [1, 2], damaged })
    await again.journal.close()
  }
})

test('replaced, the file is as short as its entries, and takes further ones', async () => {
  const file = newFile()
  const { journal } = await openJournal<number>(file)
  await journal.append(Array.from({ length: 1000 }, (_, n) => n))
  const before = journal.size()
  await journal.replace(() => [1, 2])
  await journal.append([3])
  expect(journal.size()).toBeLessThan(before / 100)
  await journal.close()
  const again = await openJournal<number>(file)
  expect(again.entries).toEqual([1, 2, 3])
  await again.journal.close()
})

test.runIf(process.platform !== 'win32')(
  'a full disk refuses entries and leaves the file as it was',
  async () => {
    const file = newFile()
    const tooMuch = ['a whole line', 'x'.repeat(20_000)]
    expect(appendOnFullDisk(file, [['small'], tooMuch])).toEqual(['written', 'EFBIG'])
    // Nobody has written behind what was refused, nor cut it off.
    expect(await entriesOf(file)).toEqual(['small'])
    const others = [['more'], tooMuch, ['small again']]
    expect(appendOnFullDisk(file, others)).toEqual(['written', 'EFBIG', 'written'])
    expect(await entriesOf(file)).toEqual(['small', 'more', 'small again'])
  },
)

/**
 * What became of each of `batches`, appended by a process whose files may have 8 blocks: the system refuses what is
 * more, as a full disk does.
 */
function appendOnFullDisk(file: string, batches: string[][]): string[] {
  const script = `
    const { openJournal } = await import(${JSON.stringify(new URL('journal.ts', import.meta.url).href)})
    const { journal } = await openJournal(${JSON.stringify(file)}, () => {})
    const outcomes = []
    for (const batch of ${JSON.stringify(batches)})
      outcomes.push(await journal.append(batch).then(() => 'written', (error) => error.code))
    await journal.close()
    console.log(JSON.stringify(outcomes))`
  const run = `ulimit -f 8; exec "$0" --import tsx --input-type=module -e "$1"`
  const output = execFileSync('bash', ['-c', run, process.execPath, script], { encoding: 'utf8' })
  return JSON.parse(output)
}

async function entriesOf(file: string): Promise<string[]> {
  const { journal, entries } = await openJournal<string>(file)
  await journal.close()
  return entries
}
