import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { closeReading, readInProcess } from '../../../platform/spreadsheets/read-in-process.ts'

const { FUZZ_CASES, FUZZ_SEED = '2569' } = process.env
/** Short in every run; `npm run test:fuzz` asks for more, from another seed. */
const CASES = FUZZ_CASES ? Number(FUZZ_CASES) : 60
const MAX_CELLS = 2_000_000

afterAll(closeReading)

/** What a sheet says twice as often as it should, or where nobody looks. */
const place = fc.oneof(
  { weight: 24, arbitrary: fc.constantFrom('A1', 'B1', 'C1', 'A2') },
  fc.constantFrom('A1', 'B2', 'ZZ1048576', 'XFD1', 'A1048577', 'AAAA1', '1', '', 'a1', 'A0', 'A-1'),
  fc.string({ maxLength: 12 }),
)
const value = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('1', 'ก', '12.5', '๑๒') },
  fc.constantFrom(
    '1',
    '<',
    '&amp;',
    '&#x110000;',
    '&lol;',
    ']]>',
    '1e999',
    '-0',
    '๑๒.๕',
    '=A1',
    '"',
    ';',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer({ min: 1, max: 40_000 }).map((n) => '9'.repeat(n)),
)
const cell = fc
  .tuple(
    place,
    fc.constantFrom('', ' t="inlineStr"', ' t="inlineStr"', ' t="s"', ' t="d"', ' t="e"', ' s="9"'),
    value,
  )
  .map(([at, type, said]) => `<c r="${at}"${type}><v>${said}</v><is><t>${said}</t></is></c>`)
const row = fc
  .tuple(
    fc.array(cell, { maxLength: 6 }),
    fc.constantFrom('', '', '', ' r="1048576"', ' r="3"', ' r="x"'),
  )
  .map(([cells, at]) => `<row${at}>${cells.join('')}</row>`)
const often = fc.constantFrom(1, 1, 1, 1, 1, 300, 20_000)
/** Two rows of three values, which by themselves can be read. */
const HEAD = ['ก', '1']
  .map((one) => `<row>${`<c t="inlineStr"><is><t>${one}</t></is></c>`.repeat(3)}</row>`)
  .join('')
const workbook = fc
  .tuple(
    fc.array(fc.tuple(row, often), { maxLength: 4 }),
    fc.oneof(fc.constant('0.00'), fc.string({ maxLength: 20 })),
    fc.constantFrom(0, 0, 0, 20_000),
  )
  .map(([rows, format, merged]) =>
    zipSync({
      'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="a" id="r"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="r" Type="/worksheet" Target="s.xml"/><Relationship Id="t" Type="/styles" Target="t.xml"/></Relationships>',
      ),
      'xl/t.xml': strToU8(
        `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${format}"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`,
      ),
      'xl/s.xml': strToU8(
        `<worksheet><sheetData>${HEAD}${rows.map(([one, n]) => manyTimes(one, n)).join('')}</sheetData><mergeCells>${'<mergeCell ref="A1:ZZ9"/>'.repeat(merged)}</mergeCells></worksheet>`,
      ),
    }),
  )

/** `n` times, or as often as some megabytes hold it. */
function manyTimes(text: string, n: number): string {
  return text.repeat(Math.min(n, Math.ceil(4_000_000 / (text.length || 1))))
}

/** One with a few of its bytes changed, or cut off. */
const damaged = fc
  .tuple(workbook, fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 }), fc.nat(3))
  .map(([whole, changes, cut]) => {
    const bytes = whole.slice(0, cut === 0 ? whole.length >> 1 : whole.length)
    for (const [at, to] of changes) bytes[at % bytes.length] = to
    return bytes
  })
const csv = fc
  .array(
    fc.tuple(fc.oneof(value, fc.constantFrom('"', '",', ';', '\t', '\r', '\n', '\0', ' ')), often),
    {
      maxLength: 12,
    },
  )
  .map((parts) => strToU8(`ก;ข;ค\n1;2;3\n${parts.map(([part, n]) => manyTimes(part, n)).join('')}`))
const file = fc.oneof(
  fc.tuple(fc.constant('a.xlsx'), fc.oneof(workbook, damaged)),
  fc.tuple(fc.constant('a.csv'), csv),
)

test('a file of whatever bytes is read or refused, within the room and the time of its process', async () => {
  const sums = { read: 0, refused: 0 }
  for (const [name, bytes] of fc.sample(file, { numRuns: CASES, seed: Number(FUZZ_SEED) })) {
    const parts = () => [bytes]
    const ctx = { officer: undefined, signal: undefined }
    const tables = await readInProcess({ name, size: bytes.length, parts }, ctx, () => {
      throw new Error('there is room for one')
    })
    const faults = tables.flatMap((table) => table.faults)
    // Its bounds are found while it is read; that the process has to be ended is the last resort.
    expect(faults.filter(({ code }) => code === 'file.tooMuch')).toEqual([])
    const cells = tables.flatMap(({ rows }) => rows.map((one) => one.cells.length))
    expect(cells.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(MAX_CELLS)
    sums[faults.some(({ line }) => line === undefined) ? 'refused' : 'read'] += 1
  }
  console.log(
    `Read ${sums.read} of ${CASES} files, seed ${FUZZ_SEED}: ${sums.refused} refused, none ended `,
  )
  expect(Math.min(sums.read, sums.refused)).toBeGreaterThan(0)
}, 3_600_000)
