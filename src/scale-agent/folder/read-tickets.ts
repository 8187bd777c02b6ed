import { createHash } from 'node:crypto'
import { readCsv } from '../../platform/spreadsheets/read-csv.ts'
import type { SheetFault, SheetLine } from '../../platform/spreadsheets/sheet-table.ts'
import {
  isNoValue,
  leavingAfter,
  readDay,
  readDecimal,
  readInstant,
} from '../../platform/spreadsheets/thai-values.ts'
import { businessDay } from '../../platform/thai-date.ts'
import type { SentTicket } from '../queue/entries.ts'
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
 * judges; a line stays out only where a number or a time in it cannot be read.
 */
export function readTickets(
  bytes: Uint8Array,
  settings: FolderSettings,
  now: Date,
): { tickets: SentTicket[]; faults: FileFault[] } {
  const { header, rows, faults: unreadable } = readCsv(bytes)
  const faults = unreadable.map(faultOf)
  if (header.length === 0) return { tickets: [], faults }
  const { places, missing } = findColumns(header, settings.columns)
  if (missing.length > 0) {
    return {
      tickets: [],
      faults: [{ key: 'file.missing', params: { field: missing.join() } }],
    }
  }
  const bad = new Set(unreadable.map(({ line }) => line))
  const tickets: SentTicket[] = []
  for (const row of rows.filter(({ line }) => !bad.has(line))) {
    const read = readLine(row, places, { settings, now })
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

type Places = ReadonlyMap<FileField, number>

function readLine(
  { line, cells }: SheetLine,
  places: Places,
  { settings, now }: { settings: FolderSettings; now: Date },
): SentTicket | FileFault {
  const cell = (field: FileField) => {
    const text = cells[places.get(field) ?? -1] ?? ''
    return isNoValue(text) ? '' : text
  }
  const fault = (field: FileField): FileFault => ({
    line,
    key: 'file.value',
    params: { field, value: cell(field) },
  })
  const timeIn = readTime(cell('WeightDateIn'), cell('WeightTimeIn'), now)
  const timeOut = readTime(cell('WeightDateOut'), cell('WeightTimeOut'), now, timeIn ?? undefined)
  const [weightIn, weightOut] = [readWeight(cell('WeightIn')), readWeight(cell('WeightOut'))]
  if (!timeIn) return fault('WeightTimeIn')
  if (timeOut === undefined) return fault('WeightTimeOut')
  if (weightIn === null || weightIn === undefined) return fault('WeightIn')
  if (weightOut === undefined) return fault('WeightOut')
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
function readWeight(text: string): number | null | undefined {
  if (text === '') return null
  const decimal = readDecimal(text)
  return decimal === undefined ? undefined : Number(decimal)
}

/** A time with its day in one cell or in two; a time alone is the first after `since`. Null where nothing stands. */
function readTime(date: string, time: string, now: Date, since?: Date): Date | null | undefined {
  if (time === '') return date === '' ? null : undefined
  const whole = readInstant(time, now)
  if (whole) return whole
  const day = date === '' ? since && businessDay(since) : readDay(date, now)
  const onDay = day === undefined ? undefined : readInstant(time, now, day)
  return onDay && since && date === '' ? leavingAfter(since, onDay) : onDay
}

/** Without a number of its own a ticket is known by its plate and its time. */
function idOf(id: string, plate: string, timeIn: Date, { idsRepeatDaily }: FolderSettings): string {
  if (id === '') {
    const digest = createHash('sha256').update(`${plate}|${timeIn.toISOString()}`)
    return `T-${digest.digest('hex').slice(0, 30)}`
  }
  const day = new Date(timeIn.getTime() + 7 * 3600_000).toISOString().slice(2, 10)
  return idsRepeatDaily ? `${day.replaceAll('-', '')}-${id}` : id
}
