import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { STEPS } from '../../moving-in/rules.ts'
import { addDays, businessDay } from '../../platform/thai-date.ts'
import { collectBrowserErrors } from '../browser/browser-errors.ts'
import { expectAccessible } from '../browser/expect-accessible.ts'
import { fillSignIn } from '../browser/sign-in.ts'
import { t } from '../browser/translate.ts'
import { visit } from '../browser/visit.ts'
import { closeWindows } from '../browser/windows.ts'
import { runCommand } from '../command.ts'
import { ask } from '../product.ts'
import { startBridge } from './moving-in/bridge.ts'
import { csv, excel, windows874 } from './moving-in/dropped-files.ts'
import { LISTS, OWN_CODES } from './moving-in/lists.ts'
import { gradeAndPrice, payLoads, paymentReport } from './moving-in/load-to-payable.ts'
import { ADMIN, startNewMill } from './moving-in/new-mill.ts'
import { openStepsPage, type StepsPage } from './moving-in/steps-page.ts'

vi.setConfig({ testTimeout: 180_000 })

/**
 * docs/moving-in.md, step by step: a mill that has never seen the product goes from an empty database to its first
 * payment report, through the doors that it has itself. Nothing here writes to the database. Its Super Admin sees on the
 * page of a new mill what is done by then and what comes next.
 */
const mill = await startNewMill('โรงงานปาล์มคลองหลา')
const { as, importFiles, product } = mill
const closers: (() => Promise<void>)[] = [product.stop]
afterAll(async () => {
  for (const close of closers.toReversed()) await close()
})
collectBrowserErrors()
closers.push(closeWindows)
let steps: StepsPage

const today = businessDay(new Date())
const yesterday = addDays(today, -1)

const tokenOf = async (Name: string) =>
  (await as<{ Token: string }>(0, 'scale/CreateToken', { Name })).Token

/** The ticket of a plate, as the evaluators' list has it. */
async function ticketOf(plate: string): Promise<number | undefined> {
  const list = { filterSearch: plate, filterStatus: 'G' }
  const { data } = await as<{ data: { SSWeightID: number }[] }>(52, 'po/getWeightProcess', list)
  return data[0]?.SSWeightID
}

test('the Super Admin signs in and makes an officer for each work', async () => {
  await mill.signIn(0)
  steps = await openStepsPage(product.address, ADMIN.email, ADMIN.password)
  await steps.expectDone('letterhead')
  expect(await steps.followGreen()).toBe('/Controller/user')
  for (const role of [50, 51, 52, 81, 91]) await mill.addOfficer(role)
  await steps.expectDone('letterhead', 'officers')
})

test('the purchase manager begins there too and is told whom to ask, who buys begins at the orders', async () => {
  const manager = await openStepsPage(product.address, 'officer50@mill.example', 'of 50 alone')
  const ask = t('moving.ask', { who: t('role.1') })
  for (const step of ['lists', 'openingTickets', 'scale'] as const)
    expect(await manager.textOf(step)).toContain(ask)
  await expectAccessible(manager.page)
  expect(await manager.followGreen()).toBe('/Controller/priceBoard')
  const { page } = manager
  await page.getByRole('link', { name: t('ui.signOut') }).click()
  await fillSignIn(page, 'officer51@mill.example', 'of 51 alone')
  await page.waitForURL('**/Controller/po')
  await page.getByRole('link', { name: t('screen.po'), exact: true }).waitFor()
  expect(await page.getByRole('link', { name: t('screen.movingIn') }).count()).toBe(0)
  await page.close()
})

