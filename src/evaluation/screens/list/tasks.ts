import { type PalmRecord, stateOf } from '../record.ts'

/** What is done with a ticket in a dialog of its own. */
export type Task = 'grade' | 'correctGrade' | 'price' | 'correctPrice' | 'updateInfo'

export interface Open {
  task: Task
  record: PalmRecord
}

/** What a waiting ticket asks for next. */
export function taskFor(record: PalmRecord): Open {
  return { task: stateOf(record) === 'grade' ? 'grade' : 'price', record }
}
