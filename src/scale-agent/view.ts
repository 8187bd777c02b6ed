import type { FolderState } from './folder/watch-folder.ts'
import type { Item, SentTicket } from './queue/entries.ts'
import type { Queue } from './queue/queue.ts'
import type { Clock } from './sending/clock.ts'
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
}

/** So many of the queue's readings are shown. */
const MAX_SHOWN = 50

/** What the page shows of an agent; the token stays here. */
export function viewOf({ queue, clock, settings, connection, folder }: Shown) {
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
    inside: [...state.inside.values()].toReversed().map(ticketOf),
    trucks: trucks.map(({ CarRegister, CustomerDataID, CustomerName, ProductDataID }) => ({
      plate: CarRegister,
      customerCode: CustomerDataID,
      customerName: CustomerName,
      productCode: ProductDataID,
    })),
    products: settings.products,
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

function itemOf({ n, from, ticket, answer }: Item) {
  return {
    n,
    from,
    ...ticketOf(ticket),
    outcome: answer?.outcome ?? ('waiting' as const),
    reason: answer?.reason ?? null,
  }
}

function ticketOf(ticket: SentTicket) {
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
