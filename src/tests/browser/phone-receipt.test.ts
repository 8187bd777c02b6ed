import { expect, test } from 'vitest'
import { businessDay, formatDay, formatMoment } from '../../platform/thai-date.ts'
import { linesOfOrder } from '../../purchase-orders/reads/lines.ts'
import { productOf } from '../../purchase-orders/rules.ts'
import { kilograms } from '../../ui/format.ts'
import { buildMill } from '../fixture.ts'
import { mixedOrder, orderAfter, orderNow, perform } from '../orders.ts'
import { openBrowser } from './browser.ts'
import { delayResponses } from './delayed-responses.ts'
import { t } from './translate.ts'
import { loseNetwork, navigate, visit, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const PHONE = { as: mill.officers[81], size: { width: 390, height: 844 } }

test('on a phone a truck is found by its number, received by one press without a network once there is one, and taken back; what waits is forgotten with the screen', async () => {
  const id = await orderAfter(mill, ['submit', 'approve', 'confirm'])
  const { PONumber } = await orderNow(id)
  const page = await browser.open({ ...PHONE, at: '/Controller/notices' })
  await navigate(page, '/Controller/receipt')
  const order = page.getByRole('region', { name: PONumber })
  await order.getByText(`${PONumber} · 0/2`).waitFor()
  const load = order.getByRole('listitem').first()
  const ticket = (await load.getByText(/ · ออก /).textContent())!.split(' · ')[0]!
  await page.getByLabel(t('receive.search')).fill(ticket.replaceAll('-', ' '))
  await expect.poll(() => order.getByRole('listitem').count()).toBe(1)
  const button = load.getByRole('button', { name: ticket })
  const isFocused = () => button.evaluate((one) => one === document.activeElement)
  // The first Enter ends the search, and only the next receives.
  expect(await isFocused()).toBe(false)
  await page.keyboard.press('Enter')
  await expect.poll(isFocused).toBe(true)
  // What is asked for meanwhile would not arrive without a network.
  await waitUntilIdle(page)
  expect(await isFocused()).toBe(true)
  expect((await orderNow(id)).TotalReceipt).toBe(0)
  await loseNetwork(page)
  await page.keyboard.press('Enter')
  await button.getByText(t('receive.waits')).waitFor()
  expect((await orderNow(id)).TotalReceipt).toBe(0)
  await page.context().setOffline(false)
  await order.getByText(`${PONumber} · 1/2`).waitFor()
  await load.getByText(/รับแล้ว \d/).waitFor()
  await load.getByRole('button', { name: t('ui.undo') }).click()
  await order.getByText(`${PONumber} · 0/2`).waitFor()

  await loseNetwork(page)
  await button.click()
  await load.getByText(t('receive.waits')).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: t('notices.title') }).waitFor()
  await page.context().setOffline(false)
  await navigate(page, '/Controller/receipt')
  await order.getByText(`${PONumber} · 0/2`).waitFor()
  expect((await orderNow(id)).TotalReceipt).toBe(0)
})

test('a press that comes before the screen has heard that the network is gone waits too', async () => {
  const id = await orderAfter(mill, ['submit', 'approve', 'confirm'])
  const { PONumber } = await orderNow(id)
  const page = await browser.open({ ...PHONE, singleUse: true })
  // Before the listeners of the product, so that they do not hear what the browser says.
  await page.addInitScript(() => {
    const hold = (event: Event) => event.isTrusted && event.stopImmediatePropagation()
    window.addEventListener('offline', hold)
  })
  const bell = page.waitForResponse('**/notices/getUnread')
  await visit(page, '/Controller/receipt')
  // The bell may ask again at any moment, also while nothing knows yet that the network is gone.
  const json = await (await bell).json()
  await page.route('**/notices/getUnread', (route) => route.fulfill({ json }))
  const load = page.getByRole('region', { name: PONumber }).getByRole('listitem').first()
  await load.waitFor()
  await waitUntilIdle(page)
  await loseNetwork(page)
  await load.getByRole('button', { name: t('po.receive') }).click()
  await load.getByText(t('receive.waits')).waitFor()
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await page.context().setOffline(false)
  await page.getByText(`${PONumber} · 1/2`).waitFor()
})

test('a window that becomes as narrow as a phone keeps its title while the screen loads, which tells each load of a mixed order and finds what is received', async () => {
  const id = await mixedOrder(mill)
  const { PONumber } = await orderNow(id)
  const page = await browser.open({ as: mill.officers[81], at: '/Controller/receipt' })
  const release = await delayResponses(page, '**/PhoneReceipt*.js')
  // Another test may have loaded it in this window.
  await page.reload()
  await waitUntilIdle(page)
  const asked = page.waitForRequest('**/PhoneReceipt*.js')
  await page.setViewportSize(PHONE.size)
  await asked
  const main = page.getByRole('main')
  await page.getByRole('heading', { level: 1, name: t('screen.receipt') }).waitFor()
  expect(await main.count()).toBe(1)
  expect(await page.getByLabel(t('receive.search')).count()).toBe(0)
  release()
  await main.getByLabel(t('receive.search')).waitFor()

  const order = page.getByRole('region', { name: PONumber })
  const [first, second] = await linesOfOrder(id)
  for (const line of [first!, second!]) {
    const load = order.getByRole('listitem').filter({ hasText: line.WeightSequenceWeightOut! })
    await load.getByText(productOf(line), { exact: true }).waitFor()
    await load.getByText(line.WeightCarRegister.split(' ')[0]!).waitFor()
    const weighed = {
      time: formatMoment(line.WeightTimeIn, line.WeightTimeOut!, 'th'),
      in: kilograms(line.WeightIn),
      out: kilograms(line.WeightOut),
    }
    await load.getByText(t('receive.weighed', weighed)).waitFor()
    const day = formatDay(businessDay(line.WeightTimeOut!), 'short', 'th')
    await load.getByRole('button', { name: day }).waitFor()
  }
  for (const action of ['receive', 'receive'] as const) await perform(mill, action, id)
  await order.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: t('receive.tab.done') }).click()
  await order.getByText(`${PONumber} · 2/2`).waitFor()
  await page.getByLabel(t('receive.search')).fill(second!.WeightSequenceWeightOut!)
  await expect.poll(() => order.getByRole('listitem').count()).toBe(1)
})
