import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { buildMill } from '../fixture.ts'
import { orderAfter } from '../orders.ts'
import { openBrowser } from './browser.ts'
import { delayResponses } from './delayed-responses.ts'
import { waitForMessage } from './messages.ts'
import { t } from './translate.ts'
import { loseNetwork, navigate, waitUntilClickable } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
await orderAfter(mill, ['submit'])

test('with reduced motion nothing slides, fades or turns: drawer, dialog, message, skeleton, screen', async () => {
  const page = await browser.open({ as: mill.officers[50], at: '/Controller/po' })
  expect(await moving(page)).toEqual([])
  const answer = await delayResponses(page, '**/po/getFilterPOStateConfirm')
  await page.evaluate(() => history.pushState({ __TSR_index: 9 }, '', '/Controller/receipt'))
  await page.locator('[aria-busy="true"]').first().waitFor()
  expect(await moving(page)).toEqual([])
  answer()
  await navigate(page, '/Controller/po')
  await page.getByRole('button', { name: t('po.create') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  expect(await moving(page)).toEqual([])
  await waitUntilClickable(dialog)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: t('ui.menu'), exact: true }).click()
  await page.getByRole('dialog', { name: t('ui.menu') }).waitFor()
  expect(await moving(page)).toEqual([])
  await page.keyboard.press('Escape')
  await loseNetwork(page)
  await page.getByText(t('sys.offline'), { exact: true }).waitFor()
  await page.context().setOffline(false)
  await waitForMessage(page, t('sys.backOnline'))
  expect(await moving(page)).toEqual([])
})

test('whoever did not ask for less motion has it', async () => {
  const page = await browser.open({ as: mill.officers[50], at: '/Controller/po' })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect((await moving(page)).length).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

/** Everything on the page that would move or does, by its own style or that of what stands before or after it. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lasts = (times: string) => times.split(',').some((time) => Number.parseFloat(time) > 0)
    const found: string[] = []
    for (const element of document.querySelectorAll('*')) {
      for (const part of [null, '::before', '::after']) {
        const style = getComputedStyle(element, part)
        const isAnimated = style.animationName !== 'none' && lasts(style.animationDuration)
        if (isAnimated || lasts(style.transitionDuration) || style.scrollBehavior === 'smooth')
          found.push(`${element.tagName} ${element.getAttribute('class')} ${part ?? ''}`)
      }
    }
    const running = document.getAnimations().filter(({ effect }) => {
      const { duration } = effect!.getComputedTiming()
      return typeof duration === 'number' && duration > 0
    })
    return [...found, ...running.map((one) => `${one.id} ${one.constructor.name}`)]
  })
}
