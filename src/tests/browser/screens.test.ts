import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { landing, type Screen, screens } from '../../app/screens.tsx'
import { ROUTES } from '../../platform/addresses.ts'
import { mayCall, ROLES, type Role } from '../../platform/roles.ts'
import { openTestDatabase } from '../database.ts'
import { openBrowser } from './browser.ts'
import { buildBusyMill, nameInLatin } from './busy-mill.ts'
import { cutPlaceholders } from './cut-placeholders.ts'
import { addressOf, visitorOf } from './screens.ts'
import { t } from './translate.ts'
import { navigate, pushAddress, visit, waitUntilIdle } from './visit.ts'

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
    // A mill that has orders leads from the page of a new one to its dashboard: scenarios/moving-in.test.ts opens it.
    const allowed = inside.filter(({ name, roles }) => name !== 'movingIn' && mayCall(roles, role))
    await visit(page, addressOf(allowed[0]!, mill))
    for (const screen of allowed) {
      if (screen !== allowed[0]) await navigate(page, addressOf(screen, mill))
      expect(new URL(page.url()).pathname).toBe(addressOf(screen, mill))
      expect(await page.title()).toMatch(/^.+ \| Palm Scale System$/)
    }
    expect(allowed.length).toBeGreaterThan(0)
  })

  const others = inside.filter(({ roles }) => !mayCall(roles, role))
  const [first] = others
  const last = others.at(-1)
  if (!first || !last) return
  test('is brought to the beginning from another, also where its address is typed', async () => {
    const page = await browser.open({ as: officers[role] })
    await page.goto(addressOf(first, mill))
    await expectRefused(page, first, role)
    await pushAddress(page, addressOf(last, mill))
    await expectRefused(page, last, role)
  })
})

/** Which screens those are is for app/client/lead-elsewhere.test.ts to say. */
async function expectRefused(page: Page, screen: Screen, role: Role): Promise<void> {
  const hasText = t('auth.screenForbidden', { screen: t(screen.title) })
  await page.getByRole('status').filter({ hasText }).first().waitFor()
  await waitUntilIdle(page)
  expect(new URL(page.url()).pathname).toBe(landing(role).to)
}

test('nobody sees a screen of officers before signing in, also where its address is typed', async () => {
  const page = await browser.open()
  const [first, second] = inside
  await page.goto(addressOf(first!, mill))
  await expect.poll(() => new URL(page.url()).pathname).toBe(ROUTES.signIn.path)
  await waitUntilIdle(page)
  await pushAddress(page, addressOf(second!, mill))
  await expect.poll(() => new URL(page.url()).search).toContain(encodeURIComponent(second!.path))
  expect(new URL(page.url()).pathname).toBe(ROUTES.signIn.path)
})

test.each(names)(
  '%s says no Thai word to who reads English, and cuts none of its placeholders',
  async (_, screen) => {
    const as = visitorOf(screen, officers)
    const latin = as && { ...as, firstName: 'Officer', lastName: 'Test' }
    const page = await browser.open({ as: latin, language: 'en' })
    await visit(page, addressOf(screen, mill))
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
    expect(await page.title()).not.toMatch(THAI)
    expect((await wordsOf(page)).filter((words) => THAI.test(words))).toEqual([])
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      const message = `${width} px`
      await expect.poll(() => page.evaluate(cutPlaceholders), { message }).toEqual([])
    }
  },
)

const SIZES = [
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const

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
