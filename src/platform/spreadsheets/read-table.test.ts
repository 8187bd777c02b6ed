import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { windows874, workbook } from '../../tests/files.ts'
import { readTable } from './read-table.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const csv = async (bytes: Uint8Array | string) =>
  (await readTable('ผู้ขาย.csv', typeof bytes === 'string' ? utf8(bytes) : bytes))[0]
const cellsOf = async (bytes: Uint8Array | string) =>
  (await csv(bytes))?.rows.map(({ line, cells }) => [line, ...cells])

function utf16(text: string, isBigEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (const [at, letter] of [...text].entries())
    view.setUint16(at * 2, letter.charCodeAt(0), !isBigEndian)
  return new Uint8Array(view.buffer)
}

const text = (value: string) => ({ value })
const HEAD = [text('รหัส'), text('ชื่อ')]

const TEXT = 'รหัส,ชื่อ\nV1,ลานเทโกแก้ว\n'

test.each([
  ['UTF-8', utf8(TEXT)],
  ['UTF-8', utf8(`\ufeff${TEXT}`)],
  ['Windows-874', windows874(TEXT)],
  ['Windows-874', windows874(`${TEXT}\x1a`)],
  ['UTF-16', utf16(`\ufeff${TEXT}`, false)],
  ['UTF-16', utf16(`\ufeff${TEXT}`, true)],
])('A file in %s is read', async (encoding, bytes) => {
  expect(await csv(bytes)).toEqual({
    encoding,
    header: ['รหัส', 'ชื่อ'],
    rows: [{ line: 2, cells: ['V1', 'ลานเทโกแก้ว'] }],
    faults: [],
  })
})

const HEADER = utf8('รหัส,ชื่อ\n')
const join = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))

test.each<[what: string, bytes: Uint8Array, bad: number]>([
  [
    'a name cut in a letter',
    join(HEADER, utf8('V1,ก\nV2,สวน'), Uint8Array.of(0xe0, 0xb8), utf8('\nV3,ข\n')),
    3,
  ],
  [
    'a name cut in a letter, first of a list in English',
    join(utf8('code,name\nV1,สวน'), Uint8Array.of(0xe0), utf8('\nV3,ข\n')),
    2,
  ],
  ['a NUL', join(HEADER, utf8('V1,ก\nV2,ข\0ค\nV3,ง\n')), 3],
  ['an ESC of a printer', join(HEADER, utf8('V1,ก\nV2,\x1bEข\nV3,ง\n')), 3],
  ['a letter that was lost before', join(HEADER, utf8('V1,ก\nV2,ข\ufffd\nV3,ง\n')), 3],
  [
    'Windows-874 among UTF-8',
    join(HEADER, utf8('V1,ก\n'), windows874('V2,สวนลุง\n'), utf8('V3,ง\n')),
    3,
  ],
  [
    'a word of Windows-874 that looks like UTF-8',
    join(HEADER, utf8('V1,ก\n'), windows874('V2,รถ\n'), utf8('V3,ง\n')),
    3,
  ],
  [
    'UTF-8 among Windows-874',
    join(windows874('รหัส,ชื่อ\nV1,สวนลุงเฉลิม\n'), utf8('V2,สวน\n'), windows874('V3,ง\n')),
    3,
  ],
  [
    'a byte that Windows-874 has not',
    join(windows874('รหัส,ชื่อ\nV1,สวนลุงเฉลิม\nV2,สวน'), Uint8Array.of(0xff), windows874('\nV3,ง\n')),
    3,
  ],
])('%s is a fault of its cell, and the other lines are read', async (_what, bytes, bad) => {
  const table = await csv(bytes)
  expect(table?.faults).toEqual([{ line: bad, column: 1, code: 'file.letters', params: {} }])
  expect(table?.rows.map(({ cells }) => cells[0])).toEqual(
    table?.rows.length === 2 ? ['V1', 'V3'] : ['V1', 'V2', 'V3'],
  )
})

test('A list in English whose few Thai letters look like UTF-8 is in Windows-874', async () => {
  const table = await csv(windows874('plate,name\n80-1234 สฎ,ยข 7068\nรถ,x\n'))
  expect(table?.encoding).toBe('Windows-874')
  expect(table?.rows.map(({ cells }) => cells)).toEqual([
    ['80-1234 สฎ', 'ยข 7068'],
    ['รถ', 'x'],
  ])
  const marked = await csv(utf8('\ufeffplate,name\n1,Café\n'))
  expect(marked?.rows[0]?.cells).toEqual(['1', 'Café'])
})

