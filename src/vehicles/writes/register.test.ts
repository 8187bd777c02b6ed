import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { openTestMill, saveVehicle } from '../../tests/fixture.ts'
import { contextOf } from '../../tests/server.ts'
import { pullRegistrations } from './register.ts'

const mill = await openTestMill()
const ctx = contextOf(mill.officers[51], new Date('2026-11-20T09:00:00+07:00'))

const registered = () => db().selectFrom('vehicles').selectAll().orderBy('registration').execute()
const audited = () =>
  db().selectFrom('audit_entries').selectAll().where('action', '=', 'vehicle.register').execute()

test('every plate that the scale has named is taken in once, with who and when', async () => {
  await saveVehicle('80-0001 ตรัง')
  await saveVehicle('80-0002 ตรัง')
  expect(await pullRegistrations({}, ctx)).toEqual({ Created: 2 })
  const taken = { registered_at: ctx.now, registered_by: ctx.officer.id }
  expect(await registered()).toMatchObject([taken, taken])
  expect(await audited()).toMatchObject([
    { happened_at: ctx.now, officer_id: ctx.officer.id, entity: 'vehicle' },
    { after: { registration: '80-0002 ตรัง' } },
  ])
  expect(await pullRegistrations({}, ctx)).toEqual({ Created: 0 })
  expect(await audited()).toHaveLength(2)
})

test('two who press at once take each in once', async () => {
  await saveVehicle('80-0003 ตรัง')
  const pulled = await Promise.all([pullRegistrations({}, ctx), pullRegistrations({}, ctx)])
  expect(pulled.map(({ Created }) => Created).sort()).toEqual([0, 1])
})
