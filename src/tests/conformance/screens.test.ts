import { expect, test } from 'vitest'
import { allWords } from '../../app/client/all-words.ts'
import { landing, screens } from '../../app/screens.tsx'
import { mayCall, ROLES } from '../../platform/roles.ts'

/**
 * Typed by hand from docs/rules.md, section 1, and independent of the table. That each
 * role may call what its screens load is shown in a real browser: browser/screens.test.ts.
 */
const SPECIFIED: Record<string, string> = {
  '/Officer/Authen/login': 'public',
  '/forgot-password': 'public',
  '/reset-password': 'public',
  '/gate': 'public',
  '/Controller/movingIn': '0 1 50',
  '/Controller/dashboard': '0 1 50 51',
  '/Controller/stuck': '0 1 50 51 52',
  '/Controller/palmEvaluate/{-$poHeaderUUID}': '0 1 50 51 52',
  '/Controller/refusedTickets': '0 1 50',
  '/Controller/toOrder': '0 1 50 51',
  '/Controller/po': '0 1 50 51 81 91',
  '/Controller/poLine/$poHeaderUUID': '0 1 50 51 81 91',
  '/Controller/approve': '0 1 50',
  '/Controller/receipt': '0 1 50 51 81 91',
  '/Controller/invoice': '0 1 50 51 91',
  '/Controller/accountsToCheck': '0 1 50 91',
  '/Controller/reportPalm': '0 1 50 51 81 91',
  '/Controller/reportPriceList': '0 1 50 51 81 91',
  '/Controller/reportDailyPalmPayment': '0 1 50 51 81 91',
  '/Controller/dayClose': '0 1 50 51 81 91',
  '/Controller/priceBoard': '0 1 50 51',
  '/Controller/productGroup': '0 1 50 51 52',
  '/Controller/product': '0 1 50 51 52',
  '/Controller/productItem/$productGroupUUID': '0 1 50 51 52',
  '/Controller/vendor': '0 1 50 51',
  '/Controller/customerLevel': '0 1 50',
  '/Controller/vendorPremium': '0 1 50 51',
  '/Controller/carLicenseLight': '0 1 50 51',
  '/Controller/user': '0 1 50',
  '/Controller/masterData': '0 1 50',
  '/Controller/import': '0 1',
  '/Controller/scaleTokens': '0 1',
  '/Controller/settings': '0 1',
  '/Controller/audit': '0 1',
  '/Controller/notices': '0 1 50 51 52 81 91',
  '/Controller/profile': '0 1 50 51 52 81 91',
  '/Officer/Authen/newPassword': 'public',
  '/Officer/Authen/secondFactor': 'public',
}
/** In the menu the reports show to fewer than may open them. */
const IN_MENU: Record<string, string> = {
  '/Controller/reportPalm': '0 1 50 51 91',
  '/Controller/reportPriceList': '0 1 50 51 91',
  '/Controller/reportDailyPalmPayment': '0 1 50 51 91',
  '/Controller/dayClose': '0 1 50 51 91',
}

test('every screen may be opened by exactly the roles of docs/rules.md', () => {
  const declared = screens.map(({ path, roles }) => [path, listed(roles)])
  expect(Object.fromEntries(declared)).toEqual(SPECIFIED)
})

test('the menu shows each screen to exactly the roles of docs/rules.md', () => {
  for (const { path, roles, menu } of screens.filter((screen) => screen.menu)) {
    expect(listed(menu?.roles ?? roles), path).toBe(IN_MENU[path] ?? SPECIFIED[path])
  }
})

test.each([
  [0, '/Controller/po'],
  [1, '/Controller/po'],
  [50, '/Controller/po'],
  [51, '/Controller/po'],
  [52, '/Controller/palmEvaluate'],
  [81, '/Controller/receipt'],
  [91, '/Controller/invoice'],
] as const)('role %i begins at %s, which it may open', (role, path) => {
  expect(landing(role).to).toBe(path)
  const screen = screens.find((one) => one.path.replace('/{-$poHeaderUUID}', '') === path)
  expect(screen && mayCall(screen.roles, role)).toBe(true)
})

test('every screen has its title and its name in the menu in words', () => {
  const asked = screens.flatMap(({ title, menu }) => [title, menu?.name ?? title])
  expect(asked.filter((key) => !Object.hasOwn(allWords, key))).toEqual([])
})

test('every role has a screen to work on', () => {
  const idle = ROLES.filter(
    (role) => !screens.some(({ menu, roles }) => menu && mayCall(roles, role)),
  )
  expect(idle).toEqual([])
})

function listed(who: string | readonly number[]): string {
  return typeof who === 'string' ? who : who.join(' ')
}
