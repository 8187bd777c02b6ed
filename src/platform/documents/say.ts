import type { OfficerContext } from '../call-context.ts'
import { createSay, type Words } from '../i18n.ts'
import { terms } from '../terms.ts'
import { formatInstant, type Language } from '../thai-date.ts'
import { words as ofDocuments } from './words.ts'

const ofEveryDocument = { ...terms, ...ofDocuments }

/** A key's sentence in the reader's language; `n`, or `count` where it is written with separators, also chooses its plural. */
export type Say<Key extends string> = (
  key: Key | keyof typeof ofEveryDocument,
  params?: Record<string, string | number>,
) => string

/** What says the words of a feature, and those of every document, in the language asked for. */
export function speaker<W extends Words>(words: W): (language: Language) => Say<keyof W & string> {
  const say = createSay({ ...ofEveryDocument, ...words })
  return (language) => (key, params) => say(key, { count: Number(params?.n), ...params }, language)
}

/** Who printed the document and when, and the word before the page's number: what `sheet` has at its foot. */
export function foot({ now, officer, language }: OfficerContext, say: Say<never>) {
  const [date = '', time = ''] = formatInstant(now, 'table', language).split(' ')
  const name = `${officer.firstName} ${officer.lastName}`
  return {
    printed: say('document.printed', { date, time, officer: name }),
    page: say('document.page'),
  }
}

interface Signature {
  who: string
  /** Printed under the line where it is known; else there is room to write it. */
  name: string
  date: string
}

/** The words around the lines to sign on, for `signatures`. */
export function signing(
  say: Say<never>,
  signatures: readonly (Partial<Signature> & { who: string })[],
) {
  return {
    signed: say('document.signed'),
    date: say('term.date'),
    signatures: signatures.map((one) => ({ name: '', date: '', ...one })),
  }
}
