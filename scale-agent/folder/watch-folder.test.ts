import { appendFileSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openQueue, type Queue } from '../queue/queue.ts'
import { type FolderSettings, readTickets } from './read-tickets.ts'
import { watchFolder } from './watch-folder.ts'

const now = new Date('2026-11-24T10:00:00+07:00')
const settings: FolderSettings = { path: '', columns: {}, idsRepeatDaily: false }
const HEAD = 'เลขที่ชั่ง,ทะเบียนรถ,รหัสลูกค้า,ชื่อลูกค้า,รหัสสินค้า,น้ำหนักเข้า,วันที่เข้า,เวลาเข้า,น้ำหนักออก,เวลาออก'
const LINE = '41,80-1234,10023,สวนควนทอง,FFB-RAMP,"15,230",24/11/2569,08:15,,'
const TICKET = {
  WeightScaleIDIn: '41',
  CarRegister: '80-1234',
  CustomerDataID: '10023',
  WeightIn: 15_230,
  WeightTimeIn: '2026-11-24T01:15:00.000Z',
  WeightOut: null,
  WeightTimeOut: null,
}

/** Text as Windows-874 has it: a Thai letter is one byte. */
function windows874(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0)
    return code < 0x80 ? code : code - 0x0e00 + 0xa0
  })
}
const utf8 = (text: string) => new TextEncoder().encode(text)
const read = (text: string, other: Partial<FolderSettings> = {}) =>
  readTickets(utf8(text), { ...settings, ...other }, now)

test.each([
  ['UTF-8', utf8(`${HEAD}\n${LINE}\n`)],
  ['UTF-8 with a mark', utf8(`\ufeff${HEAD}\n${LINE}\n`)],
  ['Windows-874', windows874(`${HEAD}\r\n${LINE}\r\n`)],
  [
    'tabs',
    utf8(
      `${HEAD.replaceAll(',', '\t')}\n${LINE.replace('"15,230"', '15230').replaceAll(',', '\t')}\n`,
    ),
  ],
  ['Thai digits', utf8(`${HEAD}\n${LINE.replace('24/11/2569,08:15', '๒๔/๑๑/๖๙,๐๘:๑๕')}\n`)],
])('a file in %s is read', (_, bytes) => {
  expect(readTickets(bytes, settings, now)).toMatchObject({ tickets: [TICKET], faults: [] })
})

test('English columns, a time with its day, and a way out of the same day are read', () => {
  const head = 'Ticket No;Plate;Customer Code;Product Code;Gross;Time In;Tare;Time Out'
  const line = '41;80-1234;10023;FFB-RAMP;15230;2026-11-24 08:15;6010;09:40'
  expect(read(`${head}\n${line}\n`).tickets).toMatchObject([
    { ...TICKET, WeightOut: 6010, WeightTimeOut: '2026-11-24T02:40:00.000Z' },
  ])
})

test.each([
  ['1.2E+05', '10023'],
  ['2026-11-24', '10023'],
  ['Oct-45', '80-1234 สุราษฎร์ธานี'],
])('a code or plate that a spreadsheet spoilt keeps its line out: %s', (spoilt, code) => {
  const [plate, customer] = code === '10023' ? ['80-1234', spoilt] : [spoilt, '10023']
  const head = 'Plate;Customer Code;Product Code;Gross;Time In'
  const { tickets, faults } = read(
    `${head}\n${plate};${customer};FFB-RAMP;15230;2026-11-24 08:15\n`,
  )
  expect(tickets).toEqual([])
  expect(faults).toMatchObject([{ line: 2, key: 'file.value' }])
})

test('a truck that is not out has 0 at midnight in some programs, and a vendor’s code is its customer', () => {
  const head = 'Ticket No;Plate;Vendor Code;Product Code;Gross;Time In;Tare;Time Out'
  const line = '41;80-1234;10023;FFB-RAMP;15230;2026-11-24 08:15;0;00:00'
  expect(read(`${head}\n${line}\n`).tickets).toMatchObject([
    { CustomerDataID: '10023', WeightOut: null, WeightTimeOut: null },
  ])
})

