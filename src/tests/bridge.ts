import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import type { z } from 'zod'
import { db } from '../platform/db.ts'
import { businessDay, dayBegins } from '../platform/thai-date.ts'
import type { scaleTicket } from '../weighing/contract.ts'
import { insertRow } from './rows.ts'
import type { TestServer } from './server.ts'

/** What a weighbridge says of one truck. */
export type Reading = z.input<typeof scaleTicket> & { WeightScaleIDIn: string }

/** What became of a reading. */
export interface ImportedTicket {
  SSWeightID: number
  Outcome: string
  Reason: string | null
}

const HOUR = 3600_000
/** So long ago; in the first hours of a day as much less as keeps it of today. */
export function ago(ms: number): string {
  const now = new Date()
  const sinceMidnight = now.getTime() - dayBegins(businessDay(now)).getTime()
  return new Date(now.getTime() - ms * Math.min(1, sinceMidnight / (3 * HOUR))).toISOString()
}

/** How many bridges a server has: each has a name of its own. */
const bridges = new WeakMap<TestServer, number>()

/** A weighbridge with a token of its own: sends readings, and returns what became of each. */
export async function openBridge(server: TestServer) {
  const n = (bridges.get(server) ?? 0) + 1
  bridges.set(server, n)
  const { body } = await server.post('scale/CreateToken', { Name: `เครื่องชั่ง ${n}` }, 1)
  const authorization = `Bearer ${body.result.Token}`
  return async function send(...tickets: Reading[]): Promise<ImportedTicket[]> {
    const imported = await server.post('scale/ImportTickets', { tickets }, undefined, {
      authorization,
    })
    // As the agent does: what was not begun is sent again.
    if (imported.body.code === 'sys.busy') {
      await setTimeout(100)
      return send(...tickets)
    }
    expect(imported.status).toBe(200)
    return imported.body.result
  }
}

/** A truck of the customer `avl` that came in two hours ago with 15,230 kg. */
export function arriving(avl: string, facts: Partial<Reading> = {}): Reading {
  return {
    WeightScaleIDIn: randomUUID(),
    CarRegister: '80-1234 สุราษฎร์ธานี',
    CustomerDataID: avl,
    CustomerName: `สวน ${avl}`,
    ProductDataID: 'FFB-RAMP',
    ProductTypeName: 'ปาล์มทะลาย ลานเท',
    WeightIn: 15_230,
    WeightTimeIn: ago(2 * HOUR),
    ...facts,
  }
}

/** The same truck as it leaves, an hour ago, with 6,010 kg: 9,220 kg net. */
export function leaving(truck: Reading, facts: Partial<Reading> = {}): Reading {
  return {
    ...truck,
    SequenceWeightOut: truck.WeightScaleIDIn.slice(0, 13),
    WeightOut: 6010,
    WeightTimeOut: ago(HOUR),
    ...facts,
  }
}

/** Lets readings of up to a year ago in without a question, for what is told of past days. */
export async function takeInOldTrucks(): Promise<void> {
  const { id } = await db().selectFrom('officers').select('id').limit(1).executeTakeFirstOrThrow()
  const setting = { key: 'oldestWayIn', value: '366', valid_from: '2000-01-01' }
  await insertRow('settings', { ...setting, set_by: id, set_at: new Date() })
}
