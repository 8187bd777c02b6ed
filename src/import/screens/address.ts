import { z } from 'zod'

/** The import that is shown, its step where an officer chose one, and which rows are. */
export const importAddress = z.object({
  id: z.union([z.uuid(), z.literal('')]).default(''),
  step: z.enum(['', 'columns', 'check']).default(''),
  show: z.enum(['', 'faulty', 'new', 'changed', 'unchanged']).default(''),
  page: z.number().int().min(0).default(0),
})
export type ImportView = z.output<typeof importAddress>
