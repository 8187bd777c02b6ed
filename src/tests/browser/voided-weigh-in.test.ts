import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Role } from '../../platform/roles.ts'
import { openTestDatabase } from '../database.ts'
import { buildMill } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { chooseReason } from './reasons.ts'
import { openMenu, rowOf } from './rows.ts'
import { sheetOf } from './sheets.ts'
import { openTicketFactory } from './ticket-factory.ts'
import { t } from './translate.ts'
import { visit, waitUntilClickable, waitUntilIdle } from './visit.ts'

const LIST = '/Controller/palmEvaluate'
const browser = await openBrowser(await openTestDatabase())
const mill = await buildMill()
const factory = await openTicketFactory(mill)

/** A truck of that plate that came in, under a number that it is found by. */
async function weighIn(plate: string): Promise<string> {
  await factory.arrive({ CarRegister: plate, WeightScaleIDIn: plate })
  return plate
}

async function open(as: Role, address = LIST, size?: [number, number]): Promise<Page> {
  const page = await browser.open({ as: mill.officers[as] })
  if (size) await page.setViewportSize({ width: size[0], height: size[1] })
  await visit(page, address)
  return page
}

const gone = (page: Page, plate: string) =>
  page.locator('tr:not([data-gone])').filter({ hasText: plate }).waitFor({ state: 'detached' })

async function voidIt(page: Page, plate: string): Promise<void> {
  // On a phone a ticket is no row.
  await page.getByText(plate).first().hover()
  await page.getByRole('button', { name: t('ui.rowMenu', { name: plate }) }).click()
  await page.getByRole('menuitem', { name: t('voids.void') }).click()
  const question = page.getByRole('dialog', {
    name: t('voids.void.ask', { ticket: plate, plate }),
  })
  await waitUntilClickable(question)
  await question.getByRole('button', { name: t('voids.void') }).click()
  await question.getByText(t('v.reasonText')).waitFor()
  await expectAccessible(page)
  await chooseReason(question, 'weighedAgain')
  await question.getByRole('button', { name: t('voids.void') }).click()
  await page.getByText(t('voids.voided', { ticket: plate })).waitFor()
}

test('a manager voids a weigh-in from its row, finds it under its own chip with who and why, and restores it', async () => {
  const plate = await weighIn('87-1001 กระบี่')
  const page = await open(50)
  await voidIt(page, plate)
  await gone(page, plate)
  await page.getByRole('button', { name: new RegExp(t('evaluation.state.voided')) }).click()
  const row = rowOf(page, plate)
  await row.getByText(t('evaluation.state.voided')).waitFor()
  await row.getByText('ชั่งใหม่เป็นใบอื่นแล้ว').waitFor()
  await row.getByText(plate).first().dblclick()
  const sheet = await sheetOf(page, plate)
  await sheet.getByText(/ยกเลิกการชั่งเข้าโดย .*: ชั่งใหม่เป็นใบอื่นแล้ว/).waitFor()
  await sheet.getByText(t('sheet.event.void')).first().waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await (await openMenu(page, plate)).filter({ hasText: t('voids.restore') }).click()
  const question = page.getByRole('dialog', {
    name: t('voids.restore.ask', { ticket: plate, plate }),
  })
  await waitUntilClickable(question)
  await question.getByRole('button', { name: t('voids.restore') }).click()
  await page.getByText(t('voids.restored', { ticket: plate })).waitFor()
  await visit(page, LIST)
  await rowOf(page, plate).waitFor()
})

test('the message that it is voided takes it back', async () => {
  const plate = await weighIn('87-1002 กระบี่')
  const page = await open(1)
  await voidIt(page, plate)
  await page.getByRole('button', { name: t('ui.undo') }).click()
  await page.getByText(t('voids.restored', { ticket: plate })).waitFor()
  await rowOf(page, plate).waitFor()
})

test('who only grades is offered neither', async () => {
  const plate = await weighIn('87-1003 กระบี่')
  const page = await open(52)
  const items = await openMenu(page, plate)
  expect(await items.allInnerTexts()).not.toContain(t('voids.void'))
})

test('a colleague who grades it meanwhile is told, and nothing is saved', async () => {
  const plate = await weighIn('87-1004 กระบี่')
  const manager = await open(50)
  const grader = await open(52)
  await (await openMenu(grader, plate)).filter({ hasText: t('evaluation.grade') }).click()
  const dialog = grader.getByRole('dialog')
  await waitUntilClickable(dialog)
  await voidIt(manager, plate)
  await dialog.getByText(/ยกเลิกการชั่งเข้าโดย/).waitFor()
  await dialog.locator('button[type=submit]').waitFor({ state: 'detached' })
})

test.each([
  [1440, 900],
  [1024, 768],
  [390, 844],
])('nothing is cut and all is accessible at %i × %i', async (...size) => {
  const plate = await weighIn(`87-${size[0]} กระบี่`)
  const page = await open(50, `${LIST}?status=A`, size)
  await voidIt(page, plate)
  await visit(page, `${LIST}?status=V`)
  await waitUntilIdle(page)
  await page.getByText(plate).first().waitFor()
  await expectAccessible(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(size[0]!)
})
