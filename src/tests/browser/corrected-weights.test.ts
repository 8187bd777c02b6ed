import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { WordKey } from '../../platform/catalogue.ts'
import { db } from '../../platform/db.ts'
import { buildMill } from '../fixture.ts'
import { submitTicket } from '../orders.ts'
import { bare } from '../pdf.ts'
import { openBrowser } from './browser.ts'
import { expectFocus } from './focus.ts'
import { waitForMessage } from './messages.ts'
import { giveReason } from './reasons.ts'
import { openMenu, rowOf } from './rows.ts'
import { expectText, sheetOf, slipOf } from './sheets.ts'
import { type ImportedTicket, openTicketFactory } from './ticket-factory.ts'
import { t } from './translate.ts'
import { visitTickets, visitWithoutEvents } from './trucks.ts'
import { loseAnswer, openDialog, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const factory = await openTicketFactory(mill)
const LIST = '/Controller/palmEvaluate?status=A'
const PLATE = '81-2222 กระบี่'
const REASON = 'รถยังไม่ลงจากแท่น'

test('the dialog of a row computes the net weight while one types and says what is wrong at its field; what is saved stands in sheet, slip and list', async () => {
  const ticket = await factory.leave()
  const returned = {
    SysPalmReturn: 1 as const,
    SysPalmReturnReason: 'ดิบ',
    SysPalmReturnWeight: 500,
  }
  await factory.grade(ticket, returned)
  await factory.price(ticket)
  const page = await openList()
  const { form, save, net } = await openRow(page, ticket)
  await expect.poll(() => save.isDisabled()).toBe(true)
  await form.WeightOut.fill('6050')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: t('ask.close') })
  await question.getByRole('button', { name: t('ask.close.no') }).click()
  await question.waitFor({ state: 'detached' })
  await expect.poll(() => form.WeightOut.inputValue()).toBe('6050')
  await form.WeightOut.fill('6010')
  await expect.poll(() => save.isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  await form.dialog.waitFor({ state: 'detached' })

  await rowOf(page, ticket.slip).getByRole('button', { name: ticket.slip }).first().click()
  const sheet = await sheetOf(page, ticket.slip)
  await menuOf(sheet, ticket).click()
  const task = page.getByRole('menuitem', { name: t('weights.update') })
  await task.waitFor()
  const corrections = [t('evaluation.correctGrade'), t('evaluation.correctPrice')]
  expect(await page.getByRole('menuitem').allTextContents()).toEqual([
    ...corrections,
    t('weights.update'),
  ])
  await task.click()
  await form.WeightIn.fill('15320')
  await expectText(net, '9,310 กก.')
  await expectText(
    form.dialog,
    t('corrections.net', { before: '9,220', after: '9,310', by: '+90' }),
  )
  await form.WeightOut.fill('15320')
  await expectText(net, '–')
  await save.click()
  await says(form.WeightOut, t('v.weights'))
  await form.CarRegister.fill('')
  await form.WeightOut.fill('6010')
  await save.click()
  await says(form.CarRegister, t('v.plate'))
  await form.CarRegister.fill(PLATE)
  await form.WeightIn.fill('500')
  await form.WeightOut.fill('100')
  await giveReason(form.dialog, REASON)
  await saveAsked(page, ticket, save)
  await says(form.WeightIn, t('v.underReject', { kg: '500' }))
  expect(await correctionsOf(ticket)).toEqual([])
  browser.errors.expect(/status of 400 .*updateWeightInfo/)

  await form.WeightIn.fill('15320')
  await form.WeightOut.fill('6010')
  await saveAsked(page, ticket, save)
  await waitForMessage(page, t('done.weightUpdated'))
  await form.dialog.waitFor({ state: 'detached' })
  await expectFocus(menuOf(sheet, ticket))
  const said = sheet.getByRole('table', { name: t('sheet.readings') })
  await expectText(
    said,
    `${t('term.plate')} ${ticket.truck.CarRegister} ${PLATE}`,
    `${t('term.weightIn')} 15,230 กก. 15,320 กก.`,
    `${t('term.netWeight')} 9,220 กก. 9,310 กก.`,
  )
  await expectText(sheet.getByRole('region', { name: t('sheet.title') }), REASON)
  // 9,310 kg at 5.20 baht, less 3 %.
  await expectText(sheet.getByRole('tabpanel'), `${t('evaluation.paid')} 46,959.64`)
  const paper = await slipOf(sheet)
  for (const fact of [
    PLATE,
    t('slip.correctedBy', { officer: name }),
    t('slip.scale', { value: '15,230' }),
    t('slip.scale', { value: ticket.truck.CarRegister }),
    '15,320',
    '46,959.64',
  ]) {
    expect(paper).toContain(bare(fact))
  }
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  const row = rowOf(page, ticket.slip)
  await row.getByText('9,310').waitFor()
  await row.getByText(t('evaluation.mark.corrected')).waitFor({ state: 'attached' })
  expect(await correctionsOf(ticket)).toEqual([
    { registration: PLATE, weight_in_kg: '15320.00', weight_out_kg: null, reason: REASON },
  ])
})

