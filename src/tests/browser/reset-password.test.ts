import type { Page } from 'playwright-core'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { closeMail, openMail } from '../../platform/mail.ts'
import { openMailbox, readMail } from '../mail-server.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { fieldOf } from './fields.ts'
import { waitForMessage } from './messages.ts'
import { createOfficers, emailOf, fillSignIn, openSignIn, PASSWORD, signIn } from './sign-in.ts'
import { t } from './translate.ts'
import { pushAddress } from './visit.ts'

const browser = await openBrowser()
await createOfficers()
const mailbox = await openMailbox()
afterAll(() => mailbox.close())

const NEW_PASSWORD = 'ช้างเดินข้ามสะพาน'

const byMail = (smtpUrl: string | undefined) =>
  openMail({ smtpUrl, from: 'palm@mill.co.th', name: 'โรงงาน', publicUrl: browser.address })

beforeEach(async () => {
  byMail(mailbox.url)
  await db().deleteFrom('password_failures').execute()
})
afterAll(closeMail)

test('who forgot the password gets a mail, whose link sets another once, and is out everywhere else', async () => {
  const elsewhere = await openSignIn(browser)
  await signIn(elsewhere, 52)
  const page = await openSignIn(browser)
  await page.getByRole('link', { name: t('forgot.title') }).click()
  await page.getByRole('heading', { name: t('forgot.title') }).waitFor()
  await askForMail(page, emailOf(52))
  await page.getByRole('status').getByText(t('done.resetSent')).waitFor()
  await expectAccessible(page)

  const link = await mailedLink()
  await page.goto(link)
  await page.getByRole('heading', { name: t('reset.title') }).waitFor()
  await expect.poll(() => page.url()).toBe(`${browser.address}/reset-password`)
  await expectAccessible(page)
  for (const [password, again, fault] of [
    ['', '', 'v.newPassword'],
    ['สั้นไป', 'สั้นไป', 'v.passwordShort'],
    ['123456789', '123456789', 'v.passwordRow'],
    [NEW_PASSWORD, `${NEW_PASSWORD}!`, 'v.passwordMismatch'],
  ] as const) {
    await setPassword(page, password, again)
    await page.getByText(t(fault)).waitFor()
  }
  await setPassword(page, NEW_PASSWORD)
  await waitForMessage(page, t('done.passwordChanged'))
  await fillSignIn(page, emailOf(52), NEW_PASSWORD)
  await page.getByRole('button', { name: 'สมชาย 52 ใจดี' }).waitFor()

  await elsewhere.getByRole('heading', { name: t('signIn.title') }).waitFor()
  await fillSignIn(elsewhere, emailOf(52), PASSWORD)
  await elsewhere.getByText(t('auth.wrong')).waitFor()

  // The link was used.
  await elsewhere.goto(link)
  await setPassword(elsewhere, NEW_PASSWORD)
  await elsewhere.getByText(t('auth.resetInvalid')).waitFor()
  await elsewhere.getByRole('link', { name: t('reset.another') }).click()
  await elsewhere.getByRole('heading', { name: t('forgot.title') }).waitFor()
  browser.errors.expect(/status of 40[01]/)
})

test('who reads English is told what to do without a token or mail, is mailed in English, and learns no more of an unknown address', async () => {
  const page = await openSignIn(browser, 'en')
  await pushAddress(page, '/reset-password')
  await page
    .getByRole('alert')
    .getByText(t('auth.resetInvalid', {}, 'en'))
    .waitFor()
  await expectAccessible(page)
  byMail(undefined)
  await page.getByRole('link', { name: t('reset.another', {}, 'en') }).click()
  await page.getByText(t('auth.noMail', {}, 'en')).waitFor()
  await expect.poll(() => page.getByRole('textbox').count()).toBe(0)
  await expectAccessible(page)
  byMail(mailbox.url)
  for (const email of ['nobody@mill.co.th', emailOf(91)]) {
    await page.goto('/forgot-password')
    await page.getByRole('textbox').fill(email)
    await page.getByRole('button', { name: t('forgot.verb', {}, 'en') }).click()
    await page
      .getByRole('status')
      .getByText(t('done.resetSent', {}, 'en'))
      .waitFor()
  }
  const mail = readMail(await mailbox.next())
  expect(mail).toMatchObject({ to: emailOf(91), subject: 'Reset your Palm Scale password' })
})

async function askForMail(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: t('signIn.email') }).fill(email)
  await page.getByRole('button', { name: t('forgot.verb') }).click()
}

async function mailedLink(): Promise<string> {
  const { text } = readMail(await mailbox.next())
  return /http\S+/.exec(text)?.[0] ?? ''
}

async function setPassword(page: Page, password: string, again = password): Promise<void> {
  await fieldOf(page, 'reset.password').fill(password)
  await fieldOf(page, 'reset.again').fill(again)
  await page.getByRole('button', { name: t('reset.title') }).click()
}
