import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type AgentProcess, startAgent } from '../crash/agent-process.ts'
import { type Indicator, openIndicator } from '../crash/trucks.ts'
import { collectBrowserErrors } from './browser-errors.ts'
import { expectAccessible } from './expect-accessible.ts'
import { closeWindows, openWindow } from './windows.ts'

vi.setConfig({ testTimeout: 120_000 })
collectBrowserErrors()

const GRADED = 'ใบชั่งนี้ประเมินคุณภาพแล้ว จึงยกเลิกการชั่งเข้าไม่ได้'

let server: Server
let isAway = false
/** What the server was asked, call by call. */
const asked: string[] = []
/** Tickets that are graded by now: their void is refused. */
const graded = new Set<number>()

let indicator: Indicator
let agent: AgentProcess
let page: Page
let printer: string

/** What a mill's server answers to a scale; it goes away and comes back. */
function answer(
  call: string,
  { tickets = [], SSWeightID = 0 }: Input,
): { status: number; body: object } {
  if (call === 'scale/GetLists')
    return { status: 200, body: { result: { MillName: 'โรงงาน', Customers: [], Products: [] } } }
  if (call === 'scale/GetTrucksInside')
    return { status: 200, body: { result: { Trucks: [], VoidedIDs: [] } } }
  if (call === 'scale/VoidOwnTicket') {
    if (!graded.has(SSWeightID)) return { status: 200, body: { result: {} } }
    return { status: 400, body: { code: 'ticket.voidGraded', message: GRADED } }
  }
  const result = tickets.map(({ WeightScaleIDIn }) => ({
    WeightScaleIDIn,
    SSWeightID: Number(WeightScaleIDIn.slice(-4)),
    Outcome: 'created',
    Reason: null,
  }))
  return { status: 200, body: { result } }
}
interface Input {
  tickets?: { WeightScaleIDIn: string }[]
  SSWeightID?: number
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    if (isAway) return void request.socket.destroy()
    let text = ''
    for await (const chunk of request) text += chunk
    const call = (request.url ?? '').replace('/api/system/', '')
    const given: Input = JSON.parse(text)
    if (given.tickets?.length !== 0 && call !== 'scale/GetTrucksInside') asked.push(call)
    const { status, body } = answer(call, given)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  indicator = await openIndicator()
  const folder = mkdtempSync(path.join(tmpdir(), 'agent-voids-'))
  printer = path.join(folder, 'printer')
  setPrinter('is idle.  enabled since today')
  mkdirSync(path.join(folder, 'bin'))
  const lpstat = path.join(folder, 'bin', 'lpstat')
  writeFileSync(lpstat, `#!/bin/sh\ncat '${printer}'\n`)
  chmodSync(lpstat, 0o755)
  const file = path.join(folder, 'agent.json')
  const settings = {
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: 'token',
    port: 0,
    products: [{ code: 'FFB-RAMP', name: 'ปาล์มทะลาย ลานเท' }],
    indicator: { connection: { type: 'tcp', host: '127.0.0.1', port: indicator.port } },
  }
  writeFileSync(file, JSON.stringify(settings))
  const { PATH } = process.env
  process.env.PATH = `${path.dirname(lpstat)}${path.delimiter}${PATH}`
  agent = await startAgent(file).finally(() => {
    process.env.PATH = PATH
  })
  page = await openWindow(agent.address, { singleUse: true })
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await page.goto(agent.address)
})
afterAll(async () => {
  await closeWindows()
  await agent?.kill('SIGTERM')
  indicator?.close()
  server?.close()
})

function setPrinter(said: string): void {
  writeFileSync(printer, `system default destination: Slips\nprinter Slips ${said}\n`)
}

async function drive(kg: number) {
  indicator.set(0)
  await page.getByText('เครื่องชั่งว่าง').waitFor()
  indicator.set(kg)
  await page.getByText(`${kg.toLocaleString('en-US')}กก.`).waitFor()
  await page.getByText('รถอยู่บนเครื่องชั่ง').waitFor()
}

