import { describe, expect, test } from 'vitest'
import { TASKS, taskRefusal, tasksOf } from './tasks.ts'

/** How far a ticket has come: weighed out or in the yard, without grade, graded, or graded and priced. */
const yard = { isVoided: false, isGraded: false, isValued: false, isWeighedOut: false }
const out = { ...yard, isWeighedOut: true }
const graded = { ...out, isGraded: true }
const priced = { ...graded, isValued: true }

describe('the tasks of a ticket', () => {
  test('are the next task first, then those that correct earlier ones', () => {
    expect(tasksOf(yard, false)).toEqual(['grade', 'void'])
    expect(tasksOf(out, false)).toEqual(['grade', 'updateInfo'])
    expect(tasksOf(graded, false)).toEqual(['price', 'correctGrade', 'updateInfo'])
    expect(tasksOf(priced, false)).toEqual(['correctGrade', 'correctPrice', 'updateInfo'])
    expect(tasksOf({ ...graded, isWeighedOut: false }, false)).toEqual(['price', 'correctGrade'])
  })

  test('of a voided weigh-in are only its restoring', () => {
    expect(tasksOf({ ...yard, isVoided: true }, false)).toEqual(['unvoid'])
    expect(tasksOf({ ...priced, isVoided: true }, false)).toEqual(['unvoid'])
  })

  test('are none while an order locks it', () => {
    expect(tasksOf(priced, true)).toEqual([])
  })
})

test('whatever may not be done has its refusal', () => {
  const refusals = (ticket: typeof yard) => TASKS.map((task) => taskRefusal(task, ticket))
  expect(refusals(yard)).toEqual([
    undefined,
    'ticket.notGraded',
    'ticket.nothingToCorrect',
    'ticket.nothingToCorrect',
    'ticket.noNet',
    undefined,
    'ticket.notVoided',
  ])
  expect(refusals(priced)).toEqual([
    'ticket.alreadyGraded',
    'ticket.alreadyValued',
    undefined,
    undefined,
    undefined,
    'ticket.voidOut',
    'ticket.notVoided',
  ])
  expect(refusals({ ...yard, isGraded: true }).at(-2)).toBe('ticket.voidGraded')
  expect(new Set(refusals({ ...yard, isVoided: true }))).toEqual(
    new Set(['ticket.voided', undefined]),
  )
})
