import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Role } from '../../platform/roles.ts'
import { levels } from '../../vendors/reads/levels.ts'
import { saveLevel } from '../../vendors/writes/levels.ts'
import { buildMill } from '../fixture.ts'
import { contextOf } from '../server.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { waitForMessage } from './messages.ts'
import { rowOf } from './rows.ts'
import { t } from './translate.ts'
import { navigate, openDialog, waitUntilClickable, waitUntilIdle } from './visit.ts'

const SCREEN = '/Controller/customerLevel'
const browser = await openBrowser()
const mill = await buildMill()
const NORMAL = t('level.Normal')
const SILVER = t('level.Silver')
const GOLD = t('level.Gold')

async function open(role: Role = 50, touch = false): Promise<Page> {
  return browser.open({ as: mill.officers[role], touch, at: SCREEN })
}

async function edit(page: Page, level: string) {
  const name = t('ui.actionOf', { action: t('ui.edit'), name: level })
  await page.getByRole('button', { name }).click()
  const dialog = await openDialog(page, t('levels.edit.title', { level }))
  return {
    dialog,
    price: dialog.getByRole('textbox', { name: t('levels.price') }),
    grade: dialog.getByRole('textbox', { name: t('levels.grade') }),
    weight: dialog.getByRole('textbox', { name: t('levels.weight') }),
    save: dialog.getByRole('button', { name: t('ui.save') }),
  }
}

async function answerYes(page: Page, level: string): Promise<void> {
  const question = await openDialog(page, t('ask.level', { level }))
  await question.getByRole('button', { name: t('ui.save') }).click()
}

const levelOf = async (ID: number) => (await levels()).find((level) => level.ID === ID)

test('the four levels stand with what each is paid and takes; one is edited, and warned of beside its neighbours', async () => {
  const page = await open()
  await expect.poll(() => page.getByRole('row').count()).toBe(5)
  await rowOf(page, SILVER).getByText('+0.05').waitFor()
  await rowOf(page, SILVER).getByText('17.50').waitFor()
  await rowOf(page, SILVER).getByText('60,000').waitFor()
  await rowOf(page, NORMAL).getByText('1', { exact: true }).waitFor()
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)

  const silver = await edit(page, SILVER)
  await silver.price.fill('0.055')
  await silver.grade.fill('100.5')
  await silver.weight.fill('')
  await silver.save.click()
  await silver.dialog.getByText(t('v.decimals'), { exact: true }).waitFor()
  await silver.dialog.getByText(t('v.percentOver')).waitFor()
  await silver.dialog.getByText(t('v.minWeight')).waitFor()
  await silver.price.fill('0.06')
  await silver.grade.fill('17.75')
  await silver.weight.fill('65,000')
  await page.keyboard.press('Enter')
  await waitForMessage(page, t('done.levelSaved', { level: SILVER }))
  await rowOf(page, SILVER).getByText('65,000').waitFor()
  expect(await levelOf(2)).toMatchObject({
    LevelPrice: '0.06',
    MinAverageGrade: '17.75',
    MinTotalWeight: '65000.00',
  })

  const { dialog, price, weight, save } = await edit(page, GOLD)
  await waitUntilIdle(page)
  await expectAccessible(page)
  await price.fill('0.02')
  await weight.fill('100')
  const pays = t('levels.pays', { level: GOLD, lower: SILVER, value: '0.02', than: '0.06' })
  await dialog.getByText(pays).waitFor()
  const asks = { level: GOLD, lower: SILVER, value: '100', than: '65,000' }
  await dialog.getByText(t('levels.asksWeight', asks)).waitFor()
  await price.fill('0.10')
  await dialog.getByText(pays).waitFor({ state: 'detached' })
  await save.click()
  await answerYes(page, GOLD)
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(t('levels.asksWeight', asks)).waitFor()
  await expectAccessible(page)
})

