/** What somebody typed: the fields that differ from what was `seen`. */
export function ownOf<Values extends object>(typed: Values, seen: Values): Partial<Values> {
  const names = Object.keys(typed) as (keyof Values)[]
  const own = names.filter((name) => typed[name] !== seen[name])
  return Object.fromEntries(own.map((name) => [name, typed[name]])) as Partial<Values>
}
