import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { openTestDatabase } from '../database.ts'
import { addVendor, buildMill } from '../fixture.ts'
import { addTicket, draftOrder, orderNow, perform } from '../orders.ts'
import { openBrowser } from './browser.ts'
import { expectFocus } from './focus.ts'
import { waitForMessage } from './messages.ts'
import { rowOf } from './rows.ts'
import { expectText, openSheet, sheetOf } from './sheets.ts'
import { type ImportedTicket, openTicketFactory } from './ticket-factory.ts'
import { t } from './translate.ts'
import { visitTickets, visitWithoutEvents } from './trucks.ts'
import { waitUntilClickable, waitUntilIdle } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const mill = await buildMill()
const factory = await openTicketFactory(mill)
const LIST = '/Controller/palmEvaluate?status=A'
const REASON = 'ตรวจกับใบชั่งกระดาษแล้ว'
const PAGE = 25
/** Longer than what floats waits for a second tap. */
const LATER_MS = 900

test('the button comes with the first proposal; an evaluator reads it and decides nothing', async () => {
  const page = await openList(52)
  const button = (n = '') => page.getByRole('button', { name: `${t('corrections.title')} ${n}` })
  await expect.poll(() => button().count()).toBe(0)
  const ticket = await propose({ WeightOut: 6110 })
  await button('1').waitFor()
  await rowOf(page, ticket.slip)
    .getByText(t('evaluation.mark.proposed', { n: 1, count: 1 }))
    .waitFor({ state: 'attached' })
  const card = cardOf(await openCorrections(page), ticket)
  await expectText(
    card,
    `${t('term.weightOut')} 6,010 กก. 6,110 กก.`,
    t('corrections.net', { before: '9,220', after: '9,120', by: '−100' }),
    t('corrections.amount', { before: '47,944.00', after: '47,424.00', by: '−520.00' }),
  )
  await expect.poll(() => card.getByRole('textbox').count()).toBe(0)
  await expect.poll(() => card.getByRole('button').allTextContents()).toEqual([ticket.slip])

  const second = await propose({ WeightOut: 6210 })
  await cardOf(page, second).waitFor()
  await button('2').waitFor()
})

test('the super admin accepts one and refuses another; list, sheet and dialog show it', async () => {
  const [accepted, refused] = [
    await propose({ WeightOut: 6110 }),
    await propose({ WeightIn: 16_230 }),
  ]
  const page = await openList(0)
  const dialog = await openCorrections(page)
  await reasonOf(dialog, accepted).fill(REASON)
  await decide(dialog, 'accept', accepted)
  await waitForMessage(page, t('done.correctionAccepted', { ticket: accepted.slip }))
  await expectText(cardOf(dialog, accepted), decidedBy('accepted'), REASON)
  await decide(dialog, 'refuse', refused)
  await waitForMessage(page, t('done.correctionRefused', { ticket: refused.slip }))
  await expectText(cardOf(dialog, refused), decidedBy('refused'))

  await chip(dialog, 'decided').click()
  await expectText(cardOf(dialog, accepted), decidedBy('accepted'), REASON)
  await expectText(cardOf(dialog, refused), decidedBy('refused'))
  expect(await decisionsOf(accepted)).toEqual([{ decision: 'applied', reason: REASON }])
  expect(await decisionsOf(refused)).toEqual([{ decision: 'refused', reason: null }])

  await cardOf(dialog, accepted).getByRole('button', { name: accepted.slip }).click()
  await dialog.waitFor({ state: 'detached' })
  const sheet = await sheetOf(page, accepted.slip)
  // 9,120 kg at 5.20 baht, less 3 %.
  await expectText(sheet, `${t('term.netWeight')} 9,120 กก.`, `${t('evaluation.paid')} 46,001.28`)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await rowOf(page, accepted.slip).getByText('9,120').waitFor()
  await rowOf(page, refused.slip).getByText('9,220').waitFor()
})