test('what others do meanwhile is seen: a colleague’s correction is kept, an order that takes the ticket is named', async () => {
  const [corrected, taken] = [await factory.ready(), await factory.ready()]
  const page = await openList()
  await keepsWhatColleagueCorrects(page, corrected, (dialog) =>
    dialog.getByRole('cell', { name: PLATE, exact: true }).waitFor(),
  )
  browser.errors.expect(/status of 409 .*updateWeightInfo/)

  const { form, save } = await openRow(page, taken)
  await form.WeightIn.fill('15320')
  const { po } = await submitTicket(mill, taken)
  await expectText(form.dialog, t('ticket.locked', { ticket: taken.slip, po, state: 'S' }))
  await expect.poll(() => save.isDisabled()).toBe(true)
  await expect.poll(() => form.WeightIn.inputValue()).toBe('15320')
  await form.dialog.getByRole('link', { name: t('evaluation.openOrder', { po }) }).waitFor()
})

test('without change events the same is shown when saving', async () => {
  const [corrected, taken] = [await factory.ready(), await factory.ready()]
  const page = await openList(visitWithoutEvents)
  await keepsWhatColleagueCorrects(page, corrected)
  browser.errors.expect(/status of 409 .*updateWeightInfo/)

  const { form, save } = await openRow(page, taken)
  await form.WeightIn.fill('15320')
  await giveReason(form.dialog, REASON)
  const { po } = await submitTicket(mill, taken)
  await saveAsked(page, taken, save)
  const why = t('ticket.locked', { ticket: taken.slip, po, state: 'S' })
  await page.getByRole('alert').filter({ hasText: why }).first().waitFor()
  await expect.poll(() => form.WeightIn.inputValue()).toBe('15320')
  expect(await correctionsOf(taken)).toEqual([])
  browser.errors.expect(/status of 400 .*updateWeightInfo|live/)
})

test('where the answer is lost or the network away, what was typed stays and another try saves once', async () => {
  const [lost, offline] = [await factory.ready(), await factory.ready()]
  const page = await openList()
  await loseAnswer(page, 'updateWeightInfo')
  const savesOnce = async (ticket: ImportedTicket, toast: Locator) => {
    await toast.getByRole('button', { name: t('ui.retry') }).click()
    await waitForMessage(page, t('done.weightUpdated'))
    await fieldsOf(page, ticket).form.dialog.waitFor({ state: 'detached' })
    expect(await correctionsOf(ticket)).toHaveLength(1)
    expect(await ticketNow(ticket)).toMatchObject({ net_weight_kg: '9120.00' })
  }
  const unsure = page.getByRole('alert').filter({ hasText: t('sys.networkUnsure') })
  await typeWeightOut(page, lost)
  await unsure.waitFor()
  await expect.poll(() => fieldsOf(page, lost).form.WeightOut.inputValue()).toBe('6110')
  await savesOnce(lost, unsure)
  browser.errors.expect(/ERR_CONNECTION_RESET/)

  await typeWeightOut(page, offline, true)
  await page
    .getByRole('alert')
    .filter({ hasText: t('sys.network') })
    .waitFor()
  await expect.poll(() => fieldsOf(page, offline).form.WeightOut.inputValue()).toBe('6110')
  await page.context().setOffline(false)
  const back = page.getByRole('alert').filter({ hasText: t('sys.backOnline.retry') })
  await back.waitFor()
  expect(await correctionsOf(offline)).toEqual([])
  await savesOnce(offline, back)
})

