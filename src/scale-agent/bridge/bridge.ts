import { randomUUID } from 'node:crypto'
import type { LiveWeight } from '../indicator/live-weight.ts'
import { samePlate } from '../plates.ts'
import type { SentTicket, TimeField } from '../queue/entries.ts'
import { createTurns } from '../queue/journal.ts'
import type { Queue } from '../queue/queue.ts'
import { slipNumber } from '../queue/state.ts'
import type { Clock } from '../sending/clock.ts'
import type { Settings } from '../settings.ts'
import type { WordKey } from '../words.ts'

/** Why a weight is not recorded: a word, and what fills it. */
export class WeighingRefusal extends Error {
  readonly key: WordKey
  readonly params: Record<string, string | number>

  constructor(key: WordKey, params: Record<string, string | number> = {}) {
    super(key)
    this.key = key
    this.params = params
  }
}

export interface WeighIn {
  plate: string
  customerCode: string
  customerName: string
  productCode: string
  remark: string
}

/** Weighing trucks on the agent's page. What resolves is on the disk. */
export interface Bridge {
  weighIn(truck: WeighIn): Promise<SentTicket>
  weighOut(id: string): Promise<SentTicket>
  /** Looks at the indicator: the next truck is weighed once the last one has left the bridge. */
  watch(): void
  /** Whether the truck that was weighed last still stands on the bridge. */
  isTaken(): boolean
}

interface Place {
  queue: Queue
  clock: Clock
  run: string
  settings: Settings
  show(): LiveWeight
}

/** The bridge whose indicator `show` shows. Only its stable weight is recorded, whatever a browser sends. */
export function createBridge({ queue, clock, run, settings, show }: Place): Bridge {
  let isTaken = false
  const inTurn = createTurns()

  const stableWeight = () => {
    const { state, kg } = show()
    if (state !== 'stable' || kg === null) throw new WeighingRefusal(`live.${state}.way`)
    if (kg < settings.minimumKg)
      throw new WeighingRefusal('weigh.tooLight', { kg: settings.minimumKg })
    if (isTaken) throw new WeighingRefusal('weigh.taken')
    return kg
  }
  const record = async (ticket: SentTicket, times: TimeField[]) => {
    const unchecked = clock.offset() === undefined && times.length > 0 ? { run, times } : undefined
    await queue.add([ticket], 'page', unchecked)
    isTaken = true
    return ticket
  }
  const weighIn = async (truck: WeighIn) => {
    const kg = stableWeight()
    const product = settings.products.find(({ code }) => code === truck.productCode)
    const known = [...queue.state.inside.values()].find(({ CarRegister }) =>
      samePlate(CarRegister, truck.plate),
    )
    if (known) throw new WeighingRefusal('weigh.inside', { plate: known.CarRegister })
    if (!truck.plate) throw new WeighingRefusal('weigh.noPlate')
    if (!truck.customerCode || !truck.customerName) throw new WeighingRefusal('weigh.noCustomer')
    if (!product) throw new WeighingRefusal('weigh.noProduct')
    return record(
      {
        WeightScaleIDIn: randomUUID(),
        CarRegister: truck.plate,
        CustomerDataID: truck.customerCode,
        CustomerName: truck.customerName,
        ProductDataID: product.code,
        ProductTypeName: product.name,
        WeightIn: kg,
        WeightTimeIn: clock.now().toISOString(),
        UserLogInDataIDIn: settings.operator || null,
        Remark1: truck.remark || null,
      },
      ['WeightTimeIn'],
    )
  }
  const weighOut = async (id: string) => {
    const truck = queue.state.inside.get(id)
    if (!truck) throw new WeighingRefusal('weigh.left')
    const kg = stableWeight()
    if (kg >= truck.WeightIn) throw new WeighingRefusal('weigh.notLighter', { kg: truck.WeightIn })
    const waiting = [...queue.state.waiting.values()].find((item) => item.ticket === truck)
    return record(
      {
        ...truck,
        SequenceWeightOut: slipNumber(settings.slipPrefix, queue.state.slips + 1),
        WeightOut: kg,
        WeightTimeOut: clock.now().toISOString(),
      },
      [...(waiting?.unchecked?.times ?? []), 'WeightTimeOut'],
    )
  }
  const watch = () => {
    const { kg } = show()
    if (kg !== null && kg < settings.minimumKg) isTaken = false
  }
  return {
    weighIn: (truck) => inTurn(() => weighIn(truck)),
    weighOut: (id) => inTurn(() => weighOut(id)),
    watch,
    // Whoever sees an empty bridge sees it free, however seldom it is looked at otherwise.
    isTaken: () => {
      watch()
      return isTaken
    },
  }
}
