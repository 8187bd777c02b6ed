import type { Page } from 'playwright-core'
import { DEMO_PASSWORD } from '../../../demo/names.ts'
import type { WordKey } from '../../platform/catalogue.ts'
import type { Role } from '../../platform/roles.ts'
import { addDays, businessDay } from '../../platform/thai-date.ts'
import type { Badge } from '../../purchase-orders/rules/states.ts'
import { chooseReason } from '../browser/reasons.ts'
import { ask } from '../product.ts'

/** What is photographed, and what opens there first. */
export interface Picture {
  /** Its place in the album and what it shows: `02-po-list`. */
  name: string
  /** The path in the table of screens. */
  screen: string
  /** Who looks; nobody signed in where nothing is said. */
  as?: Role
  /** The address, where it is not the path itself. */
  at?: (mill: DemoMill) => Promise<string>
  /** Opens a row or a dialog; `t` gives a word as the screen has it. */
  open?: (page: Page, t: Translate) => Promise<void>
  /** Also dark, in English and on a tablet. */
  everywhere?: boolean
}

export type Translate = (key: WordKey, values?: object) => string

/** The mill that is photographed. */
export interface DemoMill {
  address: URL
  /** The token of an officer of that role. */
  token(role: Role): string
}

const PO = '/Controller/po'
const PO_LINE = '/Controller/poLine/$poHeaderUUID'
const PALM = '/Controller/palmEvaluate/{-$poHeaderUUID}'
const PRODUCTS = '/Controller/product'
const PRODUCT_ITEM = '/Controller/productItem/$productGroupUUID'
const RECEIPT = '/Controller/receipt'
const INVOICE = '/Controller/invoice'
const USER = '/Controller/user'
const VENDOR = '/Controller/vendor'
const LEVELS = '/Controller/customerLevel'
const PREMIUM = '/Controller/vendorPremium'
const PALM_REPORT = '/Controller/reportPalm'
const PRICE_LIST = '/Controller/reportPriceList'
const PAYMENT = '/Controller/reportDailyPalmPayment'
const DAY_CLOSE = '/Controller/dayClose'
const STUCK = '/Controller/stuck'
const REFUSED = '/Controller/refusedTickets'
const TO_ORDER = '/Controller/toOrder'
const APPROVE = '/Controller/approve'
const BOARD = '/Controller/priceBoard'
const MASTER = '/Controller/masterData'
const IMPORT = '/Controller/import'
const AUDIT = '/Controller/audit'
const LIGHT = '/Controller/carLicenseLight'

