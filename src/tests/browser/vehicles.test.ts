import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { WordKey } from '../../platform/catalogue.ts'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { weighedVehicles } from '../../vehicles/reads.ts'
import { pullRegistrations } from '../../vehicles/writes/register.ts'
import { saveWeight } from '../../vehicles/writes/save-weight.ts'
import { buildMill, saveVehicle, weighTicket } from '../fixture.ts'
import { updateRows } from '../rows.ts'
import { contextOf } from '../server.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { waitForMessage } from './messages.ts'
import { openMenu, rowOf } from './rows.ts'
import { t } from './translate.ts'
import { openDialog, pushAddress, waitUntilClickable, waitUntilIdle } from './visit.ts'

const SCREEN = '/Controller/carLicenseLight'
const browser = await openBrowser()
const mill = await buildMill()
const ctx = contextOf(mill.officers[51])
const OFF = '80-0002 กระบี่'
const [steady, waiting] = [await vehicle('80-0001 ตรัง', 6000), await vehicle('81-0001 ตรัง')]
await vehicle(OFF, 6000)
await goesOut('80-0001 ตรัง', 6100)
await goesOut(OFF, 6250)
await goesOut('81-0001 ตรัง', 7500)

/** A vehicle of the registry, with that tare where one is said. */
async function vehicle(registration: string, Weight?: number) {
  await saveVehicle(registration)
  await updateRows('vehicles', { registration }, { customer_id: mill.vendor.customerId })
  await pullRegistrations({}, ctx)
  const { id } = await db()
    .selectFrom('vehicles')
    .select('id')
    .where('registration', '=', registration)
    .executeTakeFirstOrThrow()
  await saveWeight({ VehicleLightUUID: id, Weight }, ctx)
  return { id, plate: registration }
}

async function goesOut(registration: string, weightOut: number): Promise<void> {
  const id = await weighTicket({ customerId: mill.vendor.customerId, weightOut })
  await db().updateTable('weigh_tickets').set({ registration }).where('id', '=', id).execute()
}

async function open(address = SCREEN, role: Role = 51, touch = false): Promise<Page> {
  return browser.open({ as: mill.officers[role], touch, at: address })
}

const at = (plate: string) => `${SCREEN}?plate=${encodeURIComponent(plate)}`

/** What stands in the database for a plate; undefined without a tare. */
async function tareOf(plate: string): Promise<number | undefined> {
  const [kept] = await weighedVehicles({ filterSearch: plate })
  return kept && Number(kept.LightWeight)
}

async function edit(page: Page, plate: string) {
  await (await openMenu(page, plate)).filter({ hasText: t('ui.edit') }).click()
  return openDialog(page, t('light.edit.title', { plate }))
}

const press = (page: Page, key: WordKey) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: t(key) })
    .click()

test('the list follows colleagues, marks what goes out more than 3 % off its tare, and edits by a double press', async () => {
  const page = await open()
  const off = rowOf(page, OFF)
  await off.getByText('+4.17').waitFor()
  await off.getByText(t('light.difference.off', { max: 3 })).waitFor()
  const { id } = await vehicle('92-0001 ตรัง')
  await saveWeight({ VehicleLightUUID: id, Weight: 4444 }, ctx)
  await rowOf(page, '92-0001 ตรัง').getByText('4,444').waitFor()
  const quiet = rowOf(page, steady.plate)
  await quiet.getByText('+1.67').waitFor()
  await expect.poll(() => quiet.getByText(t('light.difference.off', { max: 3 })).count()).toBe(0)
  await page.getByRole('button', { name: t('light.which.off', { max: 3 }) }).click()
  await quiet.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  expect(new URL(page.url()).search).toBe('?which=off')
  await page.reload()
  await off.waitFor()
  await expect.poll(() => page.getByRole('row').count()).toBe(2)

  await off.hover()
  const name = t('ui.actionOf', { action: t('ui.edit'), name: OFF })
  // No button covers when the vehicle last went out.
  await expect.poll(() => page.getByRole('button', { name }).count()).toBe(0)
  await off.dblclick()
  await page.getByRole('dialog', { name: t('light.edit.title', { plate: OFF }) }).waitFor()
})

test('a weight is added with the keyboard alone to a vehicle that is looked up; a press takes vehicles in', async () => {
  const page = await open()
  await press(page, 'light.add')
  const dialog = await openDialog(page, t('light.add.title'))
  await waitUntilIdle(page)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => dialog.getByText(t('v.tare')).count()).toBe(1)
  await dialog.getByText(t('v.vehicle')).waitFor()
  await dialog.getByRole('combobox').fill('81-')
  await dialog.locator('[data-combobox-selected]', { hasText: waiting.plate }).waitFor()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => dialog.getByRole('combobox').inputValue())
    .toContain(`${waiting.plate} · ${mill.vendor.avl}`)
  await dialog.getByText(t('light.outsOnly', { n: 1, kg: '7,500' })).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.type('99999999')
  await page.keyboard.press('Enter')
  await dialog.getByText(t('v.tareMost')).waitFor()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('999')
  await page.keyboard.press('Enter')
  await dialog.getByText(t('v.tareMin')).waitFor()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('7250')
  await dialog.getByText(t('light.lastOuts', { n: 1, kg: '7,500', percent: '+3.45' })).waitFor()
  await page.keyboard.press('Enter')
  await waitForMessage(page, t('done.lightSaved'))
  await rowOf(page, waiting.plate).getByText('7,250').waitFor()
  expect(await tareOf(waiting.plate)).toBe(7250)

  for (const plate of ['90-0001 พังงา', '90-0002 พังงา']) await saveVehicle(plate)
  await press(page, 'light.pull')
  await waitForMessage(page, t('done.registrations', { n: 2 }))
  await press(page, 'light.pull')
  await waitForMessage(page, t('done.registrations', { n: 0 }))
})

