import { z } from 'zod'
import type { Call } from '../../platform/call.ts'

/** The OpenAPI 3.1 document of the calls, with who may call and what each refuses with. */
export function openapi(calls: readonly Call[]) {
  return {
    openapi: '3.1.0',
    info: { title: 'Palm Scale', version: '1' },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths: Object.fromEntries(
      calls.map((call) => [`/api/system/${call.path}`, { post: operation(call) }]),
    ),
  }
}

function operation(call: Call) {
  return {
    operationId: call.path.replace('/', '.'),
    tags: [call.path.split('/')[0]],
    ...(call.roles !== 'public' && { security: [{ bearer: [] }] }),
    'x-roles': call.roles,
    'x-errors': call.errors,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schema(call.input, 'input') } },
    },
    responses: { 200: { description: 'Success', content: content(call) } },
  }
}

function content(call: Call) {
  if (call.medium) return { [call.medium]: {} }
  return {
    'application/json': {
      schema: {
        type: 'object',
        properties: { status: { const: 200 }, result: schema(call.output, 'output') },
        required: ['status', 'result'],
      },
    },
  }
}

function schema(type: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(type, { io, unrepresentable: 'any' })
  return rest
}
