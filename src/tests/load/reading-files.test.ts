import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { closeDatabase, openDatabase } from '../../platform/db.ts'
import { makeEmptyDatabase } from '../database.ts'
import { type Product, startProduct } from '../product.ts'
import { signInAs } from '../server.ts'
import { post } from './clients.ts'

vi.setConfig({ testTimeout: 600_000 })

/** Short in every run; `npm run test:load` takes files as large as they may be and prints what others waited. */
const ALL = process.env.HEAVY_CLIENTS === 'all'
const ROWS = ALL ? 199_000 : 2_000

let server: Product
let admin: string
let officer: string

beforeAll(async () => {
  const url = await makeEmptyDatabase()
  server = await startProduct({
    DATABASE_URL: url,
    ADMIN_EMAIL: 'boss@mill.example',
    ADMIN_PASSWORD: 'palm of large files',
    LOG_LEVEL: 'error',
  })
  openDatabase(url)
  admin = (await signInAs(1)).token
  officer = (await signInAs(51)).token
})
afterAll(async () => {
  await closeDatabase()
  await server?.stop()
})

const sheet = (inner: string) =>
  zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="a" id="r"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r" Type="/worksheet" Target="s.xml"/></Relationships>',
    ),
    'xl/s.xml': strToU8(`<worksheet><sheetData>${inner}</sheetData></worksheet>`),
  })
const cells = (of: string[], row: number) =>
  `<row r="${row}">${of.map((one) => `<c t="inlineStr"><is><t>${one}</t></is></c>`).join('')}</row>`
const HEADER = [
  'เลขที่ชั่งเข้า',
  'ทะเบียนรถ',
  'รหัส AVL',
  'ชื่อลูกค้า',
  'รหัสสินค้า',
  'น้ำหนักเข้า',
  'น้ำหนักออก',
  'เวลาเข้า',
  'เวลาออก',
  'ก',
  'ข',
  'ค',
]
/** A ticket of a busy year: a truck each minute. */
const lineOf = (n: number) => {
  const [came, left] = [0, 30].map((minutes) =>
    new Date(Date.UTC(2026, 10, 20) - (n - minutes) * 60_000)
      .toISOString()
      .slice(0, 16)
      .replace('T', ' '),
  )
  const weight = 10_000 + ((n * 37) % 9000)
  return [
    `T${n}`,
    `80-${n % 9000}`,
    '30001',
    'สวนยายมี',
    'FFB-RAMP',
    `${weight}`,
    '6010',
    came,
    left,
    '',
    'x',
    `${n}`,
  ]
}
const csv = () =>
  Buffer.from(
    [HEADER, ...Array.from({ length: ROWS }, (_, n) => lineOf(n))]
      .map((line) => line.join(','))
      .join('\n'),
  )
const long = (megabytes: number) => {
  const line = `V1,${'ลานเท'.repeat(20)},1\n`
  const count = Math.floor((megabytes * 1024 * 1024) / Buffer.byteLength(line))
  return Buffer.from(`a,b,c\n${line.repeat(Math.min(count, 198_000))}`)
}

test.each<[what: string, name: string, bytes: () => Uint8Array, code: string | undefined]>([
  [
    'one value in cell ZZ1048576',
    'a.xlsx',
    () => sheet('<row r="1048576"><c r="ZZ1048576"><v>1</v></c></row>'),
    'empty',
  ],
  [
    'empty cells without end',
    'a.xlsx',
    () => sheet(cells(HEADER, 1) + '<row><c r="GR1"><v>1</v></c></row>'.repeat(199_000)),
    'tooManyValues',
  ],
  [
    '20 MB of quotes',
    'a.csv',
    () => Buffer.from(`a,b\n${'"'.repeat(20 * 1024 * 1024)}`),
    'longLine',
  ],
  [`${ROWS} rows of 12 columns`, 'a.csv', csv, undefined],
  [ALL ? 'a file of 50 MB' : 'a file of 2 MB', 'a.csv', () => long(ALL ? 49.9 : 2), undefined],
])('officers go on working beside %s', async (what, Name, bytes, code) => {
  const Files = [{ Name, Base64: Buffer.from(bytes()).toString('base64') }]
  const began = performance.now()
  const asked = post(server.address, 'reference/PreviewImport', { Files }, { token: admin })
  const took = await workUntil(asked)
  const answer = await (await asked).json()
  expect(answer.status).toBe(200)
  const [table] = answer.result.Tables
  if (code) expect(table.Faults[0].Code).toBe(code)
  else expect(table.Rows).toBeGreaterThan(1000)
  if (ALL)
    console.log(
      `${what}: read after ${((performance.now() - began) / 1000).toFixed(1)} s; beside it ${figures(took)}`,
    )
})

/** As often as a busy mill asks. */
const PAUSE_MS = 25

/** Makes one call after another until `other` is done; each has to succeed. */
async function workUntil(other: Promise<unknown>): Promise<number[]> {
  let isOver = false
  const over = other.finally(() => {
    isOver = true
  })
  // Whoever asked for it is told where it fails.
  over.catch(() => {})
  const took: number[] = []
  while (!isOver) {
    const began = performance.now()
    const answer = await post(server.address, 'vendor/GetFD7Lists', {}, { token: officer })
    expect(answer.status).toBe(200)
    await answer.arrayBuffer()
    took.push(performance.now() - began)
    await sleep(PAUSE_MS)
  }
  await over
  return took
}

function figures(took: readonly number[]): string {
  const sorted = [...took].sort((a, b) => a - b)
  const at = (part: number) => `${sorted[Math.floor((sorted.length - 1) * part)]?.toFixed(0)} ms`
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  const peak = Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024)
  return `${took.length} calls, median ${at(0.5)}, 99 % ${at(0.99)}, longest ${at(1)}, highest memory ${peak} MB`
}
