import { ROUTES } from '../../platform/addresses.ts'
import { storedLanguage, storedSession } from '../../platform/session.ts'
import { WORD_FILES } from './word-files.ts'

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
    ? [WORD_FILES.first[language]()]
    : [WORD_FILES.first[language](), fetchProductCode(), WORD_FILES.more[language]()]
  Promise.all(early).catch(() => undefined)
}

fetchEarly()