test.each([
  ['a header of Windows above lines of Linux', 'a,b\r\n1,x\n2,y\n3,z\n'],
  ['a header of Linux above lines of Windows', 'a,b\n1,x\r\n2,y\r\n3,z\r\n'],
  ['a line that ends as on an old Macintosh', 'a,b\r\n1,x\r2,y\r\n3,z\r\n'],
  ['two ends of Windows', 'a,b\r\r\n1,x\r\r\n2,y\r\r\n3,z'],
])('%s is read line by line', async (_what, all) => {
  expect(await cellsOf(all)).toEqual([
    [2, '1', 'x'],
    [3, '2', 'y'],
    [4, '3', 'z'],
  ])
})

test('A header that stands on each page is no row, and the sign of Excel for a text is no part of it', async () => {
  expect(await cellsOf("a,b\n'0012,x\na,b\n2,'y\n")).toEqual([
    [2, '0012', 'x'],
    [4, '2', "'y"],
  ])
})

test('An end of file in the middle, where an old program wrote on, is no letter', async () => {
  expect(await csv('รหัส,ชื่อ\r\nV1,ก\r\n\x1aV2,ข\r\n\x1a')).toMatchObject({
    rows: [{ cells: ['V1', 'ก'] }, { cells: ['V2', 'ข'] }],
    faults: [],
  })
})

test.each([
  ['semicolons', 'รหัส;ชื่อ\nV1;"ก, ข"\n'],
  ['tabs', 'รหัส\tชื่อ\r\nV1\tก, ข\r\n'],
  ['strokes', 'รหัส|ชื่อ\nV1|ก, ข'],
  ['commas', 'รหัส,ชื่อ\nV1,"ก, ข"\n'],
  ['semicolons, with commas in every text', 'รหัส;ชื่อ\nV1;ก, ข\n'],
  ['what the first line tells Excel', 'sep=;\nรหัส;ชื่อ\nV1;ก, ข\n'],
])('Cells set apart by %s are told apart', async (_what, all) => {
  const table = await csv(all)
  expect(table?.header).toEqual(['รหัส', 'ชื่อ'])
  expect(table?.rows.map(({ cells }) => cells)).toEqual([['V1', 'ก, ข']])
})

test('A line is counted where it begins, past quoted breaks, empty lines and a told separator', async () => {
  expect(await cellsOf('a,b\n"x\ny\nz",1\n\nlast,2\n')).toEqual([
    [2, 'x\ny\nz', '1'],
    [6, 'last', '2'],
  ])
  expect(await cellsOf('sep=,\na,b\nx,1\n')).toEqual([[3, 'x', '1']])
})

test('What nobody sees is no part of a cell, and zeros kept from Excel are', async () => {
  expect(await cellsOf('a,b\n\u00a0x\u200b ,="0012"\n')).toEqual([[2, 'x', '0012']])
  expect(await cellsOf('a,b\n\u202a9220\u202c\u00ad \u2060,ก\u2060ข\n')).toEqual([
    [2, '9220', 'กข'],
  ])
})

test.each([
  ['as scale programs write it', 'a,b\n1,สวน "ใน"\n2,x\n', 'สวน "ใน"'],
  ['within quotes', 'a,b\n1,"สวน "ใน""\n"2","x"\n', 'สวน "ใน"'],
  ['as CSV has it', 'a,b\n1,"สวน ""ใน"""\n2,x\n', 'สวน "ใน"'],
  ['at the begin of a text', 'a,b\n1,"ใน" สวน\n2,x\n', '"ใน" สวน'],
  ['as a sign of inches', 'a,b\n1,ล้อ 12"\n2,x\n', 'ล้อ 12"'],
  ['beside a cell of two lines', 'a,b\n1,"x\ny"\n2,สวน "ใน"\n', 'x\ny'],
])('A quote inside a text, %s, is part of it', async (_how, all, text) => {
  const table = await csv(all)
  expect(table?.faults).toEqual([])
  expect(table?.rows[0]?.cells).toEqual(['1', text])
  expect(table?.rows).toHaveLength(2)
})

