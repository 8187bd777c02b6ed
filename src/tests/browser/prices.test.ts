import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { priceOfProduct } from '../../pricing/reads/prices.ts'
import type { LadderRow } from '../../pricing/rules.ts'
import { saveLadder } from '../../pricing/writes/save-ladder.ts'
import { addVendor, buildMill } from '../fixture.ts'
import { insertRow } from '../rows.ts'
import { contextOf } from '../server.ts'
import { openBrowser } from './browser.ts'
import { expectFocus } from './focus.ts'
import { waitForMessage } from './messages.ts'
import { openMenu, rowOf } from './rows.ts'
import { expectTouchTargets } from './touch-targets.ts'
import { t, type Under } from './translate.ts'
import { visitTickets, visitWithoutEvents, weighTruck } from './trucks.ts'
import { openDialog, pressIn, visit, waitUntilClickable, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const word = (name: Under<'prices'>, values = {}) => t(`prices.${name}`, values)

const PRODUCTS = '/Controller/product?size=100'
const LADDER: LadderRow[] = [
  { gradePercent: 16, price: '4.70' },
  { gradePercent: 18, price: '5.20' },
  { gradePercent: 20, price: '5.70' },
]

interface Product {
  id: string
  code: string
  name: string
}

test('a group leads to its products, they to their prices; what is cheaper at a higher grade is warned of and may be saved', async () => {
  const product = await newProduct()
  const page = await browser.open({ as: mill.officers[52] })
  await visit(page, '/Controller/productItem/00000000-0000-4000-8000-000000000000')
  await page.getByText(t('group.notFound')).waitFor()
  browser.errors.expect(/status of 400 .*ByGroup|status of 400 .*getProductGroup/)
  await page.getByRole('link', { name: t('ui.backToList') }).click()
  await page.getByRole('heading', { level: 1, name: t('screen.productGroup') }).waitFor()
  const manage = t('ui.actionOf', { action: word('manage'), name: 'ปาล์มทะลาย' })
  await page.getByRole('button', { name: manage }).click()
  await page.getByRole('heading', { level: 1, name: 'ปาล์มทะลาย' }).waitFor()
  await waitUntilIdle(page)
  const view = await openView(page, product)
  await expect.poll(() => previewed(view, 18)).toEqual(['5.20', word('posted')])
  const steps = word('stepsUp', { g: 20, n: 1, step: '0.25' })
  await expect.poll(() => previewed(view, 21)).toEqual(['5.95', steps])
  await expect.poll(() => previewed(view, word('premium'))).toContain('0.20')
  await view.getByText(word('premium.usual', { price: '0.20' })).waitFor()
  await pressIn(view, word('update'))
  const update = updateDialog(page, product)
  await expect.poll(() => previewed(update, t('term.premium'))).toEqual(['0.20', '0.20', ''])
  await waitUntilClickable(update)
  await update.getByLabel(word('premium')).fill('0.35')
  await expect.poll(() => previewed(update, t('term.premium'))).toEqual(['0.20', '0.35', '+0.15'])

  // 17 % has no row: it is paid what 18 % is, and so less than 16 %.
  const warning = t('v.ladderDrop', { g: 17, g1: 16 })
  await expect.poll(() => update.getByText(warning).count()).toBe(0)
  await priceField(update, 18).fill('4.60')
  await update.getByText(warning).waitFor()
  await page.keyboard.press('Enter')
  await questionOf(page, product).getByText(warning).waitFor()
  await answer(page, product)
  await waitForMessage(page, t('done.saved'))
  expect((await savedOf(product)).rows).toContain('18: 4.6')
})

test('rows beyond 10 to 24 % are shown as any other, also while the prices are updated', async () => {
  const beyond = [
    { gradePercent: 5, price: '1.10' },
    { gradePercent: 30, price: '8.80' },
  ]
  const product = await newProduct([...LADDER, ...beyond])
  const page = await browser.open({ as: mill.officers[51] })
  await visit(page, PRODUCTS)
  const view = await openView(page, product)
  await view.getByRole('table', { name: word('table', { from: 5, to: 30 }) }).waitFor()
  await expect.poll(() => previewed(view, 5)).toEqual(['1.10', word('posted')])
  await expect.poll(() => previewed(view, 30)).toEqual(['8.80', word('posted')])
  await pressIn(view, word('update'))
  const update = updateDialog(page, product)
  await update.getByRole('heading', { name: word('table', { from: 5, to: 30 }) }).waitFor()
  await expect.poll(() => previewed(update, 5)).toEqual(['1.10', '1.10', ''])
  await expect.poll(() => previewed(update, 30)).toEqual(['8.80', '8.80', ''])
  expect(await update.locator('tbody th').allTextContents()).toEqual(
    [5, ...Array.from({ length: 15 }, (_, step) => 10 + step), 30].map(String),
  )
})

test('a price is set by keys alone; nothing typed saves nothing, and what is typed is not lost to Escape', async () => {
  const product = await newProduct()
  await weighTruck(await addVendor(), { productCode: product.code })
  const { page, dialog } = await openUpdate(product, 50)
  await expectFocus(priceField(dialog, 16))
  await page.keyboard.press('Enter')
  await page.getByText(word('unchanged')).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expectFocus(priceField(dialog, 18))
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => priceField(dialog, 18).inputValue()).toBe('5.22')
  await expect.poll(() => previewed(dialog, 18)).toEqual(['5.20', '5.22', '+0.02'])
  await expect.poll(() => previewed(dialog, 19)).toEqual(['5.45', '5.47', '+0.02'])
  await page.keyboard.press('Escape')
  const leaving = await openDialog(page, t('ask.close'))
  await leaving.getByRole('button', { name: t('ask.close.no') }).click()
  await expect.poll(() => priceField(dialog, 18).inputValue()).toBe('5.22')
  await expectFocus(priceField(dialog, 18))
  await page.keyboard.press('Enter')
  const question = questionOf(page, product)
  await question.getByText(word('waiting', { n: '1', count: 1 })).waitFor()
  await waitUntilClickable(question)
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
  expect((await savedOf(product)).version).toBe(1)
  await page.keyboard.press('Enter')
  await waitUntilClickable(question)
  await page.keyboard.press('Enter')
  await waitForMessage(page, t('done.saved'))
  await dialog.waitFor({ state: 'detached' })
  expect(await savedOf(product)).toEqual({
    version: 2,
    rows: ['16: 4.7', '18: 5.22', '20: 5.7'],
    terms: [0.25, 0.3, null],
  })
  await rowOf(page, product.name).getByText('เจ้าหน้าที่ 50 ทดสอบ').waitFor()
})

