import { expect, test } from 'vitest'
import { addVendor } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { buildBusyMill } from './busy-mill.ts'
import { t } from './translate.ts'
import { listAddress, weighTruck } from './trucks.ts'
import { visit } from './visit.ts'

const browser = await openBrowser()
const mill = await buildBusyMill()
const HOUR = 3600_000

test('a record on a phone has the whole ring of focus round the way back, and on an upright tablet is one page with its panel', async () => {
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

test('a time of an earlier day stands beside that day at every size, one of today alone, and how long a truck waits in the words of every list', async () => {
  const vendor = await addVendor()
  const timeOut = new Date(Date.now() - 71 * HOUR)
  const past = await weighTruck(vendor, { timeIn: new Date(Date.now() - 72 * HOUR), timeOut })
  const timeIn = new Date(Date.now() - (13 * 60 + 40) * 60_000)
  const waiting = await weighTruck(vendor, { timeIn, timeOut: new Date(+timeIn + 1200_000) })
  const page = await browser.open({ as: mill.officers[52], at: listAddress(vendor) })
  const rowOf = (slip: string) => page.locator('tr[data-row]', { hasText: slip })
  const waited = t('ui.age.hours', { h: 13, m: 40 })
  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const message = `${width} px`
    const times = rowOf(past.slip).locator('time:visible')
    for (const words of await times.allTextContents()) {
      expect(words, message).toMatch(/^\d\d\/\d\d \d\d:\d\d$/)
    }
    expect(await times.evaluateAll(areCut), message).not.toContain(true)
    await expect.poll(() => rowOf(waiting.slip).textContent(), { message }).toContain(waited)
  }
})

/** Runs in the page: whether each is wider than the cell in which it stands. */
function areCut(all: Element[]): boolean[] {
  return all.map((one) => {
    const cell = one.closest('td')!
    return one.getBoundingClientRect().right > cell.getBoundingClientRect().right
  })
}
