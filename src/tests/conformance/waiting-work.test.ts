import { expect, test, vi } from 'vitest'
import { calls } from '../../dashboard/contract.ts'
import { overview } from '../../dashboard/reads/overview.ts'
import { BOARD } from '../../dashboard/rules.ts'
import { waitingRows } from '../../dashboard/screens/waiting-rows.ts'
import type { TicketState } from '../../evaluation/rules.ts'
import {
  ALL_MENU_COUNTS,
  MENU_COUNTS,
  rolesOf,
  WAITING_WORK,
  type WaitingKind,
  workOf,
} from '../../notices/rules/waiting.ts'
import { NOTICE_KINDS } from '../../notices/rules.ts'
import { SHOWN } from '../../notices/screens/kinds.ts'
import { ROUTES, type ScreenName } from '../../platform/addresses.ts'
import { PURCHASING, type Role } from '../../platform/roles.ts'
import { ALL_BADGES, BADGES, type Badge } from '../../purchase-orders/rules/states.ts'
import type { Action } from '../../purchase-orders/rules/steps.ts'
import { countsFor, stuckFor } from '../../stuck/reads/stuck.ts'
import { voidTicket } from '../../weighing/writes/void-ticket.ts'
import { openTestDatabase } from '../database.ts'
import { addVendor, buildMill, gradeTicket, readyTicket, weighTicket } from '../fixture.ts'
import { orderAfter } from '../orders.ts'
import { contextOf } from '../server.ts'

await openTestDatabase()
const DAY_MS = 24 * 3600_000
const ALL_KINDS = Object.keys(WAITING_WORK) as WaitingKind[]

const mill = await buildMill()

/** What waits of an order, typed by hand from docs/rules.md; null where nobody waits. */
const OF_ORDERS: Record<Badge, WaitingKind | null> = {
  D: null,
  S: 'submitted',
  IR: 'submitted',
  RJ: null,
  A: 'approved',
  CF: 'toReceive',
  C: 'toReceive',
  RC: 'received',
  IV: null,
  F: null,
  CC: null,
}

test('in every state of an order the table says who waits, or that nobody does', () => {
  const table = Object.fromEntries(ALL_BADGES.map((badge) => [badge, BADGES[badge].work]))
  expect(table).toEqual(OF_ORDERS)
})

/** What waits of a ticket that has been in a state for days. */
const OF_TICKETS: Record<TicketState, WaitingKind | null> = {
  grade: 'notGraded',
  value: 'notPriced',
  'weigh-out': 'tareMissing',
  done: 'onNoOrder',
  voided: null,
}

test('in every state of a ticket somebody is shown that it waits, but of a voided one', async () => {
  const timeIn = new Date(Date.now() - 9 * DAY_MS)
  const timeOut = new Date(timeIn.getTime() + 3600_000)
  const make: Record<TicketState, (customerId: number) => Promise<unknown>> = {
    grade: (customerId) => weighTicket({ customerId, timeIn, timeOut }),
    value: async (customerId) =>
      gradeTicket(mill, await weighTicket({ customerId, timeIn, timeOut })),
    'weigh-out': (customerId) => weighTicket({ customerId, timeIn, weightOut: null }),
    done: (customerId) => readyTicket(mill, { customerId, timeIn, timeOut }),
    voided: async (customerId) => {
      const SSWeightID = await weighTicket({ customerId, timeIn, weightOut: null })
      await voidTicket({ SSWeightID, Reason: 'ชั่งซ้ำ' }, contextOf(mill.officers[0]))
    },
  }
  const shown: Record<string, WaitingKind | null> = {}
  for (const [state, of] of Object.entries(make)) {
    const { customerId, avl } = await addVendor()
    await of(customerId)
    const { data } = await stuckFor(contextOf(mill.officers[0], new Date(Date.now() + DAY_MS)))
    const [row, ...others] = data.filter(({ AVL }) => AVL === avl)
    expect(others).toEqual([])
    shown[state] = row?.Kind ?? null
  }
  expect(shown).toEqual(OF_TICKETS)
})

const mayOpen = (screen: ScreenName, roles: readonly Role[]) =>
  roles.every((role) => (ROUTES[screen].roles as readonly Role[]).includes(role))
const has = (all: readonly Role[], some: readonly Role[]) => some.every((one) => all.includes(one))

test.each(ALL_KINDS)('the bell of %s rings for its desk, and leads where each may go', (kind) => {
  const { desk, notice } = workOf(kind)
  if (!notice) return
  const { roles, waits } = NOTICE_KINDS[notice]
  expect(waits).toBe(true)
  expect(has(roles, rolesOf(desk))).toBe(true)
  vi.stubGlobal('localStorage', { getItem: () => null })
  const { screen } = SHOWN[notice].lead({ Count: 2 } as Parameters<
    (typeof SHOWN)[typeof notice]['lead']
  >[0])
  expect(mayOpen(screen, roles)).toBe(true)
})

test.each(ALL_MENU_COUNTS)(
  'the menu tells %s to those who may open its screen, and marks it for some of them',
  (_, { screen, roles, mine = [], work = [] }) => {
    expect(mayOpen(screen, roles)).toBe(true)
    expect(has(roles, mine)).toBe(true)
    expect(
      work.every((kind) => has(roles, rolesOf(workOf(kind).desk)) || kind === 'notPriced'),
    ).toBe(true)
  },
)

test('every state of an order in which work waits has its row of the board', () => {
  const rows: readonly string[] = Object.values(BOARD)
  expect(ALL_BADGES.filter((badge) => BADGES[badge].work && !rows.includes(badge))).toEqual([])
})

test('every row of the board leads where those who see the board may go', async () => {
  const { Waiting } = calls.getOverview.output.parse(await overview(new Date()))
  for (const { to } of waitingRows(false, Waiting))
    expect(mayOpen(to.screen, PURCHASING)).toBe(true)
  expect(waitingRows(true, Waiting)[0]?.to.screen).toBe(MENU_COUNTS.ToReview.screen)
})

test('menu and board count the same', async () => {
  const confirmed = ['submit', 'approve', 'confirm'] as const
  const paths: readonly (readonly Action[])[] = [
    ['submit', 'review'],
    [...confirmed, 'receive', 'acknowledge'],
    ['submit'],
    confirmed,
    [...confirmed, 'receive', 'receive'],
  ]
  for (const path of paths) await orderAfter(mill, path)
  await weighTicket({ customerId: mill.vendor.customerId })
  const { Waiting } = await overview(new Date())
  const counts = await countsFor(contextOf(mill.officers[0]))
  const of = (...rows: (keyof typeof Waiting)[]) =>
    rows.reduce((n, row) => n + Waiting[row].Count, 0)
  expect(counts).toMatchObject({
    ToEvaluate: of('Grade', 'Price'),
    ToOrder: of('ToOrder'),
    ToReview: of('Submitted', 'InReview'),
    ToReceive: of('ToReceive', 'ToFinish'),
    ToInvoice: of('ToInvoice'),
  })
  expect(
    Object.values(counts)
      .slice(2)
      .filter((n) => n === 0),
  ).toEqual([0, 0])
})
