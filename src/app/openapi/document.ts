import { z } from 'zod'
import type { Call } from '../../platform/call.ts'
import { shareObjects } from './share-objects.ts'

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
