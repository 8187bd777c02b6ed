import type { Handlers } from '../platform/handlers.ts'
import type { calls } from './contract.ts'
import { ticketHistory } from './reads/history.ts'
import { palmRecords } from './reads/palm-records.ts'
import { weightSheet } from './reads/sheet.ts'
import { correctGrade, gradeTicket } from './writes/grade.ts'
import { correctPrice, priceTicket } from './writes/price.ts'

export const handlers: Handlers<typeof calls> = {
  getWeightProcess: palmRecords,
  evaluate: gradeTicket,
  correctGrade,
  valuation: priceTicket,
  correctPrice,
  getWeightSheet: ({ SSWeightID }) => weightSheet(SSWeightID),
  getWeightHistory: ({ SSWeightID }) => ticketHistory(SSWeightID),
}
