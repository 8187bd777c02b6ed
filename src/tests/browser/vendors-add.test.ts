import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { setKeeper } from '../../master-data/reads/keeper.ts'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { openTestDatabase } from '../database.ts'
import { addCustomer, addVendor, buildMill } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { waitForMessage } from './messages.ts'
import { openMenu, rowOf } from './rows.ts'
import { t } from './translate.ts'
import { visit, waitUntilClickable } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const { officers } = await buildMill()
const renamed = await addVendor()
const { account_number: taken } = await db()
  .selectFrom('vendors')
  .select('account_number')
  .where('id', '=', renamed.id)
  .executeTakeFirstOrThrow()
await addCustomer('30001')

afterEach(() => setKeeper('forms'))

test('a vendor is added with code and name by keyboard, stands marked in the list, and is offered its link', async () => {
  const { page, dialog } = await openNew()
  expect(await field(dialog, 'vendor.code').inputValue()).toMatch(/^V\d{5}$/)
  const code = await field(dialog, 'vendor.code').inputValue()
  await expectAccessible(page)
  await page.keyboard.type('ลานเทบ้านใหม่')
  await page.keyboard.press('Enter')
  const row = rowOf(page, 'ลานเทบ้านใหม่')
  await expect.poll(() => row.getAttribute('data-current')).toBe('true')
  await expect.poll(() => page.url()).toContain(`account=${code}`)
  const said = page
    .getByRole('alert')
    .filter({ hasText: t('done.recordAdded', { name: 'ลานเทบ้านใหม่' }) })
  await said.getByRole('button', { name: t('vendor.link') }).click()
  await page
    .getByRole('dialog', { name: t('vendor.link.title', { vendor: 'ลานเทบ้านใหม่' }) })
    .waitFor()
})

test('all that is known of it is saved at once; a code that stands is refused at its field', async () => {
  const { dialog, page } = await openNew()
  await field(dialog, 'vendor.name').fill('สวนรวมใจ')
  await field(dialog, 'vendor.code').fill(taken.toLowerCase())
  await field(dialog, 'vendor.add.newAvl').fill('30002')
  expect(await field(dialog, 'term.avlName').inputValue()).toBe('สวนรวมใจ')
  await dialog.getByLabel(t('vendor.finance.bank')).selectOption('ธ.ก.ส.')
  await field(dialog, 'vendor.finance.account').fill('012345678901')
  await dialog.getByRole('combobox', { name: t('vendor.setUp.d7') }).fill('D7-001')
  await dialog.getByRole('option', { name: 'D7-001' }).click()
  await dialog.getByRole('button', { name: t('ui.save') }).click()
  await dialog
    .getByText(new RegExp(`${taken} เป็นของ`))
    .first()
    .waitFor()
  browser.errors.expect(/status of 400/)
  await field(dialog, 'vendor.code').fill('V70001')
  await dialog.getByRole('button', { name: t('ui.save') }).click()
  await rowOf(page, 'สวนรวมใจ').getByText('30002').first().waitFor()
  await rowOf(page, 'สวนรวมใจ').getByText('D7-001').first().waitFor()
})

test('a customer that the scale has sent is chosen, and what is typed comes back after a reload', async () => {
  const { dialog, page } = await openNew()
  await field(dialog, 'vendor.name').fill('ลานกลับมา')
  await dialog.getByRole('combobox', { name: t('vendor.add.avl') }).fill('30001')
  await dialog.getByRole('option', { name: /^30001/ }).click()
  expect(await field(dialog, 'vendor.add.newAvl').count()).toBe(0)
  await page.waitForFunction(() =>
    Object.values(localStorage).some((kept) => String(kept).includes('30001')),
  )
  await page.reload()
  await expect.poll(() => field(dialog, 'vendor.name').inputValue()).toBe('ลานกลับมา')
  await dialog.getByRole('button', { name: t('ui.save') }).click()
  await rowOf(page, 'ลานกลับมา').getByText('30001').first().waitFor()
})

test('a customer is added before its first truck, and a vendor can be linked to it', async () => {
  const page = await openList(50)
  await page.getByRole('button', { name: t('vendor.addCustomer') }).click()
  const dialog = page.getByRole('dialog', { name: t('vendor.addCustomer') })
  await waitUntilClickable(dialog)
  await expectAccessible(page)
  await field(dialog, 'term.avl').fill('30001')
  await field(dialog, 'term.avlName').fill('สวนปลายคลอง')
  await page.keyboard.press('Enter')
  await dialog
    .getByText(/30001 เป็นของ/)
    .first()
    .waitFor()
  browser.errors.expect(/status of 400/)
  await field(dialog, 'term.avl').fill('30077')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await waitForMessage(page, t('done.recordAdded', { name: 'สวนปลายคลอง' }))
  await page.getByRole('button', { name: t('vendor.add') }).click()
  const vendor = page.getByRole('dialog', { name: t('vendor.add') })
  await vendor.getByRole('combobox', { name: t('vendor.add.avl') }).fill('30077')
  await vendor.getByRole('option', { name: '30077 · สวนปลายคลอง' }).waitFor()
  await vendor.getByRole('combobox', { name: t('vendor.add.avl') }).fill(renamed.avl)
  await vendor.getByText(t('vendor.add.avlNone')).waitFor()
})

test('a vendor is renamed from its menu', async () => {
  const page = await openList(50)
  await openMenu(page, renamed.name)
  await page.getByRole('menuitem', { name: t('vendor.rename') }).click()
  const dialog = page.getByRole('dialog')
  await waitUntilClickable(dialog)
  await field(dialog, 'vendor.name').fill('ชื่อใหม่ของลาน')
  await page.keyboard.press('Enter')
  await rowOf(page, 'ชื่อใหม่ของลาน').waitFor()
})

test('where an ERP keeps vendors, and for who only buys, there is nothing to press', async () => {
  const button = (page: Page) =>
    page.getByRole('button', {
      name: new RegExp(`${t('vendor.add')}|${t('vendor.addCustomer')}`),
    })
  const buying = await openList(51)
  expect(await button(buying).count()).toBe(0)
  setKeeper('erp')
  const managing = await openList(50)
  expect(await button(managing).count()).toBe(0)
})

async function openList(role: Role): Promise<Page> {
  const page = await browser.open({ as: officers[role] })
  await visit(page, '/Controller/vendor')
  return page
}

async function openNew() {
  const page = await openList(50)
  await page.getByRole('button', { name: t('vendor.add') }).click()
  const dialog = page.getByRole('dialog', { name: t('vendor.add') })
  await waitUntilClickable(dialog)
  return { page, dialog }
}

function field(
  dialog: ReturnType<Page['getByRole']>,
  key:
    | 'vendor.code'
    | 'vendor.name'
    | 'vendor.add.newAvl'
    | 'term.avl'
    | 'term.avlName'
    | 'vendor.finance.account',
) {
  return dialog.getByRole('textbox', { name: t(key) })
}
