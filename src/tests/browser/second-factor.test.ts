import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { secondFactorRule } from '../../identity/reads.ts'
import { decryptSecret } from '../../identity/writes/factor-secret.ts'
import { codeOf, stepAt } from '../../identity/writes/totp.ts'
import { ROUTES, SIGN_OUT } from '../../platform/addresses.ts'
import type { WordKey } from '../../platform/catalogue.ts'
import { db } from '../../platform/db.ts'
import { setEncryptionKeys } from '../../platform/encryption.ts'
import type { Role } from '../../platform/roles.ts'
import { signInAs } from '../server.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { fieldOf } from './fields.ts'
import { waitForMessage } from './messages.ts'
import { openMenu, rowOf } from './rows.ts'
import { createOfficers, emailOf, fillSignIn, openSignIn, PASSWORD, signIn } from './sign-in.ts'
import { t } from './translate.ts'
import { navigate, pushAddress } from './visit.ts'

const browser = await openBrowser()
await createOfficers()
setEncryptionKeys([randomBytes(32)])
afterEach(() => secondFactorRule.set('off'))

const fill = (page: Page, key: WordKey, text: string) => fieldOf(page, key).fill(text)
/** Waits until the field has the focus. */
const focusOn = (page: Page, key: WordKey) =>
  expect.poll(() => fieldOf(page, key).evaluate((it) => it === document.activeElement)).toBe(true)
const press = (page: Page, key: WordKey) => page.getByRole('button', { name: t(key) }).click()
const isIn = (page: Page, role: Role) =>
  page
    .getByRole('button', { name: `สมชาย ${role} ใจดี` })
    .first()
    .waitFor()

/** The code that the app of an officer shows now; what was shown before may be used again. */
async function codeNow(role: Role): Promise<string> {
  const { encrypted_secret, officer_id } = await db()
    .updateTable('second_factors')
    .set({ last_step: 0 })
    .from('officers')
    .whereRef('officers.id', '=', 'officer_id')
    .where('email', '=', emailOf(role))
    .returning(['encrypted_secret', 'officer_id'])
    .executeTakeFirstOrThrow()
  return codeOf(decryptSecret(encrypted_secret, officer_id), stepAt(new Date()))
}

/** From the password to the recovery codes, which it returns. */
async function setUp(page: Page, role: Role): Promise<string[]> {
  await fill(page, 'signIn.password', PASSWORD)
  await press(page, 'factor.showKey')
  await page.getByRole('img', { name: t('factor.qr') }).waitFor()
  await expectAccessible(page)
  await focusOn(page, 'signIn.code')
  await page.keyboard.type('000000x')
  await page.keyboard.press('Enter')
  await page.getByText(t('factor.wrongCode')).waitFor()
  await focusOn(page, 'signIn.code')
  expect(await fieldOf(page, 'signIn.code').inputValue()).toBe('')
  await fill(page, 'signIn.code', await codeNow(role))
  await press(page, 'factor.confirm')
  const codes = page.getByRole('list', { name: t('factor.codes') })
  await codes.waitFor()
  await expectAccessible(page)
  const texts = await codes.getByRole('listitem').allTextContents()
  await press(page, 'factor.codesKept')
  return texts
}

test('a manager sets it up in their profile and signs in by a code or a recovery code, until an administrator takes it away', async () => {
  secondFactorRule.set('optional')
  const page = await openSignIn(browser)
  await signIn(page, 50)
  await navigate(page, ROUTES.profile.path)
  await page.getByRole('region', { name: t('factor.title') }).waitFor()
  await press(page, 'factor.begin')
  const [recovery = ''] = await setUp(page, 50)
  await page.getByRole('button', { name: t('factor.remove') }).waitFor()

  await pushAddress(page, SIGN_OUT)
  await fillSignIn(page, emailOf(50), PASSWORD)
  const code = page.getByRole('textbox', { name: t('signIn.code') })
  await code.waitFor()
  await page.getByText(t('auth.secondFactor')).waitFor()
  await expectAccessible(page)
  await focusOn(page, 'signIn.code')
  await code.fill('000000x')
  await press(page, 'signIn.verb')
  await page.getByText(t('auth.wrongCode')).waitFor()
  await focusOn(page, 'signIn.code')
  expect(await code.inputValue()).toBe('')
  await code.fill(await codeNow(50))
  await press(page, 'signIn.verb')
  await isIn(page, 50)

  await pushAddress(page, SIGN_OUT)
  await fillSignIn(page, emailOf(50), PASSWORD)
  await code.fill(recovery)
  await press(page, 'signIn.verb')
  await isIn(page, 50)

  const admin = await browser.open({ as: await signInAs(0), at: ROUTES.officers.path })
  const row = rowOf(admin, 'สมชาย 50 ใจดี')
  await row.getByText(t('user.factorSetUp'), { exact: true }).waitFor()
  await openMenu(admin, 'สมชาย 50 ใจดี')
  await admin.getByRole('menuitem', { name: t('user.resetFactor') }).click()
  await admin.getByText(t('ask.resetFactor.text')).waitFor()
  await expectAccessible(admin)
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: t('user.resetFactor') })
    .click()
  await waitForMessage(admin, t('done.userFactorReset', { name: 'สมชาย 50 ใจดี' }))
  await row.getByText(t('user.noFactor'), { exact: true }).waitFor()
  await pushAddress(page, SIGN_OUT)
  await fillSignIn(page, emailOf(50), PASSWORD)
  await isIn(page, 50)
  browser.errors.expect(/status of 40[01]/)
})

test('where the mill requires it, an officer sets it up before the work begins', async () => {
  secondFactorRule.set('required')
  const page = await openSignIn(browser)
  await fillSignIn(page, emailOf(1), PASSWORD)
  await page.getByRole('heading', { name: t('factor.title') }).waitFor()
  await expectAccessible(page)
  await page.goto(ROUTES.officers.path)
  await page.getByRole('heading', { name: t('factor.title') }).waitFor()
  await setUp(page, 1)
  await isIn(page, 1)
  browser.errors.expect(/status of 40[03]/)
})
