import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import type { Language } from '../../platform/thai-date.ts'
import { openTestDatabase } from '../database.ts'
import { addVendor, buildMill, weighTicket } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { waitForMessage } from './messages.ts'
import { openMenu, rowOf } from './rows.ts'
import { t } from './translate.ts'
import { visit, waitUntilClickable } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const mill = await buildMill()

/** A seller with a vendor, and one of before whose code has a space in it, with a ticket. */
async function twins() {
  const vendor = await addVendor()
  const code = `${vendor.avl.slice(0, 2)} ${vendor.avl.slice(2)}`
  const { id } = await db()
    .insertInto('customers')
    .values({ code, name: 'แฝด', is_twin: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { code, known: vendor.avl, ticket: await weighTicket({ customerId: id }) }
}

async function sellerOf(ticket: number): Promise<string> {
  const { code } = await db()
    .selectFrom('weigh_tickets')
    .innerJoin('customers', 'customers.id', 'customer_id')
    .select('code')
    .where('weigh_tickets.id', '=', ticket)
    .executeTakeFirstOrThrow()
  return code
}

async function open(language: Language = 'th'): Promise<Page> {
  const page = await browser.open({ as: mill.officers[50], language })
  await visit(page, '/Controller/stuck')
  return page
}

test.each<Language>(['th', 'en'])(
  'a manager joins two codes from stuck work and takes it back from the message (%s)',
  async (language) => {
    const { code, known, ticket } = await twins()
    const page = await open(language)
    const words = (key: Parameters<typeof t>[0], values: object = {}) => t(key, values, language)
    await rowOf(page, code)
      .getByRole('button', { name: words('stuck.way.joinTwins') })
      .click()
    const question = page.getByRole('dialog', {
      name: words('stuck.twins.join', { code, other: known }),
    })
    await waitUntilClickable(question)
    await question.getByText(words('stuck.twins.join.text', { stays: known })).waitFor()
    await expectAccessible(page)
    await question.getByRole('button', { name: words('stuck.way.joinTwins') }).click()
    await page.getByText(words('stuck.twins.done.join', { moved: 1, kept: 0 })).waitFor()
    expect(await sellerOf(ticket)).toBe(known)
    await rowOf(page, code).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: words('ui.undo') }).click()
    await waitForMessage(page, words('stuck.twins.undone', { moved: 1 }))
    expect(await sellerOf(ticket)).toBe(code)
    await rowOf(page, code).waitFor()
  },
)

test('the other code may stay, and what does not move is said; later it is taken back from the list', async () => {
  const { code, known, ticket } = await twins()
  const page = await open()
  await rowOf(page, code)
    .getByRole('button', { name: t('stuck.way.joinTwins') })
    .click()
  const question = page.getByRole('dialog')
  await waitUntilClickable(question)
  await question.getByText(code, { exact: true }).click()
  await question.getByRole('alert').getByText('012345678901').waitFor()
  await question.getByRole('button', { name: t('stuck.way.joinTwins') }).click()
  await page.getByText(t('stuck.twins.done.join', { moved: 0, kept: 0 })).waitFor()
  expect(await sellerOf(ticket)).toBe(code)
  await page.getByRole('button', { name: t('stuck.twins.decided') }).click()
  const list = page.getByRole('dialog', { name: t('stuck.twins.decided') })
  await waitUntilClickable(list)
  await expectAccessible(page)
  const name = t('ui.actionOf', {
    action: t('ui.undo'),
    name: t('stuck.twins.was.joined', { code: known, other: code }),
  })
  await list.getByRole('button', { name }).click()
  await waitForMessage(page, t('stuck.twins.undone', { moved: 0 }))
  await list.getByRole('button', { name }).waitFor({ state: 'detached' })
})

test('they are two: the row goes and does not come back', async () => {
  const { code, known, ticket } = await twins()
  const page = await open()
  await (await openMenu(page, code)).filter({ hasText: t('stuck.way.keepApart') }).click()
  const question = page.getByRole('dialog', {
    name: t('stuck.twins.apart', { code, other: known }),
  })
  await waitUntilClickable(question)
  await question.getByRole('button', { name: t('stuck.way.keepApart') }).click()
  await waitForMessage(page, t('stuck.twins.done.apart'))
  await visit(page, '/Controller/stuck')
  await page.getByRole('button', { name: t('stuck.twins.decided') }).waitFor()
  expect(await rowOf(page, code).count()).toBe(0)
  expect(await sellerOf(ticket)).toBe(code)
})
