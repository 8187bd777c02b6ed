import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { buildMill, saveVehicle } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { expectFocus } from './focus.ts'
import { waitForMessage } from './messages.ts'
import { choiceOf, chooseReason, otherReason, reasonsOf } from './reasons.ts'
import { t, type Under } from './translate.ts'
import {
  gradeNext,
  gradingsOf,
  openTrucks,
  ripeOf,
  saveBlank,
  type Truck,
  valuationsOf,
  word,
} from './trucks.ts'
import { openDialog } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const as = { as: mill.officers[52] }

test('a return and the special case change what may be chosen; a chosen grade stays where it may, and its going is said', async () => {
  const { dialog } = await openGrade()
  const offers = (...grades: number[]) => expect.poll(() => gradesOf(dialog)).toEqual(grades)
  const choose = (grade: number) => dialog.getByText(`${grade}`, { exact: true }).first().click()
  const said = dialog.getByText(word('gradeReplaced', { from: 12, to: 18, min: 18, max: 24 }))
  await offers(18, 18, 24)
  await switchReturn(dialog, 'yes')
  await offers(10, 10, 23)
  await special(dialog).click()
  await offers(10, 10, 24)
  await special(dialog).click()
  await offers(10, 10, 23)
  await switchReturn(dialog, 'no')
  await offers(18, 18, 24)
  await special(dialog).click()
  await offers(18, 10, 24)
  await choose(12)
  await special(dialog).click()
  await offers(18, 18, 24)
  await said.waitFor()
  await choose(20)
  await said.waitFor({ state: 'hidden' })

  await switchReturn(dialog, 'yes')
  await choose(12)
  await switchReturn(dialog, 'no')
  await said.waitFor()
  await choose(21)
  await said.waitFor({ state: 'hidden' })
  await switchReturn(dialog, 'yes')
  await offers(21, 10, 23)
  await switchReturn(dialog, 'no')
  await offers(21, 18, 24)
  await switchReturn(dialog, 'yes')
  await special(dialog).click()
  await choose(24)
  await offers(24, 10, 24)
  await special(dialog).click()
  await offers(10, 10, 23)
  await switchReturn(dialog, 'no')
  await offers(24, 18, 24)
})

test('what a return lacks or has too much of is refused at its field; all that is typed of it is kept', async () => {
  const { page, dialog, truck } = await openGrade()
  const save = dialog.getByRole('button', { name: word('saveGrade') })
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await dialog.getByText('20', { exact: true }).first().click()
  await switchReturn(dialog, 'yes')
  const reasons = reasonsOf(dialog, word('reason'))
  const all = (['low', 'raw', 'other'] as const).map(choiceOf)
  expect(await reasons.getByRole('radio').allTextContents()).toEqual(all)
  await type(dialog, 'rejectWeight', '15230')
  await dialog.getByText(t('v.rejectWeight', { kg: '15,230' })).waitFor()
  await save.click()
  await dialog.getByText(t('v.returnReason')).waitFor()
  const weight = dialog.getByRole('textbox', { name: word('rejectWeight') })
  for (const field of [reasons, weight]) {
    expect(await field.getAttribute('aria-invalid')).toBe('true')
  }
  await chooseReason(dialog, 'low')
  await type(dialog, 'rejectWeight', '-1')
  await save.click()
  await dialog.getByText(t('v.returnReason')).waitFor({ state: 'detached' })
  await dialog.getByText(t('v.negative')).waitFor()
  await type(dialog, 'rejectWeight', '1250.5')
  await chooseReason(dialog, 'other')
  await expectFocus(otherReason(dialog))
  await save.click()
  await dialog.getByText(t('v.reasonText')).waitFor()
  await expectFocus(otherReason(dialog))
  expect(sent.filter((path) => path.endsWith('/evaluate'))).toEqual([])

  await page.keyboard.type('ทะลายเปล่าปนมา')
  await dialog.getByText('14', { exact: true }).first().click()
  await special(dialog).click()
  await dialog.getByRole('button', { name: word('details') }).click()
  for (const [name, typed] of Object.entries(TYPED)) {
    await type(dialog, name as keyof typeof TYPED, typed)
  }
  await dialog.getByRole('button', { name: word('SysIsWatering') }).click()
  await save.click()
  await waitForMessage(page, t('done.evaluated'))
  expect((await gradingsOf(truck))[0]).toMatchObject({
    grade_percent: 14,
    is_return: true,
    return_reason: 'ทะลายเปล่าปนมา',
    reject_weight_kg: '1250.50',
    is_special_case: true,
    is_watering: true,
    is_raining: false,
    graded_by: mill.officers[52].id,
    ...KEPT,
  })
  expect(await valuationsOf(truck)).toEqual([])
})

