import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { launchChromium } from '../chromium.ts'
import { type AgentProcess, startAgent } from '../crash/agent-process.ts'
import { type Indicator, openIndicator } from '../crash/trucks.ts'
import { expectAccessible } from './expect-accessible.ts'

vi.setConfig({ testTimeout: 360_000 })

let indicator: Indicator
let agent: AgentProcess
let browser: Browser
let page: Page
const errors: string[] = []

beforeAll(async () => {
  indicator = await openIndicator()
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'agent-page-')), 'agent.json')
  const settings = {
    server: 'http://127.0.0.1:1',
    token: 'secret-token',
    port: 0,
    products: [{ code: 'FFB-RAMP', name: 'ปาล์มทะลาย ลานเท' }],
    indicator: { connection: { type: 'tcp', host: '127.0.0.1', port: indicator.port } },
  }
  writeFileSync(file, JSON.stringify(settings))
  agent = await startAgent(file)
  browser = await launchChromium()
  page = await browser.newPage({ viewport: { width: 1024, height: 768 } })
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(agent.address)
})
afterAll(async () => {
  await browser?.close()
  await agent?.kill('SIGTERM')
  indicator?.close()
})

const plate = () => page.getByRole('combobox', { name: 'ทะเบียนรถ' })
const code = () => page.getByLabel('รหัสลูกค้า')
const customerName = () => page.getByLabel('ชื่อลูกค้า')

/** Puts a truck on the bridge, once the one before has left it. */
async function drive(kg: number) {
  indicator.set(0)
  await page.getByText('เครื่องชั่งว่าง').waitFor()
  indicator.set(kg)
  await page.getByText('รถอยู่บนเครื่องชั่ง').waitFor()
  await page.getByText(`${kg.toLocaleString('en-US')}กก.`).waitFor()
}

test('a truck is weighed in by the keyboard and out by its number, and its slip is printed once and again as a copy', async () => {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await drive(24_150)
  await expect.poll(() => plate().evaluate((input) => input === document.activeElement)).toBe(true)
  await page.keyboard.type('80-1234 สุราษฎร์ธานี')
  await page.keyboard.press('Enter')
  await page.keyboard.type('10023')
  await page.keyboard.press('Tab')
  await page.keyboard.type('สวนควนทอง')
  await page.keyboard.press('Enter')
  await page.getByText(/ชั่งเข้า 80-1234 สุราษฎร์ธานี 24,150 กก. แล้ว เลขที่ชั่งเข้า A\w{4}-0001/).waitFor()
  await page.getByText('ชั่งแล้ว ขับลงได้').waitFor()
  await drive(6010)
  expect(await page.getByText('เลขที่ชั่งเข้า A').count()).toBe(0)
  await plate().fill('๘๐๑๒๓๔')
  await page.getByRole('option', { name: 'อยู่ในโรงงาน' }).waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.getByText('สุทธิ 18,140 กก. ใบชั่ง A000001').waitFor()
  await page.getByText('ไม่มีรถรอชั่งออก').waitFor()
  expect(await page.locator('body').getAttribute('data-printed')).toBe('yes')
  expect(await page.locator('#paper').textContent()).not.toContain('สำเนา')
  await page.getByRole('button', { name: 'พิมพ์ซ้ำ A000001' }).click()
  expect(await page.locator('#paper').textContent()).toMatch(/A000001.*สำเนา.*18,140/)
})

test('a truck that still stands on the bridge is not weighed again, until it is said with a reason that it left', async () => {
  await plate().fill('801234 สุราษฎร์ธานี')
  await expect.poll(() => customerName().inputValue()).toBe('สวนควนทอง')
  await page.getByRole('button', { name: 'ชั่งแล้ว รอรถลง' }).waitFor()
  await page.getByRole('button', { name: 'รถคันนั้นลงไปแล้ว' }).click()
  await page.getByLabel('เหตุผล').fill('ลงไปตอนไฟดับ')
  await page.keyboard.press('Enter')
  await page.getByText('รถอยู่บนเครื่องชั่ง').waitFor()
})

test('a known plate that is typed on is another truck: its customer does not stay', async () => {
  await plate().pressSequentially(' 2')
  await expect.poll(() => code().inputValue()).toBe('')
  expect(await customerName().inputValue()).toBe('')
  await plate().fill('')
})

test('a plate cannot be longer than a ticket takes, and one that is stands wrong at its field', async () => {
  await drive(24_150)
  await code().fill('10023')
  await plate().evaluate((input: HTMLInputElement) => {
    input.value = '8'.repeat(101)
  })
  await customerName().fill('สวนควนทอง')
  await page.keyboard.press('Enter')
  await page.getByText('ยาวเกินไป').waitFor()
  expect(await plate().getAttribute('aria-invalid')).toBe('true')
  await plate().fill('')
  await plate().pressSequentially('8'.repeat(101))
  expect(await plate().inputValue()).toHaveLength(100)
  await plate().fill('')
  await code().fill('')
  await customerName().fill('')
})

test('the connection is tested, and the server’s absence is said in words', async () => {
  await page.getByText('ส่งไม่ได้ รอส่ง').waitFor()
  await page.getByRole('link', { name: 'ตั้งค่า' }).click()
  await page.getByRole('button', { name: 'ทดสอบการเชื่อมต่อ' }).click()
  await page.getByRole('status').getByText('ต่อเซิร์ฟเวอร์ไม่ได้').waitFor()
  await page.getByRole('link', { name: 'ชั่งรถ' }).click()
})

test('the page is accessible in both schemes, weighing and settings, and says English too', async () => {
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByLabel('Address of Palm Scale').waitFor()
  await expectAccessible(page)
  expect(await page.content()).not.toContain('secret-token')
})

test('a wrong setting is marked at its field, and a right one is saved and used', async () => {
  const server = page.getByLabel('Address of Palm Scale')
  await server.fill('palm.mill.co.th')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Must begin with http:// or https://').waitFor()
  await page.getByRole('link', { name: 'Weigh', exact: true }).click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect.poll(() => server.inputValue()).toBe('palm.mill.co.th')
  await server.fill('http://127.0.0.1:2')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved ·').waitFor()
  await page.getByRole('link', { name: 'Weigh', exact: true }).click()
  await page.getByRole('heading', { name: 'Latest weighings' }).waitFor()
  expect(errors).toEqual([])
})

test('another web page, or another name of this machine, is refused', async () => {
  const { port } = new URL(agent.address)
  const json = { 'content-type': 'application/json' }
  const post = (headers: Record<string, string>) =>
    fetch(`${agent.address}/api/test`, { method: 'POST', headers, body: '{}' })
  expect((await post({ ...json, origin: 'http://evil.example' })).status).toBe(403)
  expect((await post(json)).status).toBe(403)
  expect((await post({ ...json, origin: agent.address })).status).toBe(200)
  const crossSite = { 'sec-fetch-site': 'cross-site' }
  expect((await fetch(`${agent.address}/api/settings`, { headers: crossSite })).status).toBe(403)
  const rebound = await page.request.get(`${agent.address}/`, {
    headers: { host: `evil.example:${port}` },
  })
  expect(rebound.status()).toBe(403)
})
