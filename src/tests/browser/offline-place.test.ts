import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { buildMill } from '../fixture.ts'
import { orderAfter } from '../orders.ts'
import { openBrowser } from './browser.ts'
import { t } from './translate.ts'
import { loseNetwork, visit } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const order = await orderAfter(mill, ['submit'])

test.each([390, 768, 1024, 1440, 1920])(
  'at %s pixels that there is no network is said in the top bar, and moves nothing that is pressed',
  async (width) => {
    const page = await browser.open({ as: mill.officers[50] })
    await page.setViewportSize({ width, height: 844 })
    for (const address of ['/Controller/po', `/Controller/poLine/${order}`]) {
      await page.context().setOffline(false)
      await visit(page, address)
      const before = await placesOf(page)
      expect(before.length).toBeGreaterThan(3)
      await loseNetwork(page)
      const offline = page.getByRole('banner').getByRole('status')
      await offline.getByText(t('sys.offline'), { exact: true }).waitFor()
      expect(await placesOf(page)).toEqual(before)
      const { left, right } = await offline.evaluate((one) => one.getBoundingClientRect())
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
      const words = await offline.locator('b').evaluate((one) => one.getBoundingClientRect())
      expect(words.right).toBeLessThanOrEqual(right)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide).toBeLessThanOrEqual(0)
    }
  },
)

test('a message that comes while the palette is open stands in it', async () => {
  const page = await browser.open({ as: mill.officers[50], at: '/Controller/po' })
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: t('search.title') })
  await palette.getByRole('combobox').waitFor()
  await loseNetwork(page)
  await page.getByText(t('sys.offline'), { exact: true }).waitFor()
  await page.context().setOffline(false)
  await palette.getByText(t('sys.backOnline')).waitFor()
})

/** Where everything stands that can be pressed. */
function placesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], input, tr[data-row]')]
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return [one.textContent, x, y, width, height].join(' ')
      }),
  )
}