test('what is accepted takes a reason, and is asked about with kilograms and baht before and after', async () => {
  const ticket = await propose({ WeightOut: 6110 })
  const page = await openList(0)
  const dialog = await openCorrections(page)
  await waitUntilClickable(dialog)
  await button(dialog, 'accept', ticket).click()
  const question = questionOf(page, ticket)
  await expectText(
    question,
    t('corrections.net', { before: '9,220', after: '9,120', by: '−100' }),
    t('corrections.amount', { before: '47,944.00', after: '47,424.00', by: '−520.00' }),
  )
  await waitUntilClickable(question)
  await question.getByRole('button', { name: t('corrections.accept') }).click()
  await question.getByText(t('v.reasonText')).waitFor()
  expect(await decisionsOf(ticket)).toEqual([{ decision: null, reason: null }])
  await question.getByRole('textbox', { name: t('term.reason') }).fill(REASON)
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  await dialog.waitFor()
  await button(dialog, 'accept', ticket).click()
  expect(await question.getByRole('textbox', { name: t('term.reason') }).inputValue()).toBe(REASON)
  await confirmOf(page, ticket)
  await expectText(cardOf(dialog, ticket), decidedBy('accepted'), REASON)
  expect(await decisionsOf(ticket)).toEqual([{ decision: 'applied', reason: REASON }])
})

test('what is decided stays where it stood, so that another tap there decides nothing', async () => {
  const tickets = [await propose({ WeightOut: 6110 }), await propose({ WeightOut: 6120 })]
  const [first, second] = tickets as [ImportedTicket, ImportedTicket]
  const page = await openList(0)
  const dialog = await openCorrections(page)
  await waitUntilClickable(dialog)
  await button(dialog, 'accept', first).scrollIntoViewIfNeeded()
  const box = (await button(dialog, 'accept', first).boundingBox())!
  const place = await button(dialog, 'accept', second).boundingBox()
  const tap = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await tap()
  await confirmOf(page, first)
  await expectText(cardOf(dialog, first), decidedBy('accepted'))
  expect(await button(dialog, 'accept', second).boundingBox()).toEqual(place)
  await page.waitForTimeout(LATER_MS)
  await tap()
  await waitUntilIdle(page)
  expect(await decisionsOf(second)).toEqual([{ decision: null, reason: null }])
})

test('who decides with the keyboard goes on with the next one', async () => {
  const [first, second] = [await propose({ WeightOut: 6110 }), await propose({ WeightOut: 6120 })]
  const page = await openList(0)
  const dialog = await openCorrections(page)
  await waitUntilClickable(dialog)
  await button(dialog, 'refuse', first).press('Enter')
  const question = questionOf(page, first, 'refuse')
  await waitUntilClickable(question)
  await question.getByRole('button', { name: t('corrections.refuse') }).press('Enter')
  await expectText(cardOf(dialog, first), decidedBy('refused'))
  await expectFocus(cardOf(dialog, second).getByRole('button', { name: second.slip, exact: true }))
})

test('it can be decided on the sheet of its ticket too, where it then stands as refused', async () => {
  const ticket = await propose({ WeightIn: 16_230 })
  const page = await browser.open({ as: mill.officers[0] })
  const sheet = await openSheet(page, ticket)
  await expectText(sheet, t('sheet.proposals'), `${t('term.weightIn')} 15,230 กก. 16,230 กก.`)
  await reasonOf(sheet, ticket).fill(REASON)
  await decide(sheet, 'refuse', ticket)
  await waitForMessage(page, t('done.correctionRefused', { ticket: ticket.slip }))
  const said = sheet.getByRole('table', { name: t('sheet.readings') })
  await expectText(said, `${t('term.weightIn')} 16,230 กก. 15,230 กก.`)
  await expectText(sheet, REASON)
})

test('one that an order locks names it and cannot be accepted, but refused', async () => {
  const ticket = await propose({ WeightOut: 6110 })
  const { id, po } = await lock(ticket)
  const page = await openList(0)
  const dialog = await openCorrections(page)
  const card = cardOf(dialog, ticket)
  await expectText(card, t('corrections.locked', { ticket: ticket.slip, po }))
  const way = await card.getByRole('link', { name: po }).getAttribute('href')
  expect(way).toBe(`/Controller/poLine/${id}`)
  await expect.poll(() => button(dialog, 'accept', ticket).isDisabled()).toBe(true)
  await decide(dialog, 'refuse', ticket)
  await waitForMessage(page, t('done.correctionRefused', { ticket: ticket.slip }))
  expect(await decisionsOf(ticket)).toMatchObject([{ decision: 'refused' }])
})

