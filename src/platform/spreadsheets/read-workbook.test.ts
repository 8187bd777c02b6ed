import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'

const STRICT = 'http://purl.oclc.org/ooxml'
const TRANSITIONAL = 'http://schemas.openxmlformats.org'

interface Parts {
  sheets: Record<string, string>
  styles?: string
  strings?: string
  /** What the elements of a sheet are called by: `<x:row>`. */
  prefix?: string
  strict?: boolean
  /** Attributes of sheets, by name. */
  states?: Record<string, string>
}

/** A workbook of the XML of its parts, as whichever program writes them. */
function book({ sheets, styles = '', strings, prefix = '', strict, states = {} }: Parts) {
  const base = strict ? STRICT : TRANSITIONAL
  const main = strict ? `${STRICT}/spreadsheetml/main` : `${TRANSITIONAL}/spreadsheetml/2006/main`
  const office = `${base}/officeDocument${strict ? '' : '/2006'}/relationships`
  const spaces = `xmlns${prefix && `:${prefix}`}="${main}" xmlns:r="${office}"`
  const named = (xml: string) => (prefix ? xml.replace(/<(\/?)(?=\w)/g, `<$1${prefix}:`) : xml)
  const root = (name: string, inner: string) =>
    strToU8(
      `<?xml version="1.0"?>${named(`<${name}>`).replace('>', ` ${spaces}>`)}${named(inner)}${named(`</${name}>`)}`,
    )
  const names = Object.keys(sheets)
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id='${id}' Type="${office}/${type}" Target="${target}"/>`
  return zipSync({
    '_rels/.rels': strToU8(
      `<Relationships>${relation('r', 'officeDocument', '/xl/workbook.xml')}</Relationships>`,
    ),
    'xl/workbook.xml': root(
      'workbook',
      `<workbookPr/><sheets>${names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" ${states[name] ?? ''} r:id="r${at}"/>`).join('')}</sheets>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${names.map((_, at) => relation(`r${at}`, 'worksheet', `worksheets/s${at}.xml`)).join('')}${relation('st', 'styles', 'styles.xml')}${relation('ss', 'sharedStrings', '/xl/strings.xml')}</Relationships>`,
    ),
    'xl/styles.xml': root('styleSheet', styles),
    ...(strings && { 'xl/strings.xml': root('sst', strings) }),
    ...Object.fromEntries(
      names.map((name, at) => [`xl/worksheets/s${at}.xml`, root('worksheet', sheets[name] ?? '')]),
    ),
  })
}

const text = (value: string, ref = '') =>
  `<c ${ref && `r='${ref}' `}t="inlineStr"><is><t>${value}</t></is></c>`
const rows = (...all: string[]) =>
  `<sheetData>${all.map((row) => `<row>${row}</row>`).join('')}</sheetData>`
const HEAD = text('รหัส') + text('ชื่อ') + text('ยอด')
const read = (bytes: Uint8Array) => readTable('a.xlsx', bytes)
const cellsOf = async (parts: Parts) => (await read(book(parts)))[0]?.rows.map(({ cells }) => cells)

/** A sheet whose second row holds one number in each of these formats. */
async function shown(values: readonly [value: number, format: string | number][]) {
  const formats = values.map(([, format]) => format)
  const own = formats.flatMap((format, at) =>
    typeof format === 'string'
      ? [`<numFmt numFmtId="${200 + at}" formatCode="${format.replaceAll('"', '&quot;')}"/>`]
      : [],
  )
  const styles = `<numFmts>${own.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${formats.map((format, at) => `<xf numFmtId="${typeof format === 'string' ? 200 + at : format}"/>`).join('')}</cellXfs>`
  const heads = values.map((_, at) => text(`h${at}`)).join('')
  const cells = values.map(([value], at) => `<c s="${at}"><v>${value}</v></c>`).join('')
  return (await cellsOf({ sheets: { a: rows(heads, cells) }, styles }))?.[0]
}