test('ripe is the rest until it is typed, what is no number is refused, and percents over the whole are asked about', async () => {
  const { page, dialog, truck } = await openGrade()
  const save = dialog.getByRole('button', { name: word('saveGrade') })
  const ripe = ripeOf(dialog)
  const raw = dialog.getByLabel(word('SysPalmRaw'), { exact: true })
  const rotten = dialog.getByLabel(word('SysPalmRotten'), { exact: true })
  await type(dialog, 'SysPalmRaw', '6')
  await type(dialog, 'SysPalmUnripe', '4')
  await expect.poll(() => ripe.inputValue()).toBe('90.00')
  await type(dialog, 'SysPalmRipe', '80')
  await type(dialog, 'SysPalmLoose', '2')
  await expect.poll(() => ripe.inputValue()).toBe('80.00')
  await dialog.getByRole('button', { name: word('ripeRest') }).click()
  await expect.poll(() => ripe.inputValue()).toBe('88.00')

  for (const typed of ['1,5', '85..5']) {
    await type(dialog, 'SysPalmRaw', typed)
    await dialog.getByText(t('v.notNumber')).waitFor()
    await raw.blur()
    expect(await raw.inputValue()).toBe(typed)
    await save.click()
    await expectFocus(raw)
  }
  for (const name of ['SysPalmUnripe', 'SysPalmLoose'] as const) await type(dialog, name, '')
  await type(dialog, 'SysPalmRipe', '80')
  await type(dialog, 'SysPalmRaw', '30.25')
  await dialog.getByText(t('v.notNumber')).waitFor({ state: 'detached' })
  await dialog.getByText('110.25%').waitFor()
  await dialog.getByText(word('overWhole')).waitFor()
  await type(dialog, 'SysPalmRotten', '100.01')
  await dialog.getByText(t('v.percentOver')).waitFor()
  await dialog.getByText(word('notCounted', { n: 1, count: 1 })).waitFor()
  await dialog.getByText('110.25%').waitFor()
  await save.click()
  await expect.poll(() => rotten.getAttribute('aria-invalid')).toBe('true')
  expect(await gradingsOf(truck)).toEqual([])
  await type(dialog, 'SysPalmRotten', '')

  // A return that is taken back leaves neither its reason nor its weight.
  await switchReturn(dialog, 'yes')
  await chooseReason(dialog, 'raw')
  await type(dialog, 'rejectWeight', '99999')
  await switchReturn(dialog, 'no')
  await save.click()
  const question = await openDialog(page, word('doubt.over', { n: '110.25' }))
  await question.getByRole('button', { name: word('doubt.over.yes') }).click()
  await waitForMessage(page, t('done.evaluated'))
  const kept = { ripe_percent: '80.00', raw_percent: '30.25', rotten_percent: null }
  const nothing = { is_return: false, return_reason: null, reject_weight_kg: '0.00' }
  expect((await gradingsOf(truck))[0]).toMatchObject({ ...kept, ...nothing })
})

