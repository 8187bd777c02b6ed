import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { openBrowser } from './browser.ts'
import { buildBusyMill } from './busy-mill.ts'
import { expectAccessible } from './expect-accessible.ts'
import { chooseReason } from './reasons.ts'
import { rowOf } from './rows.ts'
import { type ImportedTicket, openTicketFactory } from './ticket-factory.ts'
import { expectTouchTargets } from './touch-targets.ts'
import { t } from './translate.ts'
import { visitTickets } from './trucks.ts'
import { waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const mill = await buildBusyMill()
const factory = await openTicketFactory(mill)
const proposed = await ticketToDecide()

const TICKETS = '/Controller/palmEvaluate?status=A'

/** Tickets in the list that a window shows. */
interface Listed {
  weighed: ImportedTicket
  graded: ImportedTicket
}

type Step = (page: Page, listed: Listed) => Promise<void>

/** What shows of tickets over their list: for whom, at which ticket, and one after the other. */
const walks: [names: string, role: Role, ticket: number, steps: Step[]][] = [
  [
    'a ticket, its history, a grade that a colleague saved first and a price of its own that is refused',
    50,
    proposed,
    [waitForSheet, openHistory, makeGradeStale, refuseOwnPrice],
  ],
  [
    'a ticket that is not graded, the columns of tickets and a returned load that is refused',
    52,
    await ticketInYard(),
    [waitForSheet, openColumns, refuseReturn],
  ],
  ['corrected weights and proposed corrections', 0, proposed, [openUpdateInfo, openCorrections]],
]

test.each(
  walks.flatMap(([names, ...walk]) => [
    [names, 'a pointer', ...walk] as const,
    [names, 'a finger', ...walk] as const,
  ]),
)(
  '%s break no rule of accessibility under %s, light or dark',
  async (_, under, role, ticket, steps) => {
    const touch = under === 'a finger'
    const listed = { weighed: await factory.leave(), graded: await factory.leave() }
    await factory.grade(listed.graded)
    const page = await browser.open({ as: mill.officers[role], touch })
    await visitTickets(page, `${TICKETS}&ticket=${ticket}`)
    for (const open of steps) {
      await open(page, listed)
      await waitUntilIdle(page)
      await expectAccessible(page)
      if (touch) await expectTouchTargets(page.getByRole('dialog').last())
      await page.emulateMedia({ colorScheme: 'light' })
    }
  },
)

/** A ticket that is priced, and of which the scale says something else by now. */
async function ticketToDecide(): Promise<number> {
  const ticket = await factory.ready()
  await factory.correct(ticket, { WeightIn: 15_320 })
  await factory.propose(ticket, { WeightOut: 6110 })
  return ticket.id
}

/** A truck that only came in. */
async function ticketInYard(): Promise<number> {
  const { id } = await db()
    .selectFrom('weigh_tickets')
    .select('id')
    .where('weight_out_kg', 'is', null)
    .executeTakeFirstOrThrow()
  return id
}

async function openHistory(page: Page): Promise<void> {
  await page.getByRole('tab', { name: t('ui.history') }).click()
  await page.getByRole('tabpanel').getByText(t('sheet.event.value')).waitFor()
}

async function openUpdateInfo(page: Page): Promise<void> {
  const menu = t('ui.rowMenu', { name: '' }).trim()
  await page.getByRole('dialog').getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem', { name: t('weights.update') }).click()
  await page.getByRole('textbox', { name: t('term.weightIn') }).waitFor()
}

async function refuseReturn(page: Page, { weighed }: Listed): Promise<void> {
  const dialog = await evaluate(page, weighed)
  await dialog.getByText(t('evaluation.return.yes'), { exact: true }).click()
  await chooseReason(dialog, 'other')
  await dialog.getByRole('button', { name: t('evaluation.saveGrade') }).click()
  await dialog.getByText(t('v.reasonText')).waitFor()
}

async function makeGradeStale(page: Page, { weighed }: Listed): Promise<void> {
  const dialog = await evaluate(page, weighed)
  await factory.grade(weighed)
  await dialog.getByRole('button', { name: t('evaluation.correctGrade') }).waitFor()
}

async function refuseOwnPrice(page: Page, { graded }: Listed): Promise<void> {
  const dialog = await evaluate(page, graded)
  await dialog.getByRole('textbox').first().fill('5.55')
  await dialog.getByRole('button', { name: t('evaluation.price'), exact: true }).click()
  await dialog.getByText(t('v.reasonText')).waitFor()
}

/** Opens what comes next for a ticket; under a finger its button has a shorter word. */
async function evaluate(page: Page, { slip }: ImportedTicket): Promise<Locator> {
  await closeDialog(page)
  await rowOf(page, slip).hover()
  const words = `${t('evaluation.evaluate')}\\S*|${t('evaluation.price.brief')}`
  const name = new RegExp(`^(${words}) ${slip}$`)
  await page.getByRole('button', { name }).click()
  return page.getByRole('dialog')
}

/** Opens the panel at the right end of the filter line. */
async function openColumns(page: Page): Promise<void> {
  await closeDialog(page)
  await page.getByRole('button', { name: t('ui.columns') }).click()
}

async function waitForSheet(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor()
}

async function openCorrections(page: Page): Promise<void> {
  await closeDialog(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('corrections.title') })
    .click()
  await page.getByRole('dialog').waitFor()
}

async function closeDialog(page: Page): Promise<void> {
  const dialogs = page.getByRole('dialog')
  while ((await dialogs.count()) > 0) {
    const open = await dialogs.count()
    await page.keyboard.press('Escape')
    await expect.poll(() => dialogs.count()).toBeLessThan(open)
  }
}
