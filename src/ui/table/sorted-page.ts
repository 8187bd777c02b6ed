import { z } from 'zod'
import type { Sort } from './column.ts'

/** Page and sort of a list that the server sorts and pages, in its address; `sort` reads the field and has a default. */
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

/** Page and sort as `ServerList` takes them; another sort begins at the first page. */
export function pageOf<Field extends string>(
  view: SortedPage<Field>,
  change: (part: Partial<SortedPage<Field>>) => void,
) {
  return {
    page: view.page,
    onPage: (page: number) => change({ page }),
    sort: sortOf(view),
    // A column that can be sorted has the name of its field.
    onSort: ({ field, direction }: Sort) => change({ sort: field as Field, direction, page: 0 }),
  }
}