test('A quote that is never closed spoils its own line alone', async () => {
  const table = await csv('a,b\n1,"x\n2,"y\nz"\n3,"w"\n')
  expect(table?.faults).toEqual([{ line: 2, code: 'file.broken', params: {} }])
  expect(table?.rows.map(({ line, cells }) => [line, ...cells])).toEqual([
    [2, '1', '"x'],
    [3, '2', 'y\nz'],
    [5, '3', 'w'],
  ])
})

test('Titles above the header are passed over', async () => {
  const table = await csv('โรงงาน ก,,\nพฤศจิกายน 2569,,\nรหัส,ชื่อ,น้ำหนัก\nV1,ก,5\n')
  expect(table?.header).toEqual(['รหัส', 'ชื่อ', 'น้ำหนัก'])
  expect(table?.rows).toEqual([{ line: 4, cells: ['V1', 'ก', '5'] }])
})

test.each<[string, string, Uint8Array | string, unknown[]]>([
  ['an old workbook', 'a.xls', 'x', ['file.oldExcel', undefined]],
  ['another kind', 'a.pdf', 'x', ['file.type', undefined]],
  ['nothing', 'a.csv', '', ['file.empty', undefined]],
  ['a header alone', 'a.csv', 'a,b\n', ['file.empty', undefined]],
  ['no text', 'a.csv', Uint8Array.of(0x50, 0x00, 0x01, 0xff), ['file.encoding', undefined]],
  ['a stray quote', 'a.csv', 'a,b\n1,2\n"x,2\n', ['file.broken', 3]],
  ['a cell too few', 'a.csv', 'a,b,c\n1,2\n', ['file.tooFewCells', 2]],
  ['a cell too many', 'a.csv', 'a,b\n1,2,3\n', ['file.tooManyCells', 2]],
  ['a password', 'a.xlsx', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), ['file.locked', undefined]],
  ['no archive', 'a.xlsx', 'a,b\n1,2\n', ['file.unreadable', undefined]],
  ['another archive', 'a.xlsx', zipSync({ 'a.xml': utf8('x') }), ['file.unreadable', undefined]],
  ['too much', 'a.csv', new Uint8Array(51 * 1024 * 1024), ['file.tooLarge', undefined]],
  [
    'an archive that unfolds without end',
    'a.xlsx',
    zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(301 * 1024 * 1024) }, { level: 1 }),
    ['file.tooLarge', undefined],
  ],
  ['too many lines', 'a.csv', `a,b\n${'1,2\n'.repeat(200_001)}`, ['file.tooManyRows', undefined]],
  [
    'too many columns',
    'a.csv',
    `${Array.from({ length: 201 }, (_, at) => `c${at}`)}\n${','.repeat(200)}1\n`,
    ['file.tooManyColumns', undefined],
  ],
])('%s is a fault with a place', async (_what, name, content, [code, line]) => {
  const [table] = await readTable(name, typeof content === 'string' ? utf8(content) : content)
  expect(table?.faults.map((fault) => [fault.code, fault.line])).toEqual([[code, line]])
})

test('A cell that only looks too many is none', async () => {
  expect((await csv('a,b\n1,2,\n'))?.faults).toEqual([])
})

test('Every sheet of a workbook is a table; dates and numbers are as Excel shows them', async () => {
  const day = new Date('2026-11-15T00:00:00Z')
  const bytes = await workbook({
    ผู้ขาย: [
      HEAD.concat([text('วันที่'), text('เวลา'), text('ราคา')]),
      [
        { value: 10018 },
        text('ลานเทโกแก้ว'),
        { value: day, format: 'dd/mm/yyyy' },
        { value: new Date('2026-11-15T14:05:30Z'), format: 'dd/mm/yyyy hh:mm' },
        { value: 5.7 },
      ] as never,
    ],
    ว่าง: [],
    สินค้า: [HEAD, [text('FFB'), text('ปาล์มทะลาย')]],
  })
  const tables = await readTable('mill.xlsx', bytes)
  expect(tables.map(({ sheet, rows }) => [sheet, rows])).toEqual([
    [
      'ผู้ขาย',
      [
        {
          line: 2,
          cells: ['10018', 'ลานเทโกแก้ว', '2026-11-15', '2026-11-15 14:05:30', '5.7'],
        },
      ],
    ],
    ['สินค้า', [{ line: 2, cells: ['FFB', 'ปาล์มทะลาย'] }]],
  ])
})