test('a column of another name is found where the settings name it', () => {
  const text = `${HEAD.replace('ทะเบียนรถ', 'เบอร์รถ')}\n${LINE}\n`
  expect(read(text).faults).toEqual([{ key: 'file.missing', params: { field: 'CarRegister' } }])
  expect(read(text, { columns: { CarRegister: 'เบอร์รถ' } }).tickets).toMatchObject([TICKET])
})

test('a number that begins again each day has its day in front, and a ticket without one is still itself', () => {
  const idOf = (text: string, idsRepeatDaily = false) =>
    read(text, { idsRepeatDaily }).tickets[0]?.WeightScaleIDIn
  expect(idOf(`${HEAD}\n${LINE}\n`, true)).toBe('261124-41')
  const without = `${HEAD}\n${LINE.replace('41', '')}\n`
  expect(idOf(without)).toMatch(/^T-[0-9a-f]{30}$/)
  expect(idOf(without)).toBe(idOf(without))
  expect(idOf(without)).not.toBe(idOf(without.replace('08:15', '08:16')))
})

test('a line in which a number or time cannot be read stays out by its line, and the others are taken', () => {
  const wrong = LINE.replace('"15,230"', 'หนัก').replace('41', '42')
  expect(read(`${HEAD}\n${LINE}\n${wrong}\n${LINE.replace('08:15', 'เช้า')}\n`)).toMatchObject({
    tickets: [TICKET],
    faults: [
      { line: 3, key: 'file.value', params: { field: 'WeightIn', value: 'หนัก' } },
      { line: 4, key: 'file.value', params: { field: 'WeightTimeIn', value: 'เช้า' } },
    ],
  })
})

test('a quote in a name is part of it, and one that is never closed keeps its own line out', () => {
  const text = [
    HEAD,
    LINE.replace('สวนควนทอง', 'สวน "ใน"'),
    LINE.replace('สวนควนทอง', '"สวน'),
  ].join('\n')
  expect(read(text)).toMatchObject({
    tickets: [{ ...TICKET, CustomerName: 'สวน "ใน"' }],
    faults: [{ line: 3, key: 'file.broken' }],
  })
})

test('a letter that cannot be read keeps its own line out, and none where nobody reads its column', () => {
  const cut = (text: string) => text.replace('สวน', 'สวน\0')
  expect(read([HEAD, LINE, cut(line(42)), line(43)].join('\n'))).toMatchObject({
    tickets: [TICKET, { WeightScaleIDIn: '43' }],
    faults: [{ line: 3, key: 'file.letters' }],
  })
  const unread = HEAD.replace('ชื่อลูกค้า', 'ผู้รับ')
  expect(read(`${unread}\n${LINE}\n${cut(line(42))}\n`)).toMatchObject({
    tickets: [TICKET, { WeightScaleIDIn: '42' }],
    faults: [],
  })
})

test('days are read in the order that their column proves, and asked about where it proves none', () => {
  const on = (id: number, day: string) => line(id).replace('24/11/2569', day)
  const times = (...lines: string[]) =>
    read([HEAD, ...lines].join('\n')).tickets.map(({ WeightTimeIn }) => WeightTimeIn.slice(0, 10))
  expect(times(on(1, '03/24/2026'), on(2, '03/04/2026'))).toEqual(['2026-03-24', '2026-03-04'])
  for (const day of ['26-11-24', '24112569', '24-พ.ย.-69'])
    expect(times(on(1, day))).toEqual(['2026-11-24'])
  expect(read(`${HEAD}\n${on(1, '03/04/2026')}\n`)).toMatchObject({
    tickets: [],
    faults: [{ line: 2, key: 'file.dayOrder', params: { value: '03/04/2026' } }],
  })
})

