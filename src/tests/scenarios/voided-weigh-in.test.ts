import { expect, test } from 'vitest'
import type { Role } from '../../platform/roles.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { arriving, leaving, openBridge } from '../bridge.ts'
import { openTestMill } from '../fixture.ts'
import { openTestServer } from '../server.ts'

const mill = await openTestMill()
const server = await openTestServer()

const PLATE = '87-1000 กระบี่'
const today = businessDay(new Date())
const tickets = (input: object) =>
  ['po/getWeightProcess', { page: 0, ...input }, 52] as [string, object, Role]

/** Every answer that lists or counts trucks of which something is still to be done, or that came in. */
const ASKED: Record<string, [string, object, Role]> = {
  ...Object.fromEntries(
    ['W', 'T', 'B', 'O', 'G', 'P', 'C'].flatMap((filterStatus) => [
      [`list ${filterStatus}`, tickets({ filterStatus })],
      [`list ${filterStatus} of the day`, tickets({ filterStatus, filterDateIn: today })],
      [`list ${filterStatus} of the plate`, tickets({ filterStatus, filterSearch: '87-1000' })],
      [
        `list ${filterStatus} by grade`,
        tickets({ filterStatus, sort: { field: 'SysProductGrade', direction: 'desc' } }),
      ],
    ]),
  ),
  board: ['dashboard/GetOverview', {}, 50],
  trend: ['dashboard/GetTrend', {}, 50],
  stuck: ['stuck/getStuck', {}, 50],
  'stuck of the graders': ['stuck/getStuck', {}, 52],
  'closing the day': ['days/GetDay', { Day: today }, 50],
  prices: ['management/getPriceBoard', {}, 50],
  'palm to order': ['po/getToOrder', {}, 51],
  notices: ['notices/getNotices', {}, 50],
  menu: ['stuck/getCounts', {}, 52],
}

/** What each of them says, but for the time at which it was asked. */
async function answers(): Promise<Record<string, unknown>> {
  const said: Record<string, unknown> = {}
  for (const [name, [path, input, role]] of Object.entries(ASKED)) {
    const { status, body } = await server.post(path, input, role)
    expect({ name, status, message: body.message ?? '' }).toMatchObject({ status: 200 })
    said[name] = { ...body.result, At: undefined }
  }
  return said
}

test('a voided weigh-in is on no list of what waits, as if it had never come; restored it is on all again', async () => {
  const bridge = await openBridge(server)
  // What stays, so that no list is empty by chance: one in the yard, one that left.
  const other = arriving(mill.vendor.avl)
  await bridge(other, leaving(arriving(mill.vendor.avl)))
  const before = await answers()
  const late = new Date(Date.now() - 20 * 3600_000).toISOString()
  const [ticket] = await bridge(
    arriving(mill.vendor.avl, { CarRegister: PLATE, WeightTimeIn: late }),
  )
  const SSWeightID = ticket!.SSWeightID
  const there = await answers()
  for (const name of ['list W', 'list O', 'list G', 'board', 'stuck', 'prices']) {
    expect({ name, said: there[name] }).not.toEqual({ name, said: before[name] })
  }

  const voided = await server.post('scale/VoidTicket', { SSWeightID, Reason: 'weighedAgain' }, 50)
  expect(voided).toMatchObject({ status: 200 })
  expect(await answers()).toEqual(before)

  for (const input of [{ filterStatus: 'V' }, { filterStatus: 'A', filterSearch: '87-1000' }]) {
    const { body } = await server.post(...tickets(input))
    expect(body.result).toMatchObject({
      total_record: 1,
      data: [{ SSWeightID, Voided: { Reason: 'weighedAgain' } }],
    })
  }
  const found = await server.post('search/find', { filterSearch: '87-1000' }, 50)
  expect(found.body.result).toMatchObject({
    Tickets: { data: [{ SSWeightID, Voided: { Reason: 'weighedAgain' } }] },
    Vehicles: { data: [{ CarRegister: PLATE, RecentTickets: 0, OutLatest: null }] },
  })

  expect(await server.post('scale/UnvoidTicket', { SSWeightID }, 50)).toMatchObject({ status: 200 })
  const again = await answers()
  for (const name of Object.keys(again)) {
    expect({ name, said: unversioned(again[name]) }).toEqual({
      name,
      said: unversioned(there[name]),
    })
  }
})

/** A ticket counts how often it changed. */
function unversioned(said: unknown): unknown {
  return JSON.parse(JSON.stringify(said, (key, value) => (key === 'Version' ? undefined : value)))
}