test('the return percent and rate are shown once the truck is weighed out and its light weight is known', async () => {
  const { page, trucks } = await openTrucks(browser, as, [{}, { weightOut: null }, {}])
  const [out, inYard, unknown] = trucks as [Truck, Truck, Truck]
  for (const truck of [out, inYard]) await saveVehicle(truck.plate, 9000)
  for (const [truck, words, reason, rate] of [
    [out, word('returned.known', { percent: '2.39', rate: '0.20' }), 'low', '0.20'],
    [inYard, word('returned.notWeighedOut'), 'raw', null],
    [unknown, word('returned.noTare', { plate: unknown.plate, rate: '0.00' }), 'low', '0.00'],
  ] as const) {
    const dialog = await gradeNext(page, truck)
    await dialog.getByText(word('returned.notReturned')).waitFor()
    await switchReturn(dialog, 'yes')
    await dialog.getByText(words).waitFor()
    await chooseReason(dialog, reason)
    await dialog.getByRole('button', { name: word('saveAndValue') }).click()
    await saveBlank(page)
    await waitForMessage(page, t('done.valued'))
    await dialog.waitFor({ state: 'detached' })
    expect((await valuationsOf(truck))[0]?.return_rate).toBe(rate)
    expect((await gradingsOf(truck))[0]?.return_reason).toBe(reason)
  }
})

const TYPED = {
  SysPalmRipe: '61.25',
  SysPalmRotten: '1',
  SysPalmUnripe: '12.5',
  SysPalmUndersize: '2.75',
  SysPalmRaw: '3.1',
  SysContaminants: '0.4',
  SysPalmLoose: '5',
  SysLongBunchStalk: '6.05',
  SysPalmOverripe: '7.95',
  SysBunchWeight: '14.35',
  SysPalmPriceBunch: '0.15',
  SysPalmPriceLoose: '7.2',
  SysLandNumber: 'แปลง 3 ควนยาง',
  SysProductType: 'ทะลายคัด',
  SysRSPO: 'RSPO-2569-001',
  SysOrderName: 'โรงกลั่นใต้',
  SysCarLicense: '81-9999 กระบี่',
}
const KEPT = {
  ripe_percent: '61.25',
  rotten_percent: '1.00',
  unripe_percent: '12.50',
  undersize_percent: '2.75',
  raw_percent: '3.10',
  contaminants_percent: '0.40',
  loose_percent: '5.00',
  long_stalk_percent: '6.05',
  overripe_percent: '7.95',
  bunch_weight_kg: '14.35',
  bunch_price_per_kg: '0.15',
  loose_price_per_kg: '7.20',
  land_number: 'แปลง 3 ควนยาง',
  product_type: 'ทะลายคัด',
  rspo_number: 'RSPO-2569-001',
  buyer_name: 'โรงกลั่นใต้',
  car_license: '81-9999 กระบี่',
}

/** The grade dialog of a truck of its own. */
async function openGrade() {
  const { page, truck } = await openTrucks(browser, as)
  return { page, truck, dialog: await gradeNext(page, truck) }
}

/** The chosen grade, and the least and the most of those to choose from. */
async function gradesOf(dialog: Locator): Promise<(number | undefined)[]> {
  const group = dialog.getByRole('radiogroup', { name: t('term.grade') })
  const grades = (await group.locator('label').allTextContents()).map(Number)
  const chosen = await group.locator('input:checked').getAttribute('value')
  return [Number(chosen), grades[0], grades.at(-1)]
}

async function switchReturn(dialog: Locator, to: 'yes' | 'no'): Promise<void> {
  const group = dialog.getByRole('radiogroup', { name: t('term.return') })
  await group.getByText(word(`return.${to}`), { exact: true }).click()
}

function special(dialog: Locator): Locator {
  return dialog.getByRole('switch', { name: word('specialCase') })
}

/** Types into the field named by a word; that of a price has its unit in its name. */
async function type(dialog: Locator, key: Under<'evaluation'>, text: string): Promise<void> {
  const isPrice = key.startsWith('SysPalmPrice')
  const unit = isPrice ? ` (${t('term.bahtPerKg')})` : `( \\(${t('term.kg')}\\))?`
  const label = isPrice ? `${word(key)}${unit}` : new RegExp(`^${word(key)}${unit}( \\*)?$`)
  await dialog.getByRole('textbox', { name: label, exact: true }).fill(text)
}
