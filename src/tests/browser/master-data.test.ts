import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { keeper } from '../../master-data/reads/keeper.ts'
import type { Kind } from '../../master-data/rules.ts'
import { createRecord, updateRecord } from '../../master-data/writes/records.ts'
import { db } from '../../platform/db.ts'
import { buildMill } from '../fixture.ts'
import { contextOf } from '../server.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectFocus } from './focus.ts'
import { waitForMessage } from './messages.ts'
import { openMenu, rowOf } from './rows.ts'
import { t } from './translate.ts'
import { navigate, openDialog, pushAddress, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const { officers } = await buildMill()
const add = (kind: Exclude<Kind, `d${number}`>) => t(`masterData.add.${kind}`)

afterEach(() => keeper.set('forms'))

test('a product is added by keyboard from the list of products, stands there unpriced, and can be taken back', async () => {
  const page = await browser.open({ as: officers[50], at: '/Controller/product' })
  await page.getByRole('button', { name: add('product') }).click()
  const dialog = await openDialog(page, add('product'))
  await expectFocus(dialog.getByRole('textbox', { name: t('term.code') }))
  await page.keyboard.type('FFB-LOOSE')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ปาล์มร่วง')
  await page.keyboard.press('Enter')
  await waitForMessage(page, t('done.recordAdded', { name: 'ปาล์มร่วง' }))
  await rowOf(page, 'ปาล์มร่วง').getByText(t('prices.unset')).waitFor()
  await page.getByRole('button', { name: t('ui.undo') }).click()
  await waitForMessage(page, t('done.recordDeleted', { name: 'ปาล์มร่วง' }))
  await rowOf(page, 'ปาล์มร่วง').waitFor({ state: 'detached' })
})

test('the next code is proposed, one that stands is refused at its field, and what is typed outlives a reload', async () => {
  await record('warehouse', 'YARD-01', 'ลานเก่า', 'NBD')
  const page = await openKind('warehouse')
  const dialog = await openNew(page, add('warehouse'))
  const code = dialog.getByRole('textbox', { name: t('term.code') })
  await expect.poll(() => code.inputValue()).toBe('YARD-02')
  await expectFocus(dialog.getByRole('textbox', { name: t('masterData.name') }))
  await expectAccessible(page)
  await page.keyboard.type('ลานใหม่')
  await code.fill('yard-01')
  await page.keyboard.press('Enter')
  const taken = t('masterData.codeTaken', { code: 'YARD-01', name: 'ลานเก่า' })
  await dialog.getByText(taken).first().waitFor()
  await expectFocus(code)
  await code.fill('YARD-02')
  await page.keyboard.press('Enter')
  await waitForMessage(page, t('done.recordAdded', { name: 'ลานใหม่' }))
  await expect.poll(() => rowOf(page, 'ลานใหม่').getAttribute('data-current')).toBe('true')
  browser.errors.expect(/status of 400/)
  expect(await warehouse('YARD-02')).toMatchObject({ name: 'ลานใหม่', site_code: 'NBD' })

  await showKind(page, 'd4')
  const kept = await openNew(page, t('masterData.add.dimension', { n: 4 }))
  await kept.getByRole('textbox', { name: t('term.code') }).fill('NBD_RM77')
  await page.waitForFunction(() =>
    Object.values(localStorage).some((kept) => String(kept).includes('NBD_RM77')),
  )
  await page.reload()
  await expect
    .poll(() => kept.getByRole('textbox', { name: t('term.code') }).inputValue())
    .toBe('NBD_RM77')
})

test('a name is changed beside a colleague who was first; what nothing uses is deleted and brought back', async () => {
  const made = await record('site', 'S-REN', 'ชื่อเดิม')
  const page = await openKind('site')
  await rowOf(page, 'ชื่อเดิม').dblclick()
  const dialog = await openDialog(page, t('record.edit', { name: 'ชื่อเดิม' }))
  await updateRecord(
    { Kind: 'site', Code: 'S-REN', Name: 'ชื่อของเพื่อน', Version: made.Version },
    contextOf(officers[1]),
  )
  const name = dialog.getByRole('textbox', { name: t('masterData.name') })
  await name.fill('ชื่อของฉัน')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: t('ui.latest') }).click()
  await dialog.getByText(t('ui.latest.value', { value: 'ชื่อของเพื่อน' })).waitFor()
  await dialog.getByRole('button', { name: t('ui.save') }).click()
  await waitForMessage(page, t('done.saved'))
  await rowOf(page, 'ชื่อของฉัน').waitFor()
  browser.errors.expect(/status of 409/)

  await record('site', 'S-DEL', 'ไซต์ที่ไม่ใช้')
  await deleteRow(page, 'ไซต์ที่ไม่ใช้')
  await waitForMessage(page, t('done.recordDeleted', { name: 'ไซต์ที่ไม่ใช้' }))
  await rowOf(page, 'ไซต์ที่ไม่ใช้').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: t('ui.undo') }).click()
  await rowOf(page, 'ไซต์ที่ไม่ใช้').waitFor()
  const used = await siteName()
  await deleteRow(page, used)
  await page.getByText(/^ลบ NBD ไม่ได้ มีคลังอยู่ที่นี่/).waitFor()
  browser.errors.expect(/status of 400/)

  await showKind(page, 'numberSequence')
  await record('numberSequence', 'NBDPO-X', 'ชุดของเพื่อน')
  await rowOf(page, 'ชุดของเพื่อน').waitFor()
})

