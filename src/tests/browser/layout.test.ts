import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { WordKey } from '../../platform/catalogue.ts'
import { businessDay, type Language } from '../../platform/thai-date.ts'
import { openBrowser } from './browser.ts'
import { buildBusyMill } from './busy-mill.ts'
import { expectAccessible } from './expect-accessible.ts'
import { t } from './translate.ts'
import { navigate, openDialog, waitUntilClickable, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const { officers, draft } = await buildBusyMill()

const ORDERS = '/Controller/po'

test('the side bar says the year; a menu above has its items, and follows its officer to another computer', async () => {
  const page = await browser.open({ as: officers[50], at: ORDERS })
  const year = String(Number(businessDay(new Date()).slice(0, 4)) + 543)
  await page.getByText(`© ${year} ${t('ui.app')}`).waitFor()
  const atTheSide = await namesIn(page)
  await choose(page, 'ui.layout.Menu', 'ui.layout.horizontal')
  await page.keyboard.press('Escape')
  await expect.poll(() => menuHeight(page)).toBeLessThan(60)
  expect((await namesOfSections(page)).toSorted()).toEqual(atTheSide.toSorted())
  await expectAccessible(page)
  const other = await browser.open({ as: officers[50], at: ORDERS })
  await expect.poll(() => menuHeight(other)).toBeLessThan(60)
  await choose(other, 'ui.layout.Menu', 'ui.layout.vertical')
  await expect.poll(() => menuHeight(other)).toBeGreaterThan(800)
})

test('the side bar may be small or of icons, and the screens stand in a frame or scroll with their bars', async () => {
  const page = await browser.open({ as: officers[51], at: ORDERS })
  const { x: before } = (await page.getByRole('main').boundingBox())!
  await choose(page, 'ui.layout.SideBarSize', 'ui.layout.compact')
  await expect.poll(() => leftOf(page)).toBeLessThan(before)
  await press(page, 'ui.layout.SideBarSize', 'ui.layout.icon')
  await expect.poll(() => leftOf(page)).toBe(56)
  await page.setViewportSize({ width: 1920, height: 1080 })
  await press(page, 'ui.layout.Width', 'ui.layout.boxed')
  await expect.poll(() => leftOf(page)).toBeGreaterThan(300)
  await page.setViewportSize({ width: 1440, height: 500 })
  await press(page, 'ui.layout.Width', 'ui.layout.scrollable')
  await page.keyboard.press('Escape')
  const isScrolled = () => page.evaluate(() => document.documentElement.scrollHeight > innerHeight)
  await expect.poll(isScrolled).toBe(true)
})

test('dark bars are as readable as the dark theme, the reset brings the usual layout back, and a page is in the colours of its officer before any module has run', async () => {
  const page = await browser.open({ as: officers[91], at: '/Controller/invoice' })
  await choose(page, 'ui.layout.TopBar', 'ui.layout.dark')
  await press(page, 'ui.layout.SideBar', 'ui.layout.dark')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await colourOf(page, 'header')).toBe('rgb(14, 17, 15)')
  await expectAccessible(page)
  await openPanel(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('ui.columns.reset') })
    .click()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => colourOf(page, 'header')).not.toBe('rgb(14, 17, 15)')

  await page.keyboard.press('Escape')
  await openAccount(page)
  await page.getByRole('menuitemradio', { name: t('ui.theme.dark') }).click()
  await page.route('**/assets/*.js', () => {})
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => colourOf(page, 'body')).toBe('rgb(22, 26, 23)')
})

test('a new version is announced, keeps what is typed, and comes with the next screen', async () => {
  const page = await browser.open({ as: officers[0], at: ORDERS })
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const isSamePage = () => page.evaluate(() => 'isSamePage' in window)
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('po.create') })
    .click()
  const dialog = await openDialog(page)
  const field = dialog.getByRole('textbox', { name: t('new.FFAMax') })
  await field.fill('12.5')
  // The page as a newer program would have it.
  await page.route(/\/$/, async (route) => {
    const page = await (await route.fetch()).text()
    await route.fulfill({
      contentType: 'text/html',
      body: page.replace('/assets/', '/assets/new-'),
    })
  })
  const notice = page.getByRole('status').filter({ hasText: t('ui.newVersion') })
  const askAgain = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    return notice.isVisible()
  }
  await expect.poll(askAgain).toBe(true)
  expect(await field.inputValue()).toBe('12.5')
  expect(await isSamePage()).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t('ask.close.yes') }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: t('screen.toOrder') }).click()
  await expect.poll(() => isSamePage().catch(() => true)).toBe(false)
  expect(new URL(page.url()).pathname).toBe('/Controller/toOrder')
  await waitUntilIdle(page)
  expect(await notice.isVisible()).toBe(false)
})

