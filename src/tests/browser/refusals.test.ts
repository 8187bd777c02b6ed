import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { landing } from '../../app/screens.tsx'
import { ROUTES } from '../../platform/addresses.ts'
import type { Output } from '../../platform/call.ts'
import type { calls } from '../../weighing/contract.ts'
import { buildMill, readyTicket } from '../fixture.ts'
import { addTicket, draftOrder, orderNow } from '../orders.ts'
import { ask } from '../product.ts'
import { rowsOf, updateRows } from '../rows.ts'
import { openBrowser } from './browser.ts'
import { createSignedIn, emailOf, fillSignIn, PASSWORD } from './sign-in.ts'
import { t } from './translate.ts'
import { visitTickets } from './trucks.ts'
import { loseAnswer, loseNetwork, visit } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()

test('an address leads to sign-in and back, filters and all; a wrong password is said; one without a screen leads to the beginning', async () => {
  await createSignedIn(81)
  const page = await browser.open({ at: '/dashboard/crypto' })
  expect(new URL(page.url()).pathname).toBe(ROUTES.signIn.path)
  const asked = '/Controller/receipt?vendor=V00001'
  await visit(page, asked)
  await page.getByText(t('auth.needSignIn')).waitFor()
  await fillSignIn(page, emailOf(81), 'ไม่ใช่รหัสนี้')
  await page.getByRole('alert').getByText(t('auth.wrong')).waitFor()
  const email = page.getByRole('textbox', { name: t('signIn.email') })
  await expect.poll(() => email.inputValue()).toBe(emailOf(81))
  browser.errors.expect(/status of 400 .*authenOfficer\/signin/)
  await fillSignIn(page, emailOf(81), PASSWORD)
  await page.getByRole('heading', { level: 1, name: t('screen.receipt') }).waitFor()
  expect(page.url()).toBe(browser.address + asked)
  await visit(page, '/dashboard/crypto')
  expect(new URL(page.url()).pathname).toBe(landing(81).to)
})

test('why a session ended elsewhere stands on the sign-in page, also while one types, and who left by themselves reads nothing', async () => {
  const officer = await createSignedIn(91)
  const page = await browser.open({ as: officer, at: '/Controller/invoice' })
  for (const [because, words, link] of [
    ['ended', 'auth.ended', 'menu.reportDailyPalmPayment'],
    ['deactivated', 'auth.deactivated', 'screen.invoice'],
    ['role', 'auth.revoked', 'menu.reportDailyPalmPayment'],
  ] as const) {
    await updateRows(
      'sessions',
      { officer_id: officer.id },
      { revoked_at: new Date(), revoked_because: because },
    )
    const signIn = page.getByRole('heading', { name: t('signIn.title') })
    // The stream of changes may be refused first.
    await page
      .getByRole('link', { name: t(link) })
      .or(signIn)
      .click()
    await page.getByText(t(words)).waitFor()
    await signIn.waitFor()
    expect(new URL(page.url()).pathname).toBe(ROUTES.signIn.path)
    browser.errors.expect(/status of 401/)
    await fillSignIn(page, emailOf(91), PASSWORD)
    await page.getByRole('link', { name: t('ui.signOut') }).waitFor()
  }

  const other = await page.context().newPage()
  await visit(other, '/Controller/invoice')
  await page.getByRole('link', { name: t('ui.signOut') }).click()
  const why = other.getByRole('status').filter({ hasText: t('auth.ended') })
  await why.waitFor()
  expect(new URL(other.url()).pathname).toBe(ROUTES.signIn.path)
  await visit(other, other.url())
  await why.waitFor()
  await other.getByRole('textbox', { name: t('signIn.email') }).fill('ก')
  expect(await why.count()).toBe(1)
  await page.getByRole('heading', { name: t('signIn.title') }).waitFor()
  expect(await page.getByText(t('auth.ended')).count()).toBe(0)
})

