import {
  createOfficers,
  createVendors,
  publishPrices,
  vendorIds,
} from '../../../../demo/master-data.ts'
import { DEMO_PASSWORD, DISTRICTS, PRODUCTS } from '../../../../demo/names.ts'
import { type DemoVendor, makeVendors } from '../../../../demo/vendors.ts'
import { buildApp } from '../../../app/app.ts'
import { browserHash } from '../../../identity/writes/passwords.ts'
import { db } from '../../../platform/db.ts'
import { ROLES, type Role } from '../../../platform/roles.ts'
import { addDays, businessDay } from '../../../platform/thai-date.ts'
import { updateStatus } from '../../../purchase-orders/writes/update-status.ts'
import { type Answer, contextOf, type SignedIn, send } from '../../server.ts'
import { ladderPrice, type Ticket, type Vendor, type Walk } from './model.ts'

/** The product with an officer of every role, all of it made through the product's own doors. */
export interface Mill {
  ask(path: string, body: unknown, role: Role): Promise<Answer>
  /** The bulk update, as it will be made so many days later. */
  updateLater(role: Role, days: number): Promise<Answer>
  /** A new walk: vendors and tickets of its own in the same database. */
  begin(): Promise<Walk>
  /** Closes the days of the walks that are not closed. */
  closeDays(): Promise<void>
  clearPasswordFailures(): Promise<unknown>
  close(): Promise<void>
}

const DAY_MS = 24 * 3600_000
/**
 * On one of them all trucks of a walk come and go; they are over, however late it is. What is read of a day after each
 * step is of a few walks then, not of all.
 */
const DAYS = [-1, -2, -3, -4, -5].map((days) => addDays(businessDay(new Date()), days))
const OPENED = new Date(Date.now() - 10 * DAY_MS)
export const PASSWORD = browserHash(DEMO_PASSWORD)

export async function openMill(): Promise<Mill> {
  const app = await buildApp({ logLevel: 'silent' })
  const hired = await createOfficers(OPENED)
  const settle = (vendors: DemoVendor[]) => createVendors(vendors, hired, OPENED)
  await settle([vendorOf('X0-A')])
  await publishPrices([LADDER], hired)
  const officers = await signIn()
  const ask = (path: string, body: unknown, role: Role) =>
    send(app, path, body, { authorization: `Bearer ${officers[role].token}` })
  const made = await ask('scale/CreateToken', { Name: 'เครื่องชั่ง 1' }, 1)
  const scale = { authorization: `Bearer ${made.body.result.Token}` }
  const weigh = async (tickets: object[]): Promise<number[]> => {
    const { body } = await send(app, 'scale/ImportTickets', { tickets }, scale)
    return body.result.map(({ SSWeightID }: { SSWeightID: number }) => SSWeightID)
  }
  let walks = 0

  async function begin(): Promise<Walk> {
    walks += 1
    await clearPasswordFailures()
    // What former walks have left comes to rest, so that the bulk update counts this one's orders alone.
    await updateStatus(later(officers[0], 30))
    const date = DAYS[walks % DAYS.length]!
    await reopen(date)
    // Numbers are compared without dashes: W1-11 would be W11-1.
    const name = `W${String(walks).padStart(4, '0')}-`
    const vendors = await setUpVendors(name, settle)
    const ids = await weigh(TRUCKS.map((truck, n) => trip(name, date, truck, n)))
    const tickets = TRUCKS.map((truck, n) => ticketOf(name, truck, ids[n]!))
    await Promise.all(tickets.map((ticket) => prepare(ticket, ask)))
    const day = { date, isClosed: false, reopeningAskedBy: null }
    return { name, vendors, tickets, orders: [], day, wrongPasswords: 0 }
  }

  /** Whatever former walks made of the day: nothing is refused where it is open. */
  async function reopen(Day: string): Promise<void> {
    await ask('days/DismissReopening', { Day }, 0)
    await ask('days/AskReopening', { Day, Reason: 'ใบชั่งมาช้า' }, 0)
    await ask('days/ConfirmReopening', { Day }, 1)
  }

  async function closeDays(): Promise<void> {
    for (const Day of DAYS) {
      const { body } = await ask('days/GetDay', { Day }, 0)
      await ask('days/Close', { Day, Hash: body.result.Hash }, 0)
    }
  }

  async function signIn(): Promise<Record<Role, SignedIn>> {
    const entries = ROLES.map(async (role) => {
      const { email, id, firstName, lastName } = hired[role] as SignedIn & { email: string }
      const { body } = await send(app, 'authenOfficer/signin', { email, password: PASSWORD })
      return [role, { id, firstName, lastName, role, token: body.result.session }] as const
    })
    return Object.fromEntries(await Promise.all(entries)) as Record<Role, SignedIn>
  }

  return {
    ask,
    begin,
    closeDays,
    clearPasswordFailures,
    close: () => app.close(),
    updateLater: async (role, days) => ({
      status: 200,
      body: { result: await updateStatus(later(officers[role], days)) },
    }),
  }
}

