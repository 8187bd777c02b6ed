import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { keeper } from '../../master-data/reads/keeper.ts'
import type { Role } from '../../platform/roles.ts'
import { addCustomer, addVendor, buildMill } from '../fixture.ts'
import { rowOf as storedRow } from '../rows.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { waitForMessage } from './messages.ts'
import { openMenu, rowOf } from './rows.ts'
import { t } from './translate.ts'
import { openDialog, visit } from './visit.ts'

const browser = await openBrowser()
const { officers } = await buildMill()
const renamed = await addVendor()
const { account_number: taken } = await storedRow('vendors', { id: renamed.id })
await addCustomer('30001')

afterEach(() => keeper.set('forms'))

test('a vendor is added by keyboard, marked and offered its link; another with all that is known of it', async () => {
  const page = await openList(50)
  const dialog = await pressAdd(page)
  expect(await field(dialog, 'vendor.code').inputValue()).toMatch(/^V\d{5}$/)
  const code = await field(dialog, 'vendor.code').inputValue()
  await expectAccessible(page)
  await page.keyboard.type('ลานเทบ้านใหม่')
  await page.keyboard.press('Enter')
  const row = rowOf(page, 'ลานเทบ้านใหม่')
  await expect.poll(() => row.getAttribute('data-current')).toBe('true')
  await expect.poll(() => page.url()).toContain(`account=${code}`)
  const message = page
    .getByRole('alert')
    .filter({ hasText: t('done.recordAdded', { name: 'ลานเทบ้านใหม่' }) })
  await message.getByRole('button', { name: t('vendor.link') }).click()
  const title = t('vendor.link.title', { vendor: 'ลานเทบ้านใหม่' })
  await page.getByRole('dialog', { name: title }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await pressAdd(page)
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

test('a customer that the scale has sent is chosen, which a reload keeps; one is added before its first truck', async () => {
  const page = await openList(50)
  const adding = await pressAdd(page)
  await field(adding, 'vendor.name').fill('ลานกลับมา')
  await adding.getByRole('combobox', { name: t('vendor.add.avl') }).fill('30001')
  await adding.getByRole('option', { name: /^30001/ }).click()
  expect(await field(adding, 'vendor.add.newAvl').count()).toBe(0)
  await page.waitForFunction(() =>
    Object.values(localStorage).some((kept) => String(kept).includes('30001')),
  )
  await page.reload()
  await expect.poll(() => field(adding, 'vendor.name').inputValue()).toBe('ลานกลับมา')
  await adding.getByRole('button', { name: t('ui.save') }).click()
  await rowOf(page, 'ลานกลับมา').getByText('30001').first().waitFor()

  await page.getByRole('button', { name: t('vendor.addCustomer') }).click()
  const dialog = await openDialog(page, t('vendor.addCustomer'))
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

test('a vendor is renamed from its menu; where an ERP keeps them, and for who only buys, there is nothing to press', async () => {
  const page = await openList(50)
  await openMenu(page, renamed.name)
  await page.getByRole('menuitem', { name: t('vendor.rename') }).click()
  const renaming = await openDialog(page)
  await field(renaming, 'vendor.name').fill('ชื่อใหม่ของลาน')
  await page.keyboard.press('Enter')
  await rowOf(page, 'ชื่อใหม่ของลาน').waitFor()

  const add = new RegExp(`${t('vendor.add')}|${t('vendor.addCustomer')}`)
  const buying = await openList(51)
  expect(await buying.getByRole('button', { name: add }).count()).toBe(0)
  keeper.set('erp')
  await visit(page, '/Controller/vendor')
  expect(await page.getByRole('button', { name: add }).count()).toBe(0)
})

async function openList(role: Role): Promise<Page> {
  return browser.open({ as: officers[role], at: '/Controller/vendor' })
}

async function pressAdd(page: Page) {
  await page.getByRole('button', { name: t('vendor.add') }).click()
  return openDialog(page, t('vendor.add'))
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