async function weighIn(plate: string, kg: number) {
  await drive(kg)
  const truck = { plate, customerCode: '10023', customerName: 'สวนควนทอง', productCode: 'FFB-RAMP' }
  const { ok } = await agent.ask('weighIn', { ...truck, remark: '' })
  expect(ok).toBe(true)
  await inside(plate).waitFor()
}

const inside = (plate: string) => page.locator('.truck', { hasText: plate })

async function voidIt(plate: string, reason: string) {
  await inside(plate)
    .getByRole('button', { name: `ยกเลิกใบเข้า ${plate}` })
    .click()
  await page.getByLabel('เหตุผล').fill(reason)
  await page.keyboard.press('Enter')
}

test('a weigh-in is voided with a reason in its row; without a network that waits, behind its weighing', async () => {
  isAway = true
  await weighIn('80-1111 กระบี่', 24_150)
  await voidIt('80-1111 กระบี่', 'เลือกลูกค้าผิด')
  await inside('80-1111 กระบี่').getByText('รอยกเลิก').waitFor()
  await inside('80-1111 กระบี่').getByText('เลือกลูกค้าผิด').waitFor()
  // Until it is sent it can be taken back.
  await inside('80-1111 กระบี่')
    .getByRole('button', { name: 'ไม่ยกเลิกใบเข้า 80-1111 กระบี่ แล้ว' })
    .click()
  await inside('80-1111 กระบี่').getByText('รอยกเลิก').waitFor({ state: 'detached' })
  await voidIt('80-1111 กระบี่', 'เลือกลูกค้าผิด')
  await inside('80-1111 กระบี่').getByText('รอยกเลิก').waitFor()
  // The truck that still stands there is weighed in anew.
  await page.getByText('รถอยู่บนเครื่องชั่ง').waitFor()
  asked.length = 0
  isAway = false
  await inside('80-1111 กระบี่').waitFor({ state: 'detached' })
  expect(asked).toEqual(['scale/ImportTickets', 'scale/VoidOwnTicket'])
})

test('where the ticket cannot be voided any more its row says why until that is dismissed', async () => {
  await weighIn('80-2222 กระบี่', 18_000)
  await expect.poll(() => asked.at(-1)).toBe('scale/ImportTickets')
  graded.add(2)
  await voidIt('80-2222 กระบี่', 'ชั่งผิดคัน')
  await inside('80-2222 กระบี่').getByText(GRADED).waitFor()
  await expectAccessible(page)
  await page.reload()
  await inside('80-2222 กระบี่').getByText(GRADED).waitFor()
  await inside('80-2222 กระบี่').getByRole('button', { name: 'รับทราบ' }).click()
  await page.getByText(GRADED).waitFor({ state: 'detached' })
  await inside('80-2222 กระบี่').waitFor()
})

test('the printer stands at the top, and a slip that it cannot print waits in its row, the weighing recorded', async () => {
  await page.getByText('เครื่องพิมพ์พร้อม').waitFor()
  setPrinter('disabled since today -\n\tOut of paper!')
  await page.getByText('กระดาษหมด').waitFor({ timeout: 20_000 })
  await drive(6010)
  await page.getByRole('combobox', { name: 'ทะเบียนรถ' }).fill('80-2222 กระบี่')
  await page.getByRole('button', { name: 'ชั่งออก 80-2222 กระบี่ และพิมพ์ใบชั่ง' }).click()
  const row = page.locator('.latest tr', { hasText: 'A000001' })
  await row.getByText('รอพิมพ์').waitFor()
  expect(await page.locator('body').getAttribute('data-printed')).toBeNull()
  setPrinter('is idle.  enabled since today')
  await page.getByText('เครื่องพิมพ์พร้อม').waitFor({ timeout: 20_000 })
  await row.getByRole('button', { name: 'พิมพ์ A000001', exact: true }).click()
  expect(await page.locator('body').getAttribute('data-printed')).toBe('yes')
  expect(await page.locator('#paper').textContent()).not.toContain('สำเนา')
  await row.getByText('รอพิมพ์').waitFor({ state: 'detached' })
  await row.getByRole('button', { name: 'พิมพ์ซ้ำ A000001' }).waitFor()
})