const { firstName, lastName } = mill.officers[0]
const name = `${firstName} ${lastName}`

/** The list of all tickets, as the super admin opens it. */
async function openList(visit = visitTickets): Promise<Page> {
  const page = await browser.open({ as: mill.officers[0] })
  await visit(page, LIST)
  return page
}

/** The dialog of a ticket, from the menu of its row. */
async function openRow(page: Page, ticket: ImportedTicket) {
  await (await openMenu(page, ticket.slip)).filter({ hasText: t('weights.update') }).click()
  const fields = fieldsOf(page, ticket)
  await fields.form.dialog.waitFor()
  await waitUntilIdle(page)
  return fields
}

/** Types another weight out and saves it, without a network where that is said. */
async function typeWeightOut(page: Page, ticket: ImportedTicket, isOffline = false) {
  const { form, save } = await openRow(page, ticket)
  await form.WeightOut.fill('6110')
  await giveReason(form.dialog, REASON)
  await page.context().setOffline(isOffline)
  await saveAsked(page, ticket, save)
}

/** Saves another weight than a colleague’s plate, once that is seen. */
async function keepsWhatColleagueCorrects(
  page: Page,
  ticket: ImportedTicket,
  see = async (_dialog: Locator) => {},
): Promise<void> {
  const { form, save } = await openRow(page, ticket)
  await form.WeightIn.fill('15320')
  await giveReason(form.dialog, REASON)
  await factory.correct(ticket, { CarRegister: PLATE })
  await see(form.dialog)
  await saveAsked(page, ticket, save)
  await page.getByRole('alert').filter({ hasText: name }).first().waitFor()
  await expect.poll(() => form.CarRegister.inputValue(), { timeout: 30_000 }).toBe(PLATE)
  await expect.poll(() => form.WeightIn.inputValue()).toBe('15320')
  await saveAsked(page, ticket, save)
  await waitForMessage(page, t('done.weightUpdated'))
  await form.dialog.waitFor({ state: 'detached' })
  expect(await ticketNow(ticket)).toEqual({ registration: PLATE, net_weight_kg: '9310.00' })
}

function fieldsOf(page: Page, { slip }: ImportedTicket) {
  const dialog = page.getByRole('dialog', { name: t('weights.title', { ticket: slip }) })
  const field = (key: WordKey) => dialog.getByRole('textbox', { name: t(key) })
  return {
    form: {
      dialog,
      CarRegister: field('term.plate'),
      WeightIn: field('term.weightIn'),
      WeightOut: field('term.weightOut'),
    },
    net: dialog.getByRole('status', { name: t('term.netWeight') }),
    save: dialog.getByRole('button', { name: t('weights.save') }),
  }
}

/** Saves another net weight, which is asked about once. */
async function saveAsked(page: Page, { slip }: ImportedTicket, save: Locator): Promise<void> {
  await save.click()
  const question = await openDialog(page, t('weights.ask', { ticket: slip }))
  await question.getByRole('button', { name: t('weights.save') }).click()
}

function menuOf(sheet: Locator, { slip }: ImportedTicket): Locator {
  return sheet.getByRole('button', { name: t('ui.rowMenu', { name: slip }) })
}

/** Waits until a field is marked as wrong and described by `words`. */
async function says(field: Locator, words: string): Promise<void> {
  const said = () =>
    field.evaluate((input) => {
      if (input.getAttribute('aria-invalid') !== 'true') return ''
      const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
      return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
    })
  await expect.poll(async () => bare(await said()), { timeout: 30_000 }).toContain(bare(words))
}

/** What officers corrected of a ticket. */
function correctionsOf({ id }: ImportedTicket) {
  return db()
    .selectFrom('weight_corrections')
    .select(['registration', 'weight_in_kg', 'weight_out_kg', 'reason'])
    .where('ticket_id', '=', id)
    .execute()
}

function ticketNow({ id }: ImportedTicket) {
  return db()
    .selectFrom('weigh_tickets')
    .select(['registration', 'net_weight_kg'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
