import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ROUTES } from '../../platform/addresses.ts'
import type { WordKey } from '../../platform/catalogue.ts'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { rolesUpTo } from '../conformance/ranks.ts'
import { ask } from '../product.ts'
import { rowOf as storedRow } from '../rows.ts'
import { type SignedIn, signInAs, signInEveryRole } from '../server.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { fieldOf } from './fields.ts'
import { waitForMessage } from './messages.ts'
import { actionsOf, openMenu, rowOf } from './rows.ts'
import { fillSignIn, openSignIn } from './sign-in.ts'
import { t } from './translate.ts'
import { pressIn, visit, waitUntilClickable, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const officers = await signInEveryRole()

const USERS = '/Controller/user'
const PASSWORD = 'ช้างเดินข้ามสะพาน'
const OTHER_PASSWORD = 'ทุเรียนหมอนทอง 88'

const nameOf = (role: Role) => `เจ้าหน้าที่ ${role} ทดสอบ`
const field = (page: Page, key: WordKey) => fieldOf(page.getByRole('dialog'), key)
const press = (page: Page, key: WordKey) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: t(key), exact: true })
    .click()

test('an administrator makes an officer whose every field is right, and later gives another password', async () => {
  const page = await openUsers(officers[1])
  await page.getByRole('button', { name: t('user.create') }).click()
  await expectDialogAccessible(page)
  await press(page, 'user.create')
  for (const fault of [
    'v.name',
    'v.lastname',
    'v.username',
    'v.personnel',
    'v.roles',
    'v.newPassword',
  ] as const) {
    await page.getByText(t(fault), { exact: true }).waitFor()
  }
  await fillPerson(page, { name: 'ก'.repeat(101), email: 'maliwan@mill.co.th' })
  await press(page, 'user.create')
  await page.getByText(t('v.tooLong', { n: 100 })).waitFor()
  expect((await field(page, 'user.name').inputValue()).length).toBe(101)
  await fillPerson(page, { name: 'มะลิวัลย์', email: 'maliwan@mill.co.th' })
  await fillPasswords(page, 'signIn.password', 'reset.againFirst', 'maliwan2569')
  await press(page, 'user.create')
  await page.getByText(t('v.passwordPerson')).waitFor()
  await fillPasswords(page, 'signIn.password', 'reset.againFirst', PASSWORD)
  await field(page, 'user.email').fill((await recordOf(officers[52])).email)
  await press(page, 'user.create')
  await page.getByText(t('user.emailTaken')).waitFor()
  await expect.poll(() => field(page, 'user.name').inputValue()).toBe('มะลิวัลย์')
  expect(await page.getByRole('alert').count()).toBe(0)
  browser.errors.expect(/status of 400 .*SaveUser/)
  await field(page, 'user.email').fill('maliwan@mill.co.th')
  await press(page, 'user.create')
  await waitForMessage(page, t('done.userSaved'))
  const row = rowOf(page, 'มะลิวัลย์')
  await row.getByText(t('role.52')).waitFor()
  await row.getByText(t('user.never')).waitFor()

  const theirs = await openSignIn(browser)
  await signInFirst(theirs, PASSWORD, 'ลมพัดใบไม้ร่วง')
  await waitUntilIdle(page)
  await row.getByText('1', { exact: true }).last().waitFor()

  await choose(page, 'มะลิวัลย์ แสงทอง', 'user.changePassword')
  await expectDialogAccessible(page)
  for (const [given, again, fault] of [
    ['สั้นไป', 'สั้นไป', 'v.passwordShort'],
    [OTHER_PASSWORD, 'ทุเรียนหมอนทอง 89', 'v.passwordMismatch'],
  ] as const) {
    await fillPasswords(page, 'reset.password', 'reset.again', given, again)
    await press(page, 'user.changePassword')
    await page.getByText(t(fault)).waitFor()
  }
  await fillPasswords(page, 'reset.password', 'reset.again', OTHER_PASSWORD)
  await press(page, 'user.changePassword')
  await waitForMessage(page, t('done.passwordChanged'))
  await theirs.getByRole('heading', { name: t('signIn.title') }).waitFor()
  await signInFirst(theirs, OTHER_PASSWORD, 'สะพานไม้ 3 แผ่น')
  browser.errors.expect(/status of 401/)
})

