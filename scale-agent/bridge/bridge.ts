import { identityKey } from '../../src/platform/keys.ts'
import { mayBePlate } from '../../src/vehicles/rules/plate-key.ts'
import type { LiveWeight } from '../indicator/live-weight.ts'
import { TRUCK_FIELDS } from '../page/truck-fields.ts'
import { isWrong, type PrinterState } from '../printing/read-printer.ts'
import type { SentTicket, TimeField } from '../queue/entries.ts'
import { createTurns } from '../queue/journal.ts'
import { slipNumber, weighInNumber } from '../queue/numbers.ts'
import type { Queue } from '../queue/queue.ts'
import type { Clock } from '../sending/clock.ts'
import type { Lists } from '../sending/lists.ts'
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
  /** The customer is not in the mill's list. */
  isNewCustomer?: boolean
  /** Why it is another truck than the one of this plate that is inside. */
  otherTruck?: string
}

interface Place {
  queue: Queue
  clock: Clock
  run: string
  settings: Settings
  show(): LiveWeight
  printer(): PrinterState
  /** What the mill has, as far as it is known here. */
  lists(): Lists
}

/**
 * The bridge whose indicator `show` shows, and weighing trucks on it. Only its stable weight is recorded, whatever a browser
 * sends. What resolves is on the disk.
 */
export function createBridge({ queue, clock, run, settings, show, printer, lists }: Place) {
  const inTurn = createTurns()

  /** Neither a tare nor a frame with a lost digit says that the bridge is empty. */
  const isEmpty = () => {
    const { state, kg } = show()
    const isSteady = state === 'stable' || state === 'negative'
    return isSteady && kg !== null && kg < settings.minimumKg
  }
  const stableWeight = () => {
    const { state, kg } = show()
    if (state !== 'stable' || kg === null) throw new WeighingRefusal(`live.${state}.way`)
    if (kg < settings.minimumKg)
      throw new WeighingRefusal('weigh.tooLight', { kg: settings.minimumKg })
    if (queue.state.standing) throw new WeighingRefusal('weigh.taken')
    return kg
  }
  const record = async (ticket: SentTicket, times: TimeField[], unprinted = false) => {
    const unchecked = clock.offset() === undefined && times.length > 0 ? { run, times } : undefined
    await queue.add([ticket], 'page', { unchecked, ...(unprinted && { unprinted }) })
    return ticket
  }
  const weighIn = async (truck: WeighIn) => {
    const known = [...queue.state.inside.values()].find(({ CarRegister }) =>
      mayBePlate(CarRegister, truck.plate),
    )
    if (known && !truck.otherTruck)
      throw new WeighingRefusal('weigh.inside', { plate: known.CarRegister })
    const kg = stableWeight()
    if (!truck.plate) throw new WeighingRefusal('weigh.noPlate')
    const customer = customerOf(truck, lists())
    const product = productOf(truck, settings, lists())
    const { state } = queue
    return record(
      {
        WeightScaleIDIn: weighInNumber(settings.slipPrefix, state.mark, state.ins + 1),
        CarRegister: truck.plate,
        CustomerDataID: customer.code,
        CustomerName: customer.name,
        ProductDataID: product.code,
        ProductTypeName: product.name,
        WeightIn: kg,
        WeightTimeIn: clock.now().toISOString(),
        UserLogInDataIDIn: settings.operator || null,
        Remark1: remarkOf(truck, known !== undefined, queue.state.gone),
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
    const unprinted = settings.prints && isWrong(printer())
    const ticket = await record(
      {
        ...truck,
        SequenceWeightOut: slipNumber(settings.slipPrefix, queue.state.slips + 1),
        WeightOut: kg,
        WeightTimeOut: clock.now().toISOString(),
      },
      [...(waiting?.unchecked?.times ?? []), 'WeightTimeOut'],
      unprinted,
    )
    return { ...ticket, unprinted }
  }
  let isFreeing = false
  /** Reads the indicator: the next truck is weighed once the last one has left the bridge. */
  const watch = () => {
    if (isFreeing || !queue.state.standing || !isEmpty()) return
    isFreeing = true
    // What the disk does not take is tried again at the next reading.
    inTurn(() => queue.free())
      .catch(() => {})
      .finally(() => {
        isFreeing = false
      })
  }
  return {
    weighIn: (truck: WeighIn) => inTurn(() => weighIn(truck)),
    /** `unprinted`: its slip is to be printed once the printer is well again. */
    weighOut: (id: string) => inTurn(() => weighOut(id)),
    /** Voids a weigh-in that was wrong; the truck may be weighed anew. */
    voidWeighIn: (id: string, reason: string) =>
      inTurn(async () => {
        if (!queue.state.inside.has(id)) throw new WeighingRefusal('weigh.left')
        await queue.void(id, reason)
      }),
    /** A void that was not sent yet is taken back; the truck is inside again. */
    takeVoidBack: (id: string) =>
      inTurn(async () => {
        if (!queue.state.voids.has(id)) throw new WeighingRefusal('void.sent')
        await queue.takeVoidBack(id)
      }),
    watch,
    /** The truck that was weighed last, while it stands on the bridge. */
    standing: () => {
      watch()
      return isEmpty() ? undefined : queue.state.standing
    },
    /** An operator says why the truck that was weighed last is gone. */
    free: (reason: string) => inTurn(() => queue.free(reason)),
  }
}

/** The customer of a truck, as the mill has it; one that it does not have has to be said to be new. */
function customerOf({ customerCode, customerName, isNewCustomer }: WeighIn, { customers }: Lists) {
  const key = identityKey(customerCode)
  const known = customers.find(({ code }) => identityKey(code) === key)
  if (known) return known
  if (!customerCode || !customerName) throw new WeighingRefusal('weigh.noCustomer')
  if (customers.length > 0 && !isNewCustomer)
    throw new WeighingRefusal('weigh.newCustomer', { code: customerCode })
  return { code: customerCode, name: customerName }
}

function productOf({ productCode }: WeighIn, settings: Settings, lists: Lists) {
  const product = productsOf(settings, lists).find(({ code }) => code === productCode)
  if (!product) throw new WeighingRefusal('weigh.noProduct')
  return product
}

/** The products of the settings; where those name none, the mill's. */
export function productsOf({ products }: Settings, lists: Lists) {
  return products.length > 0 ? products : lists.products
}

/** What the operator remarks, behind why it is another truck of its plate and why the one before was said to be gone. */
function remarkOf(
  { remark, otherTruck }: WeighIn,
  isOther: boolean,
  gone: string | undefined,
): string | null {
  const notes = [
    isOther && `รถคันอื่น ทะเบียนเดียวกัน: ${otherTruck}`,
    gone && `รถคันก่อนลงไปแล้ว ${gone}`,
    remark,
  ]
  return notes.filter(Boolean).join(' · ').slice(0, TRUCK_FIELDS.remark) || null
}
