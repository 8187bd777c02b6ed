import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../database.ts'
import { addVendor, buildMill, type TicketFacts } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { expectFocus } from './focus.ts'
import { waitForMessage } from './messages.ts'
import { choiceOf, chooseReason, otherReason, reasonsOf } from './reasons.ts'
import { t, type Under } from './translate.ts'
import {
  gradeDialog,
  gradingsOf,
  listAddress,
  saveBlank,
  type Truck,
  valuationsOf,
  visitTickets,
  weighTruck,
} from './trucks.ts'
import { waitUntilClickable, waitUntilIdle } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const mill = await buildMill()
const word = (name: Under<'evaluation'>, values = {}) => t(`evaluation.${name}`, values)
const notOut = word('returned.notWeighedOut')
const known = (percent: string, rate: string) => word('returned.known', { percent, rate })
const noTare = (plate: string) => word('returned.noTare', { plate, rate: '0.00' })

test('returning palm begins at 10 and offers 10 to 23, and back again', async () => {
  const { dialog } = await openGrade()
  await expect.poll(() => gradesOf(dialog)).toEqual([18, 18, 24])
  await switchReturn(dialog, 'yes')
  await expect.poll(() => gradesOf(dialog)).toEqual([10, 10, 23])
  await special(dialog).click()
  await expect.poll(() => gradesOf(dialog)).toEqual([10, 10, 24])
  await dialog.getByText('24', { exact: true }).first().click()
  await expect.poll(() => gradesOf(dialog)).toEqual([24, 10, 24])
  await special(dialog).click()
  await expect.poll(() => gradesOf(dialog)).toEqual([10, 10, 23])
  await switchReturn(dialog, 'no')
  await expect.poll(() => gradesOf(dialog)).toEqual([24, 18, 24])
})

test('a grade that was chosen stays when palm goes back and when it does not', async () => {
  const { dialog } = await openGrade()
  await dialog.getByText('21', { exact: true }).first().click()
  await switchReturn(dialog, 'yes')
  await expect.poll(() => gradesOf(dialog)).toEqual([21, 10, 23])
  await switchReturn(dialog, 'no')
  await expect.poll(() => gradesOf(dialog)).toEqual([21, 18, 24])
})

test('another reason is written at once', async () => {
  const { page, dialog } = await openGrade()
  await switchReturn(dialog, 'yes')
  await chooseReason(dialog, 'other')
  await expectFocus(otherReason(dialog))
  await dialog.getByRole('button', { name: word('saveGrade') }).click()
  await dialog.getByText(t('v.reasonText')).waitFor()
  await expectFocus(otherReason(dialog))
  await page.keyboard.type('ทะลายเปล่า')
  await expect.poll(() => otherReason(dialog).inputValue()).toBe('ทะลายเปล่า')
})

test('the special case opens 10 to 24 without a return, and what it allowed goes with it', async () => {
  const { dialog } = await openGrade()
  await special(dialog).click()
  await expect.poll(() => gradesOf(dialog)).toEqual([18, 10, 24])
  await dialog.getByText('12', { exact: true }).first().click()
  await special(dialog).click()
  await expect.poll(() => gradesOf(dialog)).toEqual([18, 18, 24])
})

