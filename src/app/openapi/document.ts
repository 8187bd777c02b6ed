import { z } from 'zod'
import type { Call } from '../../platform/call.ts'

/** The OpenAPI 3.1 document of the calls, with who may call and what each refuses with. */
export function openapi(calls: readonly Call[]) {
  const { schemas, shared } = shareObjects(
    Object.fromEntries(calls.flatMap((call) => [inputOf(call), resultOf(call)])),
  )
  return {
    openapi: '3.1.0',
    info: { title: 'Palm Scale', version: '1' },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: shared,
    },
    paths: Object.fromEntries(
      calls.map((call) => [`/api/system/${call.path}`, { post: operation(call, schemas) }]),
    ),
  }
}

function inputOf(call: Call): [string, unknown] {
  return [`${nameOf(call)}.input`, schema(call.input, 'input')]
}

function resultOf(call: Call): [string, unknown] {
  return [`${nameOf(call)}.result`, schema(call.output, 'output')]
}

function nameOf({ path }: Call): string {
  return path.replace('/', '.')
}

function schema(type: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(type, { io, unrepresentable: 'any' })
  return rest
}

function operation(call: Call, schemas: Record<string, unknown>) {
  return {
    operationId: nameOf(call),
    tags: [call.path.split('/')[0]],
    ...(call.roles !== 'public' && { security: [{ bearer: [] }] }),
    'x-roles': call.roles,
    'x-errors': call.errors,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemas[`${nameOf(call)}.input`] } },
    },
    responses: { 200: { description: 'Success', content: content(call, schemas) } },
  }
}

function content(call: Call, schemas: Record<string, unknown>) {
  if (call.mediaType) return { [call.mediaType]: {} }
  return {
    'application/json': {
      schema: {
        type: 'object',
        properties: { status: { const: 200 }, result: schemas[`${nameOf(call)}.result`] },
        required: ['status', 'result'],
      },
    },
  }
}

interface Found {
  /** How often each object schema stands somewhere, by its JSON. */
  counts: Map<string, number>
  names: Map<string, string>
  shared: Record<string, unknown>
}

/**
 * Takes the JSON schemas of calls, by name. Gives the same with each object that stands more than once as a reference,
 * and these objects among `shared`, named by the place where each stands first: `po.getHistory.result.Before`.
 */
export function shareObjects(schemas: Record<string, unknown>) {
  const found: Found = { counts: new Map(), names: new Map(), shared: {} }
  count(schemas, found.counts)
  const entries = Object.entries(schemas)
  const written = entries.map(([name, schema]) => [name, write(schema, name, found)])
  return { schemas: Object.fromEntries(written), shared: found.shared }
}

function count(node: unknown, counts: Found['counts']): void {
  if (typeof node !== 'object' || node === null) return
  if (isObjectSchema(node)) {
    const json = JSON.stringify(node)
    counts.set(json, (counts.get(json) ?? 0) + 1)
  }
  for (const part of Object.values(node)) count(part, counts)
}

function isObjectSchema(node: object): boolean {
  return 'properties' in node && 'type' in node && node.type === 'object'
}

function write(node: unknown, place: string, found: Found): unknown {
  if (Array.isArray(node)) return node.map((one) => write(one, place, found))
  if (typeof node !== 'object' || node === null) return node
  const json = JSON.stringify(node)
  if (!isObjectSchema(node) || found.counts.get(json) === 1) return writeParts(node, place, found)
  return { $ref: `#/components/schemas/${share(json, node, place, found)}` }
}

function writeParts(node: object, place: string, found: Found) {
  const entries = Object.entries(node).map(([name, part]) => [
    name,
    name === 'properties' ? writeFields(part, place, found) : write(part, place, found),
  ])
  return Object.fromEntries(entries)
}

function writeFields(fields: object, place: string, found: Found) {
  const entries = Object.entries(fields)
  return Object.fromEntries(
    entries.map(([name, schema]) => [name, write(schema, `${place}.${name}`, found)]),
  )
}

/** The name of an object schema that stands more than once; what is written under it, the first time. */
function share(json: string, node: object, place: string, found: Found): string {
  const known = found.names.get(json)
  if (known !== undefined) return known
  found.names.set(json, place)
  found.shared[place] = writeParts(node, place, found)
  return place
}