export const PICTURES: readonly Picture[] = [
  { name: '01-sign-in', screen: '/Officer/Authen/login' },
  { name: '02-forgot-password', screen: '/forgot-password' },
  {
    name: '02-reset-password',
    screen: '/reset-password',
    at: async () => '/reset-password#token=mailed',
  },
  { name: '02-new-password', screen: '/Officer/Authen/newPassword', as: 52 },
  {
    name: '02-second-factor',
    screen: '/Officer/Authen/secondFactor',
    as: 50,
    open: showFactorKey,
    everywhere: true,
  },
  { name: '03-po-list', screen: PO, as: 51, everywhere: true },
  { name: '04-po-list-open', screen: PO, as: 51, open: openRow },
  { name: '04-po-list-columns', screen: PO, as: 51, open: press('ui.columns') },
  { name: '05-po-create', screen: PO, as: 51, open: press('po.create') },
  { name: '06-po-draft', screen: PO_LINE, as: 51, at: fillingDraft, everywhere: true },
  { name: '07-po-submit', screen: PO_LINE, as: 51, at: fillingDraft, open: press('po.submit') },
  { name: '08-po-submitted', screen: PO_LINE, as: 50, at: orderIn('S') },
  { name: '09-po-approve', screen: PO_LINE, as: 50, at: orderIn('S'), open: press('po.approve') },
  { name: '10-po-reject', screen: PO_LINE, as: 50, at: orderIn('S'), open: press('po.reject') },
  { name: '11-po-received', screen: PO_LINE, as: 51, at: orderIn('RC') },
  { name: '12-evaluation-list', screen: PALM, as: 52, at: evaluation, everywhere: true },
  { name: '12-refused-tickets', screen: REFUSED, as: 50, everywhere: true },
  { name: '12-refused-fix', screen: REFUSED, as: 50, open: press('refused.fix') },
  {
    name: '13-grade',
    screen: PALM,
    as: 52,
    at: ungraded,
    open: press('evaluation.next'),
    everywhere: true,
  },
  { name: '13-return', screen: PALM, as: 52, at: ungraded, open: fillReturn },
  {
    name: '13-price',
    screen: PALM,
    as: 50,
    at: gradedTicket,
    open: pressInSheet('evaluation.price'),
  },
  { name: '14-ticket', screen: PALM, as: 50, at: pricedTicket, everywhere: true },
  {
    name: '14-ticket-history',
    screen: PALM,
    as: 50,
    at: pricedTicket,
    open: pressTab('ui.history'),
  },
  { name: '14-update-info', screen: PALM, as: 0, at: freeTicket, open: openUpdateInfo },
  {
    name: '14-corrections',
    screen: PALM,
    as: 0,
    at: evaluation,
    open: press('corrections.title'),
    everywhere: true,
  },
  { name: '15-receipt', screen: RECEIPT, as: 81 },
  { name: '15-receipt-open', screen: RECEIPT, as: 81, open: openRow },
  {
    name: '16-receive',
    screen: RECEIPT,
    as: 81,
    open: receiveChosen,
  },
  { name: '17-invoice', screen: INVOICE, as: 91 },
  { name: '18-set-up-payable', screen: INVOICE, as: 91, open: pressFirst('po.invoice') },
  {
    name: '19-daily-payment',
    screen: PAYMENT,
    as: 91,
    at: ofYesterday(PAYMENT),
    everywhere: true,
  },
  { name: '20-scale-tokens', screen: '/Controller/scaleTokens', as: 0 },
  { name: '20-settings', screen: '/Controller/settings', as: 1 },
  { name: '21-product-groups', screen: '/Controller/productGroup', as: 51 },
  { name: '21-products-of-group', screen: PRODUCT_ITEM, as: 51, at: firstGroup },
  { name: '21-products', screen: PRODUCTS, as: 51 },
  { name: '22-price-versions', screen: PRODUCTS, as: 51, open: openPastPrices, everywhere: true },
  { name: '22-price-update', screen: PRODUCTS, as: 51, open: typePrices, everywhere: true },
  { name: '23-vendors', screen: VENDOR, as: 51, everywhere: true },
  { name: '23-vendor-setup', screen: VENDOR, as: 51, open: chooseInRow('vendor.setUp') },
  {
    name: '23-vendor-level',
    screen: VENDOR,
    as: 51,
    open: chooseInRow('vendor.manageLevel'),
    everywhere: true,
  },
  { name: '23-vendor-finance', screen: VENDOR, as: 51, open: chooseInRow('vendor.manageFinance') },
  { name: '23-vendor-history', screen: VENDOR, as: 51, open: chooseInRow('ui.history') },
  { name: '23-vendor-unlink', screen: VENDOR, as: 51, open: chooseInRow('vendor.unlink') },
  { name: '23-vendor-add', screen: VENDOR, as: 50, open: press('vendor.add') },
  { name: '23-customer-add', screen: VENDOR, as: 50, open: press('vendor.addCustomer') },
  { name: '24-customer-levels', screen: LEVELS, as: 50, everywhere: true },
  { name: '24-customer-level-edit', screen: LEVELS, as: 50, open: pressFirst('ui.edit') },
  { name: '24-customer-level-ask', screen: LEVELS, as: 50, open: typeLevel },
  { name: '25-vendor-premium', screen: PREMIUM, as: 51, everywhere: true },
  { name: '25-vendor-premium-add', screen: PREMIUM, as: 51, open: press('premium.add') },
  { name: '26-light-vehicles', screen: LIGHT, as: 51, everywhere: true },
  { name: '26-light-vehicle-add', screen: LIGHT, as: 51, open: press('light.add') },
  { name: '26-light-vehicle-edit', screen: LIGHT, as: 51, open: chooseInRow('ui.edit') },
  { name: '31-dashboard', screen: '/Controller/dashboard', as: 50, everywhere: true },
  { name: '27-users', screen: USER, as: 1, everywhere: true },
  { name: '28-user-create', screen: USER, as: 1, open: press('user.create'), everywhere: true },
  { name: '28-user-edit', screen: USER, as: 1, open: pressInRow('ui.edit') },
  {
    name: '29-palm-report',
    screen: PALM_REPORT,
    as: 51,
    at: ofYesterday(PALM_REPORT),
    everywhere: true,
  },
  {
    name: '29-yield-record',
    screen: PALM_REPORT,
    as: 51,
    at: ofYesterday(PALM_REPORT),
    open: press('yield.record'),
    everywhere: true,
  },
  {
    name: '30-quotation',
    screen: PRICE_LIST,
    as: 51,
    at: ofYesterday(PRICE_LIST),
    everywhere: true,
  },
  { name: '31-day-close', screen: DAY_CLOSE, as: 50, everywhere: true },
  {
    name: '31-day-closed',
    screen: DAY_CLOSE,
    as: 50,
    at: async () => `${DAY_CLOSE}?date=${closedDay()}`,
  },
  { name: '32-stuck', screen: STUCK, as: 50, everywhere: true },
  { name: '33-to-order', screen: TO_ORDER, as: 51, everywhere: true },
  { name: '34-approve', screen: APPROVE, as: 50, everywhere: true },
  { name: '35-price-board', screen: BOARD, as: 50, open: raisePrices, everywhere: true },
  { name: '35-gate-links', screen: BOARD, as: 50, open: press('gate.links') },
  { name: '36-gate', screen: '/gate', at: gateLink },
  { name: '39-master-data', screen: MASTER, as: 50, at: products, everywhere: true },
  {
    name: '39-product-add',
    screen: MASTER,
    as: 50,
    at: products,
    open: press('masterData.add.product'),
  },
  { name: '37-notices', screen: '/Controller/notices', as: 50 },
  { name: '37-accounts-to-check', screen: '/Controller/accountsToCheck', as: 91 },
  { name: '38-profile', screen: '/Controller/profile', as: 52, everywhere: true },
  { name: '40-audit', screen: AUDIT, as: 1, everywhere: true },
  { name: '40-audit-open', screen: AUDIT, as: 1, open: openEvent, everywhere: true },
  { name: '39-import', screen: IMPORT, as: 1 },
  { name: '39-import-check', screen: IMPORT, as: 1, open: readVendors, everywhere: true },
]

