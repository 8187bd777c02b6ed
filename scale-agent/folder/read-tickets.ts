import { createHash } from 'node:crypto'
import { type DayOrder, proposedDay } from '../../src/platform/spreadsheets/day-order.ts'
import { readCsv } from '../../src/platform/spreadsheets/read-csv.ts'
import type { SheetFault, SheetLine } from '../../src/platform/spreadsheets/sheet-table.ts'
import {
  becameDay,
  hasLostDigits,
  isNoValue,
  leavingAfter,
  orderOfDays,
  readDay,
  readInstant,
  readTimeOfDay,
  withoutTimesAlone,
} from '../../src/platform/spreadsheets/thai-values.ts'
import { oddKilograms, readMeasured, unitOfHeader } from '../../src/platform/spreadsheets/units.ts'
import { businessDay } from '../../src/platform/thai-date.ts'
import { type SentTicket, UNNUMBERED } from '../queue/entries.ts'
import { type WordKey, words } from '../words.ts'
import { findColumns } from './columns.ts'
import type { FileField } from './fields.ts'

/** What of a file is no ticket: a word, what fills it, and the line, where it is one. */
export interface FileFault {
  line?: number
  key: WordKey
  params: Record<string, string | number>
}

export interface FolderSettings {
  path: string
  columns: Record<string, string>
  idsRepeatDaily: boolean
}

/**
 * The tickets of a file that a scale's program wrote, and what in it is none. Whether a ticket is right the server
 * validates; a line stays out only where a number or a time in it cannot be read.
 */
export function readTickets(
  bytes: Uint8Array,
  settings: FolderSettings,
  now: Date,
): { tickets: SentTicket[]; faults: FileFault[] } {
  const { header, rows, faults: unreadable } = readCsv(bytes)
  const { places, missing } = findColumns(header, settings.columns)
  const used = new Set(places.values())
  const ofTickets = unreadable.filter(({ column }) => column === undefined || used.has(column))
  const faults = ofTickets.map(faultOf)
  if (header.length === 0) return { tickets: [], faults }
  if (missing.length > 0) {
    return {
      tickets: [],
      faults: [{ key: 'file.missing', params: { field: missing.join() } }],
    }
  }
  const units = unitsOf(header, places)
  const unknown = WEIGHTS.find((field) => units[field] === 'unknown')
  if (unknown) {
    const column = header[places.get(unknown) ?? -1] ?? ''
    return { tickets: [], faults: [{ key: 'file.unit', params: { column } }] }
  }
  const bad = new Set(ofTickets.map(({ line }) => line))
  const reading = { settings, now, units, dayOrders: dayOrders(rows, places, now) }
  const tickets: SentTicket[] = []
  for (const row of rows.filter(({ line }) => !bad.has(line))) {
    const read = readLine(row, places, reading)
    if ('key' in read) faults.push(read)
    else tickets.push(read)
  }
  return { tickets, faults }
}

/** What the reader found wrong, in the agent's words. */
function faultOf({ line, code, params }: SheetFault): FileFault {
  const said = code === 'file.tooFewCells' || code === 'file.tooManyCells' ? 'file.cells' : code
  return { line, key: said in words ? (said as WordKey) : 'file.unreadable', params }
}

const DATED = ['WeightDateIn', 'WeightTimeIn', 'WeightDateOut', 'WeightTimeOut'] as const
type Dated = (typeof DATED)[number]

/** The order of the days of each column that has some. */
function dayOrders(rows: readonly SheetLine[], places: Places, now: Date) {
  const texts = (field: Dated) => {
    const all = rows.map(({ cells }) => cells[places.get(field) ?? -1] ?? '')
    return isOfTimes(field) ? withoutTimesAlone(all) : all
  }
  const orderOf = orderOfDays(DATED.map(texts), now)
  return Object.fromEntries(DATED.map((field) => [field, orderOf(texts(field))])) as DayOrders
}

/** Whether a column may hold a time of day alone. */
function isOfTimes(field: Dated): boolean {
  return field === 'WeightTimeIn' || field === 'WeightTimeOut'
}

type DayOrders = Record<Dated, DayOrder>

const CODES = [
  'WeightScaleIDIn',
  'SequenceWeightOut',
  'CarRegister',
  'CustomerDataID',
  'ProductDataID',
] as const
const WEIGHTS = ['WeightIn', 'WeightOut'] as const

/** The unit of each weight, by the header of its column. */
function unitsOf(header: readonly string[], places: Places) {
  const unit = (field: FileField) => unitOfHeader(header[places.get(field) ?? -1] ?? '', 'kg')
  return { WeightIn: unit('WeightIn'), WeightOut: unit('WeightOut') }
}

interface Reading {
  settings: FolderSettings
  units: ReturnType<typeof unitsOf>
  now: Date
  dayOrders: DayOrders
}