test.each<[string, Partial<Parts>]>([
  ['of a namespace with a prefix', { prefix: 'x' }],
  ['of the strict standard', { strict: true }],
  ['of the strict standard with a prefix', { strict: true, prefix: 'ss' }],
  ['as most write it', {}],
])(
  'A workbook %s means the same: errors and formulas without a result are faults',
  async (_what, how) => {
    const cells = `${text('V1')}<c t="e"><f>NA()</f><v>#N/A</v></c><c><f>1+1</f></c>`
    const solved =
      '<c t="str"><f>"V"&amp;2</f><v>V2</v></c><c t="str"><f>""</f><v></v></c><c><f>1+1</f><v>2</v></c>'
    const [table] = await read(book({ sheets: { a: rows(HEAD, cells, solved) }, ...how }))
    expect(table?.rows[1]?.cells).toEqual(['V2', '', '2'])
    expect(table?.faults).toEqual([
      { line: 2, column: 1, code: 'file.errorCell', params: { column: 'ชื่อ', value: '#N/A' } },
      { line: 2, column: 2, code: 'file.noResult', params: { column: 'ยอด' } },
    ])
  },
)

test('An error in a merged cell is one of all its rows', async () => {
  const sheet = `${rows(HEAD, `${text('V1') + text('ก')}<c t="e"><v>#REF!</v></c>`, text('V2') + text('ข'))}<mergeCells><mergeCell ref='C2:C3'/></mergeCells>`
  const [table] = await read(book({ sheets: { a: sheet } }))
  expect(table?.faults.map(({ line, code }) => [line, code])).toEqual([
    [2, 'file.errorCell'],
    [3, 'file.errorCell'],
  ])
})

test('Errors that a CSV file keeps as text are faults too', async () => {
  const csv = strToU8('รหัส,ชื่อ\nV1,#N/A\nV2,Err:502\nV3,########\nV4,#1\nV5,#GETTING_DATA\n')
  const [table] = await readTable('a.csv', csv)
  expect(table?.faults.map(({ line, code }) => [line, code])).toEqual(
    [2, 3, 4, 6].map((line) => [line, 'file.errorCell']),
  )
})

test('Texts are whole: shared, rich, with how they are pronounced left out; cells stand where they say', async () => {
  const strings =
    '<si><t>รหัส_x000D_</t></si><si><r><t>สวน</t></r><r><t xml:space="preserve"> ใหม่</t></r><rPh sb="0" eb="1"><t>suan</t></rPh></si>'
  const sheet =
    '<sheetData><row r="3"><c r="A3" t="s"><v>0</v></c><c r="C3" t="inlineStr"><is><r><t>ชื่อ</t></r></is></c></row>' +
    '<row r="5"><c r="A5" t="inlineStr"><is><t><![CDATA[a<b]]></t></is></c><c r="C5" t="s"><v>1</v></c><c t="s"><v>9</v></c></row></sheetData>'
  const [table] = await read(book({ sheets: { a: sheet }, strings }))
  expect(table?.header).toEqual(['รหัส', '', 'ชื่อ'])
  expect(table?.rows).toEqual([{ line: 5, cells: ['a<b', '', 'สวน ใหม่', '#REF!'] }])
  expect(table?.faults).toMatchObject([{ line: 5, column: 3, code: 'file.errorCell' }])
})

test('Every minute and every second of a day comes as it was typed', async () => {
  const seconds = [...Array(1440).keys()].map((minute) => minute * 60).concat([1, 59, 3599, 86_399])
  const body = seconds.map((at) => `<c><v>${at}</v></c><c s="0"><v>${46350 + at / 86_400}</v></c>`)
  const table = await cellsOf({
    sheets: { a: rows(text('n') + text('t'), ...body) },
    styles: '<cellXfs><xf numFmtId="22"/></cellXfs>',
  })
  const wrong = table?.filter(([at = '', time = '']) => {
    const clock = new Date(
      Number(at === '' ? 0 : seconds[table.findIndex((row) => row[0] === at)]) * 1000,
    )
    return time.length > 10 && time.slice(11) !== clock.toISOString().slice(11, 19)
  })
  expect(wrong).toEqual([])
  expect(table).toHaveLength(seconds.length)
})

