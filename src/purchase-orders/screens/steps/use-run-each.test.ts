import { expect, test } from 'vitest'
import { CallError } from '../../../platform/client.ts'
import { runEach } from './use-run-each.ts'

const refusal = (code: CallError['code'], status = 400) => new CallError({ code, status })
const errors: Record<string, CallError> = {
  taken: refusal('po.ticketTaken'),
  canceled: refusal('po.canceled'),
  lost: refusal('sys.networkUnsure', 0),
}
const add = async (ticket: string) => {
  if (errors[ticket]) throw errors[ticket]
}

test('goes on after the refusal of a single input, and counts the successes', async () => {
  const counted: number[] = []
  const outcomes = await runEach(['a', 'taken', 'b', 'c'], (ticket, done) => {
    counted.push(done)
    return add(ticket)
  })
  expect(outcomes.map(({ error }) => error)).toEqual([
    undefined,
    errors.taken,
    undefined,
    undefined,
  ])
  expect(counted).toEqual([0, 1, 1, 2])
})

test.each(['canceled', 'lost'])('ends where all other inputs would be %s too', async (ends) => {
  const outcomes = await runEach(['a', ends, 'b', ends], add)
  expect(outcomes).toEqual([
    { input: 'a', error: undefined },
    { input: ends, error: errors[ends] },
  ])
})

test('tries no more inputs after it is stopped', async () => {
  const outcomes = await runEach(['a', 'b', 'c'], (ticket, done) =>
    done < 2 ? add(ticket) : undefined,
  )
  expect(outcomes.map(({ input }) => input)).toEqual(['a', 'b'])
})
