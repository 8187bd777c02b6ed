import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { landing, type Screen, screens } from '../../app/screens.tsx'
import { ROUTES } from '../../platform/addresses.ts'
import { mayCall, ROLES, type Role, SUPER_ADMIN } from '../../platform/roles.ts'
import { openBrowser } from './browser.ts'
import { buildBusyMill, nameInLatin } from './busy-mill.ts'
import { cutPlaceholders } from './cut-placeholders.ts'
import { addressOf } from './screens.ts'
import { t } from './translate.ts'
import { navigate, pushAddress, visit, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const mill = await buildBusyMill()
const { officers } = mill
await nameInLatin()

const [SUPER] = SUPER_ADMIN
const inside = screens.filter(({ roles }) => roles !== 'public')
const outside = screens.filter(({ roles }) => roles === 'public')
// A mill that has orders leads from the page of a new one to its dashboard: scenarios/moving-in.test.ts opens it.
const shown = inside.filter(({ name }) => name !== 'movingIn')

/** A call that the role may not use would be a console error, for which the test fails. */
test.each(ROLES.filter((role) => role !== SUPER))(
  'an officer of role %i opens every screen that the table allows, may call what it loads, and is brought to the beginning from another, also where its address is typed',
  async (role) => {
    const page = await browser.open({ as: officers[role] })
    await openEach(
      page,
      shown.filter(({ roles }) => mayCall(roles, role)),
    )
    const others = inside.filter(({ roles }) => !mayCall(roles, role))
    const [first] = others
    const last = others.at(-1)
    if (!first || !last) return
    await page.goto(addressOf(first, mill))
    await expectRefused(page, first, role)
    await pushAddress(page, addressOf(last, mill))
    await expectRefused(page, last, role)
  },
)

test('the super admin opens every screen, which says no Thai word to who reads English, and cuts none of its placeholders', async () => {
  const latin = { ...officers[SUPER], firstName: 'Officer', lastName: 'Test' }
  const page = await browser.open({ as: latin, language: 'en' })
  expect(inside.every(({ roles }) => mayCall(roles, SUPER))).toBe(true)
  await openEach(page, shown, ({ path }) => expectEnglish(page, path))
})

test('nor does a screen before sign-in', async () => {
  const page = await browser.open({ language: 'en' })
  for (const screen of outside) {
    await visit(page, addressOf(screen, mill))
    await expectEnglish(page, screen.path)
  }
})

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

/** Opens one screen after the other in one window, and looks at each. */
async function openEach(
  page: Page,
  allowed: Screen[],
  look?: (screen: Screen) => Promise<void>,
): Promise<void> {
  expect(allowed.length).toBeGreaterThan(0)
  for (const screen of allowed) {
    const address = addressOf(screen, mill)
    await (screen === allowed[0] ? visit(page, address) : navigate(page, address))
    expect(new URL(page.url()).pathname).toBe(address)
    expect(await page.title(), address).toMatch(/^.+ \| Palm Scale System$/)
    await look?.(screen)
  }
}

/** Which screens those are is for app/client/lead-elsewhere.test.ts to say. */
async function expectRefused(page: Page, screen: Screen, role: Role): Promise<void> {
  const hasText = t('auth.screenForbidden', { screen: t(screen.title) })
  await page.getByRole('status').filter({ hasText }).first().waitFor()
  await waitUntilIdle(page)
  expect(new URL(page.url()).pathname).toBe(landing(role).to)
}

/** Those of a list; each screen begins at the size at which the former one ended. */
const sizes: [number, number][] = [
  [1440, 900],
  [1024, 768],
  [768, 1024],
]

const THAI = /[\u0e00-\u0e7f]/

async function expectEnglish(page: Page, path: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.lang), path).toBe('en')
  expect(await page.title(), path).not.toMatch(THAI)
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await waitUntilIdle(page)
    const message = `${path} at ${width} px`
    await expect.poll(() => page.evaluate(cutPlaceholders), { message }).toEqual([])
    expect(
      (await wordsOf(page)).filter((words) => THAI.test(words)),
      message,
    ).toEqual([])
  }
  sizes.reverse()
}

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
