import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { priceBoard } from '../../pricing/reads/board.ts'
import { openTestDatabase } from '../database.ts'
import { buildMill, readyTicket } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { t } from './translate.ts'
import { visit, waitUntilClickable } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const mill = await buildMill()

test('the morning: every price is raised by 0.05, its effect is seen, and one save makes a version of each', async () => {
  await readyTicket(mill)
  const page = await browser.open({ as: mill.officers[50] })
  await visit(page, '/Controller/priceBoard')
  const cell = page.getByRole('textbox', { name: 'ปาล์มทะลาย FFB-RAMP 18%' })
  await expect.poll(() => cell.inputValue()).toBe('5.20')
  const name = t('board.all')
  await page.getByRole('button', { name: t('ui.increase', { name }) }).click()
  await expect.poll(() => cell.inputValue()).toBe('5.25')
  // A truck of yesterday, 9,220 kg.
  await page.getByText('+461.00').first().waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('board.save', { n: 3, count: 3 }) }).click()
  const question = page.getByRole('dialog')
  await waitUntilClickable(question)
  await question.getByRole('button', { name: t('board.save', { n: 3, count: 3 }) }).click()
  await page.getByText(t('done.saved')).waitFor()
  const { Products } = await priceBoard(new Date())
  expect(Products.map(({ PriceVersion }) => PriceVersion)).toEqual([2, 2, 2])
  const saves = await db()
    .selectFrom('ladder_versions')
    .select('save_id')
    .where('number', '=', 2)
    .execute()
  expect(new Set(saves.map(({ save_id }) => save_id)).size).toBe(1)
})
