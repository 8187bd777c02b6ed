import { redirect } from '@tanstack/react-router'
import { storedSession } from '../../platform/client.ts'
import { mayCall } from '../../platform/roles.ts'
import { notice } from '../../ui/toasts.tsx'
import { landing, type Screen, SIGN_IN } from '../screens.tsx'
import { words } from './words.ts'

/** Lets in whom the table of screens allows; a visitor goes to sign in, an officer to where they begin. */
export function guard(screen: Screen, href: string): void {
  const role = storedSession()?.role
  if (screen.path === SIGN_IN && role !== undefined) throw redirect({ to: '/' })
  if (mayCall(screen.roles, role)) return
  if (role === undefined) {
    notice(words.t('auth.needSignIn'))
    throw redirect({ to: SIGN_IN, search: { from: href } as never })
  }
  notice(words.t('auth.gate', { screen: words.t(screen.title) }))
  throw redirect({ to: '/' })
}

/** The root, and every address that no screen has. */
export function toBeginning(): never {
  const role = storedSession()?.role
  throw redirect({ to: role === undefined ? SIGN_IN : landing(role), replace: true })
}
