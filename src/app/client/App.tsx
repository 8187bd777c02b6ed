import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { SignInForm } from '../../identity/screens/SignInForm.tsx'
import { ROUTES } from '../../platform/addresses.ts'
import { storedSession } from '../../platform/session.ts'

const SIGN_IN = ROUTES.signIn.path

/**
 * The sign-in page alone where a visitor begins there, which needs a third of the code; everything else is the product,
 * fetched while they type.
 */
export function App() {
  const [isVisitor] = useState(beginsAtSignIn)
  const [Product, setProduct] = useState<ComponentType>()
  const open = useCallback(async () => {
    const { loadProduct } = await fetchProduct()
    const loaded = await loadProduct()
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
    open().catch(() => window.location.reload())
  }
  const search = Object.fromEntries(new URLSearchParams(window.location.search))
  return <SignInForm search={search} onBegin={fetchProduct} onSignedIn={enter} />
}

function beginsAtSignIn(): boolean {
  return storedSession() === undefined && ['/', SIGN_IN].includes(window.location.pathname)
}

function fetchProduct() {
  return import('./Product.tsx')
}
