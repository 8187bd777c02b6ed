import { expect, test } from 'vitest'
import { openTestDatabase } from '../database.ts'
import { openBrowser } from './browser.ts'
import { buildBusyMill } from './busy-mill.ts'
import { cutPlaceholders } from './cut-placeholders.ts'
import { expectAccessible } from './expect-accessible.ts'
import { addressOf, changedScreens, visitorOf } from './screens.ts'
import { t } from './translate.ts'
import { weighTruck } from './trucks.ts'
import { visit, waitUntilIdle } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const mill = await buildBusyMill()

/** Phones, an upright tablet, a desk at 200 %, and a wide desk. */
const SIZES = [
  [390, 844],
  [360, 740],
  [768, 1024],
  [720, 450],
  [1920, 1080],
] as const

test.each(changedScreens.map((screen) => [screen.path, screen] as const))(
  '%s has nothing beyond the edge of a phone, an upright tablet or a desk at 200 % and no cut placeholder, and is accessible on a phone',
  async (_, screen) => {
    const page = await browser.open({ as: visitorOf(screen, mill.officers) })
    await visit(page, addressOf(screen, mill))
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await waitUntilIdle(page)
      expect(await page.evaluate(whatScrollsSideways), `${width} px`).toEqual([])
      expect(await page.evaluate(cutPlaceholders), `${width} px`).toEqual([])
      if (width > 390) continue
      expect(await page.evaluate(labelsAlone), `${width} px`).toEqual([])
      if (width === 390) await expectAccessible(page)
    }
  },
)

test('on a phone the ring of focus round the way back is whole', async () => {
  const page = await browser.open({ as: mill.officers[51] })
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, `/Controller/poLine/${mill.draft}`)
  await page.keyboard.press('Tab')
  const back = page.getByRole('banner').getByRole('link').first()
  await back.focus()
  const ring = await back.evaluate((link) => {
    const box = link.parentElement!
    const { outlineWidth, outlineOffset } = getComputedStyle(box)
    const around = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    const { left, top } = box.getBoundingClientRect()
    const title = document.querySelector('h1')!.getBoundingClientRect().left
    return {
      left: left - around,
      top: top - around,
      gap: title - box.getBoundingClientRect().right - around,
    }
  })
  expect(Math.min(...Object.values(ring))).toBeGreaterThanOrEqual(4)
})

test('a record on an upright tablet is one page with its panel', async () => {
  const page = await browser.open({ as: mill.officers[51] })
  await visit(page, `/Controller/poLine/${mill.draft}`)
  await page.setViewportSize({ width: 768, height: 1024 })
  const lines = page.getByRole('table', { name: t('record.lines') })
  const { height } = (await lines.boundingBox())!
  const main = (await page.getByRole('main').boundingBox())!
  expect(main.height).toBeGreaterThan(height)
  await expect.poll(() => lines.isVisible()).toBe(true)
})

test('a phone shows a ticket that waits for its grade to read, and says where it is graded', async () => {
  const truck = await weighTruck(mill.vendor)
  const page = await browser.open({ as: mill.officers[52] })
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/Controller/palmEvaluate')
  await page.getByText(t('evaluation.elsewhere')).waitFor()
  expect(await page.getByRole('button', { name: t('evaluation.next') }).count()).toBe(0)
  const grade = new RegExp(`^${t('evaluation.evaluate')} \\S*\\d`)
  expect(await page.getByRole('button', { name: grade }).count()).toBe(0)
  await visit(page, `/Controller/palmEvaluate?ticket=${truck.id}`)
  const sheet = page.getByRole('dialog')
  await sheet.getByText(t('evaluation.elsewhere')).waitFor()
  expect(await sheet.getByRole('button', { name: t('evaluation.grade') }).count()).toBe(0)
  await page.setViewportSize({ width: 768, height: 1024 })
  await sheet.getByRole('button', { name: t('evaluation.grade') }).waitFor()
})

/** Runs in the page: what is wider than the place it has, without what scrolls with a purpose. */
function whatScrollsSideways(): string[] {
  return [document.documentElement, ...document.querySelectorAll<HTMLElement>('body *')]
    .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
    .filter((one) => one.tagName !== 'FIELDSET')
    .filter((one) => one.tagName === 'HTML' || /auto|scroll/.test(getComputedStyle(one).overflowX))
    .map((one) => `${one.tagName} ${one.className} ${one.scrollWidth} in ${one.clientWidth}`)
}

/** Runs in the page: labels that stand over nothing. */
function labelsAlone(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main dl > div')]
    .filter((one) => one.checkVisibility() && !one.querySelector('dd:not(:empty)'))
    .map((one) => one.textContent ?? '')
}
