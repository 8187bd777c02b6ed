import type { TFunction } from 'i18next'

/** A member level in the language of the screen; one that a mill has named itself keeps its name. */
export function levelWords(t: TFunction, name: string): string {
  return t(`level.${name}`, { defaultValue: name })
}
