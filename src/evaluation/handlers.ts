import type { Handlers } from '../platform/handlers.ts'
import type { calls } from './contract.ts'
import { slipName, slipPdf } from './documents/slip.ts'
import { corrections } from './reads/corrections.ts'
import { ticketHistory } from './reads/history.ts'
import { palmRecords } from './reads/palm-records.ts'
import { ladderOfTicket } from './reads/price-origin.ts'
import { weighingSlip, weightSheet } from './reads/sheet.ts'
import { updateWeightInfo } from './writes/correct-weight.ts'
import { acceptCorrection, refuseCorrection } from './writes/decide-correction.ts'
import { correctGrade, gradeTicket } from './writes/grade.ts'
import { correctPrice, priceTicket } from './writes/price.ts'
import { undoGrade, undoPrice } from './writes/undo.ts'

export const handlers: Handlers<typeof calls> = {
  getWeightProcess: palmRecords,
  getLadderOfDay: ({ SSWeightID }, { now }) => ladderOfTicket(SSWeightID, now),
  evaluate: gradeTicket,
  correctGrade,
  valuation: priceTicket,
  correctPrice,
  undoGrade,
  undoPrice,
  updateWeightInfo,
  getCorrections: corrections,
  acceptCorrection,
  refuseCorrection,
  getWeightSheet: ({ SSWeightID }) => weightSheet(SSWeightID),
  getWeightHistory: ({ SSWeightID }) => ticketHistory(SSWeightID),
  exportWeighingSlip: async ({ SSWeightID }, ctx) => {
    const slip = await weighingSlip(SSWeightID)
    return { name: slipName(slip, ctx.now), body: await slipPdf(slip, ctx) }
  },
}