/** The page of that new order in `badge` which has the most lines. */
function orderIn(badge: Badge) {
  return async (mill: DemoMill): Promise<string> => {
    const [order] = (await newOrders(mill, badge)).sort((a, b) => b.TotalLine - a.TotalLine)
    if (!order) throw new Error(`The demo mill has no order in ${badge}`)
    return `/Controller/poLine/${order.UUID}`
  }
}

/** The page of the draft to which the most tickets can still be added. */
async function fillingDraft(mill: DemoMill): Promise<string> {
  let best = { free: -1, UUID: '' }
  for (const { UUID } of await newOrders(mill, 'D')) {
    const { weight } = await askAsPurchasing<{ weight: unknown[] }>(
      mill,
      'po/getEnvironmentPOLineManage',
      { POHeaderUUID: UUID },
    )
    if (weight.length > best.free) best = { free: weight.length, UUID }
  }
  return `/Controller/poLine/${best.UUID}`
}

async function newOrders(mill: DemoMill, badge: Badge) {
  const { data } = await askAsPurchasing<{ data: { UUID: string; TotalLine: number }[] }>(
    mill,
    'po/getPOFilterLists',
    { filterState: badge },
  )
  return data
}

function askAsPurchasing<Result>({ address, token }: DemoMill, call: string, input: object) {
  return ask<Result>(address, call, input, token(51))
}

async function evaluation(): Promise<string> {
  return '/Controller/palmEvaluate'
}

/** The tickets that wait for their grade. */
async function ungraded(): Promise<string> {
  return '/Controller/palmEvaluate?status=G'
}

/** The sheet of a completed ticket, whose price tells the most. */
async function pricedTicket(mill: DemoMill): Promise<string> {
  return sheetOf(await completedTicket(mill, () => true))
}