test('the lists that orders are made of come in as CSV files, or are typed in', async () => {
  expect(await steps.followGreen()).toBe('/Controller/import')
  const { Counts } = await importFiles(...LISTS)
  expect(Counts).toMatchObject({ Faulty: 0, Changed: 0, New: 15 })
  await as(0, 'masterData/CreateRecord', { Kind: 'd7', Code: 'KBI_AL', Name: 'อ่าวลึก' })
  const form = () => as<{ defaults: object }>(51, 'po/getEnvironmentPOForm', {})
  expect((await form()).defaults).toMatchObject({ PONO_SEQ: 'KLPO', FinDim4: null })
  await expect.poll(() => steps.textOf('lists')).toContain(t('moving.list.vendor'))
  await expect
    .poll(() => steps.textOf('codes'))
    .toContain(t('moving.codes.left', { missing: 'D4' }))
  const IsDefault = true
  await as(50, 'masterData/UpdateRecord', { Kind: 'd4', Code: 'KL_RM02', Name: '', IsDefault })
  const { Site: _, ...codes } = OWN_CODES
  expect((await form()).defaults).toEqual({ ...codes, PONO_SEQ: 'KLPO' })
  await steps.expectDone('letterhead', 'officers', 'codes')
})

test('vendors come in from one workbook, bank accounts from the file of another program', async () => {
  const vendors = await excel('ผู้ขาย 2569.xlsx', 'ผู้ขาย', [
    ['ทะเบียนผู้ขาย 2569', '', '', '', '', ''],
    ['รหัสผู้ขาย', 'ชื่อผู้ขาย', 'AVL', 'D7', 'ระดับสมาชิก', 'ระยะทาง (กม.)'],
    ['V00001', 'ลานเทโกแก้ว ปากควน', '10018', 'SRT_ND', 'Silver', 24],
    ['V00002', 'สวนลุงเฉลิม', '20031', 'KBI_AL', 'Normal', 7.5],
  ])
  expect((await importFiles(vendors)).Counts).toMatchObject({ New: 2 })
  const banks = windows874('customers.csv', [
    'รหัส AVL;ธนาคาร;เลขที่บัญชี;ภาษี %',
    '10018;กสิกรไทย;123-4-56789-0;3.00',
    '20031;กรุงไทย;9876543210;0.75',
  ])
  expect((await importFiles(banks)).Counts).toMatchObject({ Changed: 2 })
  expect((await importFiles(vendors)).Counts).toMatchObject({ New: 0, Changed: 0 })
  await steps.expectDone('letterhead', 'officers', 'lists', 'codes')
  expect(await steps.followGreen()).toBe('/Controller/priceBoard')
})