test('nothing typed is lost without a network or with the answer, and trying again saves once', async () => {
  const page = await fillNewOrder('ส่งหน้าลาน')
  const dialog = page.getByRole('dialog', { name: t('po.create') })
  await loseNetwork(page)
  await dialog.getByRole('button', { name: t('po.create') }).click()
  await page
    .getByRole('alert')
    .filter({ hasText: t('sys.network') })
    .waitFor()
  await page.getByText(/ออฟไลน์/).waitFor()
  const delivery = dialog.getByRole('textbox', { name: t('new.Delivery') })
  await expect.poll(() => delivery.inputValue()).toBe('ส่งหน้าลาน')

  await loseAnswer(page, 'createPOHeader')
  await page.context().setOffline(false)
  const back = page.getByRole('alert').filter({ hasText: t('sys.backOnline.retry') })
  await back.waitFor()
  await back.getByRole('button', { name: t('ui.retry') }).click()
  const unsure = page.getByRole('alert').filter({ hasText: t('sys.networkUnsure') })
  await unsure.waitFor()
  expect(await ordersWith('ส่งหน้าลาน')).toBe(1)
  await unsure.getByRole('button', { name: t('ui.retry') }).click()
  await page.getByRole('heading', { level: 1, name: 'NBDPO-PL' }).waitFor()
  expect(await ordersWith('ส่งหน้าลาน')).toBe(1)
  browser.errors.expect(/ERR_CONNECTION_RESET/)
})

test('of two officers who add the same ticket, the second reads on which order it is', async () => {
  const ticket = await readyTicket(mill)
  const [first, second] = [await draftOrder(mill), await draftOrder(mill)]
  const page = await browser.open({ as: mill.officers[51] })
  // Without change events the second officer still sees the ticket as free.
  await page.route('**/live/**', (route) => route.abort('aborted'))
  await visit(page, `/Controller/poLine/${second}`)
  await page.getByRole('checkbox', { name: t('ui.ticks.all') }).check()
  const { PONumber: other } = await orderNow(first)
  const { WeightCarRegister: plate, WeightSequenceWeightOut } = await addTicket(mill, first, ticket)
  await page.getByRole('button', { name: t('tickets.add', { n: 1, count: 1 }) }).click()
  const why = t('po.ticketTaken', { ticket: WeightSequenceWeightOut, plate, other })
  await page.getByRole('main').or(page.getByRole('complementary')).getByText(why).waitFor()
  browser.errors.expect(/status of 400 .*createPOLine|live/)
})

test('a truck that the bridge sends appears in a list that is open, one that came without a live connection once that is back', async () => {
  const page = await browser.open({ as: mill.officers[52] })
  await visitTickets(page, '/Controller/palmEvaluate')
  await sendTruck(arrivingAs('81-9999 กระบี่'))
  await page.getByRole('row').filter({ hasText: '81-9999' }).waitFor()

  await page.route('**/live/listen', (route) => route.abort('connectionreset'))
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/listen'))
  browser.cutConnections()
  await lost
  await sendTruck(arrivingAs('81-8888 กระบี่'))
  await page.unroute('**/live/listen')
  await page.getByRole('row').filter({ hasText: '81-8888' }).waitFor()
  browser.errors.expect(/ERR_CONNECTION_RESET|ERR_INCOMPLETE_CHUNKED_ENCODING|live/)
})

function arrivingAs(CarRegister: string) {
  return {
    WeightScaleIDIn: `IN-${CarRegister}`,
    CarRegister,
    CustomerDataID: mill.vendor.avl,
    CustomerName: mill.vendor.name,
    ProductDataID: 'FFB-RAMP',
    WeightIn: 15_230,
    WeightTimeIn: new Date().toISOString(),
  }
}

/** The dialog of a new order, filled in for the mill's vendor. */
async function fillNewOrder(delivery: string): Promise<Page> {
  const page = await browser.open({ as: mill.officers[51], at: '/Controller/po' })
  await page.getByRole('button', { name: t('po.create') }).click()
  const dialog = page.getByRole('dialog', { name: t('po.create') })
  await dialog.getByRole('combobox', { name: t('term.vendor') }).fill(mill.vendor.name)
  await dialog.getByRole('option', { name: mill.vendor.name }).click()
  await dialog.getByRole('textbox', { name: t('new.Delivery') }).fill(delivery)
  return page
}

async function ordersWith(delivery: string): Promise<number> {
  const orders = await rowsOf('purchase_orders', { delivery })
  return orders.length
}

/** Sends one truck as the weighbridge does. */
async function sendTruck(truck: object): Promise<void> {
  const address = new URL(browser.address)
  const { token } = mill.officers[1]
  const { Token } = await ask<Output<typeof calls.createToken>>(
    address,
    'scale/CreateToken',
    { Name: `เครื่องชั่ง ${randomUUID()}` },
    token,
  )
  await ask(address, 'scale/ImportTickets', { tickets: [truck] }, Token)
}
