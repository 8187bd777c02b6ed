import type { OfficerAct } from '../../platform/act.ts'
import type { Grading } from '../contract.ts'
import { palmRecord } from '../reads.ts'

export async function gradeTicket(grading: Grading, _act: OfficerAct) {
  return palmRecord(grading.SSWeightID)
}
export async function correctGrade(grading: Grading & { Reason: string }, _act: OfficerAct) {
  return palmRecord(grading.SSWeightID)
}