test('without its change event the refusal says why it cannot be accepted', async () => {
  const ticket = await propose({ WeightOut: 6110 })
  const page = await openListWithoutNews()
  const dialog = await openCorrections(page)
  const { po } = await lock(ticket)
  await decide(dialog, 'accept', ticket)
  const why = t('correction.locked', { ticket: ticket.slip, po, state: 'S' })
  await page.getByRole('alert').filter({ hasText: why }).first().waitFor()
  expect(await decisionsOf(ticket)).toMatchObject([{ decision: null }])
  browser.errors.expect(/status of 400 .*acceptCorrection|live/)
})

test('one that a colleague decided meanwhile says so, and is shown as it was decided', async () => {
  const ticket = await propose({ WeightOut: 6110 })
  const page = await openListWithoutNews()
  const dialog = await openCorrections(page)
  const colleague = await openCorrections(await openList(0))
  await decide(colleague, 'refuse', ticket)
  await expectText(cardOf(colleague, ticket), decidedBy('refused'))
  await decide(dialog, 'accept', ticket)
  await page
    .getByRole('alert')
    .filter({ hasText: t('correction.decided') })
    .first()
    .waitFor()
  await expectText(cardOf(dialog, ticket), decidedBy('refused'))
  browser.errors.expect(/status of 400 .*acceptCorrection|live/)
})

test('another seller voids the price: said before it is accepted, and seen after', async () => {
  const other = await addVendor('2')
  const ticket = await propose({ CustomerDataID: other.avl, CustomerName: other.name })
  const page = await openList(0)
  const dialog = await openCorrections(page)
  await expectText(cardOf(dialog, ticket), t('corrections.voids', { price: '5.20' }))
  await decide(dialog, 'accept', ticket)
  await waitForMessage(page, t('done.correctionAccepted', { ticket: ticket.slip }))
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await rowOf(page, ticket.slip).getByText(t('evaluation.state.value')).waitFor()
  const sheet = await openSheet(page, ticket)
  await expectText(
    sheet.getByRole('region', { name: t('sheet.title') }),
    `${t('evaluation.seller')} ${other.avl}`,
  )
  await expectText(
    sheet.getByRole('tabpanel', { name: t('ui.history') }),
    t('sheet.event.voidPrice'),
    `${t('term.netPrice')} ${t('sheet.bahtPerKg', { price: '5.20' })}`,
  )
  await sheet.getByRole('tab', { name: t('term.whyPrice') }).click()
  await expectText(sheet.getByRole('tabpanel'), t('sheet.noPrice.value'))
})

test('Escape gives the focus back to the button, also past the sheet that it led to', async () => {
  const ticket = await propose({ WeightOut: 6110 })
  const page = await openList(52)
  const opener = page.getByRole('button', { name: t('corrections.title') })
  await opener.press('Enter')
  const dialog = dialogOf(page)
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expectFocus(opener)
  await opener.press('Enter')
  await cardOf(dialog, ticket).getByRole('button', { name: ticket.slip }).click()
  const sheet = await sheetOf(page, ticket.slip)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await expectFocus(opener)
})

test('more than a page of them has pages, which keep what is decided until the dialog is closed', async () => {
  await refuseAll()
  const tickets: ImportedTicket[] = []
  for (let n = 0; n < 30; n += 1) tickets.push(await propose({ WeightOut: 6110 + n }))
  const page = await openList(0)
  const dialog = await openCorrections(page)
  const next = dialog.getByRole('button', { name: t('ui.next') })
  await dialog.getByText(t('ui.range', { from: 1, to: PAGE, total: 30 })).waitFor()
  await expect.poll(() => cards(dialog).count()).toBe(PAGE)
  await cardOf(dialog, tickets[0]!).waitFor()
  await next.click()
  await dialog.getByText(t('ui.range', { from: 26, to: 30, total: 30 })).waitFor()
  await cardOf(dialog, tickets[29]!).waitFor()
  await expect.poll(() => cards(dialog).count()).toBe(5)

  for (const ticket of tickets.slice(0, 5)) await factory.refuse(ticket)
  await expectText(cardOf(dialog, tickets[29]!), t('corrections.state.open'))
  await expect.poll(() => cards(dialog).count()).toBe(5)
  await decide(dialog, 'refuse', tickets[29]!)
  await expectText(cardOf(dialog, tickets[29]!), decidedBy('refused'))
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await openCorrections(page)
  await expect.poll(() => cards(dialog).count()).toBe(24)
  await expect.poll(() => next.count()).toBe(0)
})

