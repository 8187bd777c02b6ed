import { expect, test } from 'vitest'
import type { PalmRecord } from './record.ts'
import { nextInQueue, taskFor, tasksFor } from './tasks.ts'

function ticket(given: Partial<PalmRecord> = {}): PalmRecord {
  const none = { LockedBy: null, WeightNet: null, SysProductGrade: null, SysPrice: null }
  return { ...none, ...given } as PalmRecord
}

const tasks = (record: PalmRecord) => tasksFor(record).map(({ task }) => task)

test('a ticket is graded, then priced; afterwards both can be corrected', () => {
  expect(tasks(ticket())).toEqual(['grade'])
  expect(tasks(ticket({ WeightNet: 9220 }))).toEqual(['grade', 'updateInfo'])
  const graded = { WeightNet: 9220, SysProductGrade: 18 }
  expect(tasks(ticket(graded))).toEqual(['price', 'correctGrade', 'updateInfo'])
  const priced = { ...graded, SysPrice: 6.2 }
  expect(tasks(ticket(priced))).toEqual(['correctGrade', 'correctPrice', 'updateInfo'])
})

test('a ticket that an order locks has no tasks', () => {
  const locked = { LockedBy: 'NBDPO-PL-6911-00012', WeightNet: 9220, SysProductGrade: 18 }
  expect(tasks(ticket({ ...locked, SysPrice: 6.2 }))).toEqual([])
})

test('the next task of an ungraded ticket is its grade', () => {
  expect(taskFor(ticket()).task).toBe('grade')
  expect(taskFor(ticket({ SysProductGrade: 18 })).task).toBe('price')
})

test('the next ticket in the queue is the one after it, after the last the first', () => {
  const queue = ['08:00', '08:10', '08:20'].map((time, ID) =>
    ticket({ ID, WeightTimeIn: `2026-11-20T${time}:00+07:00` }),
  )
  const [first, second, third] = queue as [PalmRecord, PalmRecord, PalmRecord]
  expect(nextInQueue(first, queue)).toBe(second)
  expect(nextInQueue(second, queue)).toBe(third)
  expect(nextInQueue(second, [first, third])).toBe(third)
  expect(nextInQueue(third, queue)).toBe(first)
  expect(nextInQueue(first, [first])).toBeUndefined()
})
