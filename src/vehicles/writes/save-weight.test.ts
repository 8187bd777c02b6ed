import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { withFailingAudit } from '../../tests/audit-entries.ts'
import { openTestMill, saveVehicle } from '../../tests/fixture.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { rowOf } from '../../tests/rows.ts'
import { contextOf } from '../../tests/server.ts'
import { pullRegistrations } from './register.ts'
import { saveWeight } from './save-weight.ts'

const mill = await openTestMill()
const ctx = contextOf(mill.officers[51], new Date('2026-11-20T09:00:00+07:00'))

let count = 0

/** A vehicle of the registry without a tare. */
async function vehicle(): Promise<string> {
  count += 1
  await saveVehicle(`80-${count} ตรัง`)
  await pullRegistrations({}, ctx)
  return (await storedVehicle(`80-${count} ตรัง`)).id
}

function storedVehicle(plate: string) {
  return rowOf('vehicles', { registration: plate })
}

const audited = (id: string) =>
  db()
    .selectFrom('audit_entries')
    .select(['action', 'before', 'after', 'officer_id', 'happened_at'])
    .where('entity_id', '=', id)
    .where('action', '!=', 'vehicle.register')
    .orderBy('id')
    .execute()

test('a tare is set, changed and taken away, each with what was before and after', async () => {
  const id = await vehicle()
  const save = (Weight: number | undefined, Version: number) =>
    saveWeight({ VehicleLightUUID: id, Weight, Version }, ctx)
  expect(await save(6010, 1)).toMatchObject({ UUID: id, LightWeight: '6010.00', Version: 2 })
  expect(await save(6020.5, 2)).toMatchObject({ LightWeight: '6020.50', Version: 3 })
  expect(await save(undefined, 3)).toMatchObject({ LightWeight: null, Version: 4 })
  const by = { officer_id: ctx.officer.id, happened_at: ctx.now }
  const none = { tare_kg: null }
  expect(await audited(id)).toEqual([
    { ...by, action: 'vehicle.tare', before: none, after: { tare_kg: 6010 } },
    { ...by, action: 'vehicle.tare', before: { tare_kg: '6010.00' }, after: { tare_kg: 6020.5 } },
    { ...by, action: 'vehicle.removeTare', before: { tare_kg: '6020.50' }, after: none },
  ])
})

test('a save that changes nothing leaves no trace', async () => {
  const id = await vehicle()
  await saveWeight({ VehicleLightUUID: id }, ctx)
  await saveWeight({ VehicleLightUUID: id, Weight: 6010 }, ctx)
  expect(await saveWeight({ VehicleLightUUID: id, Weight: 6010 }, ctx)).toMatchObject({
    Version: 2,
  })
  expect(await audited(id)).toHaveLength(1)
})

test('a plate that the registry has not taken in yet is not found, nor is one that is not there', async () => {
  await saveVehicle('90-1 ตรัง')
  const { id } = await storedVehicle('90-1 ตรัง')
  for (const VehicleLightUUID of [id, '00000000-0000-4000-8000-000000000000']) {
    const saving = saveWeight({ VehicleLightUUID, Weight: 6000 }, ctx)
    await expectRefusal(saving, 'light.notFound')
  }
  expect(await audited(id)).toEqual([])
})

test('of two who save what they saw at once the second hears who was first, and what stands', async () => {
  const id = await vehicle()
  const save = (Weight: number) => saveWeight({ VehicleLightUUID: id, Weight, Version: 1 }, ctx)
  const saved = await Promise.allSettled([save(6010), save(6020)])
  const { officer, now } = ctx
  const [made] = await audited(id)
  const why = {
    code: 'sys.stale',
    params: { officer: `${officer.firstName} ${officer.lastName}`, time: now.toISOString() },
    present: { UUID: id, Version: 2, LightWeight: Object(made?.after).tare_kg },
  }
  expect(saved.find(({ status }) => status === 'rejected')).toMatchObject({ reason: why })
  expect(await audited(id)).toHaveLength(1)
})

test('without its audit row the tare stays as it was', async () => {
  const id = await vehicle()
  await saveVehicle('90-2 ตรัง')
  await withFailingAudit(async () => {
    const saving = saveWeight({ VehicleLightUUID: id, Weight: 6010 }, ctx)
    await expect(saving).rejects.toThrow('no audit')
    await expect(pullRegistrations({}, ctx)).rejects.toThrow('no audit')
  })
  expect(await storedVehicle(`80-${count} ตรัง`)).toMatchObject({ tare_kg: null, version: 1 })
  expect(await storedVehicle('90-2 ตรัง')).toMatchObject({ registered_at: null })
})
