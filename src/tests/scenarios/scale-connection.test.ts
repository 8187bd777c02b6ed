import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { FAULT_CODES } from '../../weighing/rules/faults.ts'
import { openTestDatabase } from '../database.ts'
import { openTestServer } from '../server.ts'

/** The examples of docs/scale-connection.md, run as they stand there, on the day of which they are. */
const page = readFileSync(
  path.resolve(import.meta.dirname, '../../../docs/scale-connection.md'),
  'utf8',
)
const blocks = [...page.matchAll(/```(sh|json)\n([\s\S]*?)```/g)].map(([, kind, text]) => ({
  kind,
  body: JSON.parse(kind === 'sh' ? /-d '([\s\S]*)'/.exec(text!)![1]! : text!),
}))
const headersOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/-H '([^:]+): ([^']+)'/g)].map(([, name, value]) => [name, value]),
  )

await openTestDatabase()
const server = await openTestServer()
const { body } = await server.post('scale/CreateToken', { Name: 'เครื่องชั่ง 1' }, 1)
const Authorization = `Bearer ${body.result.Token}`
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T09:00:00+07:00') })
// The files that come after it in the same worker have the time of the machine.
afterAll(() => void vi.useRealTimers())

const send = async (tickets: object) =>
  (await server.post('scale/ImportTickets', tickets, undefined, { Authorization })).body

test('the documented requests have the documented answers', async () => {
  const [arrives, created, leaves, bad, refused] = blocks.map((block) => block.body)
  expect(blocks).toHaveLength(5)
  const answer = await send(arrives)
  const [{ SSWeightID }] = answer.result
  expect(answer).toEqual({ ...created, result: [{ ...created.result[0], SSWeightID }] })
  expect((await send(leaves)).result).toMatchObject([{ SSWeightID, Outcome: 'updated' }])
  expect((await send(leaves)).result).toMatchObject([{ SSWeightID, Outcome: 'unchanged' }])
  expect(await send(bad)).toEqual(refused)
})

test('the documented headers are those that the call needs', () => {
  expect(headersOf(page)).toMatchObject({
    Authorization: 'Bearer TOKEN',
    'Content-Type': 'application/json',
  })
})

test('every code that a ticket is refused with is explained, and no other', () => {
  const explained = [...page.matchAll(/^\| ((?:`[a-z]+\.[A-Za-z]+`(?:, )?)+) \|/gm)].flatMap(
    ([, cell]) => [...cell!.matchAll(/`([^`]+)`/g)].map(([, code]) => code),
  )
  expect(explained.sort()).toEqual([...FAULT_CODES].sort())
})

test('a body that is no list of at most 1,000 is refused whole', async () => {
  for (const wrong of [{}, { tickets: 1 }, { tickets: Array(1001).fill({}) }]) {
    expect(await send(wrong)).toMatchObject({ status: 400, code: 'sys.invalid' })
  }
  expect((await send({ tickets: Array(1000).fill({}) })).result).toHaveLength(1000)
})