/** The sheet of a completed ticket that no order keeps as it is. */
async function freeTicket(mill: DemoMill): Promise<string> {
  return sheetOf(await completedTicket(mill, ({ LockedBy }) => LockedBy === null))
}

/** The sheet of the ticket that has waited longest for its price. */
async function gradedTicket(mill: DemoMill): Promise<string> {
  const sort = { field: 'WeightTimeIn', direction: 'asc' }
  const { data } = await askAsPurchasing<{ data: (Ticket & { SysProductGrade: number | null })[] }>(
    mill,
    'po/getWeightProcess',
    { filterStatus: 'W', sort },
  )
  const graded = data.find(({ SysProductGrade }) => SysProductGrade !== null)
  if (!graded) throw new Error('The demo mill has no ticket that waits for its price')
  return sheetOf(graded)
}

function sheetOf(ticket: { ID: number }): string {
  return `/Controller/palmEvaluate?ticket=${ticket.ID}`
}

interface Ticket {
  ID: number
  LockedBy: string | null
}

/** The newest completed ticket of the kind that is wanted. */
export async function completedTicket(mill: DemoMill, isWanted: (ticket: Ticket) => boolean) {
  for (let page = 0; page < 20; page += 1) {
    const input = { filterStatus: 'C', page }
    const { data } = await askAsPurchasing<{ data: Ticket[] }>(mill, 'po/getWeightProcess', input)
    const found = data.find(isWanted)
    if (found) return found
  }
  throw new Error('The demo mill has no such ticket')
}

/** The report of a whole day. */
function ofYesterday(screen: string) {
  return async (): Promise<string> => `${screen}?date=${yesterday()}`
}

/** A day that the demo mill has closed. */
export function closedDay(): string {
  return addDays(businessDay(new Date()), -20)
}

/** The day before today. */
export function yesterday(): string {
  return addDays(businessDay(new Date()), -1)
}

/** The page of a screen at the gate. */
async function gateLink({ address, token }: DemoMill): Promise<string> {
  const Name = 'หน้าลาน 2'
  const link = await ask<{ Token: string }>(
    address,
    'management/createGateLink',
    { Name },
    token(50),
  )
  return `/gate#${link.Token}`
}

/** Every price raised, as on a morning. */
async function raisePrices(page: Page, t: Translate): Promise<void> {
  const raise = page.getByRole('button', { name: t('ui.increase', { name: t('board.all') }) })
  await raise.click()
  await raise.click()
  await page.getByText(t('board.gainers')).waitFor()
}

async function products(): Promise<string> {
  return `${MASTER}?kind=product`
}

/** Presses the first button whose name begins with the word `key`. */
export function press(key: WordKey) {
  return (page: Page, t: Translate) =>
    page
      .getByRole('button', { name: new RegExp(`^${t(key)}`) })
      .first()
      .click()
}

/** Presses the first button of a list's rows whose name begins with the word `key`. */
export function pressFirst(key: WordKey) {
  return (page: Page, t: Translate) =>
    page
      .getByRole('row')
      .getByRole('button', { name: new RegExp(t(key)) })
      .first()
      .click()
}

/** The question about every line of the page. */
export async function receiveChosen(page: Page, t: Translate): Promise<void> {
  await page.getByRole('checkbox', { name: t('ui.selectPage') }).check()
  await page.locator('[data-main]').getByRole('button').click()
}

/** A level price that looks mistyped, and the question before it is saved. */
async function typeLevel(page: Page, t: Translate): Promise<void> {
  await pressFirst('ui.edit')(page, t)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('levels.price') }).fill('9')
  await dialog.getByRole('button', { name: t('ui.save') }).click()
}

/** The next truck, of which palm goes back. */
async function fillReturn(page: Page, t: Translate): Promise<void> {
  await press('evaluation.next')(page, t)
  const dialog = page.getByRole('dialog')
  await dialog.getByText(t('evaluation.return.yes'), { exact: true }).click()
  await dialog.getByText('17', { exact: true }).click()
  const raw = { name: t('evaluation.SysPalmRaw'), exact: true }
  await dialog.getByRole('textbox', raw).fill('6')
  await chooseReason(dialog, 'low')
  await dialog.getByRole('textbox', { name: t('evaluation.rejectWeight') }).fill('420')
}

