import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { landing } from '../../app/screens.tsx'
import { openTestDatabase } from '../database.ts'
import { orderAfter, orderNow } from '../orders.ts'
import { openBrowser } from './browser.ts'
import { buildBusyMill } from './busy-mill.ts'
import { expectAccessible } from './expect-accessible.ts'
import { t } from './translate.ts'
import { visit } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const mill = await buildBusyMill()
const confirmed = await orderAfter(mill, ['submit', 'approve', 'confirm'])
const { PONumber } = await orderNow(confirmed)

test.each([
  [81, false],
  [91, true],
] as const)(
  'role %i reads the order whose address it was given, and receives its lines',
  async (...of) => {
    const [role, hasHistory] = of
    const page = await browser.open({ as: mill.officers[role] })
    await visit(page, `/Controller/poLine/${confirmed}`)
    await page.getByRole('heading', { level: 1, name: PONumber }).waitFor()
    const lines = page.getByRole('table', { name: t('record.lines') })
    const first = lines.locator('tbody tr').first()
    await first.hover()
    await first.getByRole('button', { name: t('po.receive') }).waitFor()
    expect(await buttonsNamed(page, t('po.cancel'))).toBe(0)
    await expect.poll(() => page.getByText(t('ui.history')).count()).toBe(hasHistory ? 1 : 0)
    await expectAccessible(page)
  },
)

test('of a draft others see the lines, without the verbs and the tickets of who makes it', async () => {
  const page = await browser.open({ as: mill.officers[81] })
  await visit(page, `/Controller/poLine/${mill.draft}`)
  const lines = page.getByRole('table', { name: t('record.lines') })
  await expect.poll(() => lines.locator('tbody tr').count()).toBeGreaterThan(0)
  for (const verb of ['po.remove', 'po.submit', 'po.receive'] as const)
    expect(await buttonsNamed(page, t(verb))).toBe(0)
  expect(await page.getByRole('region', { name: t('tickets.title') }).count()).toBe(0)
})

test('an address that no screen has says so, and leads to the beginning', async () => {
  const page = await browser.open({ as: mill.officers[52] })
  await visit(page, '/Controller/nothing')
  await page.getByText(t('ui.noSuchScreen', { address: '/Controller/nothing' })).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe(landing(52).to)
})

test('an order that is not there says so, and leads to the list', async () => {
  const page = await browser.open({ as: mill.officers[91] })
  await page.goto('/Controller/poLine/0b6f2f0e-7a53-4c0f-9d4b-3a1f5a3c2b10')
  await page.getByRole('link', { name: t('ui.backToList') }).click()
  await page.getByRole('heading', { level: 1, name: t('screen.po') }).waitFor()
  browser.errors.expect(/status of 400/)
})

function buttonsNamed(page: Page, name: string): Promise<number> {
  return page.getByRole('button', { name, exact: true }).count()
}
