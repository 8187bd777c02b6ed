import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Output } from '../../platform/call.ts'
import type { WordKey } from '../../platform/catalogue.ts'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import type { calls } from '../../weighing/contract.ts'
import { ago } from '../bridge.ts'
import { buildMill } from '../fixture.ts'
import { textOf } from '../pdf.ts'
import { ask } from '../product.ts'
import { updateRows } from '../rows.ts'
import { openBrowser } from './browser.ts'
import { collectDownloads } from './downloads.ts'
import { waitForMessage } from './messages.ts'
import { rowOf } from './rows.ts'
import { createOfficers, signIn, signOut } from './sign-in.ts'
import { t } from './translate.ts'
import { saveBlank } from './trucks.ts'

const browser = await openBrowser()
const downloads = collectDownloads()
const address = new URL(browser.address)
const { vendor, officers } = await buildMill()
await createOfficers()

/** A Silver, premium vendor: 0.05 and 0.20 baht a kg over the ladder's 5.95 for 21 %. */
await updateRows('customers', { id: vendor.customerId }, { level_id: 2 })
await db().insertInto('premiums').values({ vendor_id: vendor.id, added_at: new Date() }).execute()

const SLIP = '691121-0001'
const HOUR = 3600_000
const truck = {
  WeightScaleIDIn: 'IN-0001',
  SequenceWeightOut: SLIP,
  CarRegister: '80-1234 สุราษฎร์ธานี',
  CustomerDataID: vendor.avl,
  CustomerName: 'สวนทดสอบ',
  ProductDataID: 'FFB-RAMP',
  ProductTypeName: 'ปาล์มทะลาย ลานเท',
  WeightIn: 15_233,
  WeightTimeIn: ago(HOUR),
  WeightOut: 6010,
  WeightTimeOut: ago(60_000),
}
/** Net 9,223 kg at 6.20 baht, less 3 % of tax. */
const FIGURES = { net: '9,223', price: '6.20', amount: '57,182.60', tax: '1,715.48' }
const PAID = '55,467.12'

type Created = Output<typeof calls.createToken>
let order: string

test('a truck is paid to the satang that its rules compute, each step by an officer who signs in and out at one window', async () => {
  const name = { Name: 'เครื่องชั่ง 1' }
  const { Token } = await ask<Created>(address, 'scale/CreateToken', name, officers[1].token)
  const tickets = [truck]
  const [ticket] = await ask<unknown[]>(address, 'scale/ImportTickets', { tickets }, Token)
  expect(ticket).toMatchObject({ WeightScaleIDIn: 'IN-0001', Outcome: 'created' })

  const page = await browser.open()
  await asOfficer(page, 0, beginAtOrders)
  await asOfficer(page, 1, beginAtOrders)
  await asOfficer(page, 52, gradeAndPrice)
  await asOfficer(page, 51, submitOrder)
  await asOfficer(page, 50, async () => {
    await beginsAt(page, '/Controller/po', 'screen.po')
    await pressInRow(page, 'po.approve', t('ask.approve', { po: order }))
    await rowOf(page, order).getByText(t('po.state.A')).waitFor()
  })
  await asOfficer(page, 51, async () => {
    await pressInRow(page, 'po.confirm', t('ask.confirm', { po: order }))
    await rowOf(page, order).getByText(t('po.state.CF')).waitFor()
  })
  await asOfficer(page, 81, receive)
  await asOfficer(page, 91, async () => {
    await setUpPayable(page)
    await saysSameSatang(page)
  })
})

async function beginAtOrders(page: Page): Promise<void> {
  await beginsAt(page, '/Controller/po', 'screen.po')
  await page.getByRole('button', { name: t('po.create') }).waitFor()
}

/** Grades the truck 21 %, and prices it as the rules compute. */
async function gradeAndPrice(page: Page): Promise<void> {
  await beginsAt(page, '/Controller/palmEvaluate', 'screen.palmEvaluate')
  await rowOf(page, SLIP).getByText(t('evaluation.state.grade')).waitFor()
  await page.getByRole('button', { name: t('evaluation.next') }).click()
  const dialog = page.getByRole('dialog', {
    name: t('evaluation.grade.title', { ticket: SLIP }),
  })
  await dialog.getByRole('radiogroup').getByText('21', { exact: true }).click()
  await dialog.getByRole('status').getByText(FIGURES.price).waitFor()
  await dialog.getByText(PAID).waitFor()
  await dialog.getByRole('button', { name: t('evaluation.saveAndValue') }).click()
  await saveBlank(page)
  await waitForMessage(page, t('done.valued'))
  await dialog.waitFor({ state: 'detached' })
  const statuses = page.getByRole('group', { name: t('ui.state') })
  await statuses.getByRole('button', { name: t('evaluation.status.C') }).click()
  const row = rowOf(page, SLIP)
  await row.getByText(t('evaluation.state.evaluated')).waitFor()
  expect(await row.getByRole('cell').allTextContents()).toContain(FIGURES.price)
}

