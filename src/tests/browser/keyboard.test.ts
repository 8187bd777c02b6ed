import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { buildMill, weighTicket } from '../fixture.ts'
import { draftOrder } from '../orders.ts'
import { openBrowser } from './browser.ts'
import { expectFocus, tabTo } from './focus.ts'
import { waitForMessage } from './messages.ts'
import { createOfficers, emailOf, PASSWORD } from './sign-in.ts'
import { t } from './translate.ts'
import { saveBlank } from './trucks.ts'
import { visit, waitUntilClickable, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
await createOfficers()

test('an evaluator grades and prices a plain load without touching a mouse', async () => {
  const now = new Date()
  const times = { timeIn: now, timeOut: now }
  const ticket = await weighTicket({ customerId: mill.vendor.customerId, ...times })
  const page = await browser.open({ at: '/' })
  await page.keyboard.type(emailOf(52))
  await tabTo(page, page.getByRole('textbox', { name: t('signIn.password') }))
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  const row = page.getByRole('row').nth(1)
  await row.waitFor()
  await waitUntilIdle(page)

  await tabTo(page, row)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expectFocus(dialog.getByRole('radio', { name: '18' }))
  for (let grade = 18; grade < 21; grade += 1) await page.keyboard.press('ArrowRight')
  await expectFocus(dialog.getByRole('radio', { name: '21' }))
  await dialog.getByRole('status').getByText('5.95').waitFor()
  await waitUntilClickable(dialog)
  await page.keyboard.press('Control+Enter')
  await saveBlank(page)
  await waitForMessage(page, t('done.valued'))
  await dialog.waitFor({ state: 'detached' })
  await expectFocus(row)

  const valuation = await db()
    .selectFrom('valuations')
    .innerJoin('gradings', 'gradings.id', 'valuations.grading_id')
    .select(['gradings.grade_percent', 'grade_price'])
    .where('valuations.ticket_id', '=', ticket)
    .executeTakeFirstOrThrow()
  expect(valuation).toEqual({ grade_percent: 21, grade_price: '5.95' })
})

test('arrows walk the orders, open their lines, and Enter takes the next step', async () => {
  for (let n = 0; n < 3; n += 1) await draftOrder(mill)
  const page = await browser.open({ as: mill.officers[51], at: '/Controller/po' })
  const rows = page.getByRole('row').filter({ hasText: 'NBDPO-PL' })
  const number = (await rows.nth(1).getByText('NBDPO-PL').textContent()) ?? ''
  await tabTo(page, rows.nth(0))
  await page.keyboard.press('End')
  await expectFocus(rows.nth(2))
  await page.keyboard.press('ArrowUp')
  await expectFocus(rows.nth(1))
  await page.keyboard.press('ArrowRight')
  await page.getByRole('table', { name: `${t('record.lines')} ${number}` }).waitFor()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: number }).waitFor()
})

test('Enter opens an order that waits for others, and prints nothing', async () => {
  await draftOrder(mill)
  const page = await browser.open({ as: mill.officers[81] })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit(page, '/Controller/po')
  const row = page.getByRole('row').filter({ hasText: 'NBDPO-PL' }).first()
  const number = (await row.getByText('NBDPO-PL').textContent()) ?? ''
  await tabTo(page, row)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: number }).waitFor()
  expect(asked.filter((url) => url.endsWith('exportPurchaseOrder'))).toEqual([])
})

test('Escape closes a dialog, and the focus goes back to what opened it; what is typed is not lost by it', async () => {
  const page = await browser.open({ as: mill.officers[51], at: '/Controller/po' })
  const create = page.getByRole('button', { name: t('po.create') })
  await tabTo(page, create)
  await page.keyboard.press('Enter')
  await expectFocus(page.getByRole('dialog').getByRole('combobox', { name: t('term.vendor') }))
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expectFocus(create)

  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: t('po.create') })
  const delivery = dialog.getByRole('textbox', { name: t('new.Delivery') })
  await delivery.fill('ส่งที่ลานรับ')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: t('ask.close') })
  await question.getByRole('button', { name: t('ask.close.no') }).click()
  await question.waitFor({ state: 'detached' })
  await expect.poll(() => delivery.inputValue()).toBe('ส่งที่ลานรับ')
})
