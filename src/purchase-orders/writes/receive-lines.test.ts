import { expect, test } from 'vitest'
import { addDays, businessDay } from '../../platform/thai-date.ts'
import { openTestMill } from '../../tests/fixture.ts'
import { orderAfter, orderNow } from '../../tests/orders.ts'
import { openTestServer } from '../../tests/server.ts'
import { linesOf } from '../reads/lines.ts'

const mill = await openTestMill()
const server = await openTestServer()

interface Line {
  POHeaderUUID: string
  POLineUUID: string
  RecDate: string
}
interface Result {
  ID: string
  Outcome: string
  Code?: string
  Message?: string
  Record?: { StatePurchase: string | null }
}

const today = businessDay(new Date())

async function confirmedLines(): Promise<[Line, Line]> {
  const POHeaderUUID = await orderAfter(mill, ['submit', 'approve', 'confirm'])
  const lines = await linesOf([POHeaderUUID])
  return lines.map(({ UUID }) => ({ POHeaderUUID, POLineUUID: UUID, RecDate: today })) as [
    Line,
    Line,
  ]
}

async function receive(Lines: readonly Line[]): Promise<Result[]> {
  const answer = await server.post('po/receiveLines', { Lines }, 81)
  expect(answer.status).toBe(200)
  return answer.body.result
}

test('lines of several orders are received each by itself, and taken back together', async () => {
  const [one, two] = await confirmedLines()
  const [early, late] = await confirmedLines()
  const sent = [
    one,
    { ...early, RecDate: addDays(today, -9) },
    two,
    { ...late, RecDate: addDays(today, 1) },
    { ...late, POLineUUID: crypto.randomUUID() },
  ]
  const results = await receive(sent)
  expect(results.map(({ ID }) => ID)).toEqual(sent.map(({ POLineUUID }) => POLineUUID))
  expect(results.map(({ Code, Outcome }) => Code ?? Outcome)).toEqual([
    'done',
    'v.recDateEarly',
    'done',
    'v.recDateFuture',
    'po.lineNotFound',
  ])
  expect(results[2]!.Record).toMatchObject({ StatePurchase: 'RC' })
  const Lines = [one, two, early].map(({ POLineUUID }) => ({ POLineUUID }))
  const after = await server.post('po/undoReceive', { Lines }, 81)
  expect(after.body.result.map(({ Code, Outcome }: Result) => Code ?? Outcome)).toEqual([
    'done',
    'done',
    'po.lineNotReceived',
  ])
  expect(await orderNow(one.POHeaderUUID)).toMatchObject({ StatePurchase: null, TotalReceipt: 0 })
})

test('two officers who receive the same lines at once: each line is received once', async () => {
  const lines = [...(await confirmedLines()), ...(await confirmedLines())]
  const both = await Promise.all([receive(lines), receive(lines.toReversed())])
  for (const { POLineUUID } of lines) {
    const codes = both.map((results) => {
      const { Code, Outcome } = results.find(({ ID }) => ID === POLineUUID)!
      return Code ?? Outcome
    })
    expect(codes.sort()).toEqual(['done', 'po.lineReceived'])
  }
  expect(await orderNow(lines[0]!.POHeaderUUID)).toMatchObject({
    StatePurchase: 'RC',
    TotalReceipt: 2,
  })
})

test('a thousand lines go at once, and not one more or the same twice', async () => {
  const [line] = await confirmedLines()
  const unknown = Array.from({ length: 999 }, () => ({ ...line, POLineUUID: crypto.randomUUID() }))
  const results = await receive([...unknown, line])
  expect(results.at(-1)).toMatchObject({ ID: line.POLineUUID, Outcome: 'done' })
  expect(new Set(results.slice(0, -1).map(({ Code }) => Code))).toEqual(
    new Set(['po.lineNotFound']),
  )
  const more = { Lines: [...unknown, line, { ...line, POLineUUID: crypto.randomUUID() }] }
  for (const wrong of [more, { Lines: [line, line] }, { Lines: [] }])
    expect((await server.post('po/receiveLines', wrong, 81)).status).toBe(400)
})
