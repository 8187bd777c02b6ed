import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Role } from '../../platform/roles.ts'
import { addVendor, buildMill, gradeTicket, valueTicket } from '../fixture.ts'
import { addTicket, draftOrder, orderNow, perform } from '../orders.ts'
import { openBrowser } from './browser.ts'
import { tabTo } from './focus.ts'
import { actionsOf, openMenu, rowOf } from './rows.ts'
import { openTicketFactory } from './ticket-factory.ts'
import { t } from './translate.ts'
import { listAddress, type Truck, weighTruck, word } from './trucks.ts'
import { pushAddress } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const LIST = '/Controller/palmEvaluate'
const NOBODY = '00000000-0000-4000-8000-000000000000'

/** A truck of one seller at each step. */
const vendor = await addVendor()
const inYard = await weighTruck(vendor, { weightOut: null })
const ungraded = await weighTruck(vendor)
const graded = await weighTruck(vendor)
await gradeTicket(mill, graded.id)
const priced = await readyTruck()
const onDraft = await readyTruck()
const locked = await readyTruck()
const draft = await orderOf(onDraft)
const submitted = await orderOf(locked)
await perform(mill, 'submit', submitted.id)
const order = await orderNow(submitted.id)

const [GRADE, PRICE] = [word('grade'), word('price')]
const [FIX_GRADE, FIX_PRICE] = [word('correctGrade'), word('correctPrice')]
const WEIGHTS = t('weights.update')
const SHEET = t('sheet.open')
const VOID = t('voids.void')
const SLIP = t('sheet.slip')
const way = (po: string) => word('openOrder', { po })

const OFFERS = {
  0: [
    [GRADE, SHEET, VOID],
    [GRADE, WEIGHTS, SHEET, SLIP],
    [PRICE, FIX_GRADE, WEIGHTS, SHEET, SLIP],
    [FIX_GRADE, FIX_PRICE, WEIGHTS, SHEET, SLIP],
    [FIX_GRADE, FIX_PRICE, WEIGHTS, SHEET, way(draft.PONumber), SLIP],
    [SHEET, way(order.PONumber), SLIP],
  ],
  52: [
    [GRADE, SHEET],
    [GRADE, SHEET, SLIP],
    [PRICE, SHEET, SLIP],
    [SHEET, SLIP],
    [SHEET, SLIP],
    [SHEET, SLIP],
  ],
} satisfies Partial<Record<Role, string[][]>>

/** Expects each row to offer what its state and the role allow. */
async function expectOffers(page: Page, role: keyof typeof OFFERS): Promise<void> {
  const trucks = [inYard, ungraded, graded, priced, onDraft, locked]
  for (const [at, offers] of OFFERS[role].entries()) {
    expect(await actionsOf(page, trucks[at]!.slip), `truck ${at}`).toEqual(offers)
  }
}

test('the super admin is offered in a row what its state allows; a locked one says which order keeps it, and leads there', async () => {
  const page = await openList(0)
  await expectOffers(page, 0)
  await openMenu(page, locked.slip)
  const why = { ticket: locked.slip, po: order.PONumber, state: 'S' }
  await page.getByRole('menu').getByText(t('ticket.locked', why)).waitFor()
  await page.keyboard.press('Escape')
  const lock = word('lockedBy', { po: order.PONumber })
  await rowOf(page, locked.slip).getByRole('link', { name: lock }).click()
  await page.getByRole('heading', { level: 1, name: order.PONumber }).waitFor()
  await page.goBack()
  await rowOf(page, locked.slip).waitFor()
})