/** Signs in with a password that somebody else set, and sets an own one; the same again is refused. */
async function signInFirst(page: Page, given: string, own: string): Promise<void> {
  await fillSignIn(page, 'maliwan@mill.co.th', given)
  await page.getByRole('heading', { name: t('newPassword.title') }).waitFor()
  const fill = (key: WordKey, text: string) => fieldOf(page, key).fill(text)
  await fill('newPassword.given', given)
  for (const password of [given, own]) {
    await fill('reset.password', password)
    await fill('reset.again', password)
    await page.getByRole('button', { name: t('newPassword.verb') }).click()
    if (password === given) await page.getByText(t('profile.samePassword')).waitFor()
  }
  await page.getByRole('button', { name: 'มะลิวัลย์ แสงทอง' }).waitFor()
}

test('of the roles those are offered that may be given, of the rows those that may be managed, as many as chosen last; who is deactivated is out at once, and in the history, and may come back', async () => {
  const leaver = await officerNamed('วิชัย', 81)
  const page = await browser.open({ as: officers[50], at: USERS })
  const rows = page.getByRole('combobox', { name: t('ui.rowsPerPage') })
  expect(await rows.inputValue()).toBe('10')
  const saved = page.waitForResponse('**/savePreferences')
  await rows.selectOption('20')
  await saved
  await visit(page, USERS)
  await expect.poll(() => rows.inputValue()).toBe('20')
  await page.getByRole('button', { name: t('user.create') }).click()
  const roles = page.getByRole('dialog').getByRole('combobox', { name: t('user.roles') })
  const offered = await roles.getByRole('option').allTextContents()
  expect(offered).toEqual([t('user.chooseRole'), ...rolesUpTo(50).map((role) => t(`role.${role}`))])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => page.getByText('เจ้าหน้าที่ 0').count()).toBe(0)
  await rowOf(page, t('role.1')).hover()
  const ofAdmin = page.getByRole('button', { name: t('ui.rowMenu', { name: nameOf(1) }) })
  await expect.poll(() => ofAdmin.count()).toBe(0)
  await expect.poll(() => actionsOf(page, nameOf(50))).not.toContain(t('user.deactivate'))
  await expect.poll(() => actionsOf(page, nameOf(81))).toContain(t('user.deactivate'))

  const theirs = await browser.open({ as: leaver, at: '/Controller/receipt' })
  const name = 'วิชัย ทดสอบ'
  await choose(page, name, 'user.deactivate')
  await page.getByRole('dialog').getByText(t('ask.deactivate', { name })).waitFor()
  await expectDialogAccessible(page)
  await press(page, 'user.deactivate')
  await waitForMessage(page, t('done.deactivated', { name }))
  await rowOf(page, 'วิชัย').getByText(t('user.deactivated')).waitFor()
  await theirs.getByRole('heading', { name: t('signIn.title') }).waitFor()
  expect(new URL(theirs.url()).pathname).toBe(ROUTES.signIn.path)
  browser.errors.expect(/status of 401/)

  await choose(page, name, 'user.activate')
  await press(page, 'user.activate')
  await waitForMessage(page, t('done.activated', { name }))
  await choose(page, name, 'ui.history')
  const events = page.getByRole('dialog').getByRole('listitem')
  const ofKind = (kind: 'activate' | 'deactivate') =>
    events.filter({ hasText: t(`user.event.${kind}`) })
  await ofKind('activate').first().waitFor()
  await ofKind('deactivate').getByText(nameOf(50)).waitFor()
  await expectDialogAccessible(page)
})