test('a first ladder needs every price; later rows come and go, each marked at its field, in one version', async () => {
  const [first, product] = [await newProduct([]), await newProduct()]
  const { page, dialog: unset } = await openUpdate(first)
  await rowOf(page, first.name).getByText(word('unset')).waitFor()
  await unset.getByRole('button', { name: word('save') }).click()
  await expect.poll(() => unset.getByText(t('v.price')).count()).toBe(3)
  await priceField(unset, 18).fill('5.20')
  await unset.getByLabel(word('increment')).fill('0.25')
  await unset.getByLabel(word('decrement')).fill('0.30')
  await save(unset, first)
  expect(await savedOf(first)).toMatchObject({ version: 1, rows: ['18: 5.2'] })

  const dialog = await pressUpdate(page, product)
  await dialog.getByRole('button', { name: word('removeRow', { g: 16 }) }).click()
  await expectFocus(dialog.getByRole('button', { name: word('addRow') }))
  await page.keyboard.press('Enter')
  const grade = dialog.getByRole('textbox', { name: word('grade') })
  await expectFocus(grade)
  await expect.poll(() => grade.inputValue()).toBe('21')
  await grade.fill('18')
  await dialog.getByText(t('v.ladderDuplicate', { g: 18 })).waitFor()
  await grade.fill('22')
  await priceField(dialog, 20).fill('-1')
  await dialog.getByRole('button', { name: word('save') }).click()
  await expectFocus(priceField(dialog, 20))
  await dialog.getByText(t('v.negative')).waitFor()
  await dialog.getByText(t('v.price')).waitFor()
  expect((await savedOf(product)).version).toBe(1)
  await priceField(dialog, 20).fill('5.70')
  await priceField(dialog, 22).fill('6.30')
  await dialog.getByLabel(word('increment')).fill('0.30')
  await dialog.getByLabel(word('premium')).fill('0.35')
  await expect.poll(() => previewed(dialog, 24)).toEqual(['6.70', '6.90', '+0.20'])
  await save(dialog, product)
  expect(await savedOf(product)).toEqual({
    version: 2,
    rows: ['18: 5.2', '20: 5.7', '22: 6.3'],
    terms: [0.3, 0.3, 0.35],
  })
})