test('? shows the shortcuts of the screen in either language, and of its dialog over that; one that is typed opens nothing', async () => {
  const openSheet = async (language: Language) => {
    const page = await browser.open({ as: officers[51], language, at: '/Controller/toOrder' })
    await page.keyboard.press('Shift+Slash')
    const sheet = page.getByRole('dialog', { name: t('keys.title', {}, language) })
    await sheet.getByText(t('keys.tickAll', {}, language)).waitFor()
    await sheet.getByText(t('keys.lines', {}, language)).waitFor()
    await expectAccessible(page)
    return { page, sheet }
  }
  await openSheet('en')
  const { page, sheet } = await openSheet('th')
  const close = async () => {
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
  }
  await close()
  await page.getByRole('textbox').first().press('Shift+Slash')
  await waitUntilIdle(page)
  expect(await sheet.count()).toBe(0)

  await navigate(page, `/Controller/poLine/${draft}`)
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('po.submit') })
    .click()
  const question = await openDialog(page)
  await page.keyboard.press('Shift+Slash')
  await sheet.waitFor()
  await close()
  expect(await question.isVisible()).toBe(true)
})

async function openAccount(page: Page): Promise<void> {
  const account = new RegExp(`^${t('ui.account', { name: '' }).trim()}`)
  await page.getByRole('banner').getByRole('button', { name: account }).click()
}

async function openPanel(page: Page): Promise<void> {
  await openAccount(page)
  await page.getByRole('menuitem', { name: t('ui.layout') }).click()
  await waitUntilClickable(page.getByRole('dialog'))
}

async function choose(page: Page, part: WordKey, choice: WordKey): Promise<void> {
  await openPanel(page)
  await press(page, part, choice)
}

/** Presses a choice of the open panel, and waits until it is kept. */
async function press(page: Page, part: WordKey, choice: WordKey): Promise<void> {
  const saved = page.waitForResponse('**/savePreferences')
  const group = page.getByRole('dialog').getByRole('radiogroup', { name: t(part), exact: true })
  await group.getByText(t(choice), { exact: true }).click()
  await saved
}

function menu(page: Page) {
  return page.getByRole('navigation', { name: t('ui.menu') })
}

async function menuHeight(page: Page): Promise<number> {
  return (await menu(page).boundingBox())!.height
}

async function leftOf(page: Page): Promise<number> {
  return (await page.locator('#content').boundingBox())!.x
}

function colourOf(page: Page, selector: string): Promise<string> {
  return page.evaluate(
    (one) => getComputedStyle(document.querySelector(one)!).backgroundColor,
    selector,
  )
}

/** Where the links of the side bar lead. */
function namesIn(page: Page): Promise<string[]> {
  return menu(page).getByRole('listitem').getByRole('link').evaluateAll(addressesOf)
}

/** Where the links of the menu above lead, with those in its sections. */
async function namesOfSections(page: Page): Promise<string[]> {
  const links = await menu(page).getByRole('link').evaluateAll(addressesOf)
  const all = links.filter((to) => to.startsWith('/Controller/'))
  const sections = menu(page).getByRole('button')
  for (let at = 0; at < (await sections.count()); at += 1) {
    await sections.nth(at).click()
    const items = page.getByRole('menu').getByRole('menuitem')
    await items.first().waitFor()
    all.push(...(await items.evaluateAll(addressesOf)))
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
  }
  return all
}

/** Runs in the page. */
function addressesOf(links: Element[]): string[] {
  return links.map((link) => link.getAttribute('href') ?? '')
}
