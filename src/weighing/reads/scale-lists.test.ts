import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { arriving, leaving } from '../../tests/bridge.ts'
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
  await server.post('scale/RevokeToken', { UUID: made.result.UUID }, 1)
})

test('a weighbridge is told which trucks of its own are inside: not those voided, weighed out, or of another scale', async () => {
  const server = await openTestServer()
  const newScale = async (Name: string) => {
    const { body } = await server.post('scale/CreateToken', { Name }, 1)
    const call = (path: string, input: object) =>
      server.post(path, input, undefined, { authorization: `Bearer ${body.result.Token}` })
    return {
      id: body.result.UUID,
      call,
      inside: async () => (await call('scale/GetTrucksInside', {})).body.result,
      send: async (...tickets: object[]) =>
        (await call('scale/ImportTickets', { tickets })).body.result,
    }
  }
  const [here, there] = [await newScale('ชั่งเข้า'), await newScale('ชั่งอีกตัว')]
  const truck = arriving('30019', { CarRegister: '81-1111 กระบี่', WeightScaleIDIn: 'AK7Q2-0001' })
  const wrong = arriving('30019', { CarRegister: '82-2222 กระบี่' })
  const gone = arriving('30019', { CarRegister: '83-3333 กระบี่' })
  const [{ SSWeightID }, { SSWeightID: voided }] = await here.send(truck, wrong, gone)
  await here.send(leaving(gone))
  await there.send(arriving('30019', { CarRegister: '84-4444 กระบี่' }))
  await here.call('scale/VoidOwnTicket', { SSWeightID: voided, Reason: 'ชั่งผิดคัน' })
  expect(await here.inside()).toEqual({
    VoidedIDs: [voided],
    Trucks: [
      {
        SSWeightID,
        WeightScaleIDIn: 'AK7Q2-0001',
        CarRegister: '81-1111 กระบี่',
        CustomerDataID: '30019',
        CustomerName: 'สวน 30019',
        ProductDataID: 'FFB-RAMP',
        ProductTypeName: 'ปาล์มทะลาย ลานเท',
        WeightIn: 15_230,
        WeightTimeIn: expect.any(String),
        UserLogInDataIDIn: null,
        Remark1: null,
      },
    ],
  })
  expect(await there.inside()).toMatchObject({ Trucks: [{ CarRegister: '84-4444 กระบี่' }] })
  await server.post('scale/UnvoidTicket', { SSWeightID: voided }, 1)
  expect(await here.inside()).toMatchObject({ VoidedIDs: [], Trucks: [{}, {}] })

  // A token that follows another one, which was revoked, goes on with its trucks.
  const third = await newScale('ชั่งที่สาม')
  await server.post('scale/RevokeToken', { UUID: there.id }, 1)
  expect((await here.inside()).Trucks, 'two bridges are left').toHaveLength(2)
  await server.post('scale/RevokeToken', { UUID: third.id }, 1)
  expect((await here.inside()).Trucks).toHaveLength(3)
  const [{ SSWeightID: left }] = (await here.inside()).Trucks
  const voiding = await here.call('scale/VoidOwnTicket', { SSWeightID: left, Reason: 'ชั่งผิดคัน' })
  expect(voiding.status).toBe(200)
})