test('a file that cannot be read is said to be what it is', () => {
  expect(read(`${HEAD}\n`).faults).toEqual([{ key: 'file.empty', params: {} }])
  const noText = readTickets(Uint8Array.of(0x50, 0x00, 0x01, 0xff), settings, now)
  expect(noText.faults).toEqual([{ key: 'file.encoding', params: {} }])
})

test('a truck that leaves after midnight leaves on the next day, and a dash says nothing', () => {
  const night = LINE.replace('08:15,,', '23:30,6010,00:20')
  expect(read(`${HEAD}\n${night}\n`).tickets).toMatchObject([
    { WeightTimeIn: '2026-11-24T16:30:00.000Z', WeightTimeOut: '2026-11-24T17:20:00.000Z' },
  ])
  const inside = LINE.replace('08:15,,', 'เวลา 08:15 น.,-,–')
  expect(read(`${HEAD}\n${inside}\n`)).toMatchObject({ tickets: [TICKET], faults: [] })
})

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function watch() {
  const folder = mkdtempSync(path.join(tmpdir(), 'folder-'))
  const queue = await openQueue(mkdtempSync(path.join(tmpdir(), 'folder-queue-')))
  const watching = { settings: { ...settings, path: folder }, queue, changed() {}, everyMs: 20 }
  const watched = watchFolder(watching)
  closing.push(
    () => queue.close(),
    () => watched.stop(),
  )
  return { queue, watched, file: path.join(folder, 'day.csv') }
}

const idsIn = (queue: Queue) =>
  [...queue.state.waiting.values()].map(({ ticket }) => ticket.WeightScaleIDIn)
const line = (id: number) => LINE.replace('41', `${id}`)

test('a file to which is appended gives each ticket once, and a change of one as a new reading', async () => {
  const { queue, file } = await watch()
  writeFileSync(file, `${HEAD}\n${line(1)}\n`)
  await expect.poll(() => idsIn(queue)).toEqual(['1'])
  appendFileSync(file, `${line(2)}\n`)
  await expect.poll(() => idsIn(queue)).toEqual(['1', '2'])
  writeFileSync(file, `${HEAD}\n${line(1).replace(/,,$/, ',6010,09:40')}\n${line(2)}\n`)
  await expect.poll(() => idsIn(queue)).toEqual(['1', '2', '1'])
})

test('half of a line is not taken for a ticket', async () => {
  const { queue, watched, file } = await watch()
  writeFileSync(file, `${HEAD}\n${line(1)}\n${line(2).slice(0, -20)}`)
  appendFileSync(file, line(2).slice(-20))
  appendFileSync(file, '\n')
  await expect.poll(() => idsIn(queue)).toEqual(['1', '2'])
  expect(watched.state().faults).toEqual([])
  expect([...queue.state.waiting.values()].map(({ ticket }) => ticket.WeightIn)).toEqual([
    15_230, 15_230,
  ])
})

test('a file that is written to without a rest is read all the same', async () => {
  const { queue, file } = await watch()
  writeFileSync(file, `${HEAD}\n`)
  let n = 0
  const timer = setInterval(() => appendFileSync(file, `${line(++n)}\n`), 5)
  closing.push(async () => clearInterval(timer))
  await expect.poll(() => idsIn(queue).length).toBeGreaterThan(5)
  expect(new Set(idsIn(queue)).size).toBe(idsIn(queue).length)
})

test('a folder that is not there is said to be', async () => {
  const queue = await openQueue(mkdtempSync(path.join(tmpdir(), 'folder-queue-')))
  const missing = { ...settings, path: '/no/such/folder' }
  const watched = watchFolder({ settings: missing, queue, changed() {}, everyMs: 20 })
  closing.push(
    () => queue.close(),
    () => watched.stop(),
  )
  await expect.poll(() => watched.state().fault).toBe('ENOENT')
})
