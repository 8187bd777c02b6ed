import { describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../database.ts'
import { saveVehicle } from '../fixture.ts'
import { openTestServer } from '../server.ts'
import { withRollback } from '../transactions.ts'
import { type Refused, watchRefusals } from './refused.ts'

await openTestDatabase()
const server = await openTestServer()
const { refusedInBoth } = watchRefusals(server)
const SAVE = 'vehicleLight/SaveVehicleWeight'
const VehicleLightUUID = await vehicle('80-1234 ตรัง')
const unregistered = await vehicle('80-1235 ตรัง', null)

async function vehicle(plate: string, registered_at: Date | null = new Date()): Promise<string> {
  await saveVehicle(plate, registered_at ? 6000 : undefined)
  const { id } = await db()
    .updateTable('vehicles')
    .set({ registered_at })
    .where('registration', '=', plate)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

describe('a light weight', () => {
  const save = (fields: object, why: Refused) =>
    refusedInBoth(SAVE, { VehicleLightUUID, Weight: 6100, ...fields }, 51, why)

  test('is from 1,000 to 60,000 kg with two decimals', async () => {
    for (const Weight of [1000, 1000.01, 59_999.99, 60_000]) {
      await withRollback(async () => {
        const { status, body } = await server.post(SAVE, { VehicleLightUUID, Weight }, 51)
        expect({ status, ...body.result }).toMatchObject({ status: 200, LightWeight: Weight })
      })
    }
    for (const [Weight, bound] of [
      [999.99, '1,000 ขึ้นไป'],
      [0, '1,000 ขึ้นไป'],
      [-6000, '1,000 ขึ้นไป'],
      [60_000.01, 'ไม่เกิน 60,000'],
      [1e308, 'ไม่เกิน 60,000'],
      [6000.005, 'ทศนิยมไม่เกิน 2 ตำแหน่ง'],
    ] as const) {
      const { fields } = await save({ Weight }, ['sys.invalid', 'Weight'])
      expect(fields.Weight).toContain(bound)
    }
  })

  test('is a number', async () => {
    const { fields } = await save({ Weight: '6000' }, ['sys.invalid', 'Weight'])
    expect(fields.Weight).toBe('กรุณากรอกน้ำหนักรถเบา')
  })

  test('is JSON: a number that is none is refused as a whole', async () => {
    const body = `{"VehicleLightUUID":"${VehicleLightUUID}","Weight":NaN}`
    await refusedInBoth(SAVE, body, 51, ['sys.invalid'])
  })

  test.each([undefined, null])('is taken away by %j', async (Weight) => {
    await withRollback(async () => {
      const { body } = await server.post(SAVE, { VehicleLightUUID, Weight }, 51)
      expect(body.result).toMatchObject({ LightWeight: null })
    })
  })

  test('is of a vehicle that is in the registry', async () => {
    for (const id of [unregistered, '00000000-0000-4000-8000-000000000000']) {
      await save({ VehicleLightUUID: id }, ['light.notFound'])
    }
  })

  test('is of the vehicle as the officer saw it', async () => {
    for (const Version of [0, 2, -1, 2 ** 31 - 1]) {
      const { present, message } = await save({ Version }, ['sys.stale', undefined, 409])
      expect(present).toMatchObject({ UUID: VehicleLightUUID, LightWeight: 6000, Version: 1 })
      expect(message).toMatch(/ \d{2}:\d{2} น\./)
    }
  })
})

describe.each(['vehicleLight/GetVehicalLightValid', 'vehicleLight/GetVehicalLightNoValid'])(
  '%s',
  (call) => {
    test.each([undefined, null, '', '   ', '%', '_', '\\', "'; --", 'ก'.repeat(100)])(
      'answers a search for %j',
      async (filterSearch) => {
        const { status, body } = await server.post(call, { filterSearch }, 51)
        expect({ status, list: Array.isArray(body.result) }).toEqual({ status: 200, list: true })
      },
    )
  },
)