test('A cell with a time alone holds no day, at midnight too', async () => {
  const bytes = await workbook({
    ชั่ง: [
      [text('เข้า'), text('ออก')],
      [
        { value: new Date('1899-12-30T00:00:00Z'), format: 'hh:mm' },
        { value: new Date('1899-12-30T08:15:30Z'), format: 'hh:mm' },
      ] as never,
    ],
  })
  expect((await readTable('a.xlsx', bytes))[0]?.rows[0]?.cells).toEqual(['00:00:00', '08:15:30'])
})

test('A merged cell says the same of all its rows, and a merged title is no header', async () => {
  const bytes = await workbook(
    {
      a: [
        [text('รายชื่อผู้ขาย'), text(''), text('')],
        [...HEAD, text('กลุ่ม')],
        [text('V1'), text('ก'), text('ลานเท')],
        [text('V2'), text('ข'), text('')],
      ],
    },
    (xml) =>
      xml.replace(
        '</sheetData>',
        '</sheetData><mergeCells count="2"><mergeCell ref="A1:C1"/><mergeCell ref="C3:C4"/></mergeCells>',
      ),
  )
  const [table] = await readTable('a.xlsx', bytes)
  expect(table?.header).toEqual(['รหัส', 'ชื่อ', 'กลุ่ม'])
  expect(table?.rows.map(({ line, cells }) => [line, cells[2]])).toEqual([
    [3, 'ลานเท'],
    [4, 'ลานเท'],
  ])
})

test('A formula gives its result; one without a result, and an error, are faults and never empty', async () => {
  const cells = [
    '<c r="A2" t="str"><f>"V"&amp;1</f><v>V1</v></c><c r="B2"><f>1+1</f><v>2</v></c>',
    '<c r="A3"><f>B2</f></c><c r="B3" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
    '<c r="A4" s="0"><f>B2</f><v></v></c><c r="B4" s="0" t="e"><v>#N/A</v></c>',
  ]
  const bytes = await workbook({ a: [HEAD, [text('x'), text('y')]] }, (xml) =>
    xml.replace(
      /<row r="2">.*<\/row>/,
      cells.map((row, at) => `<row r="${at + 2}">${row}</row>`).join(''),
    ),
  )
  const [table] = await readTable('a.xlsx', bytes)
  expect(table?.rows[0]?.cells).toEqual(['V1', '2'])
  expect(table?.faults).toEqual([
    { line: 3, column: 0, code: 'file.noResult', params: { column: 'รหัส' } },
    { line: 3, column: 1, code: 'file.errorCell', params: { column: 'ชื่อ', value: '#DIV/0!' } },
    { line: 4, column: 0, code: 'file.noResult', params: { column: 'รหัส' } },
    { line: 4, column: 1, code: 'file.errorCell', params: { column: 'ชื่อ', value: '#N/A' } },
  ])
})

test('A hundred thousand lines are read whole', async () => {
  const lines = Array.from({ length: 100_000 }, (_, at) => `T${at},สวนลุงเฉลิม,${at % 977}`)
  const table = await csv(`id,name,kg\n${lines.join('\n')}\n`)
  expect(table?.rows).toHaveLength(100_000)
  expect(table?.rows.at(-1)).toEqual({ line: 100_001, cells: ['T99999', 'สวนลุงเฉลิม', '345'] })
})

test('A percentage is as Excel shows it, not the hundredth that the cell holds', async () => {
  const bytes = await workbook({
    ภาษี: [
      [text('ภาษี'), text('น้ำมัน'), text('ส่วน'), text('ราคา')],
      [
        { value: 0.03, format: '0%' },
        { value: 0.0075, format: '0.00%' },
        { value: 0.185, format: '0.0"%"' },
        { value: 0.29, format: '#,##0.0 %' },
      ] as never,
    ],
  })
  const [table] = await readTable('tax.xlsx', bytes)
  expect(table?.rows[0]?.cells).toEqual(['3%', '0.75%', '0.185', '29%'])
})
