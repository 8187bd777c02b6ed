import { z } from 'zod'
import { PAGE_SIZES } from '../../platform/page-sizes.ts'

/** What a list that pages in the browser keeps in the address. */
export const listView = z.object({
  q: z.string().default(''),
  page: z.number().int().min(0).default(0),
  /** 0: as the officer had it last. */
  size: z.literal([0, ...PAGE_SIZES]).default(0),
  sort: z.string().default(''),
  desc: z.boolean().default(false),
})

/** Rows of a page where the officer never chose how many. */
export const USUAL_SIZE = 10

export type ListView = z.output<typeof listView>
export const firstView: ListView = listView.parse({})
