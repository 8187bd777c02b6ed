import { ROUTES } from '../../platform/addresses.ts'
import { storedLanguage, storedSession } from '../../platform/session.ts'

/** What is said, in a file for each language, since a browser reads one: see `sentences` in vite.config.ts. */
export const WORDS = {
  first: { th: () => import('virtual:first-words/th'), en: () => import('virtual:first-words/en') },
  more: { th: () => import('virtual:more-words/th'), en: () => import('virtual:more-words/en') },
  rare: { th: () => import('virtual:rare-words/th'), en: () => import('virtual:rare-words/en') },
}

/** Whether the sign-in page is what is shown first. */
export function beginsAtSignIn(): boolean {
  const isPage = ['/', ROUTES.signIn.path].includes(window.location.pathname)
  return isPage && storedSession() === undefined
}

/** The code of everything behind the sign-in page. */
export async function fetchProductCode() {
  const { loadProduct } = await import('./Product.tsx')
  return loadProduct
}

/** Begins to fetch what is needed besides the code of the first page; what fails is fetched again where it is used. */
function fetchEarly(): void {
  const language = storedLanguage()
  const early = beginsAtSignIn()
    ? [WORDS.first[language]()]
    : [WORDS.first[language](), fetchProductCode(), WORDS.more[language]()]
  Promise.all(early).catch(() => undefined)
}

fetchEarly()