type Places = ReadonlyMap<FileField, number>

function readLine(
  { line, cells }: SheetLine,
  places: Places,
  { settings, now, dayOrders, units }: Reading,
): SentTicket | FileFault {
  const cell = (field: FileField) => {
    const text = cells[places.get(field) ?? -1] ?? ''
    return isNoValue(text) ? '' : text
  }
  const fault = (field: FileField, key: WordKey = 'file.value'): FileFault => ({
    line,
    key,
    params: { field, value: cell(field) },
  })
  const unclear = DATED.find((field) => {
    const isTime = isOfTimes(field) && readTimeOfDay(cell(field)) !== undefined
    return !isTime && proposedDay(cell(field), dayOrders[field], now)
  })
  if (unclear) return fault(unclear, 'file.dayOrder')
  const spoilt = CODES.find((field) => hasLostDigits(cell(field)) || becameDay(cell(field)))
  if (spoilt) return fault(spoilt)
  const when = (way: 'In' | 'Out', since?: Date) => {
    const [date, time] = [`WeightDate${way}`, `WeightTime${way}`] as const
    const orders = { date: dayOrders[date], time: dayOrders[time] }
    return readTime(cell(date), cell(time), { now, orders, since })
  }
  // Some programs write 0 at midnight for a truck that is not out yet.
  const isUnweighed =
    cell('WeightDateOut') === '' &&
    Number(cell('WeightOut')) === 0 &&
    readTimeOfDay(cell('WeightTimeOut')) === '00:00:00'
  const timeIn = when('In')
  const timeOut = isUnweighed ? null : when('Out', timeIn ?? undefined)
  const [weightIn, weightOut] = WEIGHTS.map((field) => readWeight(cell(field), units[field]))
  if (!timeIn) return fault('WeightTimeIn')
  if (timeOut === undefined) return fault('WeightTimeOut')
  if (weightIn === null || weightIn === undefined) return fault('WeightIn')
  if (weightOut === undefined) return fault('WeightOut')
  const odd = WEIGHTS.find((field, at) =>
    oddKilograms(`${[weightIn, weightOut][at] ?? 0}`, cell(field), units[field]),
  )
  if (odd) return fault(odd, 'file.weight')
  // A truck that is not out yet has 0 in some programs.
  const isOut = timeOut !== null || (weightOut ?? 0) > 0
  return {
    WeightScaleIDIn: idOf(cell('WeightScaleIDIn'), cell('CarRegister'), timeIn, settings),
    SequenceWeightOut: cell('SequenceWeightOut') || null,
    CarRegister: cell('CarRegister'),
    CustomerDataID: cell('CustomerDataID'),
    CustomerName: cell('CustomerName') || cell('CustomerDataID'),
    ProductDataID: cell('ProductDataID'),
    ProductTypeName: cell('ProductTypeName'),
    WeightIn: weightIn,
    WeightTimeIn: timeIn.toISOString(),
    WeightOut: isOut ? weightOut : null,
    WeightTimeOut: timeOut?.toISOString() ?? null,
    UserLogInDataIDIn: cell('UserLogInDataIDIn') || null,
    Remark1: cell('Remark1') || null,
  }
}

/** Null where nothing stands, undefined where it cannot be read. */
function readWeight(text: string, unit: string | undefined): number | null | undefined {
  if (text === '') return null
  const decimal = readMeasured(text, 'kg', unit)
  return decimal === undefined ? undefined : Number(decimal)
}

interface Times {
  now: Date
  orders: { date: DayOrder; time: DayOrder }
  since: Date | undefined
}

/** A time with its day in one cell or in two; a time alone is the first after `since`. Null where nothing stands. */
function readTime(date: string, time: string, times: Times): Date | null | undefined {
  const { now, orders, since } = times
  if (time === '') return date === '' ? null : undefined
  const whole = readInstant(time, now, { order: orders.time })
  if (whole) return whole
  const day = date === '' ? since && businessDay(since) : readDay(date, now, orders.date)
  const onDay = day === undefined ? undefined : readInstant(time, now, { day })
  return onDay && since && date === '' ? leavingAfter(since, onDay) : onDay
}

/** Without a number of its own a ticket is known by its plate and its time. */
function idOf(id: string, plate: string, timeIn: Date, { idsRepeatDaily }: FolderSettings): string {
  if (id === '') {
    const digest = createHash('sha256').update(`${plate}|${timeIn.toISOString()}`)
    return `${UNNUMBERED}${digest.digest('hex').slice(0, 30)}`
  }
  const day = new Date(timeIn.getTime() + 7 * 3600_000).toISOString().slice(2, 10)
  return idsRepeatDaily ? `${day.replaceAll('-', '')}-${id}` : id
}