test('everything that is typed of a returned load is kept as it was typed', async () => {
  const { page, dialog, truck } = await openGrade({}, 6000)
  await dialog.getByText('20', { exact: true }).first().click()
  await switchReturn(dialog, 'yes')
  await dialog.getByText('14', { exact: true }).first().click()
  await chooseReason(dialog, 'other')
  await otherReason(dialog).fill('ทะลายเปล่าปนมา')
  await type(dialog, 'rejectWeight', '1250.5')
  await special(dialog).click()
  await dialog.getByRole('button', { name: word('details') }).click()
  for (const [name, typed] of Object.entries(TYPED)) {
    await type(dialog, name as keyof typeof TYPED, typed)
  }
  await dialog.getByRole('button', { name: word('SysIsWatering') }).click()
  await dialog.getByRole('button', { name: word('saveGrade') }).click()
  await waitForMessage(page, t('done.evaluated'))
  const [grading] = await gradingsOf(truck)
  expect(grading).toMatchObject({
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

test('each reason is a button, and kept as its code', async () => {
  for (const name of ['low', 'raw'] as const) {
    const { page, dialog, truck } = await openGrade()
    await switchReturn(dialog, 'yes')
    const all = (['low', 'raw', 'other'] as const).map(choiceOf)
    expect(await reasonsOf(dialog, word('reason')).getByRole('radio').allTextContents()).toEqual(
      all,
    )
    await chooseReason(dialog, name)
    await save(dialog)
    await waitForMessage(page, t('done.evaluated'))
    expect((await gradingsOf(truck))[0]?.return_reason).toBe(name)
  }
})

test('what a return lacks or has too much of is refused at its field before it is sent', async () => {
  const { page, dialog, truck } = await openGrade()
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await switchReturn(dialog, 'yes')
  await type(dialog, 'rejectWeight', '15230')
  await dialog.getByText(t('v.rejectWeight', { kg: '15,230' })).waitFor()
  await dialog.getByRole('button', { name: word('saveGrade') }).click()
  await dialog.getByText(t('v.returnReason')).waitFor()
  const weight = dialog.getByRole('textbox', { name: word('rejectWeight') })
  for (const field of [reasonsOf(dialog, word('reason')), weight]) {
    expect(await field.getAttribute('aria-invalid')).toBe('true')
  }
  await chooseReason(dialog, 'low')
  await type(dialog, 'rejectWeight', '-1')
  await dialog.getByRole('button', { name: word('saveGrade') }).click()
  await dialog.getByText(t('v.returnReason')).waitFor({ state: 'detached' })
  await dialog.getByText(t('v.negative')).waitFor()
  expect(sent.filter((path) => path.endsWith('/evaluate'))).toEqual([])
  await type(dialog, 'rejectWeight', '15229.99')
  await save(dialog)
  await waitForMessage(page, t('done.evaluated'))
  expect((await gradingsOf(truck))[0]?.reject_weight_kg).toBe('15229.99')
})

test('a return that is taken back leaves neither its reason nor its weight', async () => {
  const { page, dialog, truck } = await openGrade()
  await switchReturn(dialog, 'yes')
  await chooseReason(dialog, 'raw')
  await type(dialog, 'rejectWeight', '99999')
  await switchReturn(dialog, 'no')
  await save(dialog)
  await waitForMessage(page, t('done.evaluated'))
  const nothing = { is_return: false, return_reason: null, reject_weight_kg: '0.00' }
  expect((await gradingsOf(truck))[0]).toMatchObject(nothing)
})

test('percents over the whole are asked about once, one over 100 is refused while it is typed', async () => {
  const { page, dialog, truck } = await openGrade()
  await type(dialog, 'SysPalmRipe', '80')
  await type(dialog, 'SysPalmRaw', '30.25')
  await dialog.getByText(`110.25% ${word('overWhole')}`).waitFor()
  await type(dialog, 'SysPalmRotten', '100.01')
  await dialog.getByText(t('v.percentOver')).waitFor()
  await dialog.getByText(word('notCounted', { n: 1, count: 1 })).waitFor()
  await dialog.getByText(`110.25% ${word('overWhole')}`).waitFor()
  await dialog.getByRole('button', { name: word('saveGrade') }).click()
  const field = dialog.getByLabel(word('SysPalmRotten'), { exact: true })
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  expect(await gradingsOf(truck)).toEqual([])
  await type(dialog, 'SysPalmRotten', '')
  await dialog.getByRole('button', { name: word('saveGrade') }).click()
  const question = page.getByRole('dialog', { name: word('doubt.over', { n: '110.25' }) })
  await waitUntilClickable(question)
  await question.getByRole('button', { name: word('doubt.over.yes') }).click()
  await waitForMessage(page, t('done.evaluated'))
  const kept = { ripe_percent: '80.00', raw_percent: '30.25', rotten_percent: null }
  expect((await gradingsOf(truck))[0]).toMatchObject(kept)
})

test('what is no number stays, is refused in words, and is not saved', async () => {
  const { dialog, truck } = await openGrade()
  const field = dialog.getByLabel(word('SysPalmRaw'), { exact: true })
  for (const typed of ['1,5', '85..5']) {
    await type(dialog, 'SysPalmRaw', typed)
    await dialog.getByText(t('v.notNumber')).waitFor()
    await field.blur()
    expect(await field.inputValue()).toBe(typed)
    await dialog.getByRole('button', { name: word('saveGrade') }).click()
    await expectFocus(field)
  }
  expect(await gradingsOf(truck)).toEqual([])
  await type(dialog, 'SysPalmRaw', '1.5')
  await dialog.getByText(t('v.notNumber')).waitFor({ state: 'detached' })
})

test('ripe is the rest of the load until it is typed', async () => {
  const { dialog } = await openGrade()
  const ripe = dialog.getByLabel(word('SysPalmRipe'), { exact: true })
  await type(dialog, 'SysPalmRaw', '6')
  await type(dialog, 'SysPalmUnripe', '4')
  await expect.poll(() => ripe.inputValue()).toBe('90.00')
  await type(dialog, 'SysPalmRipe', '80')
  await type(dialog, 'SysPalmLoose', '2')
  await expect.poll(() => ripe.inputValue()).toBe('80.00')
  await dialog.getByRole('button', { name: word('ripeRest') }).click()
  await expect.poll(() => ripe.inputValue()).toBe('88.00')
})

test.each([
  ['the special case', (dialog: Locator) => special(dialog).click()],
  ['the return', (dialog: Locator, on: boolean) => switchReturn(dialog, on ? 'yes' : 'no')],
])('switching %s off says that it changes the chosen grade', async (_, press) => {
  const { dialog } = await openGrade()
  await press(dialog, true)
  await dialog.getByText('12', { exact: true }).first().click()
  await press(dialog, false)
  const said = word('gradeReplaced', { from: 12, to: 18, min: 18, max: 24 })
  await dialog.getByText(said).waitFor()
  await dialog.getByText('20', { exact: true }).first().click()
  await dialog.getByText(said).waitFor({ state: 'hidden' })
})

test.each([
  ['where the light weight is known', {}, 9000, () => known('2.39', '0.20'), '0.20'],
  ['not before it is weighed out', { weightOut: null }, 9000, () => notOut, null],
  ['not without a light weight', {}, undefined, noTare, '0.00'],
] as const)('the return percent and rate are shown %s', async (_, facts, tare, words, rate) => {
  const { page, dialog, truck } = await openGrade(facts, tare)
  await dialog.getByText(word('returned.notReturned')).waitFor()
  await switchReturn(dialog, 'yes')
  await dialog.getByText(words(truck.plate)).waitFor()
  await chooseReason(dialog, 'low')
  await save(dialog, 'saveAndValue')
  await waitForMessage(page, t('done.valued'))
  expect((await valuationsOf(truck))[0]?.return_rate).toBe(rate)
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

/** The grade dialog of a truck of its own; `tare` is the light weight of its vehicle, in kg. */
async function openGrade(facts: Partial<TicketFacts> = {}, tare?: number) {
  const vendor = await addVendor()
  const truck = await weighTruck(vendor, facts)
  if (tare !== undefined) await setTare(truck, tare)
  const page = await browser.open({ as: mill.officers[52] })
  await visitTickets(page, listAddress(vendor))
  await page.getByRole('button', { name: word('next') }).click()
  const dialog = gradeDialog(page, truck)
  await dialog.waitFor()
  await waitUntilIdle(page)
  return { page, dialog, truck }
}

async function setTare({ plate: registration }: Truck, tare_kg: number): Promise<void> {
  await db()
    .insertInto('vehicles')
    .values({ registration, tare_kg })
    .onConflict((on) => on.column('registration').doUpdateSet({ tare_kg }))
    .execute()
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

/** Saves, and says that the composition is blank on purpose. */
async function save(dialog: Locator, button: 'saveGrade' | 'saveAndValue' = 'saveGrade') {
  await dialog.getByRole('button', { name: word(button) }).click()
  await saveBlank(dialog.page())
}

/** Types into the field named by a word; that of a price has its unit in its name. */
async function type(dialog: Locator, key: Under<'evaluation'>, text: string): Promise<void> {
  const isPrice = key.startsWith('SysPalmPrice')
  const unit = isPrice ? ` (${t('term.bahtPerKg')})` : `( \\(${t('term.kg')}\\))?`
  const label = isPrice ? `${word(key)}${unit}` : new RegExp(`^${word(key)}${unit}( \\*)?$`)
  await dialog.getByRole('textbox', { name: label, exact: true }).fill(text)
}
