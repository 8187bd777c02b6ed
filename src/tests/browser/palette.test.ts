import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../database.ts'
import { buildMill, readyTicket, readyTickets, saveVehicle } from '../fixture.ts'
import { addTicket, draftOrder, orderNow } from '../orders.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectFocus } from './focus.ts'
import { t } from './translate.ts'
import { visit } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const mill = await buildMill()
const PLATE = 'ยข 7068 สุราษฎร์ธานี'
let order: { PONumber: string }

beforeAll(async () => {
  order = await orderNow(await draftOrder(mill))
  await saveVehicle(PLATE)
  const tickets = await readyTickets(mill, 5)
  await db()
    .updateTable('weigh_tickets')
    .set({ registration: PLATE })
    .where('id', 'in', tickets)
    .execute()
})

const fieldOf = (page: Page) => page.getByRole('combobox', { name: t('search.title') })

test('Ctrl K finds a plate however it is typed, and Enter opens the list of its tickets', async () => {
  const page = await browser.open({ as: mill.officers[51] })
  await visit(page, '/Controller/po')
  await page.keyboard.press('Control+k')
  await expectFocus(fieldOf(page))
  await page.keyboard.type('ยข๗๐๖๘')
  const first = page.getByRole('option', { name: PLATE }).first()
  await first.waitFor()
  expect(await first.getAttribute('aria-selected')).toBe('true')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.waitForURL(/palmEvaluate\?search=/)
  await page.getByRole('row').filter({ hasText: PLATE }).nth(4).waitFor()
})

test('Tab goes to the next kind, arrows to the way to all of a kind, and Escape gives the focus back', async () => {
  const page = await browser.open({ as: mill.officers[51] })
  await visit(page, '/Controller/po')
  await page.getByRole('button', { name: t('search.title') }).click()
  await fieldOf(page).fill('7068')
  const selected = page.getByRole('option', { selected: true })
  const group = (name: string) => page.getByRole('group', { name })
  await group(t('sheet.title')).waitFor()
  await page.keyboard.press('Tab')
  await group(t('sheet.title')).getByRole('option', { selected: true }).waitFor()
  expect(await group(t('sheet.title')).getByRole('option').count()).toBe(4)
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowDown')
  expect(await selected.textContent()).toBe(t('search.moreDocuments', { n: '2' }))
  await page.keyboard.press('Escape')
  await fieldOf(page).waitFor({ state: 'detached' })
  await expectFocus(page.getByRole('button', { name: t('search.title') }))
})

test('Enter before the answer opens what is found, not what stood there before', async () => {
  const page = await browser.open({ as: mill.officers[51] })
  await visit(page, '/Controller/stuck')
  await page.keyboard.press('Control+k')
  await fieldOf(page).fill('7068')
  await page.getByRole('group', { name: t('sheet.title') }).waitFor()
  await fieldOf(page).fill(order.PONumber)
  await page.keyboard.press('Enter')
  await page.waitForURL(/poLine/)
})

test('the order whose number is typed stands before the tickets on it', async () => {
  const id = await draftOrder(mill)
  await addTicket(mill, id, await readyTicket(mill))
  const number = (await orderNow(id)).PONumber.replace(/^\D+/, '')
  const page = await browser.open({ as: mill.officers[51] })
  await visit(page, '/Controller/stuck')
  await page.keyboard.press('Control+k')
  await fieldOf(page).fill(number)
  await page.getByRole('group', { name: t('sheet.title') }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/poLine/${id}*`)
})

test('a ticket that another number finds shows that number', async () => {
  const scale_id_in = '691126-0194'
  const id = await readyTicket(mill)
  await db().updateTable('weigh_tickets').set({ scale_id_in }).where('id', '=', id).execute()
  const page = await browser.open({ as: mill.officers[51] })
  await visit(page, '/Controller/stuck')
  await page.keyboard.press('Control+k')
  await fieldOf(page).fill(scale_id_in)
  await page.getByRole('option', { name: t('search.scaleId', { number: scale_id_in }) }).waitFor()
})

test('a screen and an order are opened, the latter again from what was opened lately', async () => {
  const page = await browser.open({ as: mill.officers[51] })
  await visit(page, '/Controller/stuck')
  await page.keyboard.press('Control+k')
  await fieldOf(page).fill(t('screen.vendorPremium'))
  await page.keyboard.press('Enter')
  await page.waitForURL(/vendorPremium/)
  await page.keyboard.press('Control+k')
  await fieldOf(page).fill(order.PONumber.slice(-5))
  await page.getByRole('option', { name: order.PONumber }).click()
  await page.waitForURL(/poLine/)
  await page.keyboard.press('Control+k')
  const recent = page.getByRole('group', { name: t('search.recent') })
  await recent.getByRole('option', { name: order.PONumber }).waitFor()
  const tab = page.context().waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  expect((await tab).url()).toContain('poLine')
  await (await tab).close()
  await fieldOf(page).fill('82-9999')
  await page.getByText(t('search.none', { typed: '82-9999' })).waitFor()
})

test('the drawer of a phone leads to the search', async () => {
  const page = await browser.open({ as: mill.officers[51] })
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/Controller/po')
  await page.getByRole('button', { name: t('ui.menu'), exact: true }).click()
  await page.getByRole('button', { name: t('search.title') }).click()
  await fieldOf(page).fill('7068')
  await page.getByRole('option', { name: PLATE }).first().waitFor()
  await page.getByRole('option', { name: PLATE }).first().click()
  await page.waitForURL(/palmEvaluate\?search=/)
})