test('Numbers are as their formats show them: days of whichever era, zeros in front, units, percentages', async () => {
  expect(
    await shown([
      [46350.333333333336, 'dd/mm/bbbb hh:mm'],
      [46350, 'B1dd/mm/yyyy'],
      [46350, '[$-D07041E]d mmmm yyyy;@'],
      [46350, '[$-th-TH,107]d mmm bb'],
      [46350, 81],
      [0.354166666666667, 'h:mm AM/PM'],
      [42, '00000'],
      [123456789, '0000000000'],
      [123456789, '000-0-00000-0'],
      [42, '"V"00000'],
      [10001, '"V"0'],
      [42, '0####'],
      [42, '#00000'],
      [42, '[=0]"-";00000'],
      [42, '[>99]00000;0'],
      [42, '0'],
      [24.15, '0.00" ตัน"'],
      [24150, '#,##0'],
      [0.0075, 10],
      [5.7, '_-* #,##0.00_-;-* #,##0.00_-'],
      [120000, '0.00E+00'],
      [5.7, '[$฿-41E]#,##0.00'],
    ]),
  ).toEqual([
    '2026-11-24 08:00:00',
    '2026-11-24',
    '2026-11-24',
    '2026-11-24',
    '2026-11-24',
    '08:30:00',
    '00042',
    '0123456789',
    '012-3-45678-9',
    'V00042',
    'V10001',
    '00042',
    '00042',
    '00042',
    '42',
    '42',
    '24.15 ตัน',
    '24150',
    '0.75%',
    '5.7',
    '120000',
    '5.7',
  ])
})

test('A day as ISO 8601, and one of a workbook that counts from 1904', async () => {
  expect(
    await cellsOf({
      sheets: {
        a: rows(
          text('a') + text('b'),
          '<c t="d"><v>2026-11-24T08:29:59.9999999</v></c><c t="d"><v>2026-11-24</v></c>',
        ),
      },
    }),
  ).toEqual([['2026-11-24 08:30:00', '2026-11-24']])
})

test.each([
  ['hidden="1"', 'hidden="true"'],
  ['width="0"', 'ht="0" customHeight="1"'],
])('What is hidden (%s, %s) stays out of a table and stands beside it', async (column, row) => {
  const sheet =
    `<cols><col min="2" max="2" ${column}/></cols><sheetData>` +
    `<row>${text('รหัส')}${text('บัญชีเก่า')}${text('ชื่อ')}</row>` +
    `<row>${text('V1')}${text('1')}${text('ก')}</row><row ${row}>${text('V2')}${text('2')}${text('ข')}</row></sheetData>`
  const tables = await read(
    book({
      sheets: { a: sheet, b: rows(HEAD, text('V3')), c: rows(HEAD, text('V4')) },
      states: { b: 'state="hidden"', c: 'state="veryHidden"' },
    }),
  )
  const [table] = tables
  expect(table).toMatchObject({
    header: ['รหัส', 'ชื่อ'],
    rows: [{ line: 2, cells: ['V1', 'ก'] }],
    hidden: { isSheet: false, rows: 1, columns: 1, whole: { header: ['รหัส', 'บัญชีเก่า', 'ชื่อ'] } },
  })
  expect(table?.hidden?.whole?.rows).toHaveLength(2)
  expect(tables.map(({ hidden }) => hidden?.isSheet)).toEqual([false, true, true])
})

test.each<[string, string, string]>([
  [
    'entities that grow',
    `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(9)}"><!ENTITY b "&a;&a;">]><worksheet/>`,
    'file.unreadable',
  ],
  ['elements without an end', '<worksheet>'.repeat(200), 'file.unreadable'],
  ['what is no XML', '<worksheet><sheetData><row></sheetData></worksheet>', 'file.unreadable'],
  [
    'more merges than anybody made',
    `<worksheet><mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(20_001)}</mergeCells></worksheet>`,
    'file.tooManyMerged',
  ],
])('%s is refused, and takes neither memory nor time', async (_what, sheet, code) => {
  const bytes = zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="a" id="r"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r" Type="/worksheet" Target="s.xml"/></Relationships>',
    ),
    'xl/s.xml': strToU8(sheet),
  })
  const before = process.memoryUsage().heapUsed
  expect((await read(bytes))[0]?.faults[0]?.code).toBe(code)
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(200 * 1024 * 1024)
})

test('A cell far below and a merge over the whole sheet make no table of all the cells between', async () => {
  const far = '<row r="1048576"><c r="A1048576" t="inlineStr"><is><t>V9</t></is></c></row>'
  const sheet = `${rows(HEAD, text('V1') + text('x', 'XFD2')).replace('</sheetData>', `${far}</sheetData>`)}<mergeCells><mergeCell ref="A1048576:XFD1048576"/></mergeCells>`
  const [table] = await read(book({ sheets: { a: sheet } }))
  expect(table?.rows.map(({ line, cells }) => [line, cells.length])).toEqual([
    [2, 201],
    [1_048_576, 201],
  ])
})