test('Enter on a row does what comes next, or opens the sheet; an evaluator corrects nothing and only reads which order keeps a ticket', async () => {
  const page = await openList(52)
  await tabTo(page, page.locator('tr[data-row]').first())
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  const title = word('grade.title', { ticket: ungraded.slip })
  await page.getByRole('dialog', { name: title }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByText(locked.slip).first().waitFor()
  expect(new URL(page.url()).searchParams.get('ticket')).toBe(String(locked.id))
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await expectOffers(page, 52)
  const row = rowOf(page, locked.slip)
  await row.getByText(word('lockedBy', { po: order.PONumber })).waitFor()
  await expect.poll(() => row.getByRole('link').count()).toBe(0)
})

test('what was set by hand, corrected or proposed stays marked in words; an order without tickets, or none, says so', async () => {
  const seller = await addVendor()
  const factory = await openTicketFactory({ ...mill, vendor: seller })
  const own = await factory.leave()
  await factory.grade(own)
  await factory.price(own, { SysValuationPrice: 5.9, OverrideReason: 'สัญญา' }, 50)
  const corrected = await factory.leave()
  await factory.correct(corrected, { WeightOut: 6000 })
  const asked = await factory.ready()
  await factory.propose(asked, { WeightOut: 6110 })
  const page = await browser.open({ as: mill.officers[52], at: listAddress(seller) })
  const marks = {
    [own.slip]: word('mark.override', { officer: 'เจ้าหน้าที่ 50 ทดสอบ', reason: 'สัญญา' }),
    [corrected.slip]: word('mark.corrected'),
    [asked.slip]: word('mark.proposed', { n: 1, count: 1 }),
  }
  for (const [slip, mark] of Object.entries(marks)) {
    await rowOf(page, slip).getByText(mark).waitFor()
    expect(await page.getByText(mark).count(), mark).toBe(1)
  }

  await pushAddress(page, `${LIST}/${await draftOrder(mill)}`)
  await page.getByText(word('emptyOrder')).waitFor()
  await expect.poll(() => page.getByRole('link', { name: t('term.openOrder') }).count()).toBe(0)
  await pushAddress(page, `${LIST}/${submitted.id}?status=W`)
  await page.getByText(word('empty')).waitFor()
  for (const none of [NOBODY, 'NBDPO-PL-6911-00001']) {
    await pushAddress(page, `${LIST}/${none}`)
    await page.getByText(word('noOrder')).waitFor()
    await page
      .getByRole('link', { name: word('all') })
      .last()
      .click()
    await rowOf(page, inYard.slip).waitFor()
  }
  browser.errors.expect(/status of 400 .*getWeightProcess/)
})

test('the list of an order has its tickets alone, its number, and the ways to it and back', async () => {
  const page = await browser.open({ as: mill.officers[51], at: `${LIST}/${submitted.id}` })
  const title = word('ofOrder', { po: order.PONumber })
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await expect.poll(() => page.locator('tr[data-row]').count()).toBe(1)
  await rowOf(page, locked.slip).waitFor()
  await expect.poll(() => page.getByRole('button', { name: word('next') }).count()).toBe(0)
  expect(await actionsOf(page, locked.slip)).toEqual([SHEET, way(order.PONumber), SLIP])
  await page.getByRole('link', { name: t('term.openOrder') }).click()
  await page.getByRole('heading', { level: 1, name: order.PONumber }).waitFor()
  await page.goBack()
  await page.getByRole('link', { name: word('all') }).click()
  await page.getByRole('heading', { level: 1, name: t('screen.palmEvaluate') }).waitFor()
  await rowOf(page, inYard.slip).waitFor()
})

async function openList(role: Role): Promise<Page> {
  return browser.open({ as: mill.officers[role], at: listAddress(vendor) })
}

async function readyTruck(): Promise<Truck> {
  const truck = await weighTruck(vendor)
  await valueTicket(mill, truck.id, await gradeTicket(mill, truck.id))
  return truck
}

/** A draft order with the truck's ticket. */
async function orderOf(truck: Truck) {
  const id = await draftOrder(mill, vendor)
  await addTicket(mill, id, truck.id)
  return { ...(await orderNow(id)), id }
}
