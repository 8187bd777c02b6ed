import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { WordKey } from '../../platform/catalogue.ts'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { saveLadder } from '../../pricing/writes/save-ladder.ts'
import { openTestDatabase } from '../database.ts'
import { contextOf } from '../server.ts'
import { openBrowser } from './browser.ts'
import { buildBusyMill } from './busy-mill.ts'
import { expectAccessible } from './expect-accessible.ts'
import { chooseReason } from './reasons.ts'
import { rowOf } from './rows.ts'
import { openTicketFactory } from './ticket-factory.ts'
import { expectTouchTargets } from './touch-targets.ts'
import { t } from './translate.ts'
import { visitTickets } from './trucks.ts'
import { visit, waitUntilIdle } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const mill = await buildBusyMill()
const { officers, draft, invoiced } = mill
const factory = await openTicketFactory(mill)
const proposed = await ticketToDecide()

const TICKETS = '/Controller/palmEvaluate'
const VENDORS = '/Controller/vendor'

/** The dialogs of the main job: whose they are, where, unless opening goes there, and how they open. */
const dialogs: [
  name: string,
  role: Role,
  at: string | null,
  open: (page: Page) => Promise<void>,
][] = [
  ['a new order', 51, '/Controller/po', press('po.create')],
  ['a grade', 52, '/Controller/palmEvaluate?status=W', pressInRow('evaluation.grade')],
  [
    'a price set by a manager',
    50,
    '/Controller/palmEvaluate?status=W',
    pressInRow('evaluation.price'),
  ],
  ['a question before a step', 51, `/Controller/poLine/${draft}`, press('po.submit')],
  ['a line to receive', 81, '/Controller/receipt', receiveLine],
  ['every line to receive', 81, '/Controller/receipt', receiveChosen],
  ['a line to release', 50, '/Controller/receipt', releaseLine],
  ['a payable to set up', 91, '/Controller/invoice', pressInRow('po.invoice')],
  ['an order to reject', 50, '/Controller/po?state=S', chooseInRow('po.reject')],
  ['an order to cancel', 51, '/Controller/po?state=A', chooseInRow('po.cancel')],
  ['an order to delete', 0, '/Controller/po?state=D', chooseInRow('po.delete')],
  ['a line to take off', 51, `/Controller/poLine/${draft}`, pressInRow('po.remove')],
  ['the columns of a list', 51, '/Controller/po', openColumns],
  ['the screens at the gate', 50, '/Controller/priceBoard', press('gate.links')],
  ['a new token', 1, '/Controller/scaleTokens', press('token.create')],
  ['a setting of the mill', 1, '/Controller/settings', pressInRow('ui.edit')],
  ['the values of a vendor', 51, VENDORS, chooseInRow('vendor.setUp')],
  ['the level of a vendor', 51, VENDORS, chooseInRow('vendor.manageLevel')],
  ['the finance data of a vendor', 51, VENDORS, chooseInRow('vendor.manageFinance')],
  ['the history of a vendor', 51, VENDORS, chooseInRow('ui.history')],
  ['a vendor to unlink', 51, VENDORS, chooseInRow('vendor.unlink')],
  ['a new product', 50, '/Controller/product', press('masterData.add.product')],
  ['a record to edit', 50, '/Controller/masterData', pressInRow('ui.edit')],
  ['a vendor to link', 51, await unlinked(), chooseInRow('vendor.link')],
  ['the prices of a product', 52, '/Controller/product', chooseInRow('prices.view')],
  ['prices to be set', 52, '/Controller/product', pressInRow('prices.update')],
  ['prices that a colleague saved first', 52, '/Controller/product', makePricesStale],
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

/** What shows of tickets over their list. */
const ofTickets: typeof dialogs = [
  ['a ticket', 50, proposed, async () => {}],
  ['the history of a ticket', 50, proposed, openHistory],
  ['a ticket that is not graded', 52, await ticketInYard(), async () => {}],
  ['corrected weights', 0, proposed, openUpdateInfo],
  ['proposed corrections', 0, TICKETS, press('corrections.title')],
  ['a returned load that is refused', 52, null, refuseReturn],
  ['a grade that a colleague saved first', 50, null, makeGradeStale],
  ['a price of its own that is refused', 50, null, refuseOwnPrice],
  ['the columns of tickets', 52, TICKETS, openColumns],
]

test.each(dialogs)('the dialog of %s breaks none either', async (name, role, at, open) => {
  const page = await browser.open({ as: officers[role] })
  if (at) await visit(page, at)
  await open(page)
  await page.getByRole('dialog').waitFor()
  await waitUntilIdle(page)
  await expectAccessible(page)
  if (DESK_ONLY.includes(name)) return
  await fitsPhone(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
})

test.each(ofTickets)(
  'nor does the dialog of %s, also under a finger',
  async (_, role, at, open) => {
    for (const touch of [false, true]) {
      const page = await browser.open({ as: officers[role], touch })
      if (at) await visit(page, at)
      await open(page)
      await waitUntilIdle(page)
      await expectAccessible(page)
      if (touch) await expectTouchTargets(page.getByRole('dialog').last())
    }
  },
)

test('the history of an order breaks none either, beside it and folded under it', async () => {
  const page = await browser.open({ as: officers[51] })
  await visit(page, `/Controller/poLine/${draft}`)
  await page.getByRole('tab', { name: t('ui.history') }).click()
  await page.getByRole('tabpanel').getByText(t('history.create')).waitFor()
  await expectAccessible(page)
  await visit(page, `/Controller/poLine/${invoiced}`)
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.getByRole('button', { name: t('ui.history') }).click()
  await page.getByText(t('history.create'), { exact: true }).waitFor()
  await expectAccessible(page)
})

/** The sheet of a ticket that is priced, and of which the scale says something else by now. */
async function ticketToDecide(): Promise<string> {
  const ticket = await factory.ready()
  await factory.correct(ticket, { WeightIn: 15_320 })
  await factory.propose(ticket, { WeightOut: 6110 })
  return `/Controller/palmEvaluate?ticket=${ticket.id}`
}

/** The list at a vendor that no customer is linked to. */
async function unlinked(): Promise<string> {
  const account_number = 'X-1'
  await db().insertInto('vendors').values({ account_number, name: 'นายสมชาย ทองอ่อน' }).execute()
  return `${VENDORS}?account=${account_number}`
}

/** The sheet of a truck that only came in. */
async function ticketInYard(): Promise<string> {
  const { id } = await db()
    .selectFrom('weigh_tickets')
    .select('id')
    .where('weight_out_kg', 'is', null)
    .executeTakeFirstOrThrow()
  return `/Controller/palmEvaluate?ticket=${id}`
}

async function openHistory(page: Page): Promise<void> {
  await page.getByRole('tab', { name: t('ui.history') }).click()
  await page.getByRole('tabpanel').getByText(t('sheet.event.value')).waitFor()
}

async function openUpdateInfo(page: Page): Promise<void> {
  const menu = t('ui.rowMenu', { name: '' }).trim()
  await page.getByRole('dialog').getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem', { name: t('weights.update') }).click()
  await page.getByRole('textbox', { name: t('term.weightIn') }).waitFor()
}

async function refuseReturn(page: Page): Promise<void> {
  const dialog = await evaluate(page, await factory.leave())
  await dialog.getByText(t('evaluation.return.yes'), { exact: true }).click()
  await chooseReason(dialog, 'other')
  await dialog.getByRole('button', { name: t('evaluation.saveGrade') }).click()
  await dialog.getByText(t('v.reasonText')).waitFor()
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

async function makeGradeStale(page: Page): Promise<void> {
  const ticket = await factory.leave()
  const dialog = await evaluate(page, ticket)
  await factory.grade(ticket)
  await dialog.getByRole('button', { name: t('evaluation.correctGrade') }).waitFor()
}

async function refuseOwnPrice(page: Page): Promise<void> {
  const ticket = await factory.leave()
  await factory.grade(ticket)
  const dialog = await evaluate(page, ticket)
  await dialog.getByRole('textbox').first().fill('5.55')
  await dialog.getByRole('button', { name: t('evaluation.price'), exact: true }).click()
  await dialog.getByText(t('v.reasonText')).waitFor()
}

/** Opens what comes next for a ticket; under a finger its button has a shorter word. */
async function evaluate(page: Page, { slip }: { slip: string }): Promise<Locator> {
  await visitTickets(page, `${TICKETS}?status=A`)
  await rowOf(page, slip).hover()
  const words = `${t('evaluation.evaluate')}\\S*|${t('evaluation.price.brief')}`
  const name = new RegExp(`^(${words}) ${slip}$`)
  await page.getByRole('button', { name }).click()
  return page.getByRole('dialog')
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
