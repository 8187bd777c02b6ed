import { z } from 'zod'

/** What a JSON schema says of one value. */
export interface Leaf {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
}
interface Schema extends Leaf {
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
}

/** A field of a call's input that holds a value: where it stands, and what it may be, by its schema. */
export interface FieldPlace {
  path: readonly (string | number)[]
  name: string
  /** The value may be of any of these. */
  leaves: readonly Leaf[]
  required: boolean
}

/** The fields of an input that hold values, those of its lists and objects too. */
export function fieldPlaces(input: z.ZodType): FieldPlace[] {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema
  return placesOf(schema, { path: [], name: '', required: true })
}

function placesOf(schema: Schema, at: Omit<FieldPlace, 'leaves'>): FieldPlace[] {
  const choices = flat(schema)
  const object = choices.find(({ properties }) => properties)
  if (object) {
    return Object.entries(object.properties!).flatMap(([name, inside]) => {
      const required = object.required?.includes(name) ?? false
      return placesOf(inside, { path: [...at.path, name], name, required })
    })
  }
  const list = choices.find(({ items }) => items)
  if (list) return placesOf(list.items!, { ...at, path: [...at.path, 0], required: true })
  return choices.some(isLeaf) ? [{ ...at, leaves: choices }] : []
}

const flat = (schema: Schema): Schema[] => schema.anyOf?.flatMap(flat) ?? [schema]

/** What an object with any keys may hold, and what zod cannot say, is left to the tests of the call. */
const isLeaf = ({ type, const: value, enum: values }: Schema) =>
  value !== undefined || values !== undefined || (type !== undefined && type !== 'object')

/** `input` with `value` at `path`; without the field where the value is undefined. */
export function withValue(input: unknown, path: FieldPlace['path'], value: unknown): unknown {
  const [first, ...rest] = path
  if (first === undefined) return value
  const copy = structuredClone(input) as Record<string | number, unknown>
  copy[first] = withValue(copy[first], rest, value)
  return copy
}