test('a mistyped price is asked about before it is saved; what a colleague saved meanwhile shows with who and when', async () => {
  const page = await open()
  const { dialog, price, grade, save } = await edit(page, SILVER)
  const { LevelPrice } = (await levelOf(2)) ?? {}
  await price.fill('9')
  const leap = t('levels.leap', { was: '0.06', value: '9.00', max: '0.10' })
  await dialog.getByText(leap).waitFor()
  await save.click()
  const question = page.getByRole('dialog', { name: t('ask.level', { level: SILVER }) })
  await question.getByText(leap).waitFor()
  await question.getByText(/0\.10.*9\.00/).waitFor()
  await waitUntilClickable(question)
  await expectAccessible(page)
  await question.getByRole('button', { name: t('ui.close') }).click()
  await question.waitFor({ state: 'detached' })
  expect(await levelOf(2)).toMatchObject({ LevelPrice })
  await price.fill('0.16')
  await dialog.getByText(leap).waitFor({ state: 'detached' })
  await save.click()
  await answerYes(page, SILVER)
  await rowOf(page, SILVER).getByText('+0.16').waitFor()

  await edit(page, SILVER)
  await price.fill('0.08')
  const theirs = { ID: 2, LevelPrice: 0.06, MinAverageGrade: 17.25, MinTotalWeight: 65_000 }
  await saveLevel(theirs, contextOf(mill.officers[1]))
  await save.click()
  const { firstName, lastName } = mill.officers[1]
  await dialog.getByText(new RegExp(`${firstName} ${lastName} .*\\d{2}:\\d{2}`)).waitFor()
  browser.errors.expect(/status of 409 .*SaveLevel/)
  await dialog.getByRole('button', { name: t('ui.latest') }).click()
  await dialog.getByText(t('ui.latest.value', { value: '0.06' })).waitFor()
  await expect.poll(() => price.inputValue()).toBe('0.08')
  await expect.poll(() => grade.inputValue()).toBe('17.25')
  await save.click()
  await rowOf(page, SILVER).getByText('+0.08').waitFor()
  expect(await levelOf(2)).toMatchObject({ LevelPrice: '0.08', MinAverageGrade: '17.25' })
})

test('the first level has no minimums; what a colleague saved while another screen was open is there on coming back', async () => {
  const page = await open()
  await navigate(page, '/Controller/vendor')
  // The list of vendors, which has their levels, asks anew once the change event has come to this window.
  const followed = page.waitForResponse('**/vendor/GetVendorFilterLists')
  const LevelPrice = (await levelOf(3))?.LevelPrice === '0.11' ? 0.12 : 0.11
  const theirs = { ID: 3, LevelPrice, MinAverageGrade: 18, MinTotalWeight: 180_000 }
  await saveLevel(theirs, contextOf(mill.officers[1]))
  await followed
  await navigate(page, SCREEN)
  await rowOf(page, GOLD).getByText(`+${LevelPrice}`).waitFor()

  const { dialog, price, grade, weight, save } = await edit(page, NORMAL)
  await dialog.getByText(t('levels.everybody')).waitFor()
  await expect.poll(() => grade.or(weight).count()).toBe(0)
  await price.fill('0.01')
  await save.click()
  await rowOf(page, NORMAL).getByText('+0.01').waitFor()
  expect(await levelOf(1)).toMatchObject({ LevelPrice: '0.01', MinTotalWeight: '0.00' })
})

test('purchasing may not come here', async () => {
  const page = await browser.open({ as: mill.officers[51] })
  await page.goto(SCREEN)
  await page.waitForURL(/\/Controller\/po$/)
  await waitUntilIdle(page)
  const menu = page.getByRole('link', { name: t('screen.customerLevel') })
  await expect.poll(() => menu.count()).toBe(0)
})

test('its dialogs break no rule of accessibility on a tablet either', async () => {
  const page = await open(50, true)
  await edit(page, GOLD)
  await waitUntilIdle(page)
  await expectAccessible(page)
})
