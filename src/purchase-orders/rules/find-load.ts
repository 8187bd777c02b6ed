import { searchKey } from '../../platform/search-key.ts'

/** A typed search of fewer figures and letters names no single truck yet. */
const MIN_NAMED = 4

/**
 * Whether what is typed names a load by one of its numbers or its plate: dashes, spaces and the letters before a number
 * make no difference, nor do Thai digits.
 */
export function namesLoad(typed: string, names: readonly (string | null)[]): boolean {
  const asked = searchKey(typed)
  const figures = asked.replace(/^\D+/, '')
  return names.some((name) => {
    const known = searchKey(name ?? '')
    return known.includes(asked) || (figures.length >= MIN_NAMED && known.includes(figures))
  })
}

/** Whether enough is typed that a single load found is the one that is meant. */
export function isNamed(typed: string): boolean {
  return searchKey(typed).length >= MIN_NAMED
}