test('of messages under a resting pointer the newest shows with its undo, the oldest leaves for it, and the others go by themselves', async () => {
  const page = await openKind('product')
  const messageOf = (name: string) =>
    page.getByRole('status').filter({ hasText: t('done.recordAdded', { name }) })
  for (const name of ['ลาน 1', 'ลาน 2', 'ลาน 3', 'ลาน 4', 'ลาน 5']) {
    const verb = add('product')
    await page.getByRole('button', { name: verb }).press('Enter')
    const dialog = await openDialog(page, verb)
    await dialog.getByRole('textbox', { name: t('term.code') }).fill(`YARD${name.slice(-1)}`)
    await dialog.getByRole('textbox', { name: t('masterData.name') }).fill(name)
    await page.keyboard.press('Enter')
    await messageOf(name)
      .getByRole('button', { name: t('ui.undo') })
      .waitFor()
    await messageOf(name).hover()
  }
  await messageOf('ลาน 1').waitFor({ state: 'detached' })
  for (const name of ['ลาน 2', 'ลาน 3', 'ลาน 4']) {
    await messageOf(name).waitFor({ state: 'detached' })
  }
  expect(await messageOf('ลาน 5').count()).toBe(1)
})

test('where an ERP keeps the master data it is read here and nothing can be pressed', async () => {
  keeper.set('erp')
  const page = await openKind('product')
  await page.getByText(t('masterData.fromErp')).waitFor()
  await rowOf(page, 'FFB-ESTATE').waitFor()
  expect(await page.getByRole('button', { name: add('product') }).count()).toBe(0)
  await navigate(page, '/Controller/product')
  await rowOf(page, 'FFB-ESTATE').waitFor()
  expect(await page.getByRole('button', { name: add('product') }).count()).toBe(0)
})

test('who evaluates palm sees the products without the button', async () => {
  const page = await browser.open({ as: officers[52], at: '/Controller/product' })
  await rowOf(page, 'FFB-ESTATE').waitFor()
  expect(await page.getByRole('button', { name: add('product') }).count()).toBe(0)
})

async function openKind(kind: Kind): Promise<Page> {
  return browser.open({ as: officers[50], at: `/Controller/masterData?kind=${kind}` })
}

/** Goes to the records of another kind. */
async function showKind(page: Page, kind: Kind): Promise<void> {
  await pushAddress(page, `/Controller/masterData?kind=${kind}`)
  await waitUntilIdle(page)
}

async function openNew(page: Page, verb: string) {
  await page.getByRole('button', { name: verb }).click()
  return openDialog(page, verb)
}

async function deleteRow(page: Page, name: string): Promise<void> {
  await openMenu(page, name)
  await page.getByRole('menuitem', { name: t('ui.delete') }).click()
  const question = await openDialog(page, t('ask.recordDelete', { name }))
  await question.getByRole('button', { name: t('ui.delete') }).click()
}

function record(Kind: Kind, Code: string, Name: string, ParentCode?: string) {
  return createRecord({ Kind, Code, Name, ParentCode }, contextOf(officers[50]))
}

function warehouse(code: string) {
  return db().selectFrom('warehouses').selectAll().where('code', '=', code).executeTakeFirst()
}

async function siteName(): Promise<string> {
  const { name } = await db()
    .selectFrom('sites')
    .select('name')
    .where('code', '=', 'NBD')
    .executeTakeFirstOrThrow()
  return name
}