test('sessions are ended after a question; a stale save of an officer shows who saved, and then saves over it', async () => {
  await officerNamed('สมนึก', 51)
  const page = await openUsers(officers[1])
  await choose(page, 'สมนึก ทดสอบ', 'user.endSessions')
  await page.getByText(t('ask.endSessions.text')).waitFor()
  await press(page, 'user.endSessions')
  const texts = { name: 'สมนึก ทดสอบ', n: 1, count: 1 }
  await waitForMessage(page, t('done.sessionsEnded', texts))

  await choose(page, nameOf(91), 'ui.edit')
  await expectDialogAccessible(page)
  await field(page, 'user.personnel').fill('บัญชี-9')
  await save(officers[0], officers[91], { Lastname: 'แก้ก่อน' })
  await press(page, 'user.save')
  const banner = page.getByRole('dialog').getByRole('alert')
  await banner.getByText(nameOf(0)).waitFor()
  await banner.getByRole('button', { name: t('ui.latest') }).click()
  await expect.poll(() => field(page, 'user.lastname').inputValue()).toBe('แก้ก่อน')
  await expect.poll(() => field(page, 'user.personnel').inputValue()).toBe('บัญชี-9')
  await press(page, 'user.save')
  await waitForMessage(page, t('done.userSaved'))
  expect(await recordOf(officers[91])).toMatchObject({
    last_name: 'แก้ก่อน',
    personnel_number: 'บัญชี-9',
  })
  browser.errors.expect(/status of 409/)
})

test('who renames themself reads it in their other windows too; who gives themself another role is asked first', async () => {
  const admin = await officerNamed('สุดา', 1)
  const page = await openUsers(admin)
  const other = await page.context().newPage()
  await visit(other, USERS)
  await choose(page, 'สุดา ทดสอบ', 'ui.edit')
  await field(page, 'user.lastname').fill('ศรีสุข')
  await press(page, 'user.save')
  await waitForMessage(page, t('done.userSaved'))
  for (const window of [page, other]) {
    await window.getByRole('button', { name: t('ui.account', { name: 'สุดา ศรีสุข' }) }).waitFor()
  }

  await choose(page, 'สุดา ศรีสุข', 'ui.edit')
  await page.getByRole('combobox', { name: t('user.roles') }).selectOption('81')
  await press(page, 'user.save')
  const roles = { from: t('role.1'), to: t('role.81') }
  const question = page.getByRole('dialog', { name: t('ask.ownRole', roles) })
  await question.getByText(t('ask.ownRole.text', roles)).waitFor()
  await pressIn(question, t('ui.close'))
  await question.waitFor({ state: 'detached' })
  expect(await recordOf(admin)).toMatchObject({ role: 1 })
  await press(page, 'user.save')
  await pressIn(question, t('user.changeOwnRole'))
  await page.getByRole('heading', { name: t('signIn.title') }).waitFor()
  expect(await recordOf(admin)).toMatchObject({ role: 81 })
  browser.errors.expect(/status of 401/)
})

async function expectDialogAccessible(page: Page): Promise<void> {
  await waitUntilClickable(page.getByRole('dialog'))
  await waitUntilIdle(page)
  await expectAccessible(page)
}

/** A new officer of another first name than the others of the role, signed in. */
async function officerNamed(first_name: string, role: Role): Promise<SignedIn> {
  const officer = await signInAs(role)
  await db().updateTable('officers').set({ first_name }).where('id', '=', officer.id).execute()
  return officer
}

async function openUsers(as: SignedIn): Promise<Page> {
  return browser.open({ as, at: `${USERS}?size=50` })
}

async function choose(page: Page, name: string, key: WordKey): Promise<void> {
  await openMenu(page, name)
  await page.getByRole('menuitem', { name: t(key), exact: true }).click()
  await waitUntilClickable(page.getByRole('dialog'))
}

async function fillPerson(page: Page, person: { name: string; email: string }): Promise<void> {
  await field(page, 'user.name').fill(person.name)
  await field(page, 'user.lastname').fill('แสงทอง')
  await field(page, 'user.email').fill(person.email)
  await field(page, 'user.personnel').fill('52-17')
  await page.getByRole('combobox', { name: t('user.roles') }).selectOption('52')
}

async function fillPasswords(
  page: Page,
  first: WordKey,
  second: WordKey,
  password: string,
  again = password,
): Promise<void> {
  await field(page, first).fill(password)
  await field(page, second).fill(again)
}

function recordOf({ id }: SignedIn) {
  return storedRow('officers', { id })
}

/** A colleague saves the record of `of` with other `fields`. */
async function save(by: SignedIn, of: SignedIn, fields: object): Promise<void> {
  const { first_name, last_name, email, personnel_number, role } = await recordOf(of)
  const record = {
    UUID: of.id,
    Name: first_name,
    Lastname: last_name,
    Email: email,
    PersonnelNumber: personnel_number,
    Roles: role,
  }
  await ask(new URL(browser.address), 'user/SaveUser', { ...record, ...fields }, by.token)
}
