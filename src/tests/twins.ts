import { expect } from 'vitest'
import { checkData } from '../../check-data/check-data.ts'
import { db } from '../platform/db.ts'
import type { Role } from '../platform/roles.ts'
import { businessDay } from '../platform/thai-date.ts'
import { stuckFor } from '../stuck/reads/stuck.ts'
import { arriving, leaving, openBridge, type Reading } from './bridge.ts'
import { openTestDatabase } from './database.ts'
import { addVendor, buildMill, gradeTicket, valueTicket } from './fixture.ts'
import { insertRow } from './rows.ts'
import { contextOf, openTestServer } from './server.ts'

export const thaiDigits = (code: string) =>
  code.replace(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'[Number(digit)]!)

/** A mill on a test database of its own, with what tests of twins do and ask there. */
export async function openTwins() {
  await openTestDatabase()
  const server = await openTestServer()
  const mill = await buildMill()
  const send = await openBridge(server)
  const post = (path: string, body: object, role: Role = 50) => server.post(path, body, role)

  /** A seller with a vendor, and one of before with the same code in Thai figures, each with a ticket that can be ordered. */
  async function twins() {
    const vendor = await addVendor()
    const code = thaiDigits(vendor.avl)
    const { id } = await insertRow('customers', { code, name: `แฝด ${code}`, is_twin: true })
    const ticket = await weigh(code)
    await weigh(vendor.avl)
    const pair = { Kind: 'customer', Twin: String(id), Other: String(vendor.customerId) }
    return { vendor, known: vendor.avl, code, id, ticket, pair }
  }

  let plates = 1000
  /** A ticket of a seller that is priced; returns its id. */
  async function weigh(code: string, facts: Partial<Reading> = {}, out: Partial<Reading> = {}) {
    plates += 1
    const named = { CarRegister: `81-${plates} ตรัง`, CustomerName: `แฝด ${code}` }
    const truck = arriving(code, { ...named, ...facts })
    const [made] = await send(truck, leaving(truck, out))
    const { SSWeightID } = made!
    await valueTicket(mill, SSWeightID, await gradeTicket(mill, SSWeightID))
    return SSWeightID
  }

  /** A priced ticket of so many days ago, whose day is closed then. */
  async function weighAndClose(code: string, daysAgo: number, CarRegister = '81-999 ตรัง') {
    const at = new Date(Date.now() - daysAgo * 24 * 3600_000)
    const time = at.toISOString()
    const id = await weigh(code, { CarRegister, WeightTimeIn: time }, { WeightTimeOut: time })
    const Day = businessDay(at)
    const { Hash } = (await post('days/GetDay', { Day })).body.result
    expect(await post('days/Close', { Day, Hash })).toMatchObject({ status: 200 })
    return id
  }

  async function ofTicket(id: number) {
    const { code, customer_name, registration } = await db()
      .selectFrom('weigh_tickets')
      .innerJoin('customers', 'customers.id', 'customer_id')
      .select(['code', 'customer_name', 'registration'])
      .where('weigh_tickets.id', '=', id)
      .executeTakeFirstOrThrow()
    return [code, customer_name, registration]
  }

  /** The pairs that wait, as stuck work lists them. */
  const waiting = async (role: Role = 50) =>
    (await stuckFor(contextOf(mill.officers[role]))).data.filter(({ Kind }) => Kind === 'twins')

  return {
    ...{ server, mill, send, post, twins, weigh, weighAndClose, ofTicket, waiting },
    join: (pair: object, role: Role = 50) => post('scale/JoinTwins', pair, role),
    apart: (pair: object, role: Role = 50) => post('scale/KeepTwinsApart', pair, role),
    undo: (pair: object, role: Role = 50) => post('scale/UndoTwins', pair, role),
    sellerOf: async (id: number) => (await ofTicket(id))[0],
    isWaiting: async (twin: string) =>
      (await waiting()).some(({ ID }) => ID.startsWith(`twins customer ${twin} `)),
    /** What is unsound of tickets, readings, corrections and lists of them. */
    faults: async () => [...(await checkData(1)), ...(await checkData(6)), ...(await checkData(8))],
  }
}

export const refusal = (code: string) => ({ body: { code } })