test('the accounts of the file wait for a look, by the Super Admin alone where they made every other account', async () => {
  expect(await steps.textOf('accounts')).toContain(t('moving.accounts.count', { n: 2 }))
  const list = 'vendor/GetAccountsToCheck'
  const seen = await as<{ AccountCheck: string; SysBookBankNumber: string }[]>(91, list, {})
  expect(seen.map((one) => [one.AccountCheck, one.SysBookBankNumber])).toEqual([
    ['dependent', '1234567890'],
    ['dependent', '9876543210'],
  ])
  const { page } = steps
  await page.getByRole('link', { name: t('moving.accounts.go'), exact: true }).click()
  await page.getByText(t('second.alone')).waitFor()
  await page.getByRole('button', { name: t('accounts.all', { n: 2 }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('accounts.right', { n: 2 }) }).click()
  await page.getByText(t('accounts.empty')).waitFor()
  const alone = { filterConcern: 'alone', page: 0 }
  const { data } = await as<{ data: object[] }>(0, 'audit/GetEvents', alone)
  expect(data).toMatchObject([{ Action: 'customer.confirmAccount', Records: 2 }])
  await visit(page, '/Controller/movingIn')
  await steps.expectDone('letterhead', 'officers', 'lists', 'accounts', 'codes')
})

test('prices, light vehicles and premium come in the same way, and what is wrong is taken back', async () => {
  const ladder = await excel('price_ladders.xlsx', 'ราคา', [
    ['ProductCode', '16%', '17%', '18%', '19%', '20%', 'เพิ่ม', 'ลด', 'พรีเมียม'],
    ['FFB-RAMP', 4.7, 4.95, 5.2, 5.45, 5.7, 0.25, 0.3, 0.2],
  ])
  expect((await importFiles(ladder)).Counts).toMatchObject({ Faulty: 0 })
  const trucks = csv('vehicle_weights.csv', ['ทะเบียนรถ,น้ำหนักรถเบา', '80-1234 กระบี่,"6,010"'])
  expect((await importFiles(trucks)).Counts).toMatchObject({ New: 1 })
  const wrong = await importFiles(csv('premiums.csv', ['รหัสผู้ขาย', 'V00002']))
  await as(0, 'reference/UndoImport', { ImportUUID: wrong.ImportUUID })
  const right = await importFiles(csv('premiums.csv', ['รหัสผู้ขาย', 'V00001']))
  expect(right.Counts).toMatchObject({ Changed: 1 })
  await steps.expectDone('letterhead', 'officers', 'lists', 'accounts', 'prices', 'codes')
  // Opening tickets are brought in by those alone who have some.
  expect(await steps.followGreen()).toBe('/Controller/scaleTokens')
})

test('opening tickets come in without a screen, once they were checked', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'moving-in-'))
  closers.push(async () => rmSync(folder, { recursive: true }))
  const lines = [
    'เลขที่ชั่ง,ทะเบียนรถ,รหัส AVL,ชื่อลูกค้า,รหัสสินค้า,วันที่,น้ำหนักเข้า,เวลาเข้า,น้ำหนักออก,เวลาออก',
    `690001,80-2001 กระบี่,20031,สวนลุงเฉลิม,FFB-RAMP,${yesterday},15230,08:05,6005,08:40`,
  ]
  writeFileSync(path.join(folder, 'opening_tickets.csv'), lines.join('\n'))
  const checked = await runCommand('import', mill.databaseUrl, [folder, '--check'])
  expect(checked).toMatchObject({ code: 0, err: '' })
  expect(await ticketOf('80-2001')).toBeUndefined()
  expect(await runCommand('import', mill.databaseUrl, [folder])).toMatchObject({ code: 0, err: '' })
  expect(await ticketOf('80-2001')).toBeDefined()
  const before = ['letterhead', 'officers', 'lists', 'accounts', 'prices', 'codes'] as const
  await steps.expectDone(...before, 'openingTickets')
})

test("the scale's program sends its first trucks, and one without a plate is fixed and taken in", async () => {
  const now = new Date()
  const load = {
    CustomerDataID: '10018',
    CustomerName: 'ลานเทโกแก้ว',
    ProductDataID: 'FFB-RAMP',
    ProductTypeName: 'ปาล์มทะลาย ลานเท',
    WeightTimeIn: new Date(now.getTime() - 60_000).toISOString(),
    WeightTimeOut: now.toISOString(),
  }
  const whole = { WeightScaleIDIn: 'IN-1', CarRegister: '80-1234 กระบี่', ...load }
  const noPlate = {
    WeightScaleIDIn: 'IN-2',
    CarRegister: '',
    ...load,
    WeightIn: 10_000,
    WeightOut: 5000,
  }
  const tickets = [{ ...whole, WeightIn: 15_230, WeightOut: 6010 }, noPlate]
  const token = await tokenOf('เครื่องชั่ง 1')
  await expect.poll(() => steps.textOf('scale')).toContain(t('moving.scale.ticket'))
  const answers = await ask(product.address, 'scale/ImportTickets', { tickets }, token)
  expect(answers).toMatchObject([{ Outcome: 'created' }, { Outcome: 'refused' }])
  const { data } = await as<{ data: { ID: number }[] }>(0, 'scale/GetRefusedTickets', {})
  const Ticket = { ...noPlate, CarRegister: '80-2002 กระบี่' }
  await as(0, 'scale/TakeInRefusedTicket', { ID: data[0]?.ID, Ticket })
  await steps.expectDone(...STEPS.filter((step) => step !== 'firstOrder'))
  expect(await steps.followGreen()).toBe('/Controller/palmEvaluate')
})

