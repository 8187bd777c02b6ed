import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { addVendor, buildMill } from '../fixture.ts'
import { draftOrder, orderAfter } from '../orders.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { t } from './translate.ts'
import { waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const NAME = 'สหกรณ์กองทุนสวนยางและปาล์มน้ำมันบ้านคลองพระแสง สาขาทุ่งหลวง จำกัด'
const vendor = await addVendor('3')
await db().updateTable('vendors').set({ name: NAME }).where('id', '=', vendor.id).execute()
await draftOrder(mill, vendor)
await orderAfter(mill, ['submit', 'approve', 'confirm', 'receive'])
await orderAfter(mill, ['submit', 'approve', 'confirm', 'receive', 'receive'])

const SIZES = [
  [1366, 768],
  [1024, 768],
  [768, 1024],
  [620, 900],
] as const

test('a list has all of its columns in every window; under number and state, which stay, it is scrolled to the others', async () => {
  const page = await browser.open({ as: mill.officers[51], at: '/Controller/po' })
  const table = page.getByRole('table', { name: t('screen.po') })
  const heads = table.getByRole('columnheader')
  const all = await heads.allTextContents()
  // Chevron, row number, nine of the order, menu.
  expect(all.length).toBe(12)
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await waitUntilIdle(page)
    expect(await heads.allTextContents(), String(width)).toEqual(all)
    for (const end of [0, 10_000]) {
      await table.locator('..').evaluate((area, left) => area.scrollTo({ left }), end)
      for (const fixed of [heads.first(), heads.nth(1), heads.nth(2), heads.last()]) {
        const { x, width: own } = (await fixed.boundingBox())!
        expect(x, String(width)).toBeGreaterThanOrEqual(0)
        expect(x + own, String(width)).toBeLessThanOrEqual(width)
      }
    }
    const net = heads.filter({ hasText: t('term.net') })
    await net.scrollIntoViewIfNeeded()
    await net.getByRole('button').click({ trial: true })
  }
})

test.each([
  [51, '/Controller/po'],
  [91, '/Controller/invoice'],
  [81, '/Controller/receipt'],
] as const)('role %i sees every column of %s in a window of 1440 at once', async (role, at) => {
  const page = await browser.open({
    as: mill.officers[role],
    at,
    size: { width: 1440, height: 900 },
  })
  const table = page.getByRole('table').first()
  await table
    .getByRole('button', { name: /^NBDPO/ })
    .or(table.getByRole('link'))
    .first()
    .waitFor()
  const isWhole = await table.evaluate(
    ({ parentElement: area }) => area!.scrollWidth <= area!.clientWidth,
  )
  expect(isWhole).toBe(true)
})

test('a name that is cut is shown whole to who points at it, and to who comes to its row by the keyboard', async () => {
  const page = await browser.open({ as: mill.officers[51], at: '/Controller/po' })
  await page.setViewportSize({ width: 1024, height: 768 })
  await waitUntilIdle(page)
  const row = page.getByRole('row', { name: NAME })
  const name = row.getByText(NAME, { exact: true })
  const whole = page.getByRole('tooltip')
  expect(await name.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true)
  expect(await whole.count()).toBe(0)
  await name.hover()
  await whole.waitFor()
  expect(await whole.textContent()).toBe(NAME)
  expect(await whole.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
  await page.mouse.move(0, 0)
  await expect.poll(() => whole.count()).toBe(0)
  await row.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await whole.waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => whole.count()).toBe(0)
})

test('the cards of a phone are the rows of the same table, which says so and names its columns', async () => {
  const size = { width: 390, height: 844 }
  const page = await browser.open({ as: mill.officers[51], size, at: '/Controller/po' })
  const table = page.getByRole('table', { name: t('screen.po') })
  await table.getByRole('row', { name: NAME }).waitFor()
  const tree = await table.ariaSnapshot()
  expect(tree).toContain(`columnheader "${t('term.vendor')}`)
  expect(tree).toMatch(/rowgroup:\s+- row/)
  expect(tree).toContain(`cell "${NAME}"`)
  await expectAccessible(page)
  const isInside = await table.locator('td:visible').evaluateAll((cells) =>
    cells.every((cell) => {
      const { left, right } = cell.getBoundingClientRect()
      return left >= 0 && right <= innerWidth
    }),
  )
  expect(isInside).toBe(true)
  await table
    .getByRole('button', { name: /^NBDPO/ })
    .first()
    .click()
  await expect.poll(() => page.url()).toContain('/Controller/poLine/')
})

test('by the keyboard a list whose rows open is scrolled to its other columns, and Tab to the menu of a row scrolls nothing', async () => {
  const size = { width: 1024, height: 768 }
  const page = await browser.open({ as: mill.officers[51], size, at: '/Controller/po' })
  const row = page.getByRole('row', { name: NAME })
  const scrolled = () => row.evaluate((one) => one.closest('table')!.parentElement!.scrollLeft)
  await row.focus()
  await page.keyboard.press('Tab')
  expect(await scrolled()).toBe(0)
  await row.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(scrolled).toBeGreaterThan(0)
  await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(scrolled).toBe(0)
})
