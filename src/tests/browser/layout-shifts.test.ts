import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import type { SignedIn } from '../server.ts'
import { openBrowser } from './browser.ts'
import { buildBusyMill } from './busy-mill.ts'
import { takeShifts, watchNextScreen } from './layout-shifts.ts'
import { addressOf, changedScreens, visitorOf } from './screens.ts'
import { navigate, visit } from './visit.ts'

const browser = await openBrowser()
const mill = await buildBusyMill()
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768, touch: true },
  { width: 390, height: 844, touch: true },
]

/** Those that lead elsewhere whoever is not about to change a password, or whose mill has moved in. */
const ELSEWHERE = ['newPassword', 'secondFactor', 'movingIn']
const shown = changedScreens.filter(({ name }) => !ELSEWHERE.includes(name))
const TODAY: (typeof shown)[number]['name'][] = ['dashboard', 'tickets']
const visitors = new Map<SignedIn | undefined, typeof shown>()
for (const screen of shown) {
  const officer = visitorOf(screen, mill.officers)
  visitors.set(officer, [...(visitors.get(officer) ?? []), screen])
}

test.each(SIZES)('no screen moves after its first picture at $width', async (size) => {
  expect(await shiftsAt(size)).toEqual([])
})

test('the screens of today do not move on a morning without trucks', async () => {
  await sql`update weigh_tickets set time_in = time_in - interval '1 day',
    time_out = time_out - interval '1 day'`.execute(db())
  for (const size of SIZES) expect(await shiftsAt(size, TODAY)).toEqual([])
})

/** What moves at a size, on all screens or on the named ones. */
async function shiftsAt({ touch = false, ...size }: (typeof SIZES)[number], names?: string[]) {
  const moved: string[] = []
  for (const [as, all] of visitors) {
    const screens = names ? all.filter(({ name }) => names.includes(name)) : all
    const page = await browser.open({ ...(as && { as }), touch, size })
    await delay(page)
    let go = as ? visit : navigate
    for (const screen of screens) {
      await watchNextScreen(page)
      await go(page, addressOf(screen, mill))
      go = navigate
      for (const shift of await takeShifts(page)) moved.push(`${screen.name}: ${shift}`)
    }
  }
  return moved
}

/** Each answer comes late enough that what stands in its place until then is seen, and not with the others. */
async function delay(page: Page): Promise<void> {
  let n = 0
  await page.route('**/api/**', async (route) => {
    n += 1
    const isStream = route.request().url().includes('/live/')
    if (!isStream) await new Promise((resolve) => setTimeout(resolve, 230 + (n % 3) * 50))
    await route.continue()
  })
}
