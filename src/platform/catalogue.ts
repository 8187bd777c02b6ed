import type { TFunction } from 'i18next'
import type { Language } from './thai-date.ts'

/**
 * What the product says. Platform knows no feature: `src/app`, which knows them all, adds `errors`, the rows by code,
 * `server`, the sentences of the server by key, and `screens`, those of the screens, which hold the server's as well.
 */
export interface Catalogue {
  language: Language
}
type Part<Name extends string> = Catalogue extends Record<Name, infer Sentences> ? Sentences : never

/** A code that a call may refuse with. */
export type ErrorCode = keyof Part<'errors'>
/** A key of what the server says. */
export type ServerKey = keyof Part<'server'>
/** A key of what the screens say. */
export type WordKey = keyof Part<'screens'>

/** The parameters of a code's sentence: `n` of `{{n}}`, `date` of `{{date, day}}`. */
export type ParamName<Code extends ErrorCode> = Placeholder<
  Part<'errors'>[Code][Catalogue['language']]
>
type Placeholder<Sentence> = Sentence extends `${string}{{${infer Name}}}${infer Rest}`
  ? (Name extends `${infer Bare},${string}` ? Bare : Name) | Placeholder<Rest>
  : never

/** Names a key of the words where a library takes any text, as zod does for its messages. */
export function messageKey<Key extends ServerKey | WordKey>(key: Key): Key {
  return key
}

/**
 * The word of a key that is made of what a mill has named itself, or of a text that may be a key;
 * `otherwise` where no word has that key.
 */
export function openWord(t: TFunction, key: string, otherwise: string, filling?: object): string {
  const translate = t as (key: string, filling: object) => string
  return translate(key, { ...filling, defaultValue: otherwise })
}
