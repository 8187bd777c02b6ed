import { expect, test } from 'vitest'
import { buildMill } from '../fixture.ts'
import { orderAfter, orderNow } from '../orders.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { t } from './translate.ts'
import { openDialog, pressIn } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()

test('on a phone the filters of a list stand in a sheet, whose button counts them, which clears them, and which Back closes', async () => {
  const submitted = await orderNow(await orderAfter(mill, ['submit']))
  const approved = await orderNow(await orderAfter(mill, ['submit', 'approve']))
  const size = { width: 390, height: 844 }
  const page = await browser.open({ as: mill.officers[51], size, at: '/Controller/po' })
  const orders = page.getByRole('table', { name: t('screen.po') }).locator('tr[data-row]')
  await expect.poll(() => orders.count()).toBe(2)
  await page.getByRole('button', { name: t('ui.filters'), exact: true }).click()
  const sheet = page.getByRole('dialog', { name: t('ui.filters') })
  await sheet.getByText(t('ui.filters.none')).waitFor()
  await pressIn(sheet, new RegExp(`^${t('po.state.S.short')} ?1$`))
  await sheet.getByText(t('ui.filters.active', { n: 1, count: 1 })).waitFor()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: t('ui.filters.show', { n: 1 }) }).click()
  await sheet.waitFor({ state: 'detached' })
  await expect.poll(() => orders.getByText(approved.PONumber).count()).toBe(0)
  await orders.getByText(submitted.PONumber).waitFor()
  const button = page.getByRole('button', { name: t('ui.filters.button', { n: 1 }) })
  await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await pressIn(sheet, t('ui.clearFilters'))
  await sheet.getByRole('button', { name: t('ui.filters.show', { n: 2 }) }).waitFor()
  await page.goBack()
  await sheet.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/Controller/po')
  await expect.poll(() => orders.count()).toBe(2)
})

test('an upright tablet has the search and what waits in one line, the other filters of the tickets in the sheet', async () => {
  const size = { width: 768, height: 1024 }
  const as = mill.officers[52]
  const page = await browser.open({ as, touch: true, size, at: '/Controller/palmEvaluate' })
  const inLine = [
    page.getByRole('textbox', { name: t('evaluation.search') }),
    page.getByRole('button', { name: t('ui.filters'), exact: true }),
    page.getByRole('button', { name: new RegExp(`^${t('evaluation.status.T')}`) }),
    page.getByRole('button', { name: new RegExp(`^${t('evaluation.status.C')}`) }),
  ]
  const middles = []
  for (const one of inLine) {
    const box = (await one.boundingBox())!
    middles.push(Math.round(box.y + box.height / 2))
  }
  expect(new Set(middles).size, String(middles)).toBe(1)
  expect(await page.getByLabel(t('term.grade'), { exact: true }).count()).toBe(0)
  await inLine[1]!.tap()
  const sheet = await openDialog(page, t('ui.filters'))
  await sheet.getByLabel(t('term.grade'), { exact: true }).selectOption('20')
  await sheet.getByText(t('ui.filters.active', { n: 1, count: 1 })).waitFor()
  await expectAccessible(page)
})
