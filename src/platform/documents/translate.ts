import type { OfficerContext } from '../call-context.ts'
import { createTranslate, type Words } from '../i18n.ts'
import { KINDS, type Kind } from '../kinds.ts'
import { terms } from '../terms.ts'
import { formatInstant, type Language } from '../thai-date.ts'
import { words as ofDocuments } from './words.ts'

const ofEveryDocument = { ...terms, ...ofDocuments }

/**
 * The sentence of a key in one language. `n` also chooses the plural form; where `n` is text with separators, `count`
 * does.
 */
export type Translate<Key extends string> = (
  key: Key | keyof typeof ofEveryDocument,
  params?: Record<string, string | number>,
) => string

/** Gives, for a language, the `t` of a document: it knows the words of a feature and those of every document. */
export function createTranslator<W extends Words>(
  words: W,
): (language: Language) => Translate<keyof W & string> {
  const translate = createTranslate({ ...ofEveryDocument, ...words })
  return (language) => (key, params) =>
    translate(key, { count: Number(params?.n), ...params }, language)
}

/** The heads of a table's columns, each with its unit in brackets below, for `head` of the template. */
export function columnHeads<Key extends string>(
  t: Translate<Key>,
  fields: readonly { word: Key | keyof typeof terms; kind: Kind }[],
) {
  return fields.map(({ word, kind }) => {
    const { unit } = KINDS[kind]
    return { name: t(word), unit: unit ? `(${t(unit as keyof typeof terms)})` : '' }
  })
}

/** The footer of `sheet`: who printed the document and when, and the word before the page number. */
export function footer({ now, officer, language }: OfficerContext, t: Translate<never>) {
  const [date = '', time = ''] = formatInstant(now, 'table', language).split(' ')
  const name = `${officer.firstName} ${officer.lastName}`
  return {
    printed: t('document.printed', { date, time, officer: name }),
    page: t('document.page'),
  }
}

interface Signature {
  who: string
  /** Printed under the line; where it is empty there is room to write it. */
  name: string
  date: string
}

/** The lines to sign on and the words around them, for `signatures` of the template. */
export function signatureBlock(
  t: Translate<never>,
  signatures: readonly (Partial<Signature> & { who: string })[],
) {
  return {
    signed: t('document.signed'),
    date: t('term.date'),
    signatures: signatures.map((one) => ({ name: '', date: '', ...one })),
  }
}
