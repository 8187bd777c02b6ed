import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { landing } from '../../app/screens.tsx'
import { orderAfter, orderNow } from '../orders.ts'
import { openBrowser } from './browser.ts'
import { buildBusyMill } from './busy-mill.ts'
import { expectAccessible } from './expect-accessible.ts'
import { t } from './translate.ts'
import { navigate } from './visit.ts'

const browser = await openBrowser()
const mill = await buildBusyMill()
const confirmed = await orderAfter(mill, ['submit', 'approve', 'confirm'])
const { PONumber } = await orderNow(confirmed)

test('the warehouse reads the order whose address it was given, and of a draft the lines, without the verbs and the tickets of who makes it', async () => {
  const page = await browser.open({ as: mill.officers[81], at: `/Controller/poLine/${confirmed}` })
  await mayReceive(page)
  await expect.poll(() => page.getByText(t('ui.history')).count()).toBe(0)
  await expectAccessible(page)
  await navigate(page, `/Controller/poLine/${mill.draft}`)
  await expect.poll(() => linesOn(page).locator('tbody tr').count()).toBeGreaterThan(0)
  for (const verb of ['po.remove', 'po.submit', 'po.receive'] as const)
    expect(await buttonsNamed(page, t(verb))).toBe(0)
  expect(await page.getByRole('region', { name: t('tickets.title') }).count()).toBe(0)
})

test('accounting sees its history too; an order that is not there says so, and leads to the list', async () => {
  const page = await browser.open({ as: mill.officers[91], at: `/Controller/poLine/${confirmed}` })
  await mayReceive(page)
  await expect.poll(() => page.getByText(t('ui.history')).count()).toBe(1)
  await expectAccessible(page)
  await page.goto('/Controller/poLine/0b6f2f0e-7a53-4c0f-9d4b-3a1f5a3c2b10')
  await page.getByRole('link', { name: t('ui.backToList') }).click()
  await page.getByRole('heading', { level: 1, name: t('screen.po') }).waitFor()
  browser.errors.expect(/status of 400/)
})

test('an address that no screen has says so, and leads to the beginning', async () => {
  const page = await browser.open({ as: mill.officers[52], at: '/Controller/nothing' })
  await page.getByText(t('ui.noSuchScreen', { address: '/Controller/nothing' })).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe(landing(52).to)
})

/** Waits until the lines of the confirmed order can be received; nothing more is offered. */
async function mayReceive(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: PONumber }).waitFor()
  const first = linesOn(page).locator('tbody tr').first()
  await first.hover()
  await first.getByRole('button', { name: t('po.receive') }).waitFor()
  expect(await buttonsNamed(page, t('po.cancel'))).toBe(0)
}

function linesOn(page: Page) {
  return page.getByRole('table', { name: t('record.lines') })
}

function buttonsNamed(page: Page, name: string): Promise<number> {
  return page.getByRole('button', { name, exact: true }).count()
}
