/** Decimals that a number of each unit may have. */
const DECIMALS = { kg: 0, days: 0, times: 2 } as const
export type Unit = keyof typeof DECIMALS

interface Definition {
  unit: Unit
  /** Holds until an administrator sets another. */
  initial: number
  min: number
  max: number
}

/** Every setting of the mill: a new one is a row here, its words, and whoever asks it. */
export const SETTINGS = {
  /** Weights of a truck below it are asked about. */
  leastTruckWeight: { unit: 'kg', initial: 100, min: 0, max: 10_000 },
  greatestTruckWeight: { unit: 'kg', initial: 80_000, min: 10_001, max: 200_000 },
  /** Days before a reading comes in that its way in may lie. */
  oldestWayIn: { unit: 'days', initial: 30, min: 1, max: 366 },
  /** A net weight against the median of the last ones of its plate. */
  leastNetToMedian: { unit: 'times', initial: 0.2, min: 0, max: 0.99 },
  greatestNetToMedian: { unit: 'times', initial: 5, min: 1.01, max: 100 },
  /** A weight of a truck that changes by more after its way out is told. */
  greatestChange: { unit: 'kg', initial: 100, min: 0, max: 10_000 },
} as const satisfies Record<string, Definition>

export type SettingKey = keyof typeof SETTINGS
/** What each setting is on a day. */
export type Settings = Record<SettingKey, number>

export const SETTING_KEYS = Object.keys(SETTINGS) as [SettingKey, ...SettingKey[]]
/** Further ahead a day is a slip of the hand. */
export const MAX_DAYS_AHEAD = 366

/** The definition of a setting, whichever it is, with its word and its decimals. */
export function definitionOf(key: SettingKey) {
  const definition: Definition = SETTINGS[key]
  return { ...definition, word: `setting.${key}` as const, decimals: DECIMALS[definition.unit] }
}

/** Whether a setting may have that value. */
export function isAllowed(key: SettingKey, value: number): boolean {
  const { min, max, decimals } = definitionOf(key)
  return value >= min && value <= max && Number(value.toFixed(decimals)) === value
}

/** What holds where nobody set anything. */
export const INITIAL = Object.fromEntries(
  SETTING_KEYS.map((key) => [key, SETTINGS[key].initial]),
) as Settings
