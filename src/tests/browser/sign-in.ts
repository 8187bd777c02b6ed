import type { Page } from 'playwright-core'
import { createOfficer } from '../../identity/writes/officers.ts'
import { browserHash, hashPassword } from '../../identity/writes/passwords.ts'
import { revokeSessions } from '../../identity/writes/revoke.ts'
import { ROUTES, SIGN_OUT } from '../../platform/addresses.ts'
import { db } from '../../platform/db.ts'
import { ROLES, type Role } from '../../platform/roles.ts'
import type { Language } from '../../platform/thai-date.ts'
import { type SignedIn, signInAs } from '../server.ts'
import type { TestBrowser } from './browser.ts'
import { t } from './translate.ts'
import { pushAddress, visit } from './visit.ts'

/** The password of every officer that `createOfficers` makes. */
export const PASSWORD = 'ปาล์ม-demo-2569'

/** Makes an officer of every role who can sign in with the password above. */
export async function createOfficers(): Promise<void> {
  const nobody = { now: new Date(), requestId: 'test', language: 'th', address: '-' } as const
  for (const role of ROLES) {
    const name = { firstName: `สมชาย ${role}`, lastName: 'ใจดี', personnelNumber: '-' }
    await createOfficer({ ...name, email: emailOf(role), role, password: PASSWORD }, nobody)
  }
}

export function emailOf(role: Role): string {
  return `officer${role}@mill.co.th`
}

/** A window that shows the sign-in screen. It may be one that an earlier test had, which costs less than a new one. */
export async function openSignIn(browser: TestBrowser, language?: Language): Promise<Page> {
  const page = await browser.open({ as: await signInAs(52), language })
  await pushAddress(page, SIGN_OUT)
  await page.getByRole('heading', { name: t('signIn.title', {}, language) }).waitFor()
  return page
}

/**
 * A new officer of `role`, signed in without the screen, who can sign in again with `emailOf` the role and the password
 * above; one of before can no longer.
 */
export async function createSignedIn(role: Role): Promise<SignedIn> {
  const officer = await signInAs(role)
  const email = emailOf(role)
  const rename = (to: string) => db().updateTable('officers').set({ email: to })
  await rename(`before-${officer.token}@mill.co.th`).where('email', '=', email).execute()
  const password_hash = await hashPassword(browserHash(PASSWORD))
  await rename(email).set({ password_hash }).where('id', '=', officer.id).execute()
  return officer
}

/** Signs in through the screen, from wherever the window is, and waits for the officer's name. */
export async function signIn(page: Page, role: Role): Promise<void> {
  const { pathname, search } = new URL(page.url())
  if (pathname !== ROUTES.signIn.path || search) await page.goto('/')
  await fillSignIn(page, emailOf(role), PASSWORD)
  await page.getByRole('button', { name: `สมชาย ${role} ใจดี` }).waitFor()
}

/** Signs in through the screen in a new window, and goes to `address`. */
export async function signInTo(page: Page, role: Role, address: string): Promise<Page> {
  await visit(page, '/')
  await signIn(page, role)
  await visit(page, address)
  return page
}

/**
 * Ends the sessions of the window's officer on the server, and signs in there again. Why it ended is not waited for:
 * where the window hears of it before it is loaded anew, that is said before.
 */
export async function signInAgain(page: Page, role: Role): Promise<void> {
  await endSessions(page)
  await fillSignIn(page, emailOf(role), PASSWORD)
}

/** Ends the sessions of the window's officer on the server, and loads the window anew, which shows the sign-in screen. */
export async function endSessions(page: Page): Promise<void> {
  const officer = await page.evaluate(() => JSON.parse(localStorage.getItem('officer')!).UUID)
  await revokeSessions(officer, 'ended', { now: new Date() })
  await page.reload()
  await page.getByRole('heading', { name: t('signIn.title') }).waitFor()
}

/** Fills in the sign-in screen and presses its button. */
export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: t('signIn.email') }).fill(email)
  await page.getByRole('textbox', { name: t('signIn.password') }).fill(password)
  await page.getByRole('button', { name: t('signIn.verb') }).click()
}

/** Leaves by the menu, with the keyboard since a message may lie over it, and waits for the sign-in screen. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: t('ui.signOut') }).press('Enter')
  await page.getByRole('heading', { name: t('signIn.title') }).waitFor()
}
