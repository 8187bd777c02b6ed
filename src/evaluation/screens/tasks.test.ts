import { expect, test } from 'vitest'
import { mayCall, type Role } from '../../platform/roles.ts'
import type { PalmRecord } from './record.ts'
import { nextInQueue, taskFor, tasksFor } from './tasks.ts'

function ticket(given: Partial<PalmRecord> = {}): PalmRecord {
  const none = { LockedBy: null, WeightNet: null, SysProductGrade: null, SysPrice: null }
  return { ...none, ...given } as PalmRecord
}

test.each<[Role, string[][]]>([
  [
    0,
    [
      ['grade', 'void'],
      ['grade', 'updateInfo'],
      ['price', 'correctGrade', 'updateInfo'],
    ],
  ],
  [1, [['grade', 'void'], ['grade'], ['price', 'correctGrade']]],
  [50, [['grade', 'void'], ['grade'], ['price', 'correctGrade']]],
  [51, [['grade'], ['grade'], ['price']]],
  [52, [['grade'], ['grade'], ['price']]],
])('role %i may do of them what their calls allow', (role, offered) => {
  const may = (record: PalmRecord) =>
    tasksFor(record)
      .filter(({ call }) => mayCall(call.roles, role))
      .map(({ task }) => task)
  const graded = { WeightNet: 9220, SysProductGrade: 18 }
  expect([ticket(), ticket({ WeightNet: 9220 }), ticket(graded)].map(may)).toEqual(offered)
  const corrections = ['correctGrade', 'correctPrice', ...(role === 0 ? ['updateInfo'] : [])]
  expect(may(ticket({ ...graded, SysPrice: 6.2 }))).toEqual(role < 51 ? corrections : [])
})

test('the next task of an ungraded ticket is its grade', () => {
  expect(taskFor(ticket()).task).toBe('grade')
  expect(taskFor(ticket({ SysProductGrade: 18 })).task).toBe('price')
})

const [first, second, third, old] = [1, 2, 3, 4].map((ID) => ticket({ ID })) as [
  PalmRecord,
  PalmRecord,
  PalmRecord,
  PalmRecord,
]
const queue = { today: [first, second, third], before: [old], skipped: [] }

test('next is the oldest of today, and only then one of the days before', () => {
  expect(nextInQueue(queue)).toBe(first)
  expect(nextInQueue(queue, first)).toBe(second)
  expect(nextInQueue(queue, third)).toBe(first)
  expect(nextInQueue({ ...queue, today: [first] }, first)).toBe(old)
  expect(nextInQueue({ ...queue, today: [first], before: [] }, first)).toBeUndefined()
})

test('what was put off comes last among those of today, the first one first', () => {
  expect(nextInQueue({ ...queue, skipped: [1] })).toBe(second)
  expect(nextInQueue({ ...queue, skipped: [2, 1] }, third)).toBe(second)
  expect(nextInQueue({ ...queue, skipped: [1, 2, 3] }, third)).toBe(first)
})
