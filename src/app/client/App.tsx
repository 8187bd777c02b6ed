import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SignInLayout } from '../../identity/screens/Entrance.tsx'
import { SignInForm } from '../../identity/screens/SignInForm.tsx'
import { ROUTES } from '../../platform/addresses.ts'
import { fetchMore, MORE } from '../../platform/fetch-words.ts'
import { MainButton } from '../../ui/actions/MainButton.tsx'
import { beginsAtSignIn, fetchProductCode } from './fetched.ts'
import { reload } from './reload.ts'
import { words } from './words.ts'

const SIGN_IN = ROUTES.signIn.path

/**
 * The sign-in page alone where a visitor begins there, which needs a third of the code; everything else is the product,
 * fetched while they type.
 */
export function App() {
  const [isVisitor] = useState(beginsAtSignIn)
  const [Product, setProduct] = useState<ComponentType>()
  const open = useCallback(async () => {
    const loaded = await fetchProduct()
      .then((loadProduct) => loadProduct())
      .catch(() => NotFetched)
    setProduct(() => loaded)
  }, [])
  useEffect(() => {
    if (isVisitor) window.history.replaceState(null, '', SIGN_IN + window.location.search)
    else void open()
  }, [isVisitor, open])
  if (Product) return <Product />
  if (!isVisitor) return null
  const enter = (address: string) => {
    window.history.replaceState(null, '', address)
    void open()
  }
  const search = Object.fromEntries(new URLSearchParams(window.location.search))
  return <SignInForm search={search} onBegin={prefetch} onSignedIn={enter} />
}

/** Stands in for the product where it could not be fetched; it stays where the server does not answer. */
function NotFetched() {
  const { t } = useTranslation()
  const [running, setRunning] = useState(false)
  const [answers, setAnswers] = useState(true)
  const press = async () => {
    setRunning(true)
    setAnswers(await reload())
    setRunning(false)
  }
  return (
    <SignInLayout title={t('ui.app')} about={t(answers ? 'ui.broken' : 'ui.noNetwork')}>
      <div style={{ marginTop: 20 }}>
        <MainButton running={running} onClick={press}>
          {t('ui.reload')}
        </MainButton>
      </div>
    </SignInLayout>
  )
}

/** Fetches the product and all that it says; the function that it returns loads the first screen. */
async function fetchProduct(): Promise<() => Promise<ComponentType>> {
  const [loadProduct] = await Promise.all([fetchProductCode(), fetchMore(words, MORE)])
  return loadProduct
}

/** What fails here is fetched again, and said, when it is needed. */
function prefetch() {
  fetchProduct().catch(() => undefined)
}
