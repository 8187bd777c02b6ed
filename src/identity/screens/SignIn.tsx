import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { isSameOfficer, latestSession, storedSession } from '../../platform/client.ts'
import { ownAddress, SignInForm } from './SignInForm.tsx'

/** The sign-in page within the product: after a session, or on the way to another page. */
export function SignIn() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const search: { from?: unknown } = useSearch({ strict: false })
  const [former] = useState(latestSession)
  const leave = (href: string) => {
    // Whatever this window knows was read by another: it begins anew.
    if (former && !isSameOfficer(former, storedSession())) return window.location.replace(href)
    // What is left was read before the session ended.
    void queries.invalidateQueries()
    void navigate({ href, replace: true })
  }
  useSignInElsewhere(() => leave(ownAddress(search.from)))
  return <SignInForm search={search} onSignedIn={leave} />
}

/** Calls `onSignedIn` once somebody has signed in in another window of this browser. */
function useSignInElsewhere(onSignedIn: () => void) {
  const check = useEffectEvent(() => {
    if (storedSession()) onSignedIn()
  })
  useEffect(() => {
    const onStorage = () => check()
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
}
