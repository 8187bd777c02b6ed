import type { Locator, Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import type { WordKey } from '../../platform/catalogue.ts'
import type { Role } from '../../platform/roles.ts'
import { addVendor, gradeTicket, readyTicket } from '../fixture.ts'
import { orderAfter } from '../orders.ts'
import {
  chooseInRow,
  press,
  pressFirst,
  receiveChosen,
  type Translate,
} from '../screenshots/pictures.ts'
import { openBrowser } from './browser.ts'
import { buildBusyMill } from './busy-mill.ts'
import { takeShifts, watchShifts } from './layout-shifts.ts'
import { t } from './translate.ts'
import { gradeDialog, listAddress, openTrucks, weighTruck, word } from './trucks.ts'
import { navigate, openDialog, pressIn, pushAddress, visit, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const mill = await buildBusyMill()
const ungraded = await addVendor()
await weighTruck(ungraded)
const graded = await addVendor()
await gradeTicket(mill, (await weighTruck(graded)).id, 20)
const priced = await readyTicket(mill, { customerId: (await addVendor()).customerId })
const submitted = await orderAfter(mill, ['submit'])
const [DESK, TABLET, PHONE] = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]

type Opening = (page: Page, t: Translate) => Promise<void>
/**
 * Who opens a dialog, where and how. `opens`: what is typed there opens more below it; `sends`: what cannot be sent is
 * said there, once for each kind of dialog.
 */
type Case = [as: Role, at: string, name: string, open: Opening, kind?: 'opens' | 'sends' | 'wide']

const RECORD = `/Controller/poLine/${submitted}`
const DRAFT = `/Controller/poLine/${mill.draft}`
const PRICED = `/Controller/palmEvaluate?ticket=${priced}`
const [VENDOR, USER] = ['/Controller/vendor', '/Controller/user']
const cases: readonly Case[] = [
  [0, '/Controller/scaleTokens', 'scale token', press('token.create')],
  [52, listAddress(ungraded), 'grade', press('evaluation.next'), 'wide'],
  [50, listAddress(graded), 'price', press('evaluation.next'), 'opens'],
  [50, PRICED, 'grade corrected', inSheet('evaluation.correctGrade'), 'wide'],
  [50, PRICED, 'price corrected', inSheet('evaluation.correctPrice')],
  [50, RECORD, 'rejection', press('po.reject'), 'sends'],
  [50, RECORD, 'approval', press('po.approve')],
  [50, VENDOR, 'vendor added', press('vendor.add'), 'opens'],
  [50, VENDOR, 'customer added', press('vendor.addCustomer')],
  [50, '/Controller/customerLevel', 'level price', pressFirst('ui.edit')],
  [50, '/Controller/masterData?kind=product', 'product', press('masterData.add.product'), 'sends'],
  [51, '/Controller/po', 'order', press('po.create')],
  [51, DRAFT, 'submission', press('po.submit')],
  [51, VENDOR, 'vendor set up', chooseInRow('vendor.setUp')],
  [51, VENDOR, 'level', chooseInRow('vendor.manageLevel')],
  [51, VENDOR, 'finance', chooseInRow('vendor.manageFinance')],
  [51, VENDOR, 'unlinking', chooseInRow('vendor.unlink')],
  [51, '/Controller/carLicenseLight', 'tare', press('light.add'), 'sends'],
  [51, '/Controller/product', 'prices', pressFirst('prices.update')],
  [51, '/Controller/vendorPremium', 'premium', press('premium.add')],
  [51, '/Controller/reportPalm', 'yield', press('yield.record')],
  [81, '/Controller/receipt', 'receipt', receiveChosen, 'wide'],
  [91, '/Controller/invoice', 'payable', pressFirst('po.invoice')],
  [1, USER, 'user', press('user.create')],
]

test.each([[[DESK]], [[TABLET, PHONE]]])(
  'in no dialog anything moves as messages come and go: %j',
  async (sizes) => {
    const moved: string[] = []
    for (const as of new Set(cases.map(([role]) => role))) {
      const page = await browser.open({ as: mill.officers[as], touch: sizes.length > 1 })
      await page.route('**/api/**', loseWhatIsSent)
      let go = visit
      for (const [, at, name, open, kind] of cases.filter(([role]) => role === as)) {
        await page.setViewportSize(sizes[0]!)
        await go(page, at)
        go = goTo
        await open(page, t)
        // A phone grades nothing.
        for (const size of sizes.slice(0, kind === 'wide' ? 1 : 2)) {
          await page.setViewportSize(size)
          const shifts = await mistype(page, kind)
          moved.push(...shifts.map((shift) => `${name} ${size.width}: ${shift}`))
        }
        await close(page)
      }
    }
    browser.errors.expect(/ERR_CONNECTION_RESET/)
    expect(moved).toEqual([])
  },
)

test('a message in the dialog of the next truck moves nothing as it comes and goes, nor does a return move what opens it', async () => {
  const { page, trucks } = await openTrucks(
    browser,
    { as: mill.officers[52], touch: true, size: TABLET },
    [{}, {}],
  )
  const [first, second] = trucks.map((truck) => gradeDialog(page, truck)) as [Locator, Locator]
  await page.getByRole('button', { name: word('next') }).click()
  await pressIn(first, word('ripeRest'))
  await pressIn(first, word('saveAndNext'))
  await second.waitFor()
  await watchShifts(page)
  const message = second.getByText(`${trucks[0]!.slip} · ${t('done.valued')}`)
  await message.waitFor()
  await pressIn(second, word('ripeRest'))
  await second.locator('.mantine-Notification-closeButton').click()
  await message.waitFor({ state: 'detached' })
  expect(await takeShifts(page)).toEqual([])
  const choice = second.getByRole('radiogroup', { name: t('term.return') })
  const before = await choice.boundingBox()
  await choice.getByText(word('return.yes'), { exact: true }).click()
  await second.getByText(word('rejectWeight')).waitFor()
  // Less than a finger feels, by which the form may scroll as more stands in it.
  const after = await choice.boundingBox()
  expect(Math.abs(after!.y - before!.y)).toBeLessThan(8)
})

test('a message after an approval on a phone moves no button', async () => {
  await orderAfter(mill, ['submit'])
  const page = await browser.open({ as: mill.officers[50], touch: true, size: PHONE })
  await visit(page, '/Controller/approve')
  await page.getByRole('main').getByRole('checkbox').first().click()
  await page.getByRole('button', { name: t('approve.verb', { n: 1 }) }).click()
  const question = await openDialog(page)
  await pressIn(question, t('approve.verb', { n: 1 }))
  await question.waitFor({ state: 'detached' })
  await waitUntilIdle(page)
  await watchShifts(page)
  await page.getByText(t('approve.done', { n: 1 })).waitFor()
  await page.locator('.mantine-Notification-closeButton').first().click()
  await page.getByText(t('approve.done', { n: 1 })).waitFor({ state: 'detached' })
  expect(await takeShifts(page)).toEqual([])
})

/** Another address of the window, maybe of the same screen. */
async function goTo(page: Page, address: string): Promise<void> {
  const { pathname } = new URL(page.url())
  if (pathname !== address.split('?')[0]) return navigate(page, address)
  await pushAddress(page, address)
  await waitUntilIdle(page)
}

const TYPED = 'input:not([type=checkbox], [type=radio], [role=combobox]):enabled, textarea:enabled'
/** Of the fields of a long dialog, enough to see what they do. */
const FIELDS = 4

/** What moves in the open dialog while a wrong value is typed into each field, refused and corrected, and what is right cannot be sent. */
async function mistype(page: Page, kind: Case[4]): Promise<string[]> {
  const opens = kind === 'opens'
  const dialog = await openDialog(page)
  await waitUntilIdle(page)
  await watchShifts(page)
  const moved: string[] = []
  const look = async (when: string, isAllowed = false) => {
    const shifts = await takeShifts(page)
    if (!isAllowed) moved.push(...shifts.map((shift) => `${when}: ${shift}`))
  }
  const typed: [Locator, string][] = []
  for (const field of (await dialog.locator(TYPED).all()).slice(0, FIELDS)) {
    if (!(await field.isVisible())) continue
    typed.push([field, await field.inputValue()])
    await field.fill('-1')
    await field.blur()
    await look(`mistyped ${typed.length}`, opens)
  }
  const verb = dialog.locator('button[type=submit]')
  if (typed.length && (await verb.count()) && (await verb.isEnabled())) await verb.click()
  await look('refused')
  for (const [field, value] of typed) if (await field.isVisible()) await field.fill(value || '5')
  await look('corrected', opens)
  if (kind === 'sends') await hearFailure(page, verb)
  await look('not sent')
  return moved
}

/** What would be saved does not reach the server. */
function loseWhatIsSent(route: Route): Promise<void> {
  const isRead = /\/(get|find|search|list)[^/]*$/i.test(new URL(route.request().url()).pathname)
  return isRead ? route.fallback() : route.abort('connectionreset')
}

/** Presses a button and waits for what is said then. */
async function hearFailure(page: Page, verb: Locator): Promise<void> {
  await verb.click()
  const message = page.locator('.mantine-Notification-root')
  await message
    .first()
    .waitFor({ timeout: 3000 })
    .catch(() => undefined)
}

async function close(page: Page): Promise<void> {
  const dialogs = page.getByRole('dialog')
  const yes = page.getByRole('button', { name: t('ask.close.yes') })
  while (await dialogs.count()) {
    const n = await dialogs.count()
    if (await yes.isVisible()) await pressIn(dialogs.last(), t('ask.close.yes'))
    else await page.keyboard.press('Escape')
    await expect.poll(() => dialogs.count()).not.toBe(n)
  }
}

function inSheet(key: WordKey): Opening {
  return async (page) => {
    const sheet = await openDialog(page)
    await sheet.getByRole('button', { name: t('ui.rowMenu', { name: '' }).trim() }).click()
    await page.getByRole('menuitem', { name: t(key) }).click()
  }
}
