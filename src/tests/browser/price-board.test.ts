import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, businessDay, formatDay } from '../../platform/thai-date.ts'
import { isCheckNeeded, priceBoard } from '../../pricing/reads/board.ts'
import { savePriceBoard } from '../../pricing/writes/save-board.ts'
import { wholeDifference } from '../../ui/format.ts'
import { buildMill, readyTicket } from '../fixture.ts'
import { rowsOf } from '../rows.ts'
import { contextOf } from '../server.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { waitForMessage } from './messages.ts'
import { choiceOf, chooseReason } from './reasons.ts'
import { t } from './translate.ts'
import { openDialog, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()

test('the morning: every price is raised by 0.05, its effect is seen, and one save makes a version of each', async () => {
  await readyTicket(mill)
  const page = await browser.open({ as: mill.officers[50], at: '/Controller/priceBoard' })
  const cell = page.getByRole('textbox', { name: 'ปาล์มทะลาย FFB-RAMP 18%' })
  await expect.poll(() => cell.inputValue()).toBe('5.20')
  const name = t('board.all')
  await page.getByRole('button', { name: t('ui.increase', { name }) }).click()
  await expect.poll(() => cell.inputValue()).toBe('5.25')
  // A truck of yesterday, 9,220 kg.
  await page.getByText('+461').first().waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('board.save', { n: 3, count: 3 }) }).click()
  const question = await openDialog(page)
  await question.getByRole('button', { name: t('board.save', { n: 3, count: 3 }) }).click()
  await waitForMessage(page, t('done.saved'))
  const { Products } = await priceBoard(new Date())
  expect(Products.map(({ PriceVersion }) => PriceVersion)).toEqual([2, 2, 2])
  const saves = await rowsOf('ladder_versions', { number: 2 })
  expect(new Set(saves.map(({ save_id }) => save_id)).size).toBe(1)
})

test('a block of a spreadsheet is pasted and undone in one step; a price that moves too far is marked and asked about', async () => {
  const page = await browser.open({ as: mill.officers[50], at: '/Controller/priceBoard' })
  const cellOf = (product: string, column: string) =>
    page.getByRole('textbox', { name: `ปาล์มทะลาย ${product} ${column}` })
  const first = cellOf('FFB-ESTATE', '18%')
  await first.focus()
  await first.evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '6.01\t6.02\n7.01\t7.02')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })
  await expect.poll(() => cellOf('FFB-PPEP', '19%').inputValue()).toBe('7.02')
  expect(await first.inputValue()).toBe('6.01')
  await first.press('Control+z')
  await expect.poll(() => cellOf('FFB-PPEP', '19%').inputValue()).not.toBe('7.02')
  expect(await first.inputValue()).not.toBe('6.01')

  await page.getByRole('button', { name: t('board.nothing') }).waitFor()
  const ramp = (column: string) =>
    page.getByRole('textbox', { name: `ปาล์มทะลาย FFB-RAMP ${column}` })
  await ramp('18%').fill('5.30')
  await ramp('20%').fill('500')
  await expect.poll(() => ramp('20%').getAttribute('data-leap')).toBe('true')
  expect(await ramp('18%').getAttribute('data-leap')).toBeNull()
  const attention = await ramp('20%').evaluate((one) => getComputedStyle(one).borderTopColor)
  const usual = await ramp('18%').evaluate((one) => getComputedStyle(one).borderTopColor)
  expect(attention).not.toBe(usual)
  const save = t('board.save', { n: 1, count: 1 })
  await page.getByRole('button', { name: save }).click()
  const asked = await openDialog(page)
  const before = Number(await ramp('20%').locator('xpath=../small').textContent())
  const most = wholeDifference(((500 - before) * 100) / before)
  await asked
    .getByText(t('v.ladderLeap', { grades: '20% 21% 22% 23% 24%', most, max: 10 }))
    .waitFor()
  const sum = await page
    .locator('p')
    .filter({ hasText: /^\S+ บาท$/ })
    .first()
    .textContent()
  await expect.poll(() => asked.textContent()).toContain(`เปลี่ยนไป ${sum}`)
})

