import i18next, { type BackendModule, type InitOptions, type i18n } from 'i18next'
import type { Language } from './thai-date.ts'

/** Keys are flat (`po.title`); what English says of one has the key `key_one`. */
export const OPTIONS: InitOptions = {
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
}

/** The sentences of one language, by key. */
export type Sentences = Record<string, string>

/** More words, which `loadNamespaces` brings: those of the product, and those of screens that are seldom opened. */
export const MORE = 'more'
export const RARE = 'rare'
export type Part = 'first' | typeof MORE | typeof RARE

/**
 * An i18next instance that fetches what it says by `read`, in one language: at first the words of the first page, by
 * `loadNamespaces` more. Sentences with dates need `addFormats` besides. Another language is fetched when it is chosen;
 * where that fails, the first one stays.
 */
export async function fetchWords(
  language: Language,
  read: (part: Part, language: Language) => Promise<Sentences>,
): Promise<i18n> {
  const backend: BackendModule = {
    type: 'backend',
    init: () => {},
    read: async (lng, namespace) =>
      read(isPart(namespace) ? namespace : 'first', lng === 'en' ? 'en' : 'th'),
  }
  const instance = i18next.createInstance().use(backend)
  await instance.init({
    ...OPTIONS,
    lng: language,
    fallbackLng: language,
    fallbackNS: [MORE, RARE],
    saveMissing: true,
    // What the server says is a sentence already.
    missingKeyHandler: (_languages, _namespace, key) => {
      if (/^\w+(\.\w+)+$/.test(key)) console.error('No words for', key)
    },
  })
  return instance
}

/** Brings more words to `instance`; rejects where they cannot be fetched. */
export async function fetchMore(instance: i18n, part: Part): Promise<void> {
  await instance.loadNamespaces(part)
  const isMissing = () => !instance.hasResourceBundle(instance.language, part)
  // What could not be fetched once it does not fetch again by itself.
  if (isMissing()) await instance.reloadResources(instance.language, part)
  if (isMissing()) throw new Error(part)
}

function isPart(namespace: string): namespace is Part {
  return namespace === MORE || namespace === RARE
}
