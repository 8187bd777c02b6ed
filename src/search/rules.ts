import { numberKey, searchKey } from '../platform/search-key.ts'

/** Records of a kind that are shown, and signs without which nothing is looked for. */
export const MAX_SHOWN = 3
export const MIN_TYPED = 2

/** Days back from now in which the tickets of a vehicle are counted. */
export const RECENT_DAYS = 30

/** The first records of a kind that were found, and how many there are. */
export interface FoundPage<Row> {
  total_record: number
  total_capped?: boolean
  data: readonly Row[]
}

/** How near the key of what is typed comes to a name: 0 where it is that very name, 1 where the name begins so, else 2. */
export function distanceOf(key: string, name: string): 0 | 1 | 2 {
  const whole = searchKey(name)
  const names = [whole, numberKey(whole)]
  if (names.includes(key)) return 0
  return names.some((one) => one.startsWith(key)) ? 1 : 2
}