/** Creates the order, adds the ticket and submits it. */
async function submitOrder(page: Page): Promise<void> {
  await beginsAt(page, '/Controller/po', 'screen.po')
  await page.getByRole('button', { name: t('po.create') }).click()
  const dialog = page.getByRole('dialog', { name: t('po.create') })
  await dialog.getByRole('combobox', { name: t('term.vendor') }).fill(vendor.name)
  await dialog.getByRole('option', { name: vendor.name }).click()
  await dialog.getByRole('button', { name: t('po.create') }).click()
  await page.getByRole('heading', { level: 1, name: /^NBDPO-PL-\d{4}-00001$/ }).waitFor()
  order = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

  const tickets = page.getByRole('region', { name: t('tickets.title') })
  await tickets.getByRole('checkbox', { name: t('ui.selectRow', { name: SLIP }) }).check()
  await tickets.getByText(t('tickets.sum', { amount: FIGURES.amount })).waitFor()
  await tickets.getByRole('button', { name: t('tickets.add', { n: 1, count: 1 }) }).click()
  await waitForMessage(page, t('done.poLineCreated'))
  await press(page, 'po.submit', t('ask.submit', { po: order }))
  await waitForMessage(page, t('done.submit'))
  await page.getByRole('banner').getByText(t('po.state.S')).waitFor()
  const history = page.getByRole('complementary').getByRole('listitem')
  await history.first().getByText(t('history.submit')).waitFor()
  expect(await history.nth(1).textContent()).toContain(SLIP)
}

async function receive(page: Page): Promise<void> {
  await beginsAt(page, '/Controller/receipt', 'screen.receipt')
  await page.getByRole('button', { name: t('ui.expand', { name: order }) }).click()
  await page.getByRole('button', { name: `${t('po.receive')} ${SLIP}` }).click()
  const name = t('ask.receive', { po: order, line: 1, ticket: SLIP })
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByRole('button', { name: t('po.receive'), exact: true }).click()
  await waitForMessage(page, t('done.received'))
  await page.getByRole('button', { name: t('receive.tab.done') }).click()
  await rowOf(page, order).getByText('1/1').waitFor()
}

async function setUpPayable(page: Page): Promise<void> {
  await beginsAt(page, '/Controller/invoice', 'screen.invoice')
  const { amount, tax } = FIGURES
  await rowOf(page, order)
    .getByRole('button', { name: t('po.invoice') })
    .click()
  const question = page.getByRole('dialog', { name: t('ask.invoice', { po: order }) })
  await question.getByText(t('ask.invoice.text', { amount, tax, paid: PAID })).waitFor()
  await question.getByRole('button', { name: t('po.invoice') }).click()
  await waitForMessage(page, t('done.invoiced'))
  await page.getByText(t('invoice.noneReady')).waitFor()
  await page.getByRole('button', { name: t('po.showAll') }).click()
  await rowOf(page, order).getByText(t('po.state.IV')).waitFor()
}

/** Screen, paper and database of the daily payment. */
async function saysSameSatang(page: Page): Promise<void> {
  await page.getByRole('link', { name: t('menu.reportDailyPalmPayment') }).click()
  await page.getByRole('row').filter({ hasText: vendor.avl }).waitFor()
  const sheet = await page.getByRole('table').locator('th, td').allTextContents()
  const { file } = await downloads.press(page, 'ui.exportPdf')
  const paper = textOf(await readFile(file))
  const { net, sums } = await payable()
  expect([net, ...sums]).toEqual([...Object.values(FIGURES), PAID])
  for (const fact of [vendor.avl, net]) {
    expect(sheet.join(' ')).toContain(fact)
    expect(paper).toContain(fact)
  }
  // The day has one truck: no other sum stands on the screen or on the paper.
  expect(sumsOf(sheet.join(' '))).toEqual(sums.toSorted())
  expect(sumsOf(paper)).toEqual(sums.toSorted())
}

/** Does `work` as an officer of `role`, from signing in to signing out. */
async function asOfficer(
  page: Page,
  role: Role,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  await signIn(page, role)
  await work(page)
  await signOut(page)
  expect(await page.evaluate(() => localStorage.getItem('session_officer'))).toBeNull()
}

async function beginsAt(page: Page, path: string, title: WordKey): Promise<void> {
  await page.getByRole('heading', { level: 1, name: t(title) }).waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
  expect(await page.title()).toBe(`${t(title)} | Palm Scale System`)
}

/** Presses the button of the screen named `verb`, and says yes to its question. */
async function press(page: Page, verb: WordKey, question: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: t(verb) })
    .click()
  await sayYes(page, verb, question)
}

/** The same for the button in the order's row. */
async function pressInRow(page: Page, verb: WordKey, question: string): Promise<void> {
  await rowOf(page, order).hover()
  await page.getByRole('button', { name: `${t(verb)} ${order}` }).click()
  await sayYes(page, verb, question)
}

async function sayYes(page: Page, verb: WordKey, question: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: question })
  await dialog.getByRole('button', { name: t(verb), exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** The one line that is owed, as the database has it: net, and price, amount, tax and paid. */
async function payable() {
  const columns = ['net_price', 'amount', 'tax', 'paid'] as const
  const line = await db().selectFrom('payable_lines').selectAll().executeTakeFirstOrThrow()
  const net = grouped(line.net_weight_kg).replace(/\.00$/, '')
  return { net, sums: columns.map((column) => grouped(line[column])) }
}

/** 57182.60 as people write it: 57,182.60. */
function grouped(numeric: string): string {
  return numeric.replace(/\B(?=(\d{3})+\.)/g, ',')
}

/** The different numbers with satang. */
function sumsOf(text: string): string[] {
  return [...new Set(text.match(/\d[\d,]*\.\d\d\b/g))].toSorted()
}