test('closing a dialog that gets no answer ends no wait but its own', async () => {
  const page = await open()
  await page.route('**/ProcessVehicleLight', () => {}, { times: 1 })
  await page.getByRole('button', { name: t('light.pull') }).click()
  const slow = page.getByRole('alert').filter({ hasText: t('sys.slow') })
  const unsure = page.getByRole('alert').filter({ hasText: t('sys.networkUnsure') })
  await slow.waitFor()
  const dialog = await edit(page, steady.plate)
  await page.route('**/SaveVehicleWeight', () => {}, { times: 1 })
  await dialog.getByRole('textbox', { name: t('term.tare') }).fill('6,050')
  await dialog.getByRole('button', { name: t('ui.save') }).click()
  await expect.poll(() => slow.count()).toBe(2)
  await page.keyboard.press('Escape')
  await unsure.first().waitFor()
  await expect.poll(() => slow.count()).toBe(1)
  expect(await unsure.count()).toBe(1)
  await slow.getByRole('button', { name: t('ui.stopWaiting') }).click()
  await expect.poll(() => unsure.count()).toBe(2)
})

test('what a colleague saved meanwhile shows with who and when; a weight is taken away after a question', async () => {
  const { plate } = await vehicle('82-0001 ตรัง', 5000)
  const page = await open()
  const dialog = await edit(page, steady.plate)
  const weight = dialog.getByRole('textbox', { name: t('term.tare') })
  await weight.fill('6,150')
  await saveWeight({ VehicleLightUUID: steady.id, Weight: 6080 }, contextOf(mill.officers[50]))
  const save = dialog.getByRole('button', { name: t('ui.save') })
  await save.click()
  const { firstName, lastName } = mill.officers[50]
  await dialog.getByText(new RegExp(`${firstName} ${lastName} .*\\d{2}:\\d{2}`)).waitFor()
  browser.errors.expect(/status of 409 .*SaveVehicleWeight/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('ui.latest') }).click()
  await dialog.getByText(t('ui.latest.loaded')).waitFor()
  await dialog.getByText(t('ui.latest.value', { value: '6,080' })).waitFor()
  await expect.poll(() => weight.inputValue()).toBe('6150')
  expect(await tareOf(steady.plate)).toBe(6080)
  await save.click()
  await waitForMessage(page, t('done.lightSaved'))
  await rowOf(page, steady.plate).getByText('6,150').waitFor()

  const remove = async () => {
    await (await openMenu(page, plate)).filter({ hasText: t('ui.delete') }).click()
  }
  await remove()
  const question = await openDialog(page, t('ask.lightDelete', { plate }))
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  expect(await tareOf(plate)).toBe(5000)
  await remove()
  await question.getByRole('button', { name: t('ui.delete') }).click()
  await waitForMessage(page, t('done.lightDeleted'))
  await rowOf(page, plate).waitFor({ state: 'detached' })
  await page.locator('tr[data-row]:focus').waitFor()
  expect(await tareOf(plate)).toBeUndefined()
})

test('an address that names a plate opens its weight, to edit or to add, or takes it in first', async () => {
  const page = await open(at(OFF))
  const kept = page.getByRole('dialog', { name: t('light.edit.title', { plate: OFF }) })
  await kept.getByText(t('light.lastOuts', { n: 1, kg: '6,250', percent: '+4.17' })).waitFor()
  await page.keyboard.press('Escape')
  await kept.waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')

  await saveVehicle('91-0001 พังงา')
  await pushAddress(page, at('91-0001 พังงา'))
  const adding = page.getByRole('dialog', { name: t('light.add.title') })
  await adding.getByText(t('light.unknown', { plate: '91-0001 พังงา' })).waitFor()
  await waitUntilClickable(adding)
  await expectAccessible(page)
  await adding.getByRole('button', { name: t('light.pull') }).click()
  await expect.poll(() => adding.getByRole('combobox').inputValue()).toContain('91-0001 พังงา')
  await waitUntilClickable(adding)
  await adding.getByRole('textbox', { name: t('term.tare') }).fill('5400')
  await adding.getByRole('button', { name: t('ui.save') }).click()
  await rowOf(page, '91-0001 พังงา').getByText('5,400').waitFor()
  await adding.waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')
})

test('its dialogs break no rule of accessibility on a tablet either', async () => {
  const page = await open(at(OFF), 50, true)
  const dialog = page.getByRole('dialog')
  for (const open of [
    () => dialog.waitFor(),
    () => press(page, 'light.add'),
    () => pushAddress(page, at('99-0000')),
  ]) {
    await open()
    await waitUntilClickable(dialog)
    await waitUntilIdle(page)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
})
