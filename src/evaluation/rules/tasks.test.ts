import { describe, expect, test } from 'vitest'
import { TASKS, taskRefusal, tasksOf } from './tasks.ts'

/** How far a ticket has come: weighed out or in the yard, without grade, graded, or graded and priced. */
const yard = { isGraded: false, isValued: false, isWeighedOut: false }
const out = { ...yard, isWeighedOut: true }
const graded = { ...out, isGraded: true }
const priced = { ...graded, isValued: true }

describe('the tasks of a ticket', () => {
  test('are the next task first, then those that correct earlier ones', () => {
    expect(tasksOf(yard, false)).toEqual(['grade'])
    expect(tasksOf(out, false)).toEqual(['grade', 'updateInfo'])
    expect(tasksOf(graded, false)).toEqual(['price', 'correctGrade', 'updateInfo'])
    expect(tasksOf(priced, false)).toEqual(['correctGrade', 'correctPrice', 'updateInfo'])
    expect(tasksOf({ ...graded, isWeighedOut: false }, false)).toEqual(['price', 'correctGrade'])
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
  ])
  expect(refusals(priced)).toEqual([
    'ticket.alreadyGraded',
    'ticket.alreadyValued',
    undefined,
    undefined,
    undefined,
  ])
})
