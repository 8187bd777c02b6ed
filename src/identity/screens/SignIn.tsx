import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { SignInForm } from './SignInForm.tsx'

/** The sign-in page within the product: after a session, or on the way to another page. */
export function SignIn() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const search = useSearch({ strict: false })
  const leave = (href: string) => {
    // What is left was read by another officer, or before the session ended.
    void queries.invalidateQueries()
    void navigate({ href, replace: true })
  }
  return <SignInForm search={search} onSignedIn={leave} />
}
