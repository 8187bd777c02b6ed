import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { openTestServer } from '../../tests/server.ts'

await openTestDatabase()

test('a weighbridge is told the customers that the mill has, and nobody else asks it', async () => {
  const server = await openTestServer()
  await db().insertInto('customers').values({ code: '30018', name: 'ลานเทอุบล' }).execute()
  const { body: made } = await server.post('scale/CreateToken', { Name: 'ชั่ง 1' }, 1)
  const ask = (token: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/system/scale/GetLists',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      payload: '{}',
    })
  const answer = await ask(made.result.Token)
  expect(answer.statusCode).toBe(200)
  expect(answer.json().result.Customers).toContainEqual({
    CustomerDataID: '30018',
    CustomerName: 'ลานเทอุบล',
  })
  expect((await ask(server.officers[1].token)).statusCode).toBe(401)
})
