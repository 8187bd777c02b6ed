import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { buildMill } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { choose, file, IMPORT_VERB } from './imports.ts'
import { rowOf } from './rows.ts'
import { createOfficers, emailOf, fillSignIn, PASSWORD, signInTo } from './sign-in.ts'
import { t } from './translate.ts'
import { openDialog, pressIn, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
await buildMill()
await createOfficers()

test('a row that is left out as the session ends is left out once the officer is back', async () => {
  const page = await openDraft('V80001,ลานเทหนึ่ง,D7-001', 'V80002,ลานเทสอง,ไม่มีจริง')
  await expire(page)
  await rowOf(page, 'ลานเทสอง').getByRole('checkbox').press('Space')
  await answerOfBefore(page)
  await comeBack(page)
  await page.getByText(t('import.ready')).waitFor()
  await waitUntilIdle(page)
  expect(await page.getByText(t('import.leftOut', { n: '1' })).isVisible()).toBe(true)
  browser.errors.expect(/status of 401/)
})

test('so are all faulty rows', async () => {
  const page = await openDraft('V80001,ลานเทหนึ่ง,D7-001', 'V80002,ก,ไม่มี', 'V80003,ข,ไม่มี')
  await expire(page)
  await page.getByRole('button', { name: t('import.leaveAll', { n: '2' }) }).click()
  await comeBack(page)
  await page.getByText(t('import.leftOut', { n: '2' })).waitFor()
  browser.errors.expect(/status of 401/)
})

test('an import that is pressed as the session ends is still to do, and a sentence says so', async () => {
  const page = await openDraft('V80001,ลานเทหนึ่ง,D7-001')
  await page.getByRole('button', { name: IMPORT_VERB }).click()
  const question = await openDialog(page)
  await expire(page)
  await question.getByRole('button', { name: IMPORT_VERB }).click()
  await comeBack(page)
  await page.getByRole('alert').getByText(t('import.wasNot.session')).waitFor()
  await page.getByRole('button', { name: IMPORT_VERB }).click()
  await pressIn(question, IMPORT_VERB)
  await page.getByText(t('import.done.mayUndo')).waitFor()
  browser.errors.expect(/status of 401/)
})

/** An administrator before the rows of a file of vendors. */
async function openDraft(...lines: string[]): Promise<Page> {
  const page = await signInTo(await browser.open(), 1, '/Controller/import')
  await choose(page, file('ผู้ขาย.csv', ['รหัสผู้ขาย,ชื่อผู้ขาย,D7', ...lines]))
  await rowOf(page, 'ลานเทหนึ่ง').waitFor()
  return page
}

/** Has the draft be read before what is chosen there is sent, and answered after it. */
async function answerOfBefore(page: Page): Promise<void> {
  const chosen = page.waitForResponse(
    (answer) => answer.ok() && /PreviewImport$/.test(answer.url()),
  )
  let send = () => {}
  const isRead = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route(/\/GetImport$/, async (route) => {
    const response = await route.fetch()
    send()
    await chosen
    await route.fulfill({ response }).catch(() => {})
  })
  await page.route(/\/PreviewImport$/, async (route) => {
    await isRead
    await route.continue()
  })
}

/** Lets the time of every session be over. */
async function expire(page: Page): Promise<void> {
  await waitUntilIdle(page)
  await db()
    .updateTable('sessions')
    .set({ seen_at: new Date(0) })
    .execute()
}

/** The officer signs in again over the screen that waits. */
async function comeBack(page: Page): Promise<void> {
  await page.getByRole('status').getByText(t('auth.expired')).waitFor()
  await fillSignIn(page, emailOf(1), PASSWORD)
}
