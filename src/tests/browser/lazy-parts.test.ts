import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { buildMill } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { expectFocus } from './focus.ts'
import { t } from './translate.ts'
import { visit, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const { officers } = await buildMill()

test('what opens over a screen, and cannot be fetched, says so, leaves the screen as it is, and opens when it is pressed again', async () => {
  const page = await browser.open({ as: officers[50], singleUse: true })
  await page.addInitScript(drawAtOnce)
  const missing = /assets\/(Palette|ShortcutSheet|NoticePanel|ViewsPanel|Calendar|LayoutPanel)-/
  await page.route(missing, (route) => route.abort())
  await visit(page, '/Controller/po')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
  const parts: [name: string, open: () => Promise<void>][] = [
    [t('search.title'), () => page.keyboard.press('Control+k')],
    [t('keys.title'), () => page.keyboard.press('?')],
    [t('notices.title'), () => press(t('notices.title'))],
    [t('ui.views'), () => press(t('ui.views'))],
    [t('ui.chooseDate'), () => press(`${t('ui.chooseDate')} ${t('po.created')}`)],
    [t('ui.layout'), () => openLayout(page)],
  ]
  const title = page.getByRole('heading', { level: 1 })
  const failure = page.getByRole('alert').filter({ hasText: t('ui.notOpened') })
  for (const [name, open] of parts) {
    await open()
    await expect.poll(() => failure.count(), { message: name }).toBe(1)
    expect(await page.getByRole('dialog').count(), name).toBe(0)
    expect(await title.textContent(), name).toBe(t('screen.po'))
    await failure.getByRole('button').click()
    await failure.waitFor({ state: 'detached' })
    if (name === t('notices.title')) await expectFocus(page.getByRole('button', { name }))
  }
  browser.errors.expect(missing)
  await page.unroute(missing)
  for (const [name, open] of parts) {
    await title.click()
    await open()
    const dialog = page.getByRole('dialog', { name })
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
  const styled = await page.evaluate(() =>
    [...document.styleSheets].filter(({ cssRules }) => cssRules.length).map(({ href }) => href),
  )
  expect(styled).toContainEqual(expect.stringContaining('/Palette-'))
})

test('a screen that cannot be fetched says so in its place, and comes by itself when the network is back', async () => {
  const page = await browser.open({ as: officers[50], singleUse: true, at: '/Controller/po' })
  await page.context().setOffline(true)
  await page.getByRole('link', { name: t('screen.toOrder') }).click()
  const title = page.getByRole('heading', { level: 1, name: t('screen.toOrder') })
  await title.waitFor()
  await page.getByText(t('ui.noNetwork')).waitFor()
  await page.getByRole('button', { name: t('ui.retry') }).click()
  await page.getByText(t('ui.noNetwork')).waitFor()
  await page.context().setOffline(false)
  await page.getByText(t('ui.noNetwork')).waitFor({ state: 'detached' })
  browser.errors.expect(/ERR_INTERNET_DISCONNECTED/)
  browser.errors.expect(/^exception: .*assets\/(ToOrder|use-make-orders)-/)
  await waitUntilIdle(page)
  await title.waitFor()
})

/** Runs in the page: its frames come without a pause, as on the fastest screens. */
function drawAtOnce(): void {
  window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()))
}

async function openLayout(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^บัญชี/ }).click()
  await page.getByRole('menuitem', { name: t('ui.layout') }).click()
}
