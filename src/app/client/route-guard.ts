import { redirect } from '@tanstack/react-router'
import { addresses } from '../../platform/addresses.ts'
import { storedSession } from '../../platform/client.ts'
import { mayCall } from '../../platform/roles.ts'
import { showNotice } from '../../ui/toasts.tsx'
import { landing, type Screen } from '../screens.tsx'
import { words } from './words.ts'

/** Lets in whom the table of screens allows; a visitor goes to sign in, an officer to where they begin. */
export function guard(screen: Screen, href: string): void {
  const session = storedSession()
  const role = session?.role
  if (screen.name === 'signIn' && session) throw redirect({ to: '/' })
  const isForOfficers = screen.name === 'newPassword' || screen.name === 'secondFactor'
  if (isForOfficers && !session) throw redirect({ to: '/' })
  if (session?.hasTemporaryPassword && screen.roles !== 'public')
    throw redirect(addresses.newPassword({ from: href }))
  if (session?.needsSecondFactor && screen.roles !== 'public')
    throw redirect(addresses.secondFactor({ from: href }))
  if (mayCall(screen.roles, role)) return
  if (role === undefined) {
    showNotice(words.t('auth.needSignIn'))
    throw redirect(addresses.signIn({ from: href }))
  }
  showNotice(words.t('auth.screenForbidden', { screen: words.t(screen.title) }))
  throw redirect({ to: '/' })
}

/** An address that no screen has leads to the beginning, with a sentence that says so. */
export function redirectUnknown({ pathname }: { pathname: string }): never {
  showNotice(words.t('ui.noSuchScreen', { address: pathname }))
  redirectHome()
}

/** The root leads an officer to where their role begins, and a visitor to sign in. */
export function redirectHome(): never {
  const role = storedSession()?.role
  const first = role === undefined ? addresses.signIn() : landing(role)
  throw redirect({ ...first, replace: true })
}