test('a colleague who saves meanwhile is named at once, and what is typed is gone on with', async () => {
  const product = await newProduct()
  const { dialog } = await openUpdate(product)
  await priceField(dialog, 18).fill('5.35')
  await saveAs(product, '5.25')
  await expectBoth(dialog)
  await expect.poll(() => priceField(dialog, 18).inputValue()).toBe('5.35')
  await expect.poll(() => dialog.getByRole('button', { name: word('save') }).count()).toBe(0)
  await dialog.getByRole('button', { name: t('ui.latest') }).click()
  await expect.poll(() => previewed(dialog, 18)).toEqual(['5.25', '5.35', '+0.10'])
  await save(dialog, product)
  expect(await savedOf(product)).toMatchObject({
    version: 3,
    rows: expect.arrayContaining(['18: 5.35']),
  })
})

test('of two who save at once the second is refused and saves nothing; the past version stands beside the present one', async () => {
  const product = await newProduct()
  const { page, dialog } = await openUpdate(product, 51, visitWithoutEvents)
  await priceField(dialog, 18).fill('5.35')
  await saveAs(product, '5.25')
  await page.keyboard.press('Enter')
  await answer(page, product)
  await expectBoth(dialog)
  await questionOf(page, product).waitFor({ state: 'detached' })
  expect(await savedOf(product)).toMatchObject({ version: 2 })
  browser.errors.expect(/status of 409 .*updatePriceByProduct|live/)
  await page.keyboard.press('Escape')
  const leaving = await openDialog(page, t('ask.close'))
  await leaving.getByRole('button', { name: t('ask.close.yes') }).click()
  await dialog.waitFor({ state: 'detached' })

  const view = await openView(page, product)
  await view.getByRole('button', { name: word('version', { n: 1 }) }).click()
  await view.getByText(word('compared', { n: 1, now: 2 })).waitFor()
  await expect.poll(() => previewed(view, 18)).toEqual(['5.20', '5.25', '+0.05'])
  await view.getByRole('button', { name: word('version', { n: 2 }) }).click()
  await expect.poll(() => previewed(view, 18)).toEqual(['5.25', word('posted')])
})

test('the dialogs fit a tablet and a finger', async () => {
  const product = await newProduct()
  const page = await browser.open({ as: mill.officers[52], touch: true, at: PRODUCTS })
  const view = await openView(page, product)
  await waitUntilClickable(view)
  await expectTouchTargets(view)
  await view.getByRole('button', { name: word('update') }).click()
  const dialog = updateDialog(page, product)
  await dialog.getByRole('button', { name: word('addRow') }).click()
  await waitUntilClickable(dialog)
  await expectTouchTargets(dialog)
})

/** Expects that the dialog names the colleague who saved, and shows both prices beside the former one. */
async function expectBoth(dialog: Locator): Promise<void> {
  await dialog.getByText(/เจ้าหน้าที่ 50 ทดสอบ บันทึกตารางราคาใหม่/).waitFor()
  await expect.poll(() => previewed(dialog, 18)).toEqual(['5.20', '5.25', '5.35'])
}

