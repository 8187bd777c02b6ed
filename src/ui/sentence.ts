import type { TFunction } from 'i18next'
import { openWord } from '../platform/catalogue.ts'
import { CallError } from '../platform/client.ts'

/** What to tell a person about a failure: the server's own sentence, or that of a lost network. */
export function sentence(t: TFunction, error: unknown): string {
  if (!(error instanceof CallError)) return t('ui.broken')
  return error.message || t(error.code)
}

/** A message of a field: a key of the catalogue, or a sentence that stands already. */
export function fieldWords(
  t: TFunction,
  message: string | undefined,
  filling?: object,
): string | undefined {
  return message && openWord(t, message, message, filling)
}
