import { type NavigateOptions, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { z } from 'zod'

/**
 * Filters, sort and page of a screen, kept in its address so that a link shows the same list and
 * Back works. `schema` gives every field a default; what is broken in a link falls back to it.
 * Fields at their default are left out of the address. A change with `replace` leaves no entry in the browser history.
 */
export function useAddress<Schema extends z.ZodObject>(schema: Schema) {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const changeSearch = useChangeSearch()
  const state = useMemo(() => readAddress(schema, search), [schema, search])
  const change = useCallback(
    (part: Partial<z.output<Schema>>, options: { replace?: boolean } = {}) =>
      changeSearch((now) => withoutDefaults(schema, { ...now, ...part }), options),
    [changeSearch, schema],
  )
  return [state, change] as const
}

type Search = Record<string, unknown>
/** `replace` leaves no entry in the browser history; `state` is stored with the entry. */
export type ChangeOptions = Pick<NavigateOptions, 'replace' | 'state'>

const HERE: string = '.'

/** Returns a function that changes the search of the present address. */
export function useChangeSearch() {
  const navigate = useNavigate()
  return useCallback(
    (change: (now: Search) => Search, options: ChangeOptions = {}) =>
      navigate({ to: HERE, ...options, search: change }),
    [navigate],
  )
}

/** Reads each field by itself, so that one broken field does not lose the others. */
export function readAddress<Schema extends z.ZodObject>(
  schema: Schema,
  search: Record<string, unknown>,
): z.output<Schema> {
  const fields = Object.entries(schema.shape).map(([name, field]) => {
    const read = (field as z.ZodType).safeParse(search[name])
    return [name, read.success ? read.data : (field as z.ZodType).parse(undefined)]
  })
  return Object.fromEntries(fields)
}

/** `search` without the fields that are at their default. */
export function withoutDefaults(
  schema: z.ZodObject,
  search: Record<string, unknown>,
): Record<string, unknown> {
  const first = readAddress(schema, {}) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(search).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(first[name]),
    ),
  )
}
