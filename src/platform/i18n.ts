import i18next, { type i18n } from 'i18next'
import { OPTIONS, type Sentences } from './fetch-words.ts'
import { reasonWords } from './reasons.ts'
import { formatDay, formatMoment, formatWait, type Language } from './thai-date.ts'

/** A sentence by key, in both languages, and in English where `count` is 1; `{{x}}` is a placeholder. */
export type Words = Record<string, { th: string; en: string; one?: string }>

/** An i18next instance with `words`. */
export function createWords(words: Words, language: Language = 'th'): i18n {
  const instance = i18next.createInstance()
  instance.init({
    ...OPTIONS,
    lng: language,
    fallbackLng: 'th',
    initAsync: false,
    resources: {
      th: { translation: sentencesOf(words, 'th') },
      en: { translation: sentencesOf(words, 'en') },
    },
  })
  return addFormats(instance)
}

/** Lets sentences fill in days, times, how long to wait, who did something and why; returns `instance`. */
export function addFormats(instance: i18n): i18n {
  const { formatter } = instance.services
  formatter?.add('day', (value, lng) => formatDay(String(value), 'table', lng as Language))
  formatter?.add('time', (value, lng) => formatMoment(new Date(value), new Date(), lng as Language))
  formatter?.add('wait', (seconds, lng) => formatWait(Number(seconds), lng as Language))
  formatter?.add('reason', (value, lng) => reasonWords(String(value), lng as Language))
  formatter?.add('who', (value, lng) => value || SYSTEM_NAME[lng as Language])
  return instance
}

/** Returns a function that translates a key of `words`, its placeholders filled with `filling`, to a language. */
export function createTranslate<W extends Words>(words: W) {
  // The compiler knows the keys of the screens' catalogue; this one says those of `words`.
  const t = createWords(words).t as (key: string, filling: object) => string
  return (key: keyof W & string, filling: object, language: Language): string =>
    t(key, { ...filling, lng: language })
}

/** The name shown for what no officer did: an import, the system itself. */
const SYSTEM_NAME = { th: 'ระบบ', en: 'The system' }

/** The language of an Accept-Language header; Thai where it names neither of ours. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const requested = acceptLanguage?.trim().slice(0, 2).toLowerCase()
  return requested === 'en' ? 'en' : 'th'
}

/** What `words` say in `language`; of one the key is `key_one`. */
export function sentencesOf(words: Words, language: Language): Sentences {
  const sentences = Object.entries(words).flatMap(([key, { one, ...word }]) => [
    [key, word[language]],
    ...(one && language === 'en' ? [[`${key}_one`, one]] : []),
  ])
  return Object.fromEntries(sentences)
}