/** A graded and priced ticket of 9,220 kg, of which the scale says something else by now. */
async function propose(otherwise: Parameters<typeof factory.propose>[1]): Promise<ImportedTicket> {
  const ticket = await factory.ready()
  await factory.propose(ticket, otherwise)
  return ticket
}

async function openList(role: Role): Promise<Page> {
  const page = await browser.open({ as: mill.officers[role] })
  await visitTickets(page, LIST)
  return page
}

/** The super admin's list in a window that hears of nothing that others do. */
async function openListWithoutNews(): Promise<Page> {
  const page = await browser.open({ as: mill.officers[0] })
  await visitWithoutEvents(page, LIST)
  return page
}

function dialogOf(page: Page): Locator {
  return page.getByRole('dialog', { name: t('corrections.title') })
}

async function openCorrections(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: t('corrections.title') }).click()
  const dialog = dialogOf(page)
  await cards(dialog).first().waitFor()
  await waitUntilIdle(page)
  return dialog
}

function cards(place: Page | Locator): Locator {
  return place.getByRole('listitem')
}

function cardOf(place: Page | Locator, { slip }: ImportedTicket): Locator {
  return place.getByRole('listitem').filter({ hasText: slip })
}

function chip(dialog: Locator, value: 'open' | 'decided'): Locator {
  return dialog.getByRole('button', { name: t(`corrections.chip.${value}`) })
}

function button(
  place: Locator,
  verb: 'accept' | 'refuse',
  { slip: name }: ImportedTicket,
): Locator {
  const action = t(`corrections.${verb}`)
  return place.getByRole('button', { name: t('ui.actionOf', { action, name }) })
}

async function decide(...of: Parameters<typeof button>): Promise<void> {
  await waitUntilClickable(of[0])
  await button(...of).click()
  await confirmOf(of[0].page(), of[2], of[1])
}

/** Answers the question before a correction is decided, with a reason where it takes one and none was typed before. */
async function confirmOf(
  page: Page,
  ticket: ImportedTicket,
  verb: 'accept' | 'refuse' = 'accept',
): Promise<void> {
  const question = questionOf(page, ticket, verb)
  const reason = question.getByRole('textbox', { name: t('term.reason') })
  if (verb === 'accept' && (await reason.inputValue()) === '') await reason.fill(REASON)
  await waitUntilClickable(question)
  await question.getByRole('button', { name: t(`corrections.${verb}`) }).click()
}

function questionOf(
  page: Page,
  { slip: ticket }: ImportedTicket,
  verb: 'accept' | 'refuse' = 'accept',
): Locator {
  const name = t(verb === 'accept' ? 'corrections.ask' : 'corrections.askRefuse', { ticket })
  return page.getByRole('dialog', { name })
}

function reasonOf(place: Locator, { slip: name }: ImportedTicket): Locator {
  const action = t('term.reason')
  return place.getByRole('textbox', { name: t('ui.actionOf', { action, name }) })
}

/** The words before the time. */
function decidedBy(decision: 'accepted' | 'refused'): string {
  const { firstName, lastName } = mill.officers[0]
  return t(`corrections.${decision}`, { who: `${firstName} ${lastName}`, at: '' })
}

/** Puts the ticket on an order and submits that. */
async function lock(ticket: ImportedTicket) {
  const id = await draftOrder(mill)
  await addTicket(mill, id, ticket.id)
  await perform(mill, 'submit', id)
  return { id, po: (await orderNow(id)).PONumber }
}

function decisionsOf({ id }: ImportedTicket) {
  return db()
    .selectFrom('weight_corrections')
    .select(['decision', 'reason'])
    .where('ticket_id', '=', id)
    .execute()
}

/** Decides what earlier tests left to be decided. */
async function refuseAll(): Promise<void> {
  const open = await db()
    .selectFrom('weight_corrections')
    .select('ticket_id as id')
    .where('decision', 'is', null)
    .execute()
  for (const ticket of open) await factory.refuse(ticket)
}
