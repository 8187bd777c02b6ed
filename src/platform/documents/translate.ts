import type { OfficerContext } from '../call-context.ts'
import { createTranslate, type Words } from '../i18n.ts'
import { KINDS, type Kind } from '../kinds.ts'
import { letterhead } from '../letterhead.ts'
import { terms } from '../terms.ts'
import { formatDay, formatInstant, type Language } from '../thai-date.ts'
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

/** The head of a column with its unit in brackets below, for `head` of the template. */
export function columnHead<Key extends string>(
  t: (key: Key | keyof typeof terms) => string,
  { word, kind }: { word: Key | keyof typeof terms; kind: Kind },
) {
  const { unit } = KINDS[kind]
  return { name: t(word), unit: unit ? `(${t(unit as keyof typeof terms)})` : '' }
}

export interface SheetOfDay {
  title: string
  /** 'YYYY-MM-DD', the day that it is of. */
  day: string
  /** Who signs it, from left to right. */
  signing: readonly (keyof typeof ofDocuments)[]
}

/** What a sheet of a day has around its tables: the mill's name, its title, who signs it, and who printed it. */
export function sheetOfDay(
  { title, day, signing }: SheetOfDay,
  ctx: OfficerContext,
  t: Translate<never>,
) {
  return {
    mill: { ...letterhead() },
    title,
    day: t('document.ofDay', { day: formatDay(day, 'heading', ctx.language) }),
    empty: t('document.empty'),
    ...signatureBlock(
      t,
      signing.map((who) => ({ who: t(who) })),
    ),
    ...footer(ctx, t),
  }
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
