import type { Id, Kind } from './record-kinds.ts'
import { kindOf } from './record-kinds.ts'

/** A place of an input where an id stands: which kind it names, and the same input with another id there. */
export interface IdPlace {
  field: string
  kind: Kind
  with(id: Id): unknown
}

/** The places of `input`, which is right for the call `path`, that name a record. */
export function idPlaces(path: string, input: unknown, field = ''): IdPlace[] {
  if (Array.isArray(input)) {
    return idPlaces(path, input[0], field).map((place) => ({
      ...place,
      with: (id) => [place.with(id), ...input.slice(1)],
    }))
  }
  if (input !== null && typeof input === 'object') {
    return Object.entries(input).flatMap(([name, inside]) =>
      idPlaces(path, inside, name).map((place) => ({
        ...place,
        with: (id: Id) => ({ ...input, [name]: place.with(id) }),
      })),
    )
  }
  const kind = kindOf(path, field)
  return kind ? [{ field, kind, with: (id) => id }] : []
}
