import { beforeAll, describe, expect, test } from 'vitest'
import { formatInstant } from '../../platform/thai-date.ts'
import { openTestMill } from '../fixture.ts'
import type { Answer } from '../imports.ts'
import { rowOf } from '../rows.ts'
import { openTestServer } from '../server.ts'

const mill = await openTestMill()
const server = await openTestServer()
const { avl } = mill.vendor
const { name: NAME } = await rowOf('products', { code: 'FFB-RAMP' })

/** A truck as both doors say it; of a way in days ago, at these minutes past eight. */
interface Truck {
  number: string
  slip: string
  plate: string
  kg: number
  minute: number
}

/** What each door makes of trucks: the outcome of each, or the code of what is asked about it. */
type Door = (trucks: readonly Truck[]) => Promise<string[]>

const CASES: readonly [
  what: string,
  first: Partial<Truck>,
  second: Partial<Truck>,
  found: string,
][] = [
  ['the same again', { number: 'N-1' }, {}, 'same'],
  ['a plate that was fixed', { number: 'N-2' }, { plate: '71-9 ตรัง' }, 'changed'],
  ['a way in of an hour later', { number: 'N-3' }, { minute: 60 }, 'changed'],
  ['another weight in', { number: 'N-4' }, { kg: 15_500 }, 'changed'],
  [
    'a number that starts again with another truck',
    { number: 'N-5' },
    { plate: '72-9 ตรัง', kg: 16_000, minute: 300 },
    'otherTruck',
  ],
  [
    'a number that comes again with its plate',
    { number: 'N-6' },
    { kg: 16_000, minute: 300 },
    'otherTruck',
  ],
  ['a number in other letters', { number: 'n–7' }, { number: 'N7' }, 'same'],
  [
    'a plate in other signs',
    { number: 'N-8', plate: '73-1008 ตรัง' },
    { plate: '๗๓ ๑๐๐๘ ตรัง' },
    'same',
  ],
  ['a slip with its truck', { slip: 'SL-9' }, {}, 'same'],
  ['a slip in other letters', { slip: 'SL-10' }, { slip: 'sl ๑๐' }, 'same'],
  [
    'a slip of another truck',
    { slip: 'SL-11' },
    { plate: '74-9 ตรัง', kg: 16_000, minute: 300 },
    'slipTaken',
  ],
  ['neither number nor slip, the same visit', {}, {}, 'same'],
  [
    'neither number nor slip, a plate in other signs',
    { plate: '73-1012 ตรัง' },
    { plate: '๗๓ ๑๐๑๒ ตรัง' },
    'same',
  ],
  [
    'neither number nor slip, a plate that was fixed as its slip came',
    {},
    { slip: 'SL-13', plate: '75-9 ตรัง' },
    'changed',
  ],
  ['neither number nor slip, a second visit', {}, { kg: 16_000, minute: 300 }, 'new'],
]

/** Minutes past eight in the morning of five days ago. */
const timeOf = (minute: number) =>
  new Date(new Date().setUTCHours(1, minute, 0, 0) - 5 * 24 * 3600_000)
const outOf = (minute: number) => timeOf(minute + 30)

async function wire(name: string): Promise<Door> {
  const { body } = await server.post('scale/CreateToken', { Name: name }, 1)
  const headers = { authorization: `Bearer ${body.result.Token}` }
  return async (trucks) => {
    const tickets = trucks.map(({ number, slip, plate, kg, minute }) => ({
      WeightScaleIDIn: number || null,
      SequenceWeightOut: slip || null,
      CarRegister: plate,
      CustomerDataID: avl,
      CustomerName: `สวน ${avl}`,
      ProductDataID: 'FFB-RAMP',
      ProductTypeName: NAME,
      WeightIn: kg,
      WeightTimeIn: timeOf(minute).toISOString(),
      WeightOut: 6000,
      WeightTimeOut: outOf(minute).toISOString(),
    }))
    const sent = await server.post('scale/ImportTickets', { tickets }, undefined, headers)
    return sent.body.result.map(({ Outcome, Code }: Answer) => Code ?? Outcome)
  }
}

const HEADER =
  'เลขที่ชั่งเข้า,เลขที่ใบชั่ง,ทะเบียนรถ,รหัสลูกค้า,ชื่อลูกค้า,รหัสสินค้า,น้ำหนักเข้า,เวลาเข้า,น้ำหนักออก,เวลาออก'

/** A file of opening tickets, which is imported where nothing of it is asked about. */
const file: Door = async (trucks) => {
  const lines = trucks.map(({ number, slip, plate, kg, minute }) => {
    const [came, left] = [timeOf(minute), outOf(minute)].map((at) =>
      formatInstant(at, 'audit', 'th'),
    )
    return `${number},${slip},${plate},${avl},สวน ${avl},FFB-RAMP,${kg},${came},6000,${left}`
  })
  const Base64 = Buffer.from([HEADER, ...lines].join('\n')).toString('base64')
  const Files = [{ Name: 'opening_tickets.csv', Base64 }]
  const { body } = await server.post('reference/PreviewImport', { Files }, 1)
  const { ImportUUID, Version, Rows, Counts } = body.result
  if (Counts.Faulty === 0) await server.post('reference/Import', { ImportUUID, Version }, 1)
  return trucks.map((_, at) => {
    const row = Rows.find(({ Line }: Answer) => Line === at + 2)
    return row ? (row.Faults[0]?.Code ?? row.Outcome) : 'unchanged'
  })
}

/** What both doors call the same outcome. */
const SAID: Record<string, string> = {
  created: 'new',
  updated: 'changed',
  proposed: 'changed',
  unchanged: 'same',
  'scale.otherTruck': 'otherTruck',
  'scale.slipTaken': 'slipTaken',
}

const PAIRS = [
  ['by the scale', 'by the scale'],
  ['by the scale', 'by a file'],
  ['by a file', 'by the scale'],
  ['by a file', 'by a file'],
] as const

describe.each(PAIRS)('first %s, then %s', (first, second) => {
  // Each pair of doors has trucks of its own, and a day: none meets those of another.
  const pair = PAIRS.findIndex(([one, other]) => one === first && other === second)
  const truckOf = (at: number, facts: Partial<Truck>): Truck => {
    const { number = '', slip = '', plate = `7${pair}-${1000 + at} ตรัง`, kg, minute } = facts
    return {
      number: number && `${pair}${number}`,
      slip: slip && `${pair}${slip}`,
      plate,
      kg: kg ?? 15_000 + at * 10,
      minute: pair * 24 * 60 + at * 5 + (minute ?? 0),
    }
  }
  let found: string[]
  beforeAll(async () => {
    found = await both()
  })

  async function both(): Promise<string[]> {
    const scale = await wire(`${first} ${second}`)
    const door = (by: string) => (by === 'by a file' ? file : scale)
    await door(first)(CASES.map(([, facts], at) => truckOf(at, facts)))
    const again = CASES.map(([, facts, other], at) => truckOf(at, { ...facts, ...other }))
    return door(second)(again)
  }

  test.each(CASES.map(([what, , , outcome], at) => [what, outcome, at] as const))(
    '%s is %s',
    (_, outcome, at) => {
      const said = found[at]!
      // A file has no numbers of its own, so that a scale which counts as it did makes a new truck.
      const isApart = first === 'by a file' && second === 'by the scale' && outcome === 'otherTruck'
      expect(SAID[said] ?? said).toBe(isApart ? 'new' : outcome)
    },
  )
})
