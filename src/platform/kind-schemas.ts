import { z } from 'zod'
import { decimalOut, flagOut, instantOut } from './call.ts'
import type { Kind } from './kinds.ts'

/** What the wire says of a value of each kind. */
export const OUTPUT = {
  text: z.string(),
  note: z.string(),
  code: z.string(),
  name: z.string(),
  account: z.string(),
  reason: z.string(),
  flag: flagOut,
  level: z.number(),
  count: z.number(),
  grade: z.number(),
  kg: decimalOut,
  km: decimalOut,
  percent: decimalOut,
  measure: decimalOut,
  bahtPerKg: decimalOut,
  baht: decimalOut,
  difference: decimalOut,
  day: z.string(),
  instant: instantOut,
  time: instantOut,
} as const satisfies Record<Kind, z.ZodType>

/** The same where a record may say nothing. */
export const NULLABLE = Object.fromEntries(
  Object.entries(OUTPUT).map(([kind, schema]) => [kind, schema.nullable()]),
) as { [K in Kind]: z.ZodNullable<(typeof OUTPUT)[K]> }
