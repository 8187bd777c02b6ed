import type { TFunction } from 'i18next'
import { openWord } from '../platform/catalogue.ts'
import { CallError } from '../platform/invoke.ts'

/** The message of an error for the officer: the server's own, or that of a lost connection. */
export function errorMessage(t: TFunction, error: unknown): string {
  if (!(error instanceof CallError)) return t('ui.broken')
  return error.message || t(error.code)
}

/** The message of a field: `message` is a key of the catalogue, or the text itself. */
export function fieldMessage(
  t: TFunction,
  message: string | undefined,
  filling?: object,
): string | undefined {
  return message && openWord(t, message, message, filling)
}