test('the agent sends what a program writes to its folder, and what is weighed on its page', async () => {
  const bridge = await startBridge(product.address, await tokenOf('เครื่องชั่ง 2'))
  closers.push(bridge.stop)
  const [timeIn, timeOut] = [60_000, 0].map((ms) => new Date(Date.now() - ms).toISOString())
  bridge.writeFile('2.csv', [
    'เลขที่ชั่ง,ทะเบียนรถ,รหัสลูกค้า,ชื่อลูกค้า,รหัสสินค้า,ชื่อสินค้า,น้ำหนักเข้า,เวลาเข้า,น้ำหนักออก,เวลาออก',
    `2,80-2003 กระบี่,20031,สวนลุงเฉลิม,FFB-RAMP,ปาล์มทะลาย ลานเท,12340,${timeIn},5117,${timeOut}`,
  ])
  const customer = { customerCode: '10018', customerName: 'ลานเทโกแก้ว', productCode: 'FFB-RAMP' }
  await bridge.weigh({ plate: '80-2004 กระบี่', ...customer, remark: '' }, 24_150, 9080)
  for (const plate of ['80-2003', '80-2004'])
    await expect.poll(() => ticketOf(plate), { timeout: 30_000 }).toBeDefined()
})

test('all of it is graded, priced, ordered, approved, received and invoiced', async () => {
  const ids = new Map<string, number>()
  for (const plate of ['80-1234', '80-2001', '80-2002', '80-2003', '80-2004'])
    ids.set(plate, (await ticketOf(plate)) ?? 0)
  const of = (...plates: string[]) => plates.map((plate) => ids.get(plate) ?? 0)
  const ofSilverPremium = of('80-1234', '80-2002', '80-2004')
  const ofNormal = of('80-2001', '80-2003')
  for (const id of ofSilverPremium) await gradeAndPrice(mill, id, 21, [5.95, 0.05, 0.2])
  for (const id of ofNormal) await gradeAndPrice(mill, id, 18, [5.2, 0, 0])
  await expect.poll(() => steps.textOf('firstOrder')).toContain(t('moving.firstOrder.left'))
  expect(await steps.followGreen()).toBe('/Controller/toOrder')
  expect(await payLoads(mill, 'V00001', ofSilverPremium)).toEqual([57_164, 31_000, 93_434])
  expect(await payLoads(mill, 'V00002', ofNormal)).toEqual([47_970, 37_559.6])
})

test('with its first order the mill has moved in: the page says so, and is gone', async () => {
  const { page } = steps
  await page.getByText(t('moving.over')).waitFor()
  await page.getByRole('link', { name: t('moving.toDashboard') }).click()
  await page.waitForURL('**/Controller/dashboard')
  const item = page.getByRole('navigation').getByRole('link', { name: t('screen.movingIn') })
  await item.waitFor({ state: 'detached' })
  await page.goto('/Controller/movingIn')
  await page.waitForURL('**/Controller/dashboard')
  await page.goto('/')
  await page.waitForURL('**/Controller/po')
})

test('the first payment reports pay all of it to the satang, to the accounts that were imported', async () => {
  const before = await paymentReport(mill, yesterday)
  expect(before.paid).toEqual([['80-2001 กระบี่', '9876543210', 359.78, 47_610.22]])
  const { paid, text } = await paymentReport(mill, today)
  expect(paid).toEqual([
    ['80-1234 กระบี่', '1234567890', 1714.92, 55_449.08],
    ['80-2002 กระบี่', '1234567890', 930, 30_070],
    ['80-2003 กระบี่', '9876543210', 281.7, 37_277.9],
    ['80-2004 กระบี่', '1234567890', 2803.02, 90_630.98],
  ])
  for (const part of ['โรงงานปาล์มคลองหลา', '55,449.08', '37,277.90', '90,630.98'])
    expect(text).toContain(part)
  await visit(steps.page, `/Controller/reportDailyPalmPayment?date=${today}&group=all`)
  await steps.page.getByText('176,150.06').first().waitFor()
})