/** A new product with a ladder, in the only group. */
async function newProduct(rows = LADDER): Promise<Product> {
  const { id: group_id } = await db()
    .selectFrom('product_groups')
    .select('id')
    .executeTakeFirstOrThrow()
  const { length } = await db().selectFrom('products').select('code').execute()
  const [code, name] = [`P-${length}`, `ปาล์มลานที่ ${length} ก`]
  const { id } = await insertRow('products', { code, name, group_id })
  if (rows.length) await saveRows(id, rows, 0)
  return { id, code, name }
}

/** A manager pays `price` at 18 %. */
function saveAs({ id }: Product, price: string) {
  const rows = LADDER.map((row) => (row.gradePercent === 18 ? { ...row, price } : row))
  return saveRows(id, rows, 50)
}

function saveRows(productId: string, rows: LadderRow[], by: 0 | 50) {
  const steps = { incrementPrice: '0.25', decrementPrice: '0.30' }
  return saveLadder({ productId, rows, ...steps }, contextOf(mill.officers[by]))
}

/** The dialog in which a product's prices are changed. */
async function openUpdate(product: Product, role: 50 | 51 = 51, open: typeof visit = visitTickets) {
  const page = await browser.open({ as: mill.officers[role] })
  await open(page, PRODUCTS)
  return { page, dialog: await pressUpdate(page, product) }
}

async function pressUpdate(page: Page, product: Product): Promise<Locator> {
  const update = t('ui.actionOf', { action: word('update'), name: product.name })
  await page.getByRole('button', { name: update }).click()
  const dialog = updateDialog(page, product)
  await dialog.getByRole('button', { name: word('save') }).waitFor()
  await waitUntilClickable(dialog)
  await waitUntilIdle(page)
  return dialog
}

async function openView(page: Page, { name }: Product): Promise<Locator> {
  await (await openMenu(page, name)).filter({ hasText: word('view') }).click()
  return page.getByRole('dialog', { name: word('view.title', { product: name }) })
}

function updateDialog(page: Page, product: Product): Locator {
  return page.getByRole('dialog', { name: word('update.title', { product: product.name }) })
}

function priceField(dialog: Locator, grade: number): Locator {
  return dialog.getByRole('textbox', { name: word('row', { g: grade }) })
}

/** What stands beside a grade in the table of a dialog, or beside what is below the grades. */
async function previewed(dialog: Locator, head: number | string): Promise<string[]> {
  const name = String(head)
  const row = dialog.getByRole('row').filter({
    has: dialog.page().getByRole('rowheader', { name, exact: true }),
  })
  return row.getByRole('cell').allTextContents()
}

/** Presses the button, answers the question, and waits until it is done. */
async function save(dialog: Locator, product: Product): Promise<void> {
  await dialog.getByRole('button', { name: word('save') }).click()
  await answer(dialog.page(), product)
  await waitForMessage(dialog.page(), t('done.saved'))
  await dialog.waitFor({ state: 'detached' })
}

function questionOf(page: Page, { name: product }: Product): Locator {
  return page.getByRole('dialog', { name: t('ask.price', { product }) })
}

async function answer(page: Page, product: Product): Promise<void> {
  const question = questionOf(page, product)
  await pressIn(question, word('save'))
}

/** What the database has of a product's prices. */
async function savedOf({ id }: Product) {
  const { PriceVersion, ...now } = (await priceOfProduct(id, new Date()))!
  const { IncrementPrice, DecrementPrice, PremiumPrice } = now
  const numbers = [IncrementPrice, DecrementPrice, PremiumPrice]
  return {
    version: PriceVersion,
    rows: now.oProduct_price.map(({ ProductGrade, Price }) => `${ProductGrade}: ${Number(Price)}`),
    terms: numbers.map((price) => (price === null ? null : Number(price))),
  }
}
