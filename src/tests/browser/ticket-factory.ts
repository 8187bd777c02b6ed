import { expect } from 'vitest'
import { calls } from '../../evaluation/contract.ts'
import { correctionsOf } from '../../evaluation/reads/corrections.ts'
import { updateWeightInfo } from '../../evaluation/writes/correct-weight.ts'
import { refuseCorrection } from '../../evaluation/writes/decide-correction.ts'
import { gradeTicket } from '../../evaluation/writes/grade.ts'
import { correctPrice, priceTicket } from '../../evaluation/writes/price.ts'
import type { Input } from '../../platform/call.ts'
import { findScaleToken } from '../../weighing/reads.ts'
import { importTickets } from '../../weighing/writes/import-tickets.ts'
import { createToken } from '../../weighing/writes/tokens.ts'
import { arriving, leaving, type Reading } from '../bridge.ts'
import type { Mill } from '../fixture.ts'
import { contextOf } from '../server.ts'

/** A ticket of a reading that the weighbridge sent. */
export interface ImportedTicket {
  id: number
  /** The name of the ticket on screens. */
  slip: string
  truck: Reading
}

type Grading = Partial<Input<typeof calls.evaluate>>
type Pricing = Partial<Input<typeof calls.valuation>>
type Weights = Partial<Input<typeof calls.updateWeightInfo>>
type ScaleToken = NonNullable<Awaited<ReturnType<typeof findScaleToken>>>

/** Name of the weighbridge. */
export const SCALE = 'เครื่องชั่ง 1'

const PLAIN_PRICE = { SysValuationPrice: 5.2, SysValuationLevelPrice: 0, SysValuationPremium: 0 }

/** The token of each mill’s weighbridge, by its officers. */
const tokens = new WeakMap<Mill['officers'], Promise<ScaleToken>>()

function tokenOf(mill: Mill): Promise<ScaleToken> {
  const token = tokens.get(mill.officers) ?? makeToken(mill)
  tokens.set(mill.officers, token)
  return token
}

async function makeToken(mill: Mill): Promise<ScaleToken> {
  const { Token } = await createToken({ Name: SCALE }, contextOf(mill.officers[1]))
  return (await findScaleToken(Token, new Date()))!
}

/** Makes tickets of a mill in any state: through the weighbridge and officers' writes, without a screen. */
export async function openTicketFactory(mill: Mill) {
  const scaleToken = await tokenOf(mill)

  async function importReading(truck: Reading): Promise<ImportedTicket & { outcome: string }> {
    const { officer: _nobody, ...ctx } = { ...contextOf(mill.officers[1]), scaleToken }
    const [imported] = await importTickets([truck], ctx)
    const { SSWeightID, Outcome: outcome } = imported!
    const slip = truck.SequenceWeightOut ?? truck.WeightScaleIDIn
    return { id: SSWeightID!, slip, truck, outcome }
  }

  const arrive = (facts: Partial<Reading> = {}) => importReading(arriving(mill.vendor.avl, facts))

  /** A ticket of a truck that was weighed in and out: 9,220 kg net. */
  const leave = (facts: Partial<Reading> = {}) =>
    importReading(leaving(arriving(mill.vendor.avl, facts), facts))

  async function grade({ id }: ImportedTicket, grading: Grading = {}): Promise<void> {
    const plain = { SSWeightID: id, SysProductGrade: 18, SysPalmReturn: 0 as const }
    const given = calls.evaluate.input.parse({ ...plain, ...grading })
    await gradeTicket(given, contextOf(mill.officers[52]))
  }

  async function price(
    { id }: ImportedTicket,
    price: Pricing = {},
    by: 50 | 52 = 52,
  ): Promise<void> {
    const given = calls.valuation.input.parse({ SSWeightID: id, ...PLAIN_PRICE, ...price })
    await priceTicket(given, contextOf(mill.officers[by]))
  }

  return {
    arrive,
    leave,
    grade,
    price,

    /** A ticket that is weighed out, graded 18 and priced 5.20. */
    async ready(facts: Partial<Reading> = {}): Promise<ImportedTicket> {
      const imported = await leave(facts)
      await grade(imported)
      await price(imported)
      return imported
    },

    /** Corrects weights of a ticket as the super admin. */
    async correct(
      { id, truck }: ImportedTicket,
      { WeightIn = truck.WeightIn, WeightOut = truck.WeightOut ?? 0, ...others }: Weights,
    ): Promise<void> {
      const { CarRegister } = truck
      const weights = { WeightIn, WeightOut, WeightNet: WeightIn - WeightOut }
      const given = { SSWeightID: id, CarRegister, ...weights, ...others }
      const ctx = contextOf(mill.officers[0])
      await updateWeightInfo(calls.updateWeightInfo.input.parse(given), ctx)
    },

    /** Replaces the price in force by a manager's own, in baht per kg. */
    async reprice({ id }: ImportedTicket, baht: number, OverrideReason: string, Reason: string) {
      const terms = { ...PLAIN_PRICE, SysValuationPrice: baht }
      const given = { SSWeightID: id, ...terms, OverrideReason, Reason }
      await correctPrice(calls.correctPrice.input.parse(given), contextOf(mill.officers[50]))
    },

    /** Sends another reading of a truck that differs, so that an officer has to decide on it. */
    async propose({ truck }: ImportedTicket, otherwise: Partial<Reading>): Promise<void> {
      expect(await importReading({ ...truck, ...otherwise })).toMatchObject({ outcome: 'proposed' })
    },

    /** Refuses the open correction of a ticket. */
    async refuse({ id }: Pick<ImportedTicket, 'id'>): Promise<void> {
      const open = (await correctionsOf(id)).find(({ Decision }) => Decision === 'open')
      await refuseCorrection({ CorrectionID: open!.CorrectionID }, contextOf(mill.officers[0]))
    },

    /** Weighs out a truck that came. */
    async weighOut({ truck }: ImportedTicket): Promise<ImportedTicket> {
      return importReading(leaving(truck))
    },
  }
}
