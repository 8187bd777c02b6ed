import { z } from 'zod'
import { day, page, pageOf, read, text, uuid } from '../../platform/call.ts'
import { PALM } from '../../platform/roles.ts'
import { SORT_FIELDS, TICKET_STATUSES } from '../rules.ts'
import { palmRecord } from './record.ts'

export const calls = {
  getWeightProcess: read({
    path: 'po/getWeightProcess',
    roles: PALM,
    input: z.strictObject({
      POHeaderUUID: uuid.nullish(),
      filterSearch: text(100).nullish(),
      filterGrade: z.union([z.int().min(0).max(100), z.literal('')]).nullish(),
      filterDateIn: z.union([day, z.literal('')]).nullish(),
      filterDateOut: z.union([day, z.literal('')]).nullish(),
      /** All, waiting, completed; waiting since today or before; or waiting for one thing: weighing out, grade, price; or voided. */
      filterStatus: z.enum(TICKET_STATUSES).default('A'),
      /** Newest time in first where nothing is said. */
      sort: z
        .strictObject({ field: z.enum(SORT_FIELDS), direction: z.enum(['asc', 'desc']) })
        .nullish(),
      page,
    }),
    output: pageOf(palmRecord),
    errors: ['po.notFound'],
  }),
}
