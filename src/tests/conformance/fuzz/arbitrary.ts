import fc from 'fast-check'
import { z } from 'zod'
import { JUNK } from './junk.ts'

interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  format?: string
  pattern?: string
  minimum?: number
}

/** Things of the database that inputs may name, so that fuzzing goes past "not found". */
export interface Known {
  /** A right value for a field of that name, where its shape does not say enough. */
  valueOf(field: string): unknown
  uuids: string[]
  ids: number[]
  texts: string[]
}

/** Inputs of a call that are right but for one thing: each kind of junk in the place of each field, one at a time. */
export function oneFaultEach(input: z.ZodType, known: Known): unknown[] {
  const whole = rightInput(input, known)
  return [...withFault(whole), ...incomplete(whole), ...JUNK]
}

/** An input of a call as a screen would send it. */
export function rightInput(input: z.ZodType, known: Known): unknown {
  return right(schemaOf(input), known)
}

function schemaOf(input: z.ZodType): Schema {
  return z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema
}

/** Each field left out, the whole with a field too many, and as the only item of a list. */
function incomplete(whole: unknown): unknown[] {
  const entries = Object.entries(whole as object)
  const without = entries.map(([name]) =>
    Object.fromEntries(entries.filter(([other]) => other !== name)),
  )
  return [...without, { ...(whole as object), 'no such field': 1 }, [whole], { input: whole }]
}

function right(schema: Schema, known: Known, name = ''): unknown {
  const { properties, items, anyOf, enum: values, format, pattern, minimum = 1, type } = schema
  const value = type === 'array' ? undefined : known.valueOf(name)
  if (value !== undefined) return value
  if (schema.const !== undefined) return schema.const
  if (values) return values[0]
  const shape = anyOf?.find((one) => one.type) ?? anyOf?.[0]
  if (shape) return right(shape, known, name)
  if (type === 'object') return mapValues(properties ?? {}, (one, key) => right(one, known, key))
  if (type === 'array') return [right(items ?? {}, known, name)]
  if (format === 'uuid') return known.uuids[0]
  if (format === 'date') return '2026-11-20'
  if (format === 'date-time') return '2026-11-20T08:00:00+07:00'
  if (pattern) return '0'.repeat(64)
  const figure = Math.max(1, minimum)
  return { string: 'ปาล์ม', integer: figure, number: figure, boolean: true }[type ?? ''] ?? null
}

function mapValues<T, R>(record: Record<string, T>, map: (value: T, key: string) => R) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]))
}

function withFault(value: unknown): unknown[] {
  if (Array.isArray(value)) return [...JUNK, ...withFault(value[0]).map((first) => [first])]
  if (value === null || typeof value !== 'object') return JUNK
  return Object.entries(value).flatMap(([name, inside]) =>
    withFault(inside).map((fault) => ({ ...value, [name]: fault })),
  )
}

/** Inputs of a call: mostly of its shape, with junk in the place of anything, fields missing and fields too many. */
export function inputsOf(input: z.ZodType, known: Known): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 8, arbitrary: shaped(schemaOf(input), known) },
    { weight: 1, arbitrary: fc.constantFrom(...JUNK) },
    { weight: 1, arbitrary: fc.jsonValue() as fc.Arbitrary<unknown> },
  )
}

function shaped(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 9, arbitrary: valid(schema, known) },
    { weight: 1, arbitrary: fc.constantFrom(...JUNK) },
  )
}

function valid(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => shaped(one, known)))
  if (schema.type === 'object') return record(schema.properties ?? {}, known)
  if (schema.type === 'array') return fc.array(shaped(schema.items ?? {}, known), { maxLength: 3 })
  if (schema.type === 'string') return string(schema, known)
  if (schema.type === 'integer')
    return fc.oneof(fc.constantFrom(...known.ids, 0, 1), fc.integer({ min: -2, max: 30 }))
  if (schema.type === 'number')
    return fc.oneof(fc.integer({ min: 0, max: 20000 }), fc.double({ min: 0, max: 30, noNaN: true }))
  if (schema.type === 'boolean') return fc.boolean()
  return fc.constantFrom(...JUNK)
}

function record(properties: Record<string, Schema>, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, shaped(one, known)]),
  )
  const whole = fc.record(fields)
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 3, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    { weight: 1, arbitrary: whole.map((value) => ({ ...value, 'no such field': 1 })) },
  )
}

function string({ format, pattern }: Schema, known: Known): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...known.uuids), fc.uuid())
  if (format === 'date')
    return fc.constantFrom('2026-11-20', '2026-02-29', '1999-01-01', '2199-12-31')
  if (format === 'date-time')
    return fc.constantFrom(
      '2026-11-20T08:00:00+07:00',
      '2026-11-20T09:00:00+07:00',
      '0001-01-01T00:00:00Z',
    )
  if (pattern === '^[0-9a-f]{64}$') return fc.constant('0'.repeat(64))
  return fc.oneof(fc.constantFrom(...known.texts), fc.string({ unit: 'grapheme', maxLength: 20 }))
}
