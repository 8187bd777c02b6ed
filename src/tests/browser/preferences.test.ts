import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ROUTES } from '../../platform/addresses.ts'
import type { WordKey } from '../../platform/catalogue.ts'
import { rowOf } from '../rows.ts'
import { signInAs } from '../server.ts'
import { openBrowser } from './browser.ts'
import { createOfficers, openSignIn, signIn, signOut } from './sign-in.ts'
import { t } from './translate.ts'
import { loseNetwork, navigate, openDialog, visit, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
await createOfficers()

const USERS = ROUTES.officers.path
/** What a browser has while somebody is signed in. */
const OF_SESSION = ['I18N_LANGUAGE', 'officer', 'roles', 'session', 'session_officer']
const USUAL = {
  looks: 'light',
  rows: '10',
  hasEmail: true,
  views: [] as string[],
}
const CHOSEN = { looks: 'dark roomy horizontal', rows: '20', hasEmail: false, views: ['ของฉัน'] }

test('what an officer set is there at every browser where they sign in, and nothing of it for the next one at theirs', async () => {
  const page = await openSignIn(browser)
  await page.evaluate(leaveFormerKeys)
  await signIn(page, 50)
  await navigate(page, USERS)
  expect(await shown(page)).toEqual(USUAL)
  await saves(page, () => chooseInMenu(page, 'ui.theme.dark'))
  await saves(page, () => chooseInMenu(page, 'ui.density.roomy'))
  await saves(page, () => rowsOfPage(page).selectOption('20'))
  await page.getByRole('button', { name: t('ui.columns'), exact: true }).click()
  await saves(page, () => page.getByRole('checkbox', { name: t('user.email') }).click())
  await page.keyboard.press('Escape')
  await openViews(page)
  await page.getByRole('textbox', { name: t('ui.views.name') }).fill('ของฉัน')
  await page.keyboard.press('Enter')
  await page.getByRole('listitem').getByRole('button', { name: 'ของฉัน', exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await openAccount(page)
  await page.getByRole('menuitem', { name: t('ui.layout') }).click()
  const panel = await openDialog(page)
  await saves(page, () => panel.getByText(t('ui.layout.horizontal'), { exact: true }).click())
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  expect(await shown(page)).toEqual(CHOSEN)
  expect(await page.evaluate(keysKept)).toEqual(OF_SESSION)

  await signOut(page)
  expect(await page.evaluate(looksNow)).toBe('light')
  expect(await page.evaluate(keysKept)).toEqual(['I18N_LANGUAGE'])
  expect(await page.getByRole('textbox', { name: t('signIn.email') }).inputValue()).toBe('')
  await signIn(page, 1)
  await visit(page, USERS)
  expect(await shown(page)).toEqual(USUAL)
  expect(await page.evaluate(keysKept)).toEqual(OF_SESSION)

  for (const at of [page, await openSignIn(browser)]) {
    if (at === page) await signOut(at)
    await signIn(at, 50)
    await visit(at, USERS)
    expect(await shown(at)).toEqual(CHOSEN)
  }
})

test('what is chosen is seen in the other windows of its officer at once, and sent once there is a network', async () => {
  const officer = await signInAs(50)
  const page = await browser.open({ as: officer, at: ROUTES.notices.path })
  const other = await page.context().newPage()
  await visit(other, ROUTES.notices.path)
  await openAccount(page)
  await loseNetwork(page)
  await pressInMenu(page, 'ui.density.roomy')
  await expect.poll(() => other.evaluate(looksNow)).toBe('light roomy')
  await waitUntilIdle(page)
  expect(await page.getByRole('alert').count()).toBe(0)
  const preferences = async () => (await rowOf('officers', { id: officer.id })).preferences
  expect(await preferences()).toEqual({})
  await page.context().setOffline(false)
  await expect.poll(preferences).toEqual({ Density: 'roomy' })
})

test('who signs out is asked about what they typed and did not save; nothing of it stays', async () => {
  const page = await browser.open({ as: await signInAs(0), at: USERS })
  await page.getByRole('button', { name: t('user.create') }).click()
  const dialog = await openDialog(page, t('user.create'))
  await dialog.getByRole('textbox', { name: t('user.email') }).fill('maliwan@mill.co.th')
  await expect.poll(async () => (await page.evaluate(keysKept)).join(' ')).toContain('draft:')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t('ask.close.yes') }).click()
  await dialog.waitFor({ state: 'detached' })

  await pressSignOut(page)
  const question = await openDialog(page, t('ask.signOut'))
  await question.getByRole('button', { name: t('ask.signOut.no') }).click()
  await question.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe(USERS)
  await openAccount(page)
  await page.getByRole('menuitem', { name: t('ui.signOut') }).click()
  await openDialog(page, t('ask.signOut'))
  await question.getByRole('button', { name: t('ui.signOut') }).click()
  await page.getByRole('heading', { name: t('signIn.title') }).waitFor()
  expect(await page.evaluate(keysKept)).toEqual(['I18N_LANGUAGE'])
})

/** What a screen shows of what its officer set. */
async function shown(page: Page): Promise<typeof USUAL> {
  await waitUntilIdle(page)
  const headers = page.getByRole('columnheader', { name: t('user.email') })
  const [looks, rows, n] = [
    await page.evaluate(looksNow),
    await rowsOfPage(page).inputValue(),
    await headers.count(),
  ]
  await openViews(page)
  const named = page.getByRole('dialog').getByRole('listitem')
  const views = (await named.allTextContents()).map((text) => text.trim())
  await page.keyboard.press('Escape')
  return { looks, rows, hasEmail: n > 0, views }
}

async function openViews(page: Page): Promise<void> {
  const loaded = page.waitForResponse('**/getPreferences')
  await page.getByRole('button', { name: t('ui.views'), exact: true }).click()
  await loaded
  await page.getByRole('textbox', { name: t('ui.views.name') }).waitFor()
}

function rowsOfPage(page: Page) {
  return page.getByRole('combobox', { name: t('ui.rowsPerPage') })
}

async function openAccount(page: Page): Promise<void> {
  const account = new RegExp(`^${t('ui.account', { name: '' }).trim()}`)
  await page.getByRole('banner').getByRole('button', { name: account }).click()
}

async function chooseInMenu(page: Page, choice: WordKey): Promise<void> {
  await openAccount(page)
  await pressInMenu(page, choice)
}

async function pressInMenu(page: Page, choice: WordKey): Promise<void> {
  const item = page.getByRole('menuitemradio', { name: t(choice), exact: true })
  await item.click()
  await page.keyboard.press('Escape')
  await item.waitFor({ state: 'detached' })
}

/** Does it, and waits until the server has kept what was chosen. */
async function saves(page: Page, choose: () => Promise<unknown>): Promise<void> {
  const saved = page.waitForResponse('**/savePreferences')
  await choose()
  await saved
}

async function pressSignOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: t('ui.signOut') }).press('Enter')
}

/** Runs in the page: its colours, and what is not as usual at its rows and bars. */
function looksNow(): string {
  const { mantineColorScheme, density, menu } = document.documentElement.dataset
  return [mantineColorScheme, density, menu].filter(Boolean).join(' ')
}

/** Runs in the page: under which names the browser keeps something. */
function keysKept(): string[] {
  return [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort()
}

/** Runs in the page: what the product kept in browsers until it kept it at the server. */
function leaveFormerKeys(): void {
  for (const key of ['palm-scale-theme', 'palm-scale-columns', 'email', 'draft:somebody:order'])
    localStorage.setItem(key, '{"at":0}')
}
