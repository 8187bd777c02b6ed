import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findScaleToken } from '../../weighing/reads.ts'
import { importTickets } from '../../weighing/writes/import-tickets.ts'
import { createToken } from '../../weighing/writes/tokens.ts'
import { arriving, leaving, type Reading } from '../bridge.ts'
import { buildMill } from '../fixture.ts'
import { contextOf } from '../server.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectFocus } from './focus.ts'
import { waitForMessage } from './messages.ts'
import { chooseReason } from './reasons.ts'
import { openMenu, rowOf } from './rows.ts'
import { t } from './translate.ts'
import { openDialog, pushAddress, visit, waitUntilIdle } from './visit.ts'

const SCREEN = '/Controller/refusedTickets'
const browser = await openBrowser()
const mill = await buildMill()
const { Token } = await createToken({ Name: 'เครื่องชั่ง 1' }, contextOf(mill.officers[1]))
const scaleToken = (await findScaleToken(Token, new Date()))!

/** What the scale sends of a truck of that plate that left, otherwise than it should. */
async function send(plate: string, wrong: object = {}): Promise<void> {
  const { officer: _nobody, ...ctx } = { ...contextOf(mill.officers[1]), scaleToken }
  const truck: Reading = arriving(mill.vendor.avl, { CarRegister: plate, WeightScaleIDIn: plate })
  await importTickets([{ ...leaving(truck), ...wrong }], ctx)
}

/** Until a ticket is in the list no more; while one works in it, its row stays and says so. */
const leaves = (page: Page, plate: string) =>
  page.locator('tr:not([data-gone])').filter({ hasText: plate }).waitFor({ state: 'detached' })

const HEAVIER = { WeightOut: 15_300 }

const SIZES = [
  [1440, 900],
  [768, 1024],
  [390, 844],
] as const

test('the menu counts what is refused; one is fixed where it is wrong, one set aside and taken back, one that was taken in leads to its ticket', async () => {
  const page = await browser.open({ as: mill.officers[50], at: SCREEN })
  await send('80-1001', HEAVIER)
  await page
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(t('screen.refusedTickets')) })
    .filter({ hasText: /\d/ })
    .waitFor()
  const row = rowOf(page, '80-1001')
  await row.getByText('น้ำหนักสุทธิต้องมากกว่า 0').waitFor()
  await row.getByRole('button', { name: t('refused.fix') }).click()
  const dialog = await openDialog(page, t('refused.fix.title', { plate: '80-1001' }))
  const field = dialog.getByRole('textbox', { name: t('term.weightOut') })
  await expectFocus(field)
  await dialog.getByText(t('refused.sent.of', { value: '15300' })).waitFor()
  await expectAccessible(page)
  await field.fill('15250')
  await dialog.getByRole('button', { name: t('refused.fix') }).click()
  await dialog.getByText('เข้า 15,230 ออก 15,250').first().waitFor()
  await field.fill('6010')
  await page.keyboard.press('Enter')
  await waitForMessage(page, t('refused.taken', { plate: '80-1001' }))
  await dialog.waitFor({ state: 'detached' })
  await leaves(page, '80-1001')
  browser.errors.expect(/status of 400 .*TakeInRefusedTicket/)

  await send('80-1002', HEAVIER)
  await visit(page, `${SCREEN}?search=80-1002`)
  await (await openMenu(page, '80-1002')).filter({ hasText: t('refused.aside') }).click()
  const question = await openDialog(page, t('refused.aside.ask', { plate: '80-1002' }))
  await chooseReason(question, 'trialWeighing')
  await question.getByRole('button', { name: t('refused.aside') }).click()
  await page.getByText(t('refused.setAside')).waitFor()
  await leaves(page, '80-1002')
  await pushAddress(page, `${SCREEN}?state=aside`)
  await rowOf(page, '80-1002')
    .getByRole('button', { name: t('refused.reopen') })
    .click()
  await leaves(page, '80-1002')

  await pushAddress(page, `${SCREEN}?state=taken&search=80-1001`)
  await rowOf(page, '80-1001').getByText('80-1001').first().dblclick()
  const taken = await openDialog(page, t('refused.settled.title', { plate: '80-1001' }))
  expect(await taken.getByRole('textbox', { name: t('term.avlName') }).isDisabled()).toBe(true)
  await taken.getByRole('button', { name: t('refused.toTicket') }).click()
  await page.waitForURL(/palmEvaluate.*ticket=/)
})

test('nothing is cut and all is accessible at the width of a desk, a tablet and a phone', async () => {
  await send('80-1004', { CarRegister: '80-1004', Moisture: 3, CustomerName: '' })
  const page = await browser.open({ as: mill.officers[50], at: SCREEN })
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await waitUntilIdle(page)
    await page.getByText('80-1004').first().waitFor()
    await expectAccessible(page)
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(scrolled, `${width}`).toBeLessThanOrEqual(width)
  }
})

test('without a network an odd value keeps its question and the tick that it is right', async () => {
  await send('80-1005', { WeightIn: 95_000 })
  const page = await browser.open({ as: mill.officers[50], at: `${SCREEN}?search=80-1005` })
  const row = rowOf(page, '80-1005')
  await row.hover()
  await row.getByRole('button', { name: t('refused.fix') }).click()
  const dialog = await openDialog(page, t('refused.fix.title', { plate: '80-1005' }))
  const question = dialog.getByText('95,000').first()
  const tick = dialog.getByRole('checkbox', { name: t('refused.right') })
  await question.waitFor()
  await tick.check()
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: t('refused.takeIn') }).click()
  await waitForMessage(page, t('sys.network'))
  expect(await tick.isChecked()).toBe(true)
  expect(await question.isVisible()).toBe(true)
  await page.context().setOffline(false)
  await waitForMessage(page, t('sys.backOnline.retry'))
  await dialog.getByRole('button', { name: t('refused.takeIn') }).click()
  await waitForMessage(page, t('refused.taken', { plate: '80-1005' }))
})
