import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { savePreferences } from '../identity/writes/preferences.ts'
import { db } from '../platform/db.ts'
import { closeMail, openMail } from '../platform/mail.ts'
import type { Role } from '../platform/roles.ts'
import { addDays, businessDay, dayBegins, formatDay } from '../platform/thai-date.ts'
import { openTestDatabase } from '../tests/database.ts'
import { buildMill } from '../tests/fixture.ts'
import { type Mailbox, openMailbox, readMail } from '../tests/mail-server.ts'
import { orderAfter, orderNow, perform } from '../tests/orders.ts'
import { contextOf } from '../tests/server.ts'
import { mailNotices } from './notice-mails.ts'

await openTestDatabase()
let mailbox: Mailbox
const TIMEOUT_MS = 1500
const HOUR = 3600_000

const mill = await buildMill()
beforeEach(async () => {
  await db().deleteFrom('notices').execute()
  await db().deleteFrom('timed_jobs').execute()
  mailbox = await openMailbox()
})
afterEach(async () => {
  await closeMail()
  await mailbox.close()
})

function useServer(smtpUrl: string | undefined) {
  const publicUrl = 'https://palm.mill.co.th'
  openMail({ smtpUrl, from: 'palm@mill.co.th', name: 'โรงงาน', publicUrl, timeout: TIMEOUT_MS })
}

const choose = (role: Role, Language: 'th' | 'en') =>
  savePreferences({ NoticesByMail: true, Language }, contextOf(mill.officers[role]))

/** The mails that went, once all that were begun have. */
async function sent() {
  await closeMail()
  return mailbox.mails.map(readMail)
}

const tomorrow = addDays(businessDay(new Date()), 1)
const at = (hour: number) => new Date(dayBegins(tomorrow).getTime() + hour * HOUR)

test('the digest of a day goes out once, whatever comes after it, in the language of each officer', async () => {
  await choose(50, 'th')
  await choose(0, 'en')
  await orderAfter(mill, ['submit'])
  useServer(mailbox.url)
  await Promise.all([mailNotices(at(7)), mailNotices(at(7))])
  await mailNotices(at(19))
  const mails = await sent()
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    `1 unread notification, ${formatDay(tomorrow, 'short', 'en')}`,
    `ยังไม่อ่าน 1 เรื่อง วันที่ ${formatDay(tomorrow, 'short', 'th')}`,
  ])
})

test('no digest goes before seven nor in the afternoon, so that a mill that begins to mail waits for the morning', async () => {
  await choose(50, 'th')
  await orderAfter(mill, ['submit'])
  useServer(mailbox.url)
  for (const hour of [6.9, 12, 15]) await mailNotices(at(hour))
  expect(await sent()).toEqual([])
  useServer(mailbox.url)
  await mailNotices(at(24 + 11.9))
  const subjects = (await sent()).map(({ subject }) => subject)
  expect(subjects).toContainEqual(expect.stringMatching(/^ยังไม่อ่าน/))
})

test('where no mail server is set nothing is mailed, nor kept to be mailed by the day', async () => {
  await choose(51, 'th')
  await orderAfter(mill, ['submit', 'reject'])
  useServer(undefined)
  await mailNotices(new Date())
  useServer(mailbox.url)
  await mailNotices(at(8))
  const mails = await sent()
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^ยังไม่อ่าน/)])
})

test('a mail server that never answers holds up no write, and is given up', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const failed = vi.spyOn(console, 'error').mockReturnValue()
  await choose(51, 'th')
  const [first, second] = [await orderAfter(mill, ['submit']), await orderAfter(mill, ['submit'])]
  useServer(`smtp://127.0.0.1:${port}`)
  await perform(mill, 'reject', first)
  await mailNotices(new Date())
  await perform(mill, 'reject', second)
  expect(failed).not.toHaveBeenCalled()
  await closeMail()
  expect(failed).toHaveBeenCalledWith('A mail could not be sent', expect.any(Error))
  failed.mockRestore()
  silent.close()
  expect((await orderNow(second)).State).toBe('RJ')
})
