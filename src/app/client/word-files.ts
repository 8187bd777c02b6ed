/** What is said, in a file for each language, since a browser reads one: see `sentences` in vite.config.ts. */
export const WORD_FILES = {
  first: { th: () => import('virtual:first-words/th'), en: () => import('virtual:first-words/en') },
  more: { th: () => import('virtual:more-words/th'), en: () => import('virtual:more-words/en') },
  rare: { th: () => import('virtual:rare-words/th'), en: () => import('virtual:rare-words/en') },
}