/** Presses the button of the first row that has one, which shows under the pointer. */
function pressInRow(key: WordKey) {
  return async (page: Page, t: Translate) => {
    const action = page.getByRole('button', { name: t(key), includeHidden: true })
    await page.getByRole('row').filter({ has: action }).first().hover()
    await page
      .getByRole('button', { name: t(key) })
      .first()
      .click()
  }
}

/** Presses the button in the sheet that is open over a list. */
function pressInSheet(key: WordKey) {
  return (page: Page, t: Translate) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: t(key), exact: true })
      .click()
}

/** Chooses the item named by the word `key` in the menu of the first row. */
export function chooseInRow(key: WordKey) {
  return async (page: Page, t: Translate) => {
    const menu = t('ui.rowMenu', { name: '' }).trim()
    await page.getByRole('row').nth(1).hover()
    await page.getByRole('button', { name: menu }).first().click()
    await page.getByRole('menuitem', { name: t(key), exact: true }).click()
  }
}

/** A file of vendors with faults, changes and new ones. */
async function readVendors(page: Page, t: Translate): Promise<void> {
  const lines = [
    'รหัสผู้ขาย,ชื่อผู้ขาย,AVL,ระยะทาง,ระดับสมาชิก',
    'V90001,ลานเทพรทิพย์ ขุนทอง,90001,24,ปกติ',
    'V90002,อดิศร เลี่ยนทอง,90002,61,Platinum',
    'V90003,หจก. รุ่งทะลายทรัพย์ สาขา 2,90003,ไกล,โกลด์',
    'V90003,หจก. รุ่งทะลายทรัพย์,90004,18,โกลด์',
  ]
  const buffer = Buffer.from(lines.join('\r\n'))
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'ผู้ขาย 2569-11.csv', mimeType: 'text/csv', buffer })
  await page.getByText(t('import.allOrNothing')).waitFor()
}

async function openRow(page: Page, t: Translate): Promise<void> {
  const name = t('ui.expand', { name: '' }).trim()
  await page.getByRole('button', { name }).nth(1).click()
}

function pressTab(key: WordKey) {
  return (page: Page, t: Translate) => page.getByRole('tab', { name: t(key) }).click()
}

async function openUpdateInfo(page: Page, t: Translate): Promise<void> {
  const menu = t('ui.rowMenu', { name: '' }).trim()
  await page.getByRole('dialog').getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem', { name: t('weights.update') }).click()
}

/** The products of the first group. */
async function firstGroup(mill: DemoMill): Promise<string> {
  const [group] = await askAsPurchasing<{ UUID: string }[]>(
    mill,
    'management/getAllProductGroup',
    {},
  )
  return `/Controller/productItem/${group?.UUID}`
}

/** The prices of the first product as they were two saves ago. */
async function openPastPrices(page: Page, t: Translate): Promise<void> {
  const menu = t('ui.rowMenu', { name: '' }).trim()
  await page.getByRole('button', { name: menu }).first().click()
  await page.getByRole('menuitem', { name: t('prices.view') }).click()
  const name = new RegExp(`^${t('prices.version', { n: '' }).trim()} \\d`)
  await page.getByRole('dialog').getByRole('button', { name }).nth(2).click()
}

/** Two prices typed, of which one is too low for its grade. */
async function typePrices(page: Page, t: Translate): Promise<void> {
  await pressFirst('prices.update')(page, t)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('prices.row', { g: 18 }) }).fill('5.60')
  await dialog.getByRole('textbox', { name: t('prices.row', { g: 19 }) }).fill('5.50')
}

/** Proves the officer by the password, and shows the key for the app on their phone. */
async function showFactorKey(page: Page, t: Translate): Promise<void> {
  await page.getByLabel(new RegExp(`^${t('signIn.password')}`)).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: t('factor.showKey') }).click()
  await page.getByRole('img', { name: t('factor.qr') }).waitFor()
}

/** Opens the first event of the audit trail. */
async function openEvent(page: Page): Promise<void> {
  await page.locator('tbody [aria-expanded]').first().click()
}
