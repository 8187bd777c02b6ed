import { z } from 'zod'
import { instantOut } from '../../platform/call.ts'

/** An access key as lists have it, by which a machine proves itself; never its secret. */
export const accessKey = {
  UUID: z.uuid(),
  Name: z.string(),
  Created: instantOut,
  CreatedBy: z.string().nullable(),
  LastUsed: instantOut.nullable(),
  Revoked: instantOut.nullable(),
}

/** One that was made, with its secret, which is shown this once. */
export const newAccessKey = z.object({ UUID: z.uuid(), Name: z.string(), Token: z.string() })
