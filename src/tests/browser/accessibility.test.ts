import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { WordKey } from '../../platform/catalogue.ts'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { saveLadder } from '../../pricing/writes/save-ladder.ts'
import { contextOf } from '../server.ts'
import { openBrowser } from './browser.ts'
import { buildBusyMill } from './busy-mill.ts'
import { expectAccessible } from './expect-accessible.ts'
import { t } from './translate.ts'
import { visit, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const { officers, draft, invoiced } = await buildBusyMill()

const VENDORS = '/Controller/vendor'
const ORDER = `/Controller/poLine/${draft}`
const TO_EVALUATE = '/Controller/palmEvaluate?status=W'

/** The dialogs of the main job: whose they are, where, and how they open. Those of one officer stand together, and of them those of one screen. */
const dialogs: [name: string, role: Role, at: string, open: (page: Page) => Promise<void>][] = [
  ['a new order', 51, '/Controller/po', press('po.create')],
  ['the columns of a list', 51, '/Controller/po', openColumns],
  ['a question before a step', 51, ORDER, press('po.submit')],
  ['a line to take off', 51, ORDER, pressInRow('po.remove')],
  ['an order to cancel', 51, '/Controller/po?state=A', chooseInRow('po.cancel')],
  ['the values of a vendor', 51, VENDORS, chooseInRow('vendor.setUp')],
  ['the level of a vendor', 51, VENDORS, chooseInRow('vendor.manageLevel')],
  ['the finance data of a vendor', 51, VENDORS, chooseInRow('vendor.manageFinance')],
  ['the history of a vendor', 51, VENDORS, chooseInRow('ui.history')],
  ['a vendor to unlink', 51, VENDORS, chooseInRow('vendor.unlink')],
  ['a vendor to link', 51, await unlinked(), chooseInRow('vendor.link')],
  ['a grade', 52, TO_EVALUATE, pressInRow('evaluation.grade')],
  ['the prices of a product', 52, '/Controller/product', chooseInRow('prices.view')],
  ['prices to be set', 52, '/Controller/product', pressInRow('prices.update')],
  ['prices that a colleague saved first', 52, '/Controller/product', makePricesStale],
  ['a price set by a manager', 50, TO_EVALUATE, pressInRow('evaluation.price')],
  ['a line to release', 50, '/Controller/receipt', releaseLine],
  ['an order to reject', 50, '/Controller/po?state=S', chooseInRow('po.reject')],
  ['the screens at the gate', 50, '/Controller/priceBoard', press('gate.links')],
  ['a new product', 50, '/Controller/product', press('masterData.add.product')],
  ['a record to edit', 50, '/Controller/masterData', pressInRow('ui.edit')],
  ['every line to receive', 81, '/Controller/receipt', receiveChosen],
  ['a line to receive', 81, '/Controller/receipt', receiveLine],
  ['a payable to set up', 91, '/Controller/invoice', pressInRow('po.invoice')],
  ['an order to delete', 0, '/Controller/po?state=D', chooseInRow('po.delete')],
  ['a new token', 1, '/Controller/scaleTokens', press('token.create')],
  ['a setting of the mill', 1, '/Controller/settings', pressInRow('ui.edit')],
]

/** Those whose place a phone shows in another way, so that a window that becomes so narrow closes them. */
const DESK_ONLY = [
  'a new order',
  'a line to receive',
  'every line to receive',
  'a line to release',
  'the columns of a list',
  'the screens at the gate',
]

test.each(dialogs)(
  'the dialog of %s breaks no rule of accessibility, light or dark, nor on a phone that shows it, where it fits',
  async (name, role, at, open) => {
    const page = await browser.open({ as: officers[role], shared: true })
    await goTo(page, at)
    await open(page)
    await page.getByRole('dialog').waitFor()
    await waitUntilIdle(page)
    await expectAccessible(page)
    if (!DESK_ONLY.includes(name)) {
      await fitsPhone(page)
      await page.emulateMedia({ colorScheme: 'light' })
      await expectAccessible(page)
    }
    await page.keyboard.press('Escape')
  },
)

test('the history of an order breaks none either, beside it and folded under it', async () => {
  const page = await browser.open({ as: officers[51], at: ORDER })
  await page.getByRole('tab', { name: t('ui.history') }).click()
  await page.getByRole('tabpanel').getByText(t('history.create')).waitFor()
  await expectAccessible(page)
  await visit(page, `/Controller/poLine/${invoiced}`)
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.getByRole('button', { name: t('ui.history') }).click()
  await page.getByText(t('history.create'), { exact: true }).waitFor()
  await expectAccessible(page)
})

/** Goes to `at` from where the former test of this window ended. */
async function goTo(page: Page, at: string): Promise<void> {
  const { pathname, search } = new URL(page.url())
  const [screen] = at.split('?')
  if (pathname !== screen) await visit(page, at)
  else if (pathname + search !== at) await page.goto(at)
  await waitUntilIdle(page)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** The list at a vendor that no customer is linked to. */
async function unlinked(): Promise<string> {
  const account_number = 'X-1'
  await db().insertInto('vendors').values({ account_number, name: 'นายสมชาย ทองอ่อน' }).execute()
  return `${VENDORS}?account=${account_number}`
}

async function makePricesStale(page: Page): Promise<void> {
  await pressInRow('prices.update')(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('prices.row', { g: 18 }) }).fill('4.00')
  const { id: productId } = await db()
    .selectFrom('products')
    .select('id')
    .orderBy('code')
    .executeTakeFirstOrThrow()
  const rows = [{ gradePercent: 18, price: '5.30' }]
  const steps = { incrementPrice: '0.25', decrementPrice: '0.30' }
  await saveLadder({ productId, rows, ...steps }, contextOf(officers[50]))
  await dialog.getByRole('button', { name: t('ui.latest') }).waitFor()
}

/** Presses the button of the top bar named by the word `key`. */
function press(key: WordKey) {
  return (page: Page) =>
    page
      .getByRole('banner')
      .getByRole('button', { name: t(key) })
      .click()
}

/** Opens the panel at the right end of the filter line. */
function openColumns(page: Page) {
  return page.getByRole('button', { name: t('ui.columns') }).click()
}

/** Presses the button named by the word `key` in the first row that has it. */
function pressInRow(key: WordKey, filling: object = {}) {
  return async (page: Page) => {
    const name = new RegExp(`^${t(key, filling)} \\S`)
    const action = page.getByRole('button', { name, includeHidden: true })
    await page.getByRole('row').filter({ has: action }).first().hover()
    await page.getByRole('button', { name }).first().click()
  }
}

async function receiveChosen(page: Page) {
  await page.getByRole('checkbox', { name: t('ui.selectPage') }).check()
  const bar = page.getByRole('region', { name: t('ui.ticks') })
  await bar.locator('[data-main]').getByRole('button').click()
}

/** Chooses the item named by the word `key` in the menu of the first row. */
function chooseInRow(key: WordKey) {
  return async (page: Page) => {
    await page.getByRole('row').nth(1).hover()
    const menu = new RegExp(`^${t('ui.rowMenu', { name: '' }).trim()} \\S`)
    await page.getByRole('button', { name: menu }).first().click()
    await page.getByRole('menuitem', { name: t(key), exact: true }).click()
  }
}

async function releaseLine(page: Page): Promise<void> {
  await openLines(page)
  await chooseInRow('po.release')(page)
}

function openLines(page: Page): Promise<void> {
  const expand = page.getByRole('button', { name: t('ui.expand', { name: '' }).trim() })
  return expand.last().click()
}

async function receiveLine(page: Page): Promise<void> {
  await openLines(page)
  const name = new RegExp(`^${t('po.receive')} \\d`)
  await page.getByRole('button', { name }).first().click()
}

/** A dialog that is open stays open on a phone, with nothing beyond its edges. */
async function fitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await waitUntilIdle(page)
  const dialog = page.getByRole('dialog').last()
  const { x, width } = (await dialog.boundingBox())!
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(390)
  const scrolled = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter(
        (one) =>
          one.scrollWidth > one.clientWidth + 1 &&
          /auto|scroll/.test(getComputedStyle(one).overflowX),
      )
      .map((one) => `${one.tagName} ${one.className} ${one.scrollWidth} in ${one.clientWidth}`),
  )
  expect(scrolled).toEqual([])
}
