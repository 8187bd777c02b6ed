/** Records of a kind that are shown, and signs without which nothing is looked for. */
export const MAX_SHOWN = 3
export const MIN_TYPED = 2

/** Days back from now in which the tickets of a vehicle are counted. */
export const RECENT_DAYS = 30
