import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { allCalls } from '../../../app/contracts.ts'
import type { Call } from '../../../platform/call.ts'
import { db } from '../../../platform/db.ts'
import { openTestDatabase } from '../../database.ts'
import { openTestServer } from '../../server.ts'
import { checksums } from '../checksum.ts'
import { rightInput } from './arbitrary.ts'
import { openCaller } from './caller.ts'
import { fillMill } from './filled-mill.ts'
import { type IdPlace, idPlaces } from './id-places.ts'
import { asIs } from './junk.ts'
import { knownTo } from './known.ts'
import { type Id, KINDS, UNREAD } from './record-kinds.ts'
import { relatedTo } from './related.ts'

/** How many records of each kind are named, and by how many roles: a few in every run, with `npm run test:fuzz` all. */
const [MAX_OF_A_KIND, MAX_ROLES] = process.env.FUZZ_CASES ? [100, 100] : [2, 1]

if (process.env.FUZZ_CASES) vi.setConfig({ testTimeout: 600_000 })

await openTestDatabase()
const server = await openTestServer()
const records = await fillMill(server)
const caller = await openCaller(server)
let cases = 0
beforeEach(() => caller.restore())

const NAMING = allCalls
  .map((call) => ({
    call,
    places: idPlaces(call.path, rightInput(call.input, knownTo(call, records))),
  }))
  .filter(({ places }) => places.length > 0)
  .map((one) => [one.call.path, one] as const)

test.each(NAMING)(
  '%s answers the id of another kind of record as one that nobody has',
  async (_, { call, places }) => {
    const before = await checksums()
    for (const place of places) {
      const unknown = await answerTo(call, place, unknownLike(records[place.kind][0]!))
      for (const id of othersThan(place)) {
        const other = await answerTo(call, place, id)
        // Whoever is slowed down hears nothing of the id.
        if (other.status === 429) continue
        expect({ id, ...other }).toEqual({ id, ...unknown, said: without(id, unknown.said) })
      }
    }
    expect(await checksums()).toEqual(before)
  },
)

test.each(NAMING)('%s changes only the record that it names', async (_, { call, places }) => {
  for (const place of places) {
    for (const id of records[place.kind].slice(-MAX_OF_A_KIND)) {
      for (const n of rolesOf(call)) {
        const last = await lastEntry()
        const input = place.with(id)
        const { status } = await send(call, input, n)
        if (status === 200) await expectOnlyRelated(last, input)
      }
    }
  }
})

test('every field that takes an id says which kind of record it names', () => {
  const unnamed = allCalls.flatMap((call) => {
    const named = new Set(
      idPlaces(call.path, rightInput(call.input, knownTo(call, records))).map(({ field }) => field),
    )
    return idFields(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' })).flatMap(
      (field) => (named.has(field) ? [] : [`${call.path} ${field}`]),
    )
  })
  expect(unnamed).toEqual(UNREAD)
  expect(NAMING.length).toBeGreaterThan(60)
})

afterAll(() => {
  console.log(
    `Named records in ${NAMING.length} calls, ${cases} times, of ${KINDS.length} kinds: no failure, no trace of an id of another kind, no change of a record that was not named`,
  )
})

function send(call: Call, input: unknown, n = 0) {
  cases += 1
  return caller.send(call, asIs(JSON.stringify(input)), n)
}

/** What the call answers to the id at the place, without the id itself and the number of the request. */
async function answerTo(call: Call, place: IdPlace, id: Id) {
  const { status, text } = await send(call, place.with(id))
  const { requestId, ...said } = JSON.parse(text)
  return { status, said: without(id, JSON.stringify(said)) }
}

const without = (id: Id, said: string) => said.replaceAll(String(id), '*')

const unknownLike = (id: Id): Id => (typeof id === 'number' ? 999_999_999 : randomUUID())

/** Ids of all other kinds of records which are of the same type; those of levels are figures like others. */
function othersThan({ kind }: IdPlace): Id[] {
  const others = KINDS.filter((other) => other !== kind && other !== 'level')
  return others
    .flatMap((other) => records[other].slice(0, MAX_OF_A_KIND))
    .filter((id) => typeof id === typeof records[kind][0])
}

const rolesOf = ({ roles }: Call) =>
  Array.isArray(roles) ? [...roles.keys()].slice(0, MAX_ROLES) : [0]

async function lastEntry(): Promise<number> {
  const { last } = await db()
    .selectFrom('audit_entries')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/** Of the records that were there before, only those named in `input` and what belongs to them have an entry since `last`. */
async function expectOnlyRelated(last: number, input: unknown): Promise<void> {
  const entries = await db()
    .selectFrom('audit_entries')
    .select(['action', 'entity_id'])
    .where('id', '>', last)
    .execute()
  const there = new Set(Object.values(records).flat().map(String))
  const text = JSON.stringify(input)
  const named = [...there].filter((id) => text.includes(id))
  const related = await relatedTo(named)
  const strange = entries.filter(({ entity_id }) => there.has(entity_id) && !related.has(entity_id))
  expect({ text, strange }).toEqual({ text, strange: [] })
}

/** The fields of a schema that take an id. */
function idFields(schema: unknown, field = ''): string[] {
  if (schema === null || typeof schema !== 'object') return []
  const {
    format,
    exclusiveMinimum,
    type,
    properties = {},
    items,
    anyOf = [],
  } = schema as {
    format?: string
    type?: string
    exclusiveMinimum?: number
    properties?: object
    items?: object
    anyOf?: object[]
  }
  const isId = format === 'uuid' || (type === 'integer' && exclusiveMinimum === 0)
  if (/Version$/.test(field)) return []
  return [
    ...(isId ? [field] : []),
    ...Object.entries(properties).flatMap(([name, inside]) => idFields(inside, name)),
    ...[items, ...anyOf].flatMap((inside) => idFields(inside, field)),
  ]
}
