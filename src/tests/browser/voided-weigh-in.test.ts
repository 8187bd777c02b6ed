import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { voidTicket } from '../../weighing/writes/void-ticket.ts'
import { buildMill } from '../fixture.ts'
import { contextOf } from '../server.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { waitForMessage } from './messages.ts'
import { chooseReason } from './reasons.ts'
import { openMenu, rowOf } from './rows.ts'
import { sheetOf } from './sheets.ts'
import { openTicketFactory } from './ticket-factory.ts'
import { t } from './translate.ts'
import { visitTickets } from './trucks.ts'
import { openDialog, pushAddress, visit, waitUntilIdle } from './visit.ts'

const LIST = '/Controller/palmEvaluate'
const browser = await openBrowser()
const mill = await buildMill()
const factory = await openTicketFactory(mill)

/** A truck of that plate that came in, under a number that it is found by. */
async function weighIn(plate: string): Promise<string> {
  await factory.arrive({ CarRegister: plate, WeightScaleIDIn: plate })
  return plate
}

/** Voids a weigh-in of the list, which asks for a reason first; `look` is done while it does. */
async function voidIt(page: Page, plate: string, look = async () => {}): Promise<void> {
  // On a phone a ticket is no row.
  await page.getByText(plate).first().hover()
  await page.getByRole('button', { name: t('ui.rowMenu', { name: plate }) }).click()
  await page.getByRole('menuitem', { name: t('voids.void') }).click()
  const question = await openDialog(page, t('voids.void.ask', { ticket: plate, plate }))
  await question.getByRole('button', { name: t('voids.void') }).click()
  await question.getByText(t('v.reasonText')).waitFor()
  await look()
  await chooseReason(question, 'weighedAgain')
  await question.getByRole('button', { name: t('voids.void') }).click()
  await page.getByText(t('voids.voided', { ticket: plate })).waitFor()
}

test('a manager voids a weigh-in from its row, finds it under its own chip with who and why, and restores it there or from the message', async () => {
  const plate = await weighIn('87-1001 กระบี่')
  const page = await browser.open({ as: mill.officers[50], at: LIST })
  await voidIt(page, plate, () => expectAccessible(page))
  await page.getByRole('button', { name: t('ui.undo') }).click()
  await waitForMessage(page, t('voids.restored', { ticket: plate }))
  await rowOf(page, plate).waitFor()

  await voidIt(page, plate)
  await page
    .locator('tr:not([data-gone])')
    .filter({ hasText: plate })
    .waitFor({ state: 'detached' })
  await page.getByRole('button', { name: new RegExp(t('evaluation.state.voided')) }).click()
  const row = rowOf(page, plate)
  await row.getByText(t('evaluation.state.voided')).waitFor()
  await row.getByText('ชั่งใหม่เป็นใบอื่นแล้ว').waitFor()
  await fits(page)
  await row.getByText(plate).first().dblclick()
  const sheet = await sheetOf(page, plate)
  await sheet.getByText(/ยกเลิกการชั่งเข้าโดย .*: ชั่งใหม่เป็นใบอื่นแล้ว/).waitFor()
  await sheet.getByText(t('sheet.event.void')).first().waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await (await openMenu(page, plate)).filter({ hasText: t('voids.restore') }).click()
  const question = await openDialog(page, t('voids.restore.ask', { ticket: plate, plate }))
  await question.getByRole('button', { name: t('voids.restore') }).click()
  await waitForMessage(page, t('voids.restored', { ticket: plate }))
  await pushAddress(page, `${LIST}?status=A`)
  await rowOf(page, plate).getByText(t('evaluation.state.grade')).waitFor()
})

test('who grades it meanwhile is told, and nothing can be saved', async () => {
  const { id: SSWeightID, slip } = await factory.arrive()
  const page = await browser.open({ as: mill.officers[52] })
  await visitTickets(page, LIST)
  await (await openMenu(page, slip)).filter({ hasText: t('evaluation.grade') }).click()
  const dialog = await openDialog(page)
  await voidTicket({ SSWeightID, Reason: 'weighedAgain' }, contextOf(mill.officers[50]))
  await dialog.getByText(/ยกเลิกการชั่งเข้าโดย/).waitFor()
  await dialog.locator('button[type=submit]').waitFor({ state: 'detached' })
})

test('nothing is cut and all is accessible at the width of a tablet and a phone too', async () => {
  const [onTablet, onPhone] = [await weighIn('87-1024 กระบี่'), await weighIn('87-390 กระบี่')]
  const page = await browser.open({ as: mill.officers[50] })
  for (const [plate, width, height] of [
    [onTablet, 1024, 768],
    [onPhone, 390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await visit(page, `${LIST}?status=A`)
    await voidIt(page, plate, () => expectAccessible(page))
    await pushAddress(page, `${LIST}?status=V`)
    await page.getByText(plate).first().waitFor()
    await fits(page)
  }
})

/** Expects of a list that it is as wide as its window, and accessible. */
async function fits(page: Page): Promise<void> {
  await waitUntilIdle(page)
  await expectAccessible(page)
  const beyond = () => document.documentElement.scrollWidth - window.innerWidth
  expect(await page.evaluate(beyond)).toBeLessThanOrEqual(0)
}
