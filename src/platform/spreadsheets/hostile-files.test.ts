import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'
import { Budget } from './workbook/budget.ts'

const MEBIBYTE = 1024 * 1024
const RELATIONS =
  '<Relationships><Relationship Id="r" Type="/worksheet" Target="s.xml"/><Relationship Id="st" Type="/styles" Target="st.xml"/></Relationships>'

/** A workbook of one sheet: a few hundred bytes, however much its parts repeat themselves. */
function book(sheet: string, styles = '<styleSheet/>', count = 1): Uint8Array {
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook><sheets>${'<sheet name="a" id="r"/>'.repeat(count)}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(RELATIONS),
    'xl/st.xml': strToU8(styles),
    'xl/s.xml': strToU8(`<worksheet>${sheet}</worksheet>`),
  })
}

const rows = (...all: string[]) => `<sheetData>${all.join('')}</sheetData>`
const text = (value: string, place = '') =>
  `<c ${place && `r="${place}" `}t="inlineStr"><is><t>${value}</t></is></c>`
const HEAD = `<row>${text('a')}${text('b')}</row>`
const ROW = `<row>${text('1')}${text('2')}</row>`
/** Of no cells, and far to the right. */
const FAR = '<row><c r="GR1"><v>1</v></c></row>'
const format = (code: string) =>
  `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`

test('One value in the last cells of a sheet makes neither the rows nor the columns before it', async () => {
  const far = text('x', 'ZZ1048576')
  const [alone] = await readTable('a.xlsx', book(rows(`<row r="1048576">${far}</row>`)))
  expect(alone?.faults.map(({ code }) => code)).toEqual(['file.empty'])
  const [below] = await readTable('a.xlsx', book(rows(HEAD, `<row r="1048576">${far}</row>`)))
  expect(below?.rows).toHaveLength(1)
  expect(below?.rows[0]).toMatchObject({ line: 1_048_576 })
  expect(below?.rows[0]?.cells).toHaveLength(201)
})

test.each<[what: string, bytes: () => Uint8Array, code: string]>([
  ['empty cells without end', () => book(rows(HEAD, FAR.repeat(60_000))), 'file.tooManyValues'],
  ['rows without end', () => book(rows(HEAD, ROW.repeat(200_101))), 'file.tooManyRows'],
  [
    'a row below the last',
    () => book(rows(HEAD, `<row r="1e9">${text('x')}</row>`, '<row r="1048577"/>')),
    'file.unreadable',
  ],
  [
    'a text without end',
    () => book(rows(HEAD, `<row>${text('x'.repeat(2_000_000))}</row>`)),
    'file.longCell',
  ],
  ['a comment without end', () => book(`<!--${'x'.repeat(2_000_000)}-->`), 'file.longCell'],
  [
    'a text longer than Excel keeps',
    () => book(rows(HEAD, `<row>${text('x'.repeat(250_000))}</row>`)),
    'file.longCell',
  ],
  ['sheets without end', () => book(rows(HEAD, ROW), undefined, 201), 'file.tooManySheets'],
  [
    'merges backwards over every row',
    () =>
      book(
        `${rows(HEAD, ROW.repeat(3000))}<mergeCells>${'<mergeCell ref="B1:A3000"/>'.repeat(1000)}</mergeCells>`,
      ),
    'file.tooManyMerged',
  ],
])(
  'A workbook of %s is refused with a sentence before it is read whole',
  async (_what, bytes, code) => {
    const [table] = await readTable('a.xlsx', bytes())
    expect(table?.rows).toEqual([])
    expect(table?.faults.map((fault) => fault.code)).toEqual([code])
  },
)

test('What unfolds to more than its directory says is left where it gets too much', () => {
  const budget = new Budget()
  budget.unfolded(300 * MEBIBYTE)
  expect(() => budget.unfolded(1)).toThrow('file.tooLarge')
})

test('A workbook has as many sheets as it may', async () => {
  expect(await readTable('a.xlsx', book(rows(HEAD, ROW), undefined, 200))).toHaveLength(200)
})

test('Columns are hidden from the first on, however far before it a workbook says', async () => {
  const columns = '<cols><col min="-900000000000" max="1" hidden="1"/></cols>'
  const [table] = await readTable('a.xlsx', book(`${columns}${rows(HEAD, ROW)}`))
  expect(table?.header).toEqual(['b'])
})

test.each([';&quot;', '[', '0', '&quot;a', '0-'])(
  'A format of %s without end shows numbers as they are',
  async (sign) => {
    const sheet = rows(HEAD, '<row><c s="0"><v>42</v></c><c><v>7</v></c></row>')
    const [table] = await readTable('a.xlsx', book(sheet, format(sign.repeat(100_000))))
    expect(table?.rows[0]?.cells).toEqual(['42', '7'])
  },
)

const lines = (line: string, count: number) => strToU8(`a,b\n${line.repeat(count)}`)

test.each<[what: string, bytes: Uint8Array, code: string]>([
  ['quotes', strToU8(`a,b\n${'"'.repeat(20 * MEBIBYTE)}`), 'file.longLine'],
  ['commas', strToU8(`a,b\n${','.repeat(20 * MEBIBYTE)}`), 'file.longLine'],
  ['returns', strToU8('\r'.repeat(20 * MEBIBYTE)), 'file.longLine'],
  ['empty lines', strToU8('\n'.repeat(3 * MEBIBYTE)), 'file.tooManyRows'],
  ['doubled quotes in one cell', strToU8(`a,b\n"${'""'.repeat(100_000)}",1\n`), 'file.longCell'],
  ['separators in its header', strToU8(`${'a,'.repeat(400_000)}\n1\n`), 'file.tooManyColumns'],
])('A CSV file of %s is refused with a sentence', async (_what, bytes, code) => {
  const [table] = await readTable('a.csv', bytes)
  expect(table?.rows).toEqual([])
  expect(table?.faults.map((fault) => fault.code)).toEqual([code])
})

test('Every line that begins with a quote which is never closed is a fault of its own', async () => {
  const [table] = await readTable('a.csv', lines('"x,1\n"y" z,2\n', 2000))
  expect(table?.rows).toHaveLength(4000)
  expect(table?.faults.filter(({ code }) => code === 'file.broken')).toHaveLength(2000)
})

test('A value far to the right of a line counts as one too many, behind however many empty cells', async () => {
  const [table] = await readTable('a.csv', lines(`1,2${','.repeat(5000)}x\n`, 1))
  expect(table?.faults).toMatchObject([{ line: 2, code: 'file.tooManyCells' }])
  expect(table?.rows[0]?.cells).toHaveLength(201)
})
