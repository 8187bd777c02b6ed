import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator, Page, Route } from 'playwright-core'
import readExcel from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { groupAccount } from '../../vendors/rules.ts'
import { addPremium } from '../../vendors/writes/premium.ts'
import { buildMill } from '../fixture.ts'
import { rowOf } from '../rows.ts'
import { contextOf } from '../server.ts'
import { openBrowser } from './browser.ts'
import { waitForMessage } from './messages.ts'
import { t } from './translate.ts'
import { loseNetwork, pressIn, pushAddress, visit, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const { officers, vendor } = await buildMill()
const FORMULA = `=CMD|' /C calc'!A0`
/** With the linked one and the one that is named like a formula, more than two thousand. */
const TOTAL = 2102
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vendors-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

await db()
  .insertInto('vendors')
  .values([
    ...Array.from({ length: TOTAL - 2 }, (_, n) => ({
      account_number: `W${String(n).padStart(5, '0')}`,
      name: `กลุ่มผู้ปลูกปาล์มปื้น ${n}`,
      distance_km: n % 2 ? `${n}.25` : null,
      dimension_7: 'D7-001',
    })),
    { account_number: 'X00001', name: FORMULA, shipping_cost: '0.10', dimension_7: '@SUM(1)' },
  ])
  .execute()

test('the file holds every vendor as the database does, text as text and numbers as numbers', async () => {
  const page = await openList()
  const rows = await exported(page)
  await waitForMessage(page, t('done.exported', { file: 'vendor_report.xlsx' }))
  expect(rows[0]).toEqual(HEADS.map((key) => t(key)))
  const kept = await vendorsKept()
  expect(rows).toHaveLength(TOTAL + 1)
  expect(rows.slice(1).map((row) => [row[0], row[1], row[2], row[5], row[13], row[14]])).toEqual(
    kept.map(({ account_number, name, dimension_7, distance_km, shipping_cost }, index) => [
      index + 1,
      account_number,
      name,
      dimension_7,
      numberOf(distance_km),
      numberOf(shipping_cost),
    ]),
  )
  const customer = await rowOf('customers', { id: vendor.customerId })
  expect(rows[1]?.slice(3)).toEqual([
    customer.code,
    customer.name,
    'D7-001',
    t('level.Normal'),
    'ปาล์มทะลาย FFB-ESTATE',
    5.2,
    0,
    0,
    5.2,
    null,
    null,
    null,
    null,
    customer.bank_name,
    groupAccount(customer.bank_account ?? '', customer.bank_name),
    Number(customer.tax_percent),
  ])

  await addPremium(vendor.id, contextOf(officers[50]))
  await goTo(page, `?avl=${vendor.avl}`)
  const [, row] = await exported(page)
  // Daily price, bonus and premium add up to the price.
  expect(row?.slice(8, 12)).toEqual([5.2, 0, 0.2, 5.4])
})

test('only what the list finds is in the file, in English where that is read', async () => {
  const page = await browser.open({ as: officers[51], language: 'en' })
  await visit(page, `/Controller/vendor?avl=${vendor.avl}`)
  const rows = await exported(page, 'en')
  expect(rows[0]).toEqual(HEADS.map((key) => t(key, {}, 'en')))
  expect(rows.slice(1).map((row) => row[2])).toEqual([vendor.name])
})

test('while it reads and writes it says so, and once stopped nothing is saved', async () => {
  const page = await openList()
  const delayed: Route[] = []
  let [parts, saved] = [0, 0]
  page.on('download', () => {
    saved += 1
  })
  await page.route('**/vendor/ExportVendorLists', (route) => {
    parts += 1
    return parts === 1 ? route.continue() : void delayed.push(route)
  })
  await stopAt(page, t('vendor.exporting.rows', { n: '1,000', m: '2,102' }))
  expect([parts, saved]).toEqual([2, 0])
  for (const route of delayed) await route.abort().catch(() => {})
  await page.unroute('**/vendor/ExportVendorLists')

  const writers: Route[] = []
  await page.route(WRITER, (route) => void writers.push(route))
  await stopAt(page, t('vendor.exporting.writing'))
  await expect.poll(() => page.workers().length).toBe(0)
  await page.unroute(WRITER)
  for (const route of writers) await route.continue().catch(() => {})
  expect([writers.length, saved]).toEqual([1, 0])
})

test('a writer that does not come or breaks is reported, as a lost network is, and another try brings the file', async () => {
  const page = await openList('?account=X00001')
  for (const [key, answer] of [
    ['ui.noNetwork', (route: Route) => route.abort()],
    ['ui.broken', (route: Route) => route.fulfill(BREAKING)],
  ] as const) {
    await page.route(WRITER, answer)
    await pressExport(page)
    const toast = page.getByRole('alert').filter({ hasText: t(key) })
    await toast.waitFor()
    await page.unroute(WRITER)
    await retry(page, toast)
  }
  await loseNetwork(page)
  await pressExport(page)
  await page
    .getByRole('alert')
    .filter({ hasText: t('ui.noNetwork') })
    .waitFor()
  await page.context().setOffline(false)
  await retry(page, page.getByRole('alert').filter({ hasText: t('sys.backOnline.again') }))
  browser.errors.expect(/ERR_INTERNET_DISCONNECTED/)
})

/** Stops an export where it says `words`. */
async function stopAt(page: Page, words: string): Promise<void> {
  await pressExport(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByText(words).waitFor()
  await pressIn(dialog, t('ui.stop'))
  await dialog.waitFor({ state: 'detached' })
  await waitForMessage(page, t('vendor.exporting.stopped'))
}

/** Presses what a failure offers, and expects the file. */
async function retry(page: Page, toast: Locator): Promise<void> {
  const download = page.waitForEvent('download')
  await toast.getByRole('button', { name: t('ui.retry') }).click()
  expect((await download).suggestedFilename()).toBe('vendor_report.xlsx')
  await waitForMessage(page, t('done.exported', { file: 'vendor_report.xlsx' }))
}

const WRITER = '**/excel-writer-*.js'
const BREAKING = { contentType: 'text/javascript', body: `throw new Error('no writer')` }
const HEADS = [
  'term.number',
  'vendor.code',
  'vendor.name',
  'term.avl',
  'term.avlName',
  'term.d7',
  'term.level',
  'vendor.priceProduct',
  'vendor.daily',
  'vendor.bonus',
  'vendor.premiumPart',
  'vendor.price',
  'vendor.alert',
  'vendor.distance',
  'term.shipping',
  'term.consistency',
  'term.bank',
  'term.account',
  'vendor.tax',
] as const

async function openList(search = ''): Promise<Page> {
  return browser.open({ as: officers[51], at: `/Controller/vendor${search}` })
}

async function goTo(page: Page, search: string): Promise<void> {
  await pushAddress(page, `/Controller/vendor${search}`)
  await waitUntilIdle(page)
}

function pressExport(page: Page, language?: 'en'): Promise<void> {
  return page.getByRole('button', { name: t('ui.exportExcel', {}, language) }).click()
}

/** The rows of the file that the screen saves. */
async function exported(page: Page, language?: 'en') {
  const download = page.waitForEvent('download')
  await pressExport(page, language)
  const file = await download
  expect(file.suggestedFilename()).toBe('vendor_report.xlsx')
  const kept = path.join(folder, `${crypto.randomUUID()}.xlsx`)
  await file.saveAs(kept)
  const [sheet] = await readExcel(kept)
  return sheet?.data ?? []
}

function vendorsKept() {
  return db().selectFrom('vendors').selectAll().orderBy('account_number').execute()
}

function numberOf(kept: string | null): number | null {
  return kept === null ? null : Number(kept)
}
