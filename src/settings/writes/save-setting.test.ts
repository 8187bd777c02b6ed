import { expect, test } from 'vitest'
import { checkData } from '../../../check-data/check-data.ts'
import { db } from '../../platform/db.ts'
import { auditEntriesOf } from '../../tests/audit-entries.ts'
import { openTestMill } from '../../tests/fixture.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { contextOf } from '../../tests/server.ts'
import { calls } from '../contract.ts'
import { settings } from '../reads/settings.ts'
import { settingsOn } from '../reads/settings-on.ts'
import { INITIAL, isAllowed, SETTING_KEYS, type SettingKey } from '../rules.ts'
import { saveSetting } from './save-setting.ts'

const mill = await openTestMill()

/** An administrator at half past midnight of the mill, when the day of UTC is another. */
const ctx = () => ({ ...contextOf(mill.officers[1]), now: new Date('2026-11-26T00:30:00+07:00') })

function save(Key: SettingKey, Value: number, ValidFrom = '2026-11-26', Version?: number) {
  return saveSetting({ Key, Value, ValidFrom, Version }, ctx())
}

test('until somebody sets them the settings are those of the specification', async () => {
  expect(await settingsOn('2026-11-26')).toEqual({
    leastTruckWeight: 100,
    greatestTruckWeight: 80_000,
    oldestWayIn: 30,
    leastNetToMedian: 0.2,
    greatestNetToMedian: 5,
    greatestChange: 100,
  })
  expect(SETTING_KEYS.every((key) => isAllowed(key, INITIAL[key]))).toBe(true)
})

test('a setting holds from its day on, not before; the others stay', async () => {
  await save('oldestWayIn', 45)
  await save('oldestWayIn', 60, '2026-12-01')
  await save('oldestWayIn', 50, '2026-11-28')
  const days = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-30', '2026-12-01']
  const found = await Promise.all(days.map(settingsOn))
  expect(found.map(({ oldestWayIn }) => oldestWayIn)).toEqual([30, 45, 45, 50, 50, 60])
  expect(found[5]).toEqual({ ...INITIAL, oldestWayIn: 60 })
})

test('of two of one day the later holds, and both stay with who set them', async () => {
  await save('leastTruckWeight', 200)
  const saved = calls.saveSetting.output.parse(await save('leastTruckWeight', 250))
  expect(saved).toMatchObject({ Key: 'leastTruckWeight', Value: 250, Version: 2 })
  expect(saved.History.map(({ Value }) => Value)).toEqual([250, 200])
  expect(saved.History[0]).toMatchObject({ ValidFrom: '2026-11-26', SetBy: expect.any(String) })
  await expect(db().deleteFrom('settings').execute()).rejects.toThrow('append only')
  await expect(db().updateTable('settings').set({ value: '1' }).execute()).rejects.toThrow()
})

test('what holds already is not set again', async () => {
  const { Version } = await save('greatestNetToMedian', 5)
  expect(Version).toBe(0)
})

test.each<[SettingKey, number]>([
  ['leastTruckWeight', -1],
  ['leastTruckWeight', 100.5],
  ['leastTruckWeight', 10_001],
  ['greatestTruckWeight', 10_000],
  ['greatestTruckWeight', 200_001],
  ['oldestWayIn', 0],
  ['oldestWayIn', 1.5],
  ['leastNetToMedian', 1],
  ['leastNetToMedian', 0.205],
  ['greatestNetToMedian', 1],
  ['greatestNetToMedian', Number.NaN],
])('%s is not %d', async (key, value) => {
  await expectRefusal(save(key, value), 'setting.value', { fields: { Value: 'setting.value' } })
})

test.each([
  ['2026-11-25', 'setting.past'],
  ['2027-11-28', 'setting.far'],
])('a setting does not hold from %s', async (day, code) => {
  await expect(save('oldestWayIn', 40, day)).rejects.toMatchObject({ fields: { ValidFrom: code } })
})

test('of two administrators at once the second sees what the first set', async () => {
  const both = await Promise.allSettled([
    save('greatestTruckWeight', 70_000, '2026-11-26', 0),
    save('greatestTruckWeight', 60_000, '2026-11-26', 0),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'sys.stale' },
  })
  const all = calls.getSettings.output.parse(await settings(undefined, ctx()))
  expect(all.find(({ Key }) => Key === 'greatestTruckWeight')).toMatchObject({ Version: 1 })
})

test('every change has its audit row, with what held before', async () => {
  const valid_from = '2026-11-26'
  const rows = await auditEntriesOf('setting', 'leastTruckWeight')
  expect(rows.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['setting.save', { leastTruckWeight: 100 }, { leastTruckWeight: 200, valid_from }],
    ['setting.save', { leastTruckWeight: 200 }, { leastTruckWeight: 250, valid_from }],
  ])
  const faults = (await checkData()).map((fault) => JSON.stringify(fault))
  expect(faults.filter((fault) => fault.includes('setting'))).toEqual([])
})