const clearPasswordFailures = () => db().deleteFrom('password_failures').execute()

function later(officer: SignedIn, days: number) {
  return contextOf(officer, new Date(Date.now() + days * DAY_MS))
}

const LADDER = {
  at: OPENED,
  productCode: PRODUCTS.ramp.code,
  rows: [16, 17, 18, 19, 20].map((gradePercent) => ({
    gradePercent,
    price: (ladderPrice(gradePercent) / 100).toFixed(2),
  })),
  incrementPrice: '0.25',
  decrementPrice: '0.30',
  premiumPrice: null,
}

/** Two vendors that orders can be made for, one without a customer, one without a D7. */
async function setUpVendors(
  name: string,
  settle: (vendors: DemoVendor[]) => Promise<void>,
): Promise<Vendor[]> {
  const four = [
    vendorOf(`${name}A`),
    vendorOf(`${name}B`),
    { ...vendorOf(`${name}C`), isLinked: false },
    { ...vendorOf(`${name}D`), dimension7: null },
  ]
  await settle(four)
  const ids = await vendorIds()
  return four.map(({ account, code, isLinked, dimension7 }) => ({
    id: ids.get(account)!,
    avl: code,
    isLinked,
    hasD7: dimension7 !== null,
  }))
}

const USUAL = makeVendors()[0]!

function vendorOf(code: string): DemoVendor {
  return {
    ...USUAL,
    code,
    account: `V-${code}`,
    name: `ลานเท ${code}`,
    dimension7: DISTRICTS[0]!.dimension7,
    isLinked: true,
    isPremium: false,
    levelId: 1,
  }
}

interface Truck {
  of: 'A' | 'B' | 'C'
  weightOut: number | null
  grade: number | null
  isValued: boolean
}

const ready = (of: Truck['of'], weightOut: number, grade: number): Truck => ({
  of,
  weightOut,
  grade,
  isValued: true,
})
const TRUCKS: readonly Truck[] = [
  ready('A', 6010, 18),
  ready('A', 6133, 19),
  ready('A', 5907, 21),
  ready('A', 6450, 20),
  ready('A', 6350, 24),
  ready('A', 7410, 18),
  ready('B', 6010, 18),
  ready('B', 7001, 22),
  { of: 'A', weightOut: 6200, grade: 18, isValued: false },
  { of: 'A', weightOut: 6300, grade: null, isValued: false },
  { of: 'B', weightOut: 6120, grade: null, isValued: false },
  { of: 'A', weightOut: null, grade: 18, isValued: true },
  { of: 'C', weightOut: 6010, grade: 18, isValued: true },
]
const WEIGHT_IN = 15_230

/** As the weighbridge tells it. */
function trip(name: string, date: string, { of, weightOut }: Truck, n: number) {
  const out = {
    WeightOut: weightOut,
    WeightTimeOut: `${date}T09:00:00+07:00`,
    SequenceWeightOut: `${name}${n}`,
  }
  return {
    WeightScaleIDIn: `${name}${n}`,
    CarRegister: `80-${1000 + n} กระบี่`,
    CustomerDataID: `${name}${of}`,
    CustomerName: `สวน ${name}${of}`,
    ProductDataID: PRODUCTS.ramp.code,
    WeightIn: WEIGHT_IN,
    WeightTimeIn: `${date}T08:00:00+07:00`,
    ...(weightOut !== null && out),
  }
}

function ticketOf(name: string, { of, weightOut, grade, isValued }: Truck, id: number): Ticket {
  return {
    id,
    avl: `${name}${of}`,
    isWeighedOut: weightOut !== null,
    netKg: weightOut === null ? null : WEIGHT_IN - weightOut,
    correctedTo: null,
    grade,
    price: grade !== null && isValued ? ladderPrice(grade) : null,
  }
}

async function prepare({ id, grade, price }: Ticket, ask: Mill['ask']): Promise<void> {
  if (grade === null) return
  await ask('po/evaluate', { SSWeightID: id, SysProductGrade: grade, SysPalmReturn: 0 }, 52)
  if (price === null) return
  const terms = { SysValuationLevelPrice: 0, SysValuationPremium: 0 }
  await ask('po/valuation', { SSWeightID: id, SysValuationPrice: price / 100, ...terms }, 52)
}
