import { z } from 'zod'
import type { Sort } from './column.ts'

/** Search parameters of a list that the server sorts and pages; `sort` is the schema of the sort field, with a default. */
export function sortedPage<Field extends z.ZodType>(sort: Field, direction: Sort['direction']) {
  return {
    page: z.number().int().min(0).default(0),
    sort,
    direction: z.enum(['asc', 'desc']).default(direction),
  }
}

interface SortedPage<Field extends string> {
  page: number
  sort: Field
  direction: Sort['direction']
}

/** The sort of an address as the calls take it. */
export function sortOf<Field extends string>({ sort, direction }: SortedPage<Field>) {
  return { field: sort, direction }
}

/** Page and sort as `ServerList` takes them; a change of the sort goes to the first page. */
export function pageOf<Field extends string>(
  view: SortedPage<Field>,
  change: (part: Partial<SortedPage<Field>>) => void,
) {
  return {
    page: view.page,
    onPage: (page: number) => change({ page }),
    sort: sortOf(view),
    // The key of a sortable column is the name of its sort field.
    onSort: ({ field, direction }: Sort) => change({ sort: field as Field, direction, page: 0 }),
  }
}
