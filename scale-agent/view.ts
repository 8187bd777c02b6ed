import { productsOf } from './bridge/bridge.ts'
import type { FolderState } from './folder/watch-folder.ts'
import type { PrinterState } from './printing/read-printer.ts'
import type { Item, SentTicket } from './queue/entries.ts'
import { slipNumber } from './queue/numbers.ts'
import type { Queue } from './queue/queue.ts'
import type { Clock } from './sending/clock.ts'
import type { Lists } from './sending/lists.ts'
import type { Connection } from './sending/sender.ts'
import type { Settings } from './settings.ts'

/** What the page shows besides the weight. */
export type View = ReturnType<typeof viewOf>

interface Shown {
  queue: Queue
  clock: Clock
  settings: Settings
  connection: Connection
  folder: FolderState | undefined
  lists: Lists
  printer: PrinterState
}

/** So many of the queue's readings are shown. */
const MAX_SHOWN = 50

/** What the page shows of an agent; the token stays here. */
export function viewOf({ queue, clock, settings, connection, folder, lists, printer }: Shown) {
  const { state, damaged } = queue
  const waiting = [...state.waiting.values()]
  const trucks = [...state.trucks.values()].toReversed()
  return {
    connection,
    clock: { offsetMs: clock.offset() ?? null, isWrong: clock.isWrong() },
    damaged,
    waiting: waiting.length,
    refused: [...state.refused.values()].toReversed().slice(0, MAX_SHOWN).map(itemOf),
    refusedCount: state.refused.size,
    latest: latestOfEach([...state.latest, ...waiting])
      .slice(0, MAX_SHOWN)
      .map(itemOf),
    inside: [...state.inside.values()].toReversed().map((ticket) => ({
      ...ticketOf(ticket),
      /** Why its weigh-in was not voided. */
      refusal: state.voids.get(ticket.WeightScaleIDIn)?.refusal ?? null,
    })),
    /** Weigh-ins whose void waits to be sent. */
    voiding: [...state.voids.values()]
      .filter(({ refusal }) => refusal === undefined)
      .map(({ ticket, reason }) => ({ ...ticketOf(ticket), reason })),
    trucks: trucks.map(({ CarRegister, CustomerDataID, CustomerName, ProductDataID, ...one }) => ({
      at: one.WeightTimeOut ?? one.WeightTimeIn,
      plate: CarRegister,
      customerCode: CustomerDataID,
      customerName: CustomerName,
      productCode: ProductDataID,
    })),
    products: productsOf(settings, lists),
    millName: settings.millName || lists.millName,
    operator: settings.operator,
    prints: settings.prints,
    printer,
    nextSlip: slipNumber(settings.slipPrefix, state.slips + 1),
    /** How many customers there are to choose from: the page asks for them as this changes. */
    customers: lists.customers.length,
    hasIndicator: settings.indicator !== null,
    minimumKg: settings.minimumKg,
    folder: folder ?? null,
  }
}

/** The last reading of each truck, the newest first. */
function latestOfEach(items: readonly Item[]): Item[] {
  const newest = items.toSorted((a, b) => b.n - a.n)
  const seen = new Set<string>()
  return newest.filter(({ ticket: { WeightScaleIDIn: id } }) => !seen.has(id) && seen.add(id))
}

function itemOf({ n, from, ticket, answer, unprinted = false }: Item) {
  return {
    n,
    from,
    ...ticketOf(ticket),
    outcome: answer?.outcome ?? ('waiting' as const),
    reason: answer?.reason ?? null,
    unprinted,
  }
}

/** A ticket as the page has it. */
export function ticketOf(ticket: SentTicket) {
  return {
    id: ticket.WeightScaleIDIn,
    slip: ticket.SequenceWeightOut ?? null,
    plate: ticket.CarRegister,
    customerCode: ticket.CustomerDataID,
    customerName: ticket.CustomerName,
    product: ticket.ProductTypeName || ticket.ProductDataID,
    kgIn: ticket.WeightIn,
    timeIn: ticket.WeightTimeIn,
    kgOut: ticket.WeightOut ?? null,
    timeOut: ticket.WeightTimeOut ?? null,
  }
}
