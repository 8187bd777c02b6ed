import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { buildMill } from '../fixture.ts'
import { isLockAwaited, openTransaction } from '../transactions.ts'
import { openBrowser } from './browser.ts'
import { delayResponses } from './delayed-responses.ts'
import { expectFocus } from './focus.ts'
import { choose, file, IMPORT_VERB } from './imports.ts'
import { t } from './translate.ts'
import { openDialog } from './visit.ts'

const browser = await openBrowser()
const { officers } = await buildMill()

test('Enter pressed twice imports once: the focus goes on to how far it is, then to what it did', async () => {
  const page = await openDraft('twice.csv', 'S61,สาขาหกหนึ่ง')
  const address = page.url()
  const writing = await holdWriting()
  const tellProgress = await delayResponses(page, '**/reference/GetImportProgress')
  await importByEnter(page)
  await expect.poll(isLockAwaited).toBe(true)
  tellProgress()
  const state = page.getByRole('main').getByRole('status')
  await state.filter({ hasText: t('import.running', { done: '0', total: '1' }) }).waitFor()
  await expectFocus(state)
  await page.keyboard.press('Enter')
  // The outcome comes after the answer, and until then the screen is not that of a draft again.
  const tellOutcome = await delayResponses(page, '**/reference/GetImport')
  const asked = page.waitForRequest('**/reference/GetImport')
  await writing.commit()
  await asked
  await expectFocus(state.filter({ hasText: t('import.running', { done: '1', total: '1' }) }))
  tellOutcome()
  await state.filter({ hasText: t('import.done.mayUndo') }).waitFor()
  await expectFocus(state)
  await page.keyboard.press('Enter')
  expect(page.url()).toBe(address)
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('among the earlier imports one that runs is named so, and can be looked at but not thrown away', async () => {
  const page = await openDraft('running.csv', 'S62,สาขาหกสอง')
  const writing = await holdWriting()
  await importByEnter(page)
  await expect.poll(isLockAwaited).toBe(true)
  await page
    .getByRole('link', { name: t('screen.import') })
    .first()
    .click()
  const item = page.getByRole('listitem').filter({ hasText: 'running.csv' })
  await item.getByText(t('import.state.running')).waitFor()
  expect(await item.getByRole('button').allTextContents()).toEqual([t('import.see')])
  await writing.commit()
  await item.getByText(t('import.state.imported')).waitFor()
})

/** An administrator before the checked rows of a file of sites. */
async function openDraft(name: string, ...lines: string[]): Promise<Page> {
  const page = await browser.open({ as: officers[1], at: '/Controller/import' })
  await choose(page, file(name, ['SiteID,SiteName', ...lines]))
  await page.getByText(t('import.ready')).waitFor()
  return page
}

/** Keeps an import of sites from writing until it is committed. */
async function holdWriting() {
  const held = await openTransaction(() => sql`lock table sites in exclusive mode`.execute(db()))
  onTestFinished(held.rollback)
  return held
}

async function importByEnter(page: Page): Promise<void> {
  await page.getByRole('button', { name: IMPORT_VERB }).press('Enter')
  const question = await openDialog(page)
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'detached' })
}
