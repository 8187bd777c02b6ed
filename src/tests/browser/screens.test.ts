import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { landing, type Screen, screens } from '../../app/screens.tsx'
import { ROUTES } from '../../platform/addresses.ts'
import { mayCall, ROLES, type Role } from '../../platform/roles.ts'
import { openTestDatabase } from '../database.ts'
import { openBrowser } from './browser.ts'
import { buildBusyMill, nameInLatin } from './busy-mill.ts'
import { addressOf, visitorOf } from './screens.ts'
import { t } from './translate.ts'
import { visit, waitUntilIdle } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const mill = await buildBusyMill()
const { officers } = mill
await nameInLatin()

const names = screens.map((screen) => [screen.path, screen] as const)
const inside = screens.filter(({ roles }) => roles !== 'public')

/** A call that the role may not use would be a console error, for which the test fails. */
describe.each(ROLES)('an officer of role %i', (role) => {
  test('opens every screen that the table allows, and may call what it loads', async () => {
    const page = await browser.open({ as: officers[role] })
    const allowed = inside.filter(({ roles }) => mayCall(roles, role))
    for (const screen of allowed) {
      await visit(page, addressOf(screen, mill))
      expect(new URL(page.url()).pathname).toBe(addressOf(screen, mill))
      expect(await page.title()).toMatch(/^.+ \| Palm Scale System$/)
    }
    expect(allowed.length).toBeGreaterThan(0)
  })

  test('is brought to the beginning from every other', async () => {
    const page = await browser.open({ as: officers[role] })
    for (const screen of inside.filter(({ roles }) => !mayCall(roles, role))) {
      await refuses(page, screen, role)
    }
  })
})

async function refuses(page: Page, screen: Screen, role: Role): Promise<void> {
  await page.goto(addressOf(screen, mill))
  await page.getByText(t('auth.screenForbidden', { screen: t(screen.title) })).waitFor()
  await waitUntilIdle(page)
  expect(new URL(page.url()).pathname).toBe(landing(role).to)
}

test('nobody sees a screen of officers before signing in', async () => {
  const page = await browser.open()
  for (const screen of inside) {
    await page.goto(addressOf(screen, mill))
    await waitUntilIdle(page)
    expect(new URL(page.url()).pathname).toBe(ROUTES.signIn.path)
  }
})

test.each(names)('%s says no Thai word to who reads English', async (_, screen) => {
  const as = visitorOf(screen, officers)
  const latin = as && { ...as, firstName: 'Officer', lastName: 'Test' }
  const page = await browser.open({ as: latin, language: 'en' })
  await visit(page, addressOf(screen, mill))
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  expect(await page.title()).not.toMatch(THAI)
  expect((await wordsOf(page)).filter((words) => THAI.test(words))).toEqual([])
})

const THAI = /[\u0e00-\u0e7f]/

/** What a person sees and what a reader says on the page; names of languages are in their own. */
function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = ['aria-label', 'placeholder', 'title']
    return [...document.body.querySelectorAll('*:not([lang])')].flatMap((element) => [
      ...[...element.childNodes].flatMap(
        (node) => (node.nodeType === 3 ? node.nodeValue : null) ?? [],
      ),
      ...named.flatMap((name) => element.getAttribute(name) ?? []),
    ])
  })
}
