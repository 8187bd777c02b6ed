import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { instantOut } from '../../platform/call.ts'
import { db } from '../../platform/db.ts'
import { addDays, businessDay } from '../../platform/thai-date.ts'
import { openTestMill } from '../../tests/fixture.ts'
import { rowOf, updateRows } from '../../tests/rows.ts'
import { contextOf, openTestServer } from '../../tests/server.ts'
import { errors } from '../words.ts'
import { saveLadder } from './save-ladder.ts'

const mill = await openTestMill()
const server = await openTestServer()

const pricesBy = (Token: string) => server.post('management/getGatePrices', { Token })

async function newLink(Name: string): Promise<{ UUID: string; Token: string }> {
  return (await server.post('management/createGateLink', { Name }, 50)).body.result
}

test('whoever has a link reads the prices in force without signing in, and nothing else', async () => {
  const { Token } = await newLink('ประตู 1')
  const { status, body } = await pricesBy(Token)
  expect(status).toBe(200)
  expect(Object.keys(body.result)).toEqual(['MillName', 'EffectiveFrom', 'Products'])
  expect(body.result.Products[0]).toMatchObject({ Name: 'ปาล์มทะลาย FFB-ESTATE' })
  expect(body.result.Products[0].Prices).toEqual([
    { ProductGrade: 16, Price: 4.7 },
    { ProductGrade: 17, Price: 4.95 },
    { ProductGrade: 18, Price: 5.2 },
    { ProductGrade: 19, Price: 5.45 },
    { ProductGrade: 20, Price: 5.7 },
    { ProductGrade: 21, Price: 5.95 },
    { ProductGrade: 22, Price: 6.2 },
    { ProductGrade: 23, Price: 6.45 },
    { ProductGrade: 24, Price: 6.7 },
  ])
  const asSession = await server.post('management/getPriceBoard', {}, undefined, {
    authorization: `Bearer ${Token}`,
  })
  expect(asSession.status).toBe(401)
})

test('of prices that are scheduled nothing is shown before their time', async () => {
  const { Token } = await newLink('ประตู 2')
  const { id: productId } = await rowOf('products', { code: 'FFB-RAMP' })
  const scheduledFor = new Date(Date.now() + 3600_000)
  const ladder = {
    rows: [{ gradePercent: 18, price: '9.99' }],
    incrementPrice: 0,
    decrementPrice: 0,
  }
  await saveLadder({ productId, ...ladder }, contextOf(mill.officers[50]), { scheduledFor })
  const shown = JSON.stringify((await pricesBy(Token)).body.result)
  expect(shown).not.toContain('9.99')
  expect(shown).not.toContain(instantOut.parse(scheduledFor))
})

test('a link that is revoked, or that nobody made, shows nothing; it is no lost session', async () => {
  const { UUID, Token } = await newLink('ประตู 3')
  expect((await pricesBy(Token)).status).toBe(200)
  expect((await server.post('management/revokeGateLink', { UUID }, 50)).status).toBe(200)
  for (const token of [Token, 'abc', UUID]) {
    expect(await pricesBy(token)).toMatchObject({ status: 403, body: { code: 'gate.link' } })
  }
  for (const gone of [UUID, randomUUID()]) {
    const again = await server.post('management/revokeGateLink', { UUID: gone }, 50)
    expect(again.body).toMatchObject({ code: 'gate.linkNotFound' })
  }
})

test('a link with a last day shows the prices up to its end, and none is made for a day that is over', async () => {
  const today = businessDay(new Date())
  const make = (LastDay: string) =>
    server.post('management/createGateLink', { Name: 'ประตูชั่วคราว', LastDay }, 50)
  expect((await make(addDays(today, -1))).body).toMatchObject({
    status: 400,
    fields: { LastDay: errors['gate.lastDay'].th },
  })
  const { UUID, Token } = (await make(today)).body.result
  expect((await pricesBy(Token)).status).toBe(200)
  await updateRows('gate_links', { id: UUID }, { last_day: addDays(today, -1) })
  expect(await pricesBy(Token)).toMatchObject({ status: 403, body: { code: 'gate.link' } })
  const { body } = await server.post('management/getGateLinks', {}, 50)
  expect(body.result[0]).toMatchObject({ UUID, LastDay: addDays(today, -1), Revoked: null })
})

test('the links are listed with who made them and when they were used, never with their secret', async () => {
  const { UUID, Token } = await newLink('ประตู 4')
  await pricesBy(Token)
  const { body } = await server.post('management/getGateLinks', {}, 1)
  expect(body.result.find((link: { UUID: string }) => link.UUID === UUID)).toEqual({
    UUID,
    Name: 'ประตู 4',
    Created: expect.any(String),
    CreatedBy: 'เจ้าหน้าที่ 50 ทดสอบ',
    LastUsed: expect.any(String),
    Revoked: null,
    LastDay: null,
  })
  expect(JSON.stringify(body)).not.toContain(Token)
  const kept = await db().selectFrom('gate_links').select('token_hash').execute()
  expect(kept.some(({ token_hash }) => token_hash.toString() === Token)).toBe(false)
  const made = await db()
    .selectFrom('audit_entries')
    .select(['action', 'after'])
    .where('entity_id', '=', UUID)
    .execute()
  expect(made).toEqual([{ action: 'gateLink.create', after: { Name: 'ประตู 4' } }])
})
