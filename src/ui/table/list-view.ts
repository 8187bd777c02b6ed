import { z } from 'zod'

/** What a list that pages in the browser keeps in the address. */
export const listView = z.object({
  q: z.string().default(''),
  page: z.number().int().min(0).default(0),
  size: z.union([10, 20, 30, 40, 50, 100].map((size) => z.literal(size))).default(10),
  sort: z.string().default(''),
  desc: z.boolean().default(false),
})

export type ListView = z.output<typeof listView>
export const firstView: ListView = listView.parse({})
