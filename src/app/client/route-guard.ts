import { redirect } from '@tanstack/react-router'
import { addresses } from '../../platform/addresses.ts'
import { storedSession } from '../../platform/client.ts'
import { mayCall } from '../../platform/roles.ts'
import { showNotice } from '../../ui/toasts.tsx'
import { landing, type Screen } from '../screens.tsx'
import { words } from './words.ts'

/** Lets in whom the table of screens allows; a visitor goes to sign in, an officer to where they begin. */
export function guard(screen: Screen, href: string): void {
  const role = storedSession()?.role
  if (screen.name === 'signIn' && role !== undefined) throw redirect({ to: '/' })
  if (mayCall(screen.roles, role)) return
  if (role === undefined) {
    showNotice(words.t('auth.needSignIn'))
    throw redirect(addresses.signIn({ from: href }))
  }
  showNotice(words.t('auth.screenForbidden', { screen: words.t(screen.title) }))
  throw redirect({ to: '/' })
}

/** The root, and every address that no screen has. */
export function redirectHome(): never {
  const role = storedSession()?.role
  const first = role === undefined ? addresses.signIn() : landing(role)
  throw redirect({ ...first, replace: true })
}
