import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { buildMill, readyTicket, readyTickets, saveVehicle } from '../fixture.ts'
import { addTicket, draftOrder, orderNow } from '../orders.ts'
import { updateRows } from '../rows.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectFocus } from './focus.ts'
import { t } from './translate.ts'
import { navigate, visit } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const PLATE = 'ยข 7068 สุราษฎร์ธานี'
const SCALE_ID = '691126-0194'

const order = await orderNow(await draftOrder(mill))
await saveVehicle(PLATE)
const tickets = await readyTickets(mill, 5)
await db()
  .updateTable('weigh_tickets')
  .set({ registration: PLATE })
  .where('id', 'in', tickets)
  .execute()
await updateRows('weigh_tickets', { id: await readyTicket(mill) }, { scale_id_in: SCALE_ID })

const fieldOf = (page: Page) => page.getByRole('combobox', { name: t('search.title') })

test('Tab goes to the next kind, arrows to all of a kind, Escape gives the focus back, and Ctrl K finds a plate however it is typed', async () => {
  const page = await browser.open({ as: mill.officers[51], at: '/Controller/po' })
  await page.getByRole('button', { name: t('search.title') }).click()
  await fieldOf(page).fill('7068')
  const selected = page.getByRole('option', { selected: true })
  const documents = page.getByRole('group', { name: t('sheet.title') })
  await documents.waitFor()
  await page.keyboard.press('Tab')
  await documents.getByRole('option', { selected: true }).waitFor()
  expect(await documents.getByRole('option').count()).toBe(4)
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowDown')
  expect(await selected.textContent()).toBe(t('search.moreDocuments', { n: '2' }))
  await page.keyboard.press('Escape')
  await fieldOf(page).waitFor({ state: 'detached' })
  await expectFocus(page.getByRole('button', { name: t('search.title') }))

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

test('what is typed opens what it finds: a ticket by another number, an order before its tickets, a screen, what was opened lately', async () => {
  const id = await draftOrder(mill)
  await addTicket(mill, id, await readyTicket(mill))
  const number = (await orderNow(id)).PONumber.replace(/^\D+/, '')
  const page = await browser.open({ as: mill.officers[51] })
  const search = async (words: string) => {
    await page.keyboard.press('Control+k')
    await fieldOf(page).fill(words)
  }
  await visit(page, '/Controller/stuck')
  await search(SCALE_ID)
  await page.getByRole('option', { name: t('search.scaleId', { number: SCALE_ID }) }).waitFor()
  await fieldOf(page).fill('7068')
  const documents = page.getByRole('group', { name: t('sheet.title') })
  await documents.waitFor()
  // Enter before the answer does not open what stood there before.
  await fieldOf(page).fill(order.PONumber)
  await page.keyboard.press('Enter')
  await page.waitForURL(/poLine/)
  await search(number)
  await documents.waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/poLine/${id}*`)
  await search(t('screen.vendorPremium'))
  await page.keyboard.press('Enter')
  await page.waitForURL(/vendorPremium/)
  await search(order.PONumber.slice(-5))
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

  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await navigate(page, '/Controller/po')
  await page.getByRole('button', { name: t('ui.menu'), exact: true }).click()
  await page.getByRole('button', { name: t('search.title') }).click()
  await fieldOf(page).fill('7068')
  await page.getByRole('option', { name: PLATE }).first().click()
  await page.waitForURL(/palmEvaluate\?search=/)
})
