import { expect, test } from 'vitest'
import { addDays } from '../../platform/thai-date.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { buildMill, leftAt, readyTicket } from '../../tests/fixture.ts'
import { calls } from '../contract.ts'
import { trend } from './trend.ts'

await openTestDatabase()
const today = '2026-11-20'
const now = new Date(`${today}T09:00:00+07:00`)

const mill = await buildMill()

/** A truck that left `ago` days before today at `time`. */
function out(ago: number, time: string) {
  return readyTicket(mill, leftAt(new Date(`${addDays(today, -ago)}T${time}+07:00`)))
}

test('a mill without palm has thirty empty days, and nothing is usual', async () => {
  const { Days, Week, UsualHours, ByNow } = calls.getTrend.output.parse(await trend(now))
  expect(Days).toHaveLength(30)
  expect(Days[0]).toMatchObject({ Date: '2026-10-21', TotalWeight: 0, AVGPrice: null })
  expect(Days.at(-1)).toMatchObject({ Date: '2026-11-19' })
  expect([Week, UsualHours, ByNow.Week]).toEqual([null, [], null])
  expect(ByNow.Days.map(({ TotalCar }) => TotalCar)).toEqual([0, 0, 0, 0, 0, 0, 0])
})

test('the days before today, the usual day and its hours are those with palm', async () => {
  await out(0, '08:00')
  await out(1, '08:15')
  await out(1, '08:59:59')
  await out(7, '14:00')
  await out(8, '14:00')
  await out(31, '14:00')
  const { Days, Week, UsualHours } = await trend(now)
  const busy = Days.filter(({ TotalCar }) => TotalCar > 0)
  expect(busy.map(({ Date: day, TotalCar }) => [day, TotalCar])).toEqual([
    ['2026-11-12', 1],
    ['2026-11-13', 1],
    ['2026-11-19', 2],
  ])
  expect(busy[2]).toMatchObject({ TotalWeight: '18440.00', AVGGrade: '18.00', Amount: '95888.00' })
  expect(Week).toMatchObject({ TrucksIn: 2, TotalWeight: '13830.00', AVGPrice: '5.20' })
  expect(UsualHours).toEqual([
    { Hour: 8, WeightNet: '9220.00' },
    { Hour: 14, WeightNet: '4610.00' },
  ])
})

test('the last week by this time of day is what had come and left by then, and its average is over the same days', async () => {
  const { ByNow } = await trend(now)
  expect(ByNow.Days.map(({ Date: day }) => day)).toEqual(
    [7, 6, 5, 4, 3, 2, 1].map((ago) => addDays(today, -ago)),
  )
  // Nine o'clock: both trucks of yesterday had left, that of a week ago had not come yet.
  expect(ByNow.Days.at(-1)).toMatchObject({ TotalCar: 2, TrucksIn: 2, TotalWeight: '18440.00' })
  expect(ByNow.Days[0]).toMatchObject({ TotalCar: 0, TrucksIn: 0, AVGPrice: null })
  expect(ByNow.Week).toMatchObject({ TrucksIn: 1, TotalWeight: '9220.00', AVGPrice: '5.20' })
  const earlier = await trend(new Date(`${today}T08:15:00+07:00`))
  expect(earlier.ByNow.Days.at(-1)).toMatchObject({
    TotalCar: 1,
    TrucksIn: 2,
    TotalWeight: '9220.00',
  })
})
