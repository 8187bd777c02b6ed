import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page, Route } from 'playwright-core'
import readExcel from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { groupAccount } from '../../vendors/rules.ts'
import { addPremium } from '../../vendors/writes/premium.ts'
import { openTestDatabase } from '../database.ts'
import { buildMill } from '../fixture.ts'
import { contextOf } from '../server.ts'
import { openBrowser } from './browser.ts'
import { waitForMessage } from './messages.ts'
import { t } from './translate.ts'
import { visit, waitUntilClickable } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
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
  const customer = await customerKept()
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
})

test('a name that begins like a formula is text', async () => {
  const page = await openList('?account=X00001')
  const [, row] = await exported(page)
  expect(row?.[2]).toBe(FORMULA)
  expect(row?.[5]).toBe('@SUM(1)')
})

test('daily price, bonus and premium add up to the price of a premium vendor', async () => {
  await addPremium(vendor.id, contextOf(officers[50]))
  const [, row] = await exported(await openList(`?avl=${vendor.avl}`))
  expect(row?.slice(8, 12)).toEqual([5.2, 0, 0.2, 5.4])
})

test('only what the list finds is in the file, in English where that is read', async () => {
  const page = await browser.open({ as: officers[51], language: 'en' })
  await visit(page, `/Controller/vendor?avl=${vendor.avl}`)
  const rows = await exported(page, 'en')
  expect(rows[0]).toEqual(HEADS.map((key) => t(key, {}, 'en')))
  expect(rows.slice(1).map((row) => row[2])).toEqual([vendor.name])
})

test('it says how far it is, and once stopped nothing is saved', async () => {
  const page = await openList()
  const delayed: Route[] = []
  let parts = 0
  await page.route('**/vendor/ExportVendorLists', (route) => {
    parts += 1
    return parts === 1 ? route.continue() : void delayed.push(route)
  })
  let saved = 0
  page.on('download', () => {
    saved += 1
  })
  await pressExport(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByText(t('vendor.exporting.rows', { n: '1,000', m: '2,102' })).waitFor()
  await waitUntilClickable(dialog)
  await dialog.getByRole('button', { name: t('ui.stop') }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(t('vendor.exporting.stopped')).waitFor()
  expect([parts, saved]).toEqual([2, 0])
  for (const route of delayed) await route.abort().catch(() => {})
})

test('while the file is written it says so, and once stopped nothing is saved', async () => {
  const page = await openList()
  const delayed: Route[] = []
  await page.route(WRITER, (route) => void delayed.push(route))
  let saved = 0
  page.on('download', () => {
    saved += 1
  })
  await pressExport(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByText(t('vendor.exporting.writing')).waitFor()
  await waitUntilClickable(dialog)
  await dialog.getByRole('button', { name: t('ui.stop') }).click()
  await page.getByText(t('vendor.exporting.stopped')).waitFor()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.workers().length).toBe(0)
  await page.unroute(WRITER)
  for (const route of delayed) await route.continue().catch(() => {})
  expect([delayed.length, saved]).toEqual([1, 0])
})

test.each([
  ['does not come', 'sys.network', (route: Route) => route.abort()],
  ['breaks', 'ui.broken', (route: Route) => route.fulfill(BREAKING)],
] as const)(
  'a writer that %s is reported, and another try brings the file',
  async (_, key, answer) => {
    const page = await openList('?account=X00001')
    await page.route(WRITER, answer)
    await pressExport(page)
    const toast = page.getByRole('alert').filter({ hasText: t(key) })
    await toast.waitFor()
    await page.unroute(WRITER)
    const download = page.waitForEvent('download')
    await toast.getByRole('button', { name: t('ui.retry') }).click()
    expect((await download).suggestedFilename()).toBe('vendor_report.xlsx')
  },
)

test('without a network it says so, and another try brings the file', async () => {
  const page = await openList('?account=X00001')
  await page.context().setOffline(true)
  await pressExport(page)
  const toast = page.getByRole('alert').filter({ hasText: t('sys.network') })
  await toast.waitFor()
  await page.context().setOffline(false)
  const download = page.waitForEvent('download')
  await page
    .getByRole('alert')
    .filter({ hasText: t('sys.backOnline.again') })
    .getByRole('button', { name: t('ui.retry') })
    .click()
  expect((await download).suggestedFilename()).toBe('vendor_report.xlsx')
  browser.errors.expect(/ERR_INTERNET_DISCONNECTED/)
})

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
  const page = await browser.open({ as: officers[51] })
  await visit(page, `/Controller/vendor${search}`)
  return page
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

function customerKept() {
  return db()
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', vendor.customerId)
    .executeTakeFirstOrThrow()
}

function numberOf(kept: string | null): number | null {
  return kept === null ? null : Number(kept)
}
