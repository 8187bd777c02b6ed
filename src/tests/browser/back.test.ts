import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Role } from '../../platform/roles.ts'
import { buildMill } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { openTicketFactory } from './ticket-factory.ts'
import { t } from './translate.ts'
import { visit, waitUntilClickable } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()

test('on the first entry of a window Back closes a question before its dialog, then the dialog, and leaves once it is closed', async () => {
  const page = await openWindow(51, '/Controller/po')
  const dialog = page.getByRole('dialog', { name: t('po.create') })
  for (let n = 0; n < 2; n += 1) {
    await page.getByRole('button', { name: t('po.create') }).click()
    await waitUntilClickable(dialog)
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/Controller/po')
  }
  await page.getByRole('button', { name: t('po.create') }).click()
  await waitUntilClickable(dialog)
  const delivery = dialog.getByRole('textbox', { name: t('new.Delivery') })
  await delivery.fill('ส่งทางเรือ')
  const question = page.getByRole('dialog', { name: t('ask.close') })
  await page.goBack()
  await question.waitFor()
  await page.goBack()
  await question.waitFor({ state: 'detached' })
  expect(await dialog.isVisible()).toBe(true)
  await delivery.fill('')
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  await page.goBack()
  await page.waitForURL('about:blank')
})

test('a bookmark of a ticket: Back closes its sheet over the list', async () => {
  const { slip, id } = await (await openTicketFactory(mill)).ready()
  const page = await openWindow(50, `/Controller/palmEvaluate?ticket=${id}`)
  const sheet = page.getByRole('dialog')
  await sheet.getByText(slip).first().waitFor()
  await page.goBack()
  await sheet.waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')
  await page.goForward()
  await sheet.waitFor()
  await page.reload()
  await sheet.waitFor()
  await page.goBack()
  await sheet.waitFor({ state: 'detached' })
})

/** A window that shows nothing before this address. */
async function openWindow(role: Role, address: string): Promise<Page> {
  const first = await browser.open({ as: mill.officers[role] })
  const page = await first.context().newPage()
  await visit(page, address)
  return page
}
