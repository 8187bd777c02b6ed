import { afterEach, beforeEach, expect, test } from 'vitest'
import { savePreferences } from '../../identity/writes/preferences.ts'
import { db } from '../../platform/db.ts'
import { closeMail, openMail } from '../../platform/mail.ts'
import type { Role } from '../../platform/roles.ts'
import { calls } from '../../purchase-orders/contract.ts'
import { reject } from '../../purchase-orders/writes/steps.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { buildMill } from '../../tests/fixture.ts'
import { type Mailbox, openMailbox, readMail } from '../../tests/mail-server.ts'
import { orderAfter, orderNow } from '../../tests/orders.ts'
import { contextOf } from '../../tests/server.ts'
import { mailDigests, mailRejections } from './mails.ts'

await openTestDatabase()
let mailbox: Mailbox

const mill = await buildMill()
beforeEach(async () => {
  await db().deleteFrom('notices').execute()
  mailbox = await openMailbox()
  const publicUrl = 'https://palm.mill.co.th'
  openMail({ smtpUrl: mailbox.url, from: 'palm@mill.co.th', name: 'โรงงาน', publicUrl })
})
afterEach(async () => {
  await closeMail()
  await mailbox.close()
})

const choose = (role: Role, NoticesByMail: boolean, Language: 'th' | 'en' = 'th') =>
  savePreferences({ NoticesByMail, Language }, contextOf(mill.officers[role]))

/** The mails that went, once all that were begun have. */
async function sent() {
  await closeMail()
  return mailbox.mails.map(readMail)
}

test('a rejection is mailed once to its submitter, in their language, with the reason and a link', async () => {
  await choose(51, true, 'en')
  const id = await orderAfter(mill, ['submit', 'reject'])
  const { PONumber } = await orderNow(id)
  await Promise.all([mailRejections(new Date()), mailRejections(new Date())])
  await mailRejections(new Date())
  const mails = await sent()
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ subject: `${PONumber} was rejected` })
  expect(mails[0]?.text).toContain('ผิดราย')
  expect(mails[0]?.text).toContain(`https://palm.mill.co.th/Controller/poLine/${id}`)
})

test('a known reason is mailed in the language of its reader', async () => {
  await choose(51, true, 'en')
  const order = { POHeaderUUID: await orderAfter(mill, ['submit']) }
  const call = calls.rejectPO.input.parse({ ...order, Reason: 'เลือกผู้ขายผิด' })
  await reject(call, contextOf(mill.officers[50]))
  await mailRejections(new Date())
  expect((await sent())[0]?.text).toContain('Wrong vendor')
})

test('who did not ask for mails gets none, and none of what is long ago', async () => {
  await choose(51, false)
  await orderAfter(mill, ['submit', 'reject'])
  await mailRejections(new Date())
  await choose(51, true)
  await orderAfter(mill, ['submit', 'reject'])
  await mailRejections(new Date(Date.now() + 2 * 3600_000))
  await mailRejections(new Date())
  expect(await sent()).toEqual([])
})

test('the digest says what is unread by kind, and nothing to who has read it all', async () => {
  await choose(50, true)
  await choose(51, true)
  await orderAfter(mill, ['submit'])
  await orderAfter(mill, ['submit'])
  await mailDigests(new Date())
  const mails = await sent()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('ใบสั่งซื้อรอคุณพิจารณา 2')
  expect(mails[0]?.text).toContain('https://palm.mill.co.th/Controller/notices')
})
