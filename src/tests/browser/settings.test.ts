import { expect, test } from 'vitest'
import { settingsOn } from '../../settings/reads/settings-on.ts'
import { signInEveryRole } from '../server.ts'
import { openBrowser } from './browser.ts'
import { t } from './translate.ts'
import { waitUntilClickable } from './visit.ts'

const browser = await openBrowser()
const officers = await signInEveryRole()

test('an administrator sets the greatest weight of a truck from a day on, and a wrong value is said at its field', async () => {
  const page = await browser.open({ as: officers[1], at: '/Controller/settings' })
  const name = t('setting.greatestTruckWeight')
  const row = page.getByRole('row', { name })
  await row.getByRole('button', { name: t('ui.edit') }).click()
  const dialog = page.getByRole('dialog', { name })
  await waitUntilClickable(dialog)
  const value = dialog.getByRole('textbox', { name: t('settings.newValue') })
  const from = dialog.getByRole('textbox', { name: t('settings.from') })
  await value.fill('500')
  await from.fill('1/12/2569')
  const save = dialog.getByRole('button', { name: t('ui.save') })
  await save.click()
  const wrong = t('setting.value', { min: '10,001', max: '200,000', decimals: 0 })
  await dialog.getByText(wrong).first().waitFor()
  browser.errors.expect(/400 \(Bad Request\).*SaveSetting/)
  await value.fill('60000')
  await save.click()
  await dialog.waitFor({ state: 'detached' })
  await row.getByText('60,000').waitFor()
  expect((await settingsOn('2026-11-30')).greatestTruckWeight).toBe(80_000)
  expect((await settingsOn('2026-12-01')).greatestTruckWeight).toBe(60_000)
})
