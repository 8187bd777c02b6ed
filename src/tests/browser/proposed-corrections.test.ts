import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { addVendor, buildMill } from '../fixture.ts'
import { submitTicket } from '../orders.ts'
import { openBrowser } from './browser.ts'
import { expectFocus } from './focus.ts'
import { waitForMessage } from './messages.ts'
import { rowOf } from './rows.ts'
import { expectText, openSheet, sheetOf } from './sheets.ts'
import { type ImportedTicket, openTicketFactory } from './ticket-factory.ts'
import { t } from './translate.ts'
import { visitTickets, visitWithoutEvents } from './trucks.ts'
import { pressIn, waitUntilClickable, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const factory = await openTicketFactory(mill)
const LIST = '/Controller/palmEvaluate?status=A'
const REASON = 'ตรวจกับใบชั่งกระดาษแล้ว'
const PAGE = 25
/** What a way out of 6,110 kg comes to, by the ticket’s price of 5.20 baht. */
const EFFECT = [
  t('corrections.net', { before: '9,220', after: '9,120', by: '−100' }),
  t('corrections.amount', { before: '47,944.00', after: '47,424.00', by: '−520.00' }),
]

test('the button comes with the first proposal; an evaluator reads it, decides nothing, and Escape leads back to the button', async () => {
  const page = await openList(52)
  const opener = (n = '') => page.getByRole('button', { name: `${t('corrections.title')} ${n}` })
  await expect.poll(() => opener().count()).toBe(0)
  const ticket = await propose({ WeightOut: 6110 })
  await opener('1').waitFor()
  await rowOf(page, ticket.slip)
    .getByText(t('evaluation.mark.proposed', { n: 1, count: 1 }))
    .waitFor({ state: 'attached' })
  await opener().press('Enter')
  const dialog = dialogOf(page)
  const card = cardOf(dialog, ticket)
  await expectText(card, `${t('term.weightOut')} 6,010 กก. 6,110 กก.`, ...EFFECT)
  await expect.poll(() => card.getByRole('textbox').count()).toBe(0)
  await expect.poll(() => card.getByRole('button').allTextContents()).toEqual([ticket.slip])
  await cardOf(dialog, await propose({ WeightOut: 6210 })).waitFor()
  await opener('2').waitFor({ state: 'attached' })

  await closeBy(page, dialog)
  await expectFocus(opener())
  await opener().press('Enter')
  await card.getByRole('button', { name: ticket.slip }).click()
  await closeBy(page, await sheetOf(page, ticket.slip))
  await expectFocus(opener())
})

test('the super admin accepts one with a reason, which it takes, and refuses another; list, sheet and dialog show it', async () => {
  const accepted = await propose({ WeightOut: 6110 })
  const refused = await propose({ WeightIn: 16_230 })
  const last = await propose({ WeightOut: 6120 })
  const page = await openList(0)
  const dialog = await openCorrections(page)
  await waitUntilClickable(dialog)
  await button(dialog, 'accept', accepted).scrollIntoViewIfNeeded()
  const { x, y } = (await button(dialog, 'accept', accepted).boundingBox())!
  const place = await button(dialog, 'accept', refused).boundingBox()
  const tap = () => page.mouse.click(x + 10, y + 10)
  await tap()
  const question = questionOf(page, accepted)
  await expectText(question, ...EFFECT)
  await pressIn(question, t('corrections.accept'))
  await question.getByText(t('v.reasonText')).waitFor()
  expect(await decisionsOf(accepted)).toEqual([{ decision: null, reason: null }])
  const reason = question.getByRole('textbox', { name: t('term.reason') })
  await reason.fill(REASON)
  await closeBy(page, question)
  await dialog.waitFor()
  await tap()
  expect(await reason.inputValue()).toBe(REASON)
  await confirmOf(page, accepted)
  await waitForMessage(page, t('done.correctionAccepted', { ticket: accepted.slip }))
  await expectText(cardOf(dialog, accepted), decidedBy('accepted'), REASON)

  // What is decided stays where it stood, so that another tap there decides nothing.
  expect(await button(dialog, 'accept', refused).boundingBox()).toEqual(place)
  await waitUntilClickable(dialog)
  await tap()
  await waitUntilIdle(page)
  expect(await decisionsOf(refused)).toEqual([{ decision: null, reason: null }])

  // Who decides with the keyboard goes on with the next one.
  await button(dialog, 'refuse', refused).press('Enter')
  await waitUntilClickable(questionOf(page, refused, 'refuse'))
  await questionOf(page, refused, 'refuse')
    .getByRole('button', { name: t('corrections.refuse') })
    .press('Enter')
  await waitForMessage(page, t('done.correctionRefused', { ticket: refused.slip }))
  await expectText(cardOf(dialog, refused), decidedBy('refused'))
  await expectFocus(cardOf(dialog, last).getByRole('button', { name: last.slip, exact: true }))

  await dialog.getByRole('button', { name: t('corrections.chip.decided') }).click()
  await expectText(cardOf(dialog, accepted), decidedBy('accepted'), REASON)
  await expectText(cardOf(dialog, refused), decidedBy('refused'))
  expect(await decisionsOf(accepted)).toEqual([{ decision: 'applied', reason: REASON }])
  expect(await decisionsOf(refused)).toEqual([{ decision: 'refused', reason: null }])
  await cardOf(dialog, accepted).getByRole('button', { name: accepted.slip }).click()
  await dialog.waitFor({ state: 'detached' })
  const sheet = await sheetOf(page, accepted.slip)
  // 9,120 kg at 5.20 baht, less 3 %.
  await expectText(sheet, `${t('term.netWeight')} 9,120 กก.`, `${t('evaluation.paid')} 46,001.28`)
  await closeBy(page, sheet)
  await rowOf(page, accepted.slip).getByText('9,120').waitFor()
  await rowOf(page, refused.slip).getByText('9,220').waitFor()
})

test('one is refused on its sheet too; another seller voids the price, which is said before it is accepted and seen after', async () => {
  const ticket = await propose({ WeightIn: 16_230 })
  const other = await addVendor('2')
  const sold = await propose({ CustomerDataID: other.avl, CustomerName: other.name })
  const page = await browser.open({ as: mill.officers[0] })
  const sheet = await openSheet(page, ticket)
  await expectText(sheet, t('sheet.proposals'), `${t('term.weightIn')} 15,230 กก. 16,230 กก.`)
  const action = t('term.reason')
  await sheet
    .getByRole('textbox', { name: t('ui.actionOf', { action, name: ticket.slip }) })
    .fill(REASON)
  await decide(sheet, 'refuse', ticket)
  await waitForMessage(page, t('done.correctionRefused', { ticket: ticket.slip }))
  const said = sheet.getByRole('table', { name: t('sheet.readings') })
  await expectText(said, `${t('term.weightIn')} 16,230 กก. 15,230 กก.`)
  await expectText(sheet, REASON)
  await closeBy(page, sheet)

  const dialog = await openCorrections(page)
  const card = cardOf(dialog, sold)
  await expectText(card, t('corrections.voids', { price: '5.20' }))
  await decide(dialog, 'accept', sold)
  await waitForMessage(page, t('done.correctionAccepted', { ticket: sold.slip }))
  await card.getByRole('button', { name: sold.slip, exact: true }).click()
  const after = await sheetOf(page, sold.slip)
  const facts = after.getByRole('region', { name: t('sheet.title') })
  await expectText(facts, `${t('evaluation.seller')} ${other.avl}`)
  await expectText(
    after.getByRole('tabpanel', { name: t('ui.history') }),
    t('sheet.event.voidPrice'),
    `${t('term.netPrice')} ${t('sheet.bahtPerKg', { price: '5.20' })}`,
  )
  await after.getByRole('tab', { name: t('term.whyPrice') }).click()
  await expectText(after.getByRole('tabpanel'), t('sheet.noPrice.value'))
  await closeBy(page, after)
  await rowOf(page, sold.slip).getByText(t('evaluation.state.value')).waitFor()
})

test('one that an order locks can only be refused; without change events the refusal says so, and what a colleague decided', async () => {
  const before = await propose({ WeightOut: 6110 })
  const meanwhile = await propose({ WeightOut: 6110 })
  const decided = await propose({ WeightOut: 6110 })
  const order = await submitTicket(mill, before)
  const page = await browser.open({ as: mill.officers[0] })
  await visitWithoutEvents(page, LIST)
  const dialog = await openCorrections(page)
  const card = cardOf(dialog, before)
  await expectText(card, t('corrections.locked', { ticket: before.slip, po: order.po }))
  const way = await card.getByRole('link', { name: order.po }).getAttribute('href')
  expect(way).toBe(`/Controller/poLine/${order.id}`)
  await expect.poll(() => button(dialog, 'accept', before).isDisabled()).toBe(true)

  const isRefused = async (ticket: ImportedTicket, why: string) => {
    await decide(dialog, 'accept', ticket)
    await page.getByRole('alert').filter({ hasText: why }).first().waitFor()
  }
  await factory.refuse(decided)
  await isRefused(decided, t('correction.decided'))
  await closeBy(page, questionOf(page, decided))
  await expectText(cardOf(dialog, decided), decidedBy('refused'))
  await decide(dialog, 'refuse', before)
  await waitForMessage(page, t('done.correctionRefused', { ticket: before.slip }))
  expect(await decisionsOf(before)).toMatchObject([{ decision: 'refused' }])
  // The list is read again after a decision, and says then what is locked.
  await waitUntilIdle(page)
  const { po } = await submitTicket(mill, meanwhile)
  await isRefused(meanwhile, t('correction.locked', { ticket: meanwhile.slip, po, state: 'S' }))
  expect(await decisionsOf(meanwhile)).toMatchObject([{ decision: null }])
  browser.errors.expect(/status of 400 .*acceptCorrection|live/)
})

test('more than a page of them has pages, which keep what is decided until the dialog is closed', async () => {
  await refuseAll()
  const tickets: ImportedTicket[] = []
  for (let n = 0; n < PAGE + 2; n += 1) tickets.push(await propose({ WeightOut: 6110 + n }))
  const last = tickets.at(-1)!
  const page = await openList(0)
  const dialog = await openCorrections(page)
  const next = dialog.getByRole('button', { name: t('ui.next') })
  await dialog.getByText(t('ui.range', { from: 1, to: PAGE, total: PAGE + 2 })).waitFor()
  await expect.poll(() => cards(dialog).count()).toBe(PAGE)
  await cardOf(dialog, tickets[0]!).waitFor()
  await next.click()
  await dialog.getByText(t('ui.range', { from: 26, to: 27, total: PAGE + 2 })).waitFor()
  await cardOf(dialog, last).waitFor()
  await expect.poll(() => cards(dialog).count()).toBe(2)

  for (const ticket of tickets.slice(0, 2)) await factory.refuse(ticket)
  await expectText(cardOf(dialog, last), t('corrections.state.open'))
  await expect.poll(() => cards(dialog).count()).toBe(2)
  await decide(dialog, 'refuse', last)
  await expectText(cardOf(dialog, last), decidedBy('refused'))
  await closeBy(page, dialog)
  await openCorrections(page)
  await expect.poll(() => cards(dialog).count()).toBe(PAGE - 1)
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

async function closeBy(page: Page, open: Locator): Promise<void> {
  await page.keyboard.press('Escape')
  await open.waitFor({ state: 'detached' })
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
  await pressIn(question, t(`corrections.${verb}`))
}

function questionOf(
  page: Page,
  { slip: ticket }: ImportedTicket,
  verb: 'accept' | 'refuse' = 'accept',
): Locator {
  const name = t(verb === 'accept' ? 'corrections.ask' : 'corrections.askRefuse', { ticket })
  return page.getByRole('dialog', { name })
}

/** The words before the time. */
function decidedBy(decision: 'accepted' | 'refused'): string {
  const { firstName, lastName } = mill.officers[0]
  return t(`corrections.${decision}`, { who: `${firstName} ${lastName}`, at: '' })
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