test('a warning names product, grade and all that is typed, and leads to its cell, however wide the window', async () => {
  const page = await browser.open({ as: mill.officers[50], at: '/Controller/priceBoard' })
  const cell = (column: string) =>
    page.getByRole('textbox', { name: `ปาล์มทะลาย FFB-PPEP ${column}` })
  await cell('17%').fill('5.85..54321')
  await cell('19%').fill('9876.54')
  const warning = page.getByRole('alert').filter({ hasText: 'ปาล์มทะลาย FFB-PPEP' })
  const leadTo = (column: string) => {
    const field = `ปาล์มทะลาย FFB-PPEP ${column}`
    return warning.getByRole('button', { name: t('board.leadTo', { field }) }).first()
  }
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await waitUntilIdle(page)
    expect(await leadTo('17%').textContent()).toBe('17% 5.85..54321')
    await warning.getByText(t('v.price')).waitFor()
    await leadTo('17%').click()
    await expect.poll(() => isFocused(cell('17%'))).toBe(true)
    await expect.poll(() => isInWindow(cell('17%'))).toBe(true)
    await leadTo('19%').click()
    await expect.poll(() => isFocused(cell('19%'))).toBe(true)
    const isCut = await cell('19%').evaluate((one) => one.scrollWidth > one.clientWidth)
    expect(isCut, `${width} px`).toBe(false)
    await expectAccessible(page)
  }
})

test('prices are never saved from a time that is past or from what is no day, and the question says from when', async () => {
  const page = await browser.open({ as: mill.officers[50], at: '/Controller/priceBoard' })
  await page.getByRole('textbox', { name: 'ปาล์มทะลาย FFB-RAMP 18%' }).fill('5.35')
  const save = page.getByRole('button', { name: t('board.save', { n: 1, count: 1 }) })
  await page.getByText(t('board.later'), { exact: true }).click()
  const day = page.getByRole('textbox', { name: t('board.day'), exact: true })
  const tomorrow = formatDay(addDays(businessDay(new Date()), 1), 'table', 'th')
  for (const [typed, why] of [
    [formatDay(businessDay(new Date()), 'table', 'th'), 'price.past'],
    ['31/02/2570', 'v.date'],
    ['พรุ่งนี้', 'v.date'],
  ] as const) {
    await day.fill(typed)
    await page.getByLabel(t('board.time')).fill('00:00')
    await page.getByText(t(why)).waitFor()
    expect(await save.isEnabled(), typed).toBe(false)
    expect(await day.getAttribute('aria-invalid')).toBe('true')
  }
  await day.fill(tomorrow)
  await page.getByLabel(t('board.time')).fill('06:15')
  await save.click()
  const question = await openDialog(page)
  await question.getByText(t('prices.startsAt', { at: `${tomorrow} 06:15` })).waitFor()
})

test('a second officer sees what waits for a check on the same board, and sends it back', async () => {
  isCheckNeeded.set(true)
  try {
    const { Products } = await priceBoard(new Date())
    const rows = Products.map((row) => ({
      ProductUUID: row.UUID,
      PriceVersion: row.PriceVersion,
      LatestVersion: row.LatestVersion,
      oProduct_price: [{ ProductGrade: 18, Price: 5.55 }],
      IncrementPrice: 0.25,
      DecrementPrice: 0.3,
      PremiumPrice: null,
    }))
    await savePriceBoard({ Products: rows, EffectiveFrom: null }, contextOf(mill.officers[51]))
    const page = await browser.open({ as: mill.officers[50], at: '/Controller/priceBoard' })
    await page.getByRole('button', { name: t('board.check') }).click()
    const cell = page.getByRole('textbox', { name: 'ปาล์มทะลาย FFB-RAMP 18%' })
    await expect.poll(() => cell.inputValue()).toBe('5.55')
    expect(await cell.isEditable()).toBe(false)
    await page.getByRole('button', { name: t('board.publish') }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: t('board.sendBack') }).click()
    const question = await openDialog(page)
    await chooseReason(question, 'tooHigh')
    await question.getByRole('button', { name: t('board.sendBack') }).click()
    await page.getByText(t('board.sentBack')).waitFor()
    await page.getByText(t('board.state.sentBack')).waitFor()
    await page.getByText(choiceOf('tooHigh')).waitFor()
    // What was sent back is copied to the board, all of its products, to be saved anew.
    await page
      .getByRole('button', { name: t('board.copy') })
      .first()
      .click()
    await expect.poll(() => cell.inputValue()).toBe('5.55')
    const other = page.getByRole('textbox', { name: 'ปาล์มทะลาย FFB-PPEP 18%' })
    expect(await other.inputValue()).toBe('5.55')
  } finally {
    isCheckNeeded.set(false)
  }
})

function isFocused(field: Locator): Promise<boolean> {
  return field.evaluate((one) => one === document.activeElement)
}

function isInWindow(field: Locator): Promise<boolean> {
  return field.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  })
}
